/// The language a program speaks, chosen once from the environment and handed to whatever writes sentences.
///
/// A sentence is named by its English text: `language("Nothing rings.")`. Values take the places `%1` … `%9`, so that
/// another language may put them in another order.
public struct Language: Sendable {
  /// The locale's name without codeset and modifier, as in `ko_KR`; `en` when nothing is set or the locale is C.
  public let tag: String

  /// Whether times are shown and turned with AM and PM; at first as it is usual in the locale.
  public var usesTwelveHours: Bool

  /// The day a week begins with where days stand in a row; at first as it is usual in the locale.
  public var weekStart: WeekStart

  /// The sentences of a language that has a file; nil for English.
  private let catalogue: Catalogue?

  /// English with a 24-hour clock.
  public static let english = Language(name: "en")

  /// Reads the language the way the C library chooses one: `LC_ALL`, else `LC_MESSAGES`, else `LANG`.
  ///
  /// Where `LC_ALL`, else `LC_CTYPE`, else `LANG` asks for ASCII or for characters other than UTF-8's, the sentences are
  /// English, because no others could be read.
  ///
  /// - Parameter environment: the process's environment; empty values count as unset.
  public init(environment: [String: String]) {
    func first(of names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    self.init(
      name: first(of: "LC_ALL", "LC_MESSAGES", "LANG") ?? "en", characters: first(of: "LC_ALL", "LC_CTYPE", "LANG"))
  }

  /// Makes the language of one locale name such as `en_US.UTF-8`.
  public init(name: String) {
    self.init(name: name, characters: name)
  }

  private init(name: String, characters: String?) {
    let bare = String(name.prefix { $0 != "." && $0 != "@" })
    tag = ["", "C", "POSIX"].contains(bare) ? "en" : bare
    let customs = Customs(of: tag)
    (usesTwelveHours, weekStart) = (customs.usesTwelveHours, customs.weekStart)
    catalogue = Language.hasAllLetters(characters ?? "") ? Languages.catalogue(for: tag) : nil
  }

  /// The sentence that stands for `english` in this language, with its places filled; the English one where it has none.
  ///
  /// - Parameters:
  ///   - english: the sentence in English; `%1` to `%9` mark the places. Where one English text means two things, what
  ///     stands before a `|` tells them apart and is not shown: "date, time|%1 %2".
  ///   - values: what goes into the places, in order; a place without a value stays as written.
  public func callAsFunction(_ english: StaticString, _ values: String...) -> String {
    sentence(english, values)
  }

  /// Whether it has a file, and is not English.
  public var isTranslated: Bool { catalogue != nil }

  /// The sentence that a table names.
  ///
  /// - Parameters:
  ///   - message: the sentence.
  ///   - values: what goes into its places, in order.
  public func callAsFunction(_ message: Message, _ values: String...) -> String {
    sentence(message.english, values)
  }

  func sentence(_ english: StaticString, _ values: [String]) -> String {
    let text = catalogue?.sentence(english) ?? Language.text(of: english)
    return values.isEmpty ? text : Language.fill(text, with: values)
  }
}

extension Language: Hashable {
  /// A language is what its name, its clock and its weeks say; its sentences follow from its name.
  public static func == (one: Language, other: Language) -> Bool {
    one.tag == other.tag && one.usesTwelveHours == other.usesTwelveHours && one.weekStart == other.weekStart
  }

  /// Feeds what makes it equal to another.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(usesTwelveHours)
    hasher.combine(weekStart)
  }
}

extension Language {
  /// Whether a locale's name leaves room for more than ASCII: `ko_KR` and `C.UTF-8` do, `C` and `ko_KR.EUC-KR` do not.
  private static func hasAllLetters(_ name: String) -> Bool {
    guard let dot = name.firstIndex(of: ".") else { return !["C", "POSIX"].contains(name) }
    let codeset = name[name.index(after: dot)...].prefix { $0 != "@" }
    return codeset.isEmpty || codeset.lowercased().filter { $0.isLetter || $0.isNumber } == "utf8"
  }

  private static func text(of english: StaticString) -> String {
    english.withUTF8Buffer { text in
      let meaning = text.firstIndex(of: UInt8(ascii: "|")).map { $0 + 1 } ?? 0
      return String(decoding: text[meaning...], as: UTF8.self)
    }
  }

  private static func fill(_ text: String, with values: [String]) -> String {
    var filled = ""
    var rest = Substring(text)
    var latest: String?
    while let mark = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) {
      filled += rest[..<mark]
      let after = rest.utf8.index(after: mark)
      if rest.utf8[mark] == UInt8(ascii: "%"), let value = value(at: rest[after...].utf8.first, values) {
        filled += value
        latest = value
        rest = rest[rest.utf8.index(after: after)...]
      } else if let latest, let end = rest[after...].utf8.firstIndex(of: UInt8(ascii: "}")),
        let particle = Particle(rest[after..<end])
      {
        filled += particle.form(after: latest)
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        filled += rest[mark..<after]
        rest = rest[after...]
      }
    }
    return filled + rest
  }

  private static func value(at place: UInt8?, _ values: [String]) -> String? {
    guard let place, case let number = Int(place) - Int(UInt8(ascii: "1")), values.indices.contains(number) else {
      return nil
    }
    return values[number]
  }
}
