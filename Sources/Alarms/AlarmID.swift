/// An alarm's name for machines: 8 characters, the first a letter, chosen at random.
///
/// The first character is a letter so that an id is never mistaken for the row number that `list` prints.
public struct AlarmID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The eight characters: lower-case letters and digits.
  public let description: String

  private static let letters = Array("abcdefghjkmnpqrstuvwxyz")
  private static let characters = letters + Array("23456789")

  /// Reads an id; nil when it is not 8 lower-case letters and digits with a letter first.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count == 8, let first = bytes.first, (97...122).contains(first) else { return nil }
    guard bytes.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) }) else { return nil }
    description = text
  }

  /// Makes a new id; letters and digits that look alike are left out.
  public static func random(using generator: inout some RandomNumberGenerator) -> AlarmID {
    var text = String(letters[Int.random(in: 0..<letters.count, using: &generator)])
    for _ in 1..<8 { text.append(characters[Int.random(in: 0..<characters.count, using: &generator)]) }
    return AlarmID(trusted: text)
  }

  /// A new id from the system's randomness.
  public static func random() -> AlarmID {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  private init(trusted: String) {
    description = trusted
  }

  /// In the order of their characters.
  public static func < (one: AlarmID, other: AlarmID) -> Bool {
    one.description < other.description
  }

  /// The identifier of the alarm's request in the notification centre.
  public var requestIdentifier: String { description }

  /// The identifier of the request for a running snooze.
  public var snoozeIdentifier: String { description + AlarmID.snoozeSuffix }

  /// Both identifiers an alarm can have in the notification centre.
  public var identifiers: [String] { [requestIdentifier, snoozeIdentifier] }

  /// The alarm that a request's identifier belongs to; nil for one that no alarm made.
  public init?(requestIdentifier: String) {
    let isSnooze = requestIdentifier.hasSuffix(AlarmID.snoozeSuffix)
    self.init(isSnooze ? String(requestIdentifier.dropLast(AlarmID.snoozeSuffix.count)) : requestIdentifier)
  }

  private static let snoozeSuffix = ".snooze"
}
