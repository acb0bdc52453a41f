/// The months by their English names.
enum MonthName {
  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// Reads a month's name in lower case, its first three or more letters; 1 … 12.
  static func number(_ name: String) -> Int? {
    guard name.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
  }

  /// The first three letters of a month that is known to be 1 … 12: "feb".
  static func code(_ month: Int) -> String {
    names.indices.contains(month - 1) ? String(names[month - 1].prefix(3)) : String(month)
  }
}
