/// Numbers that say which one: "1st", "last", "2nd last".
enum EnglishOrdinal {
  /// The number as it is written; negative ones count from the end.
  static func text(_ number: Int) -> String {
    switch number {
    case -1: "last"
    case ..<0: "\(text(-number)) last"
    default: "\(number)\(suffix(of: number))"
    }
  }

  /// "st", "nd", "rd" or "th".
  static func suffix(of number: Int) -> String {
    switch (number / 10 % 10, number % 10) {
    case (1, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    case (_, _): "th"
    }
  }

  /// Whether letters after digits make an ordinal of them, in whichever of the four forms.
  static func isSuffix(_ letters: String) -> Bool {
    ["st", "nd", "rd", "th"].contains(letters)
  }

  /// The number of a word; nil for a word that is none.
  static func number(_ word: String) -> Int? {
    switch word {
    case "first": 1
    case "second": 2
    case "third": 3
    case "fourth": 4
    case "fifth": 5
    default: nil
    }
  }
}
