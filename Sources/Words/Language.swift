/// The language a program speaks, chosen once from the environment and handed to whatever writes sentences.
///
/// A sentence is named by its English text: `language("Nothing rings.")`. Values take the places `%1` … `%9`, so that
/// another language may put them in another order.
public struct Language: Hashable, Sendable {
  /// The locale's name without codeset and modifier, as in `ko_KR`; `en` when nothing is set or the locale is C.
  public let tag: String

  /// Whether times are shown and turned with AM and PM.
  ///
  /// Decided by the locale's name alone (`en_US`: yes, `en_GB`: no), because the locale itself is often not installed.
  public let usesTwelveHours: Bool

  /// English with a 24-hour clock.
  public static let english = Language(name: "en")

  /// Reads the language the way the C library chooses one: `LC_ALL`, else `LC_MESSAGES`, else `LANG`.
  ///
  /// - Parameter environment: the process's environment; empty values count as unset.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    self.init(name: names.first { !$0.isEmpty } ?? "en")
  }

  /// Makes the language of one locale name such as `en_US.UTF-8`.
  public init(name: String) {
    let bare = String(name.prefix { $0 != "." && $0 != "@" })
    tag = ["", "C", "POSIX"].contains(bare) ? "en" : bare
    usesTwelveHours = Language.twelveHourLocales.contains(tag)
  }

  /// The sentence that stands for `english` in this language, with its places filled.
  ///
  /// - Parameters:
  ///   - english: the sentence in English; `%1` to `%9` mark the places.
  ///   - values: what goes into the places, in order; a place without a value stays as written.
  public func callAsFunction(_ english: StaticString, _ values: String...) -> String {
    let text = "\(english)"
    return values.isEmpty ? text : Language.fill(text, with: values)
  }
}

extension Language {
  /// Locales whose daily life runs on AM and PM, after the Unicode CLDR's preferred hour cycles.
  private static let twelveHourLocales: Set<String> = [
    "en_US", "en_CA", "en_AU", "en_NZ", "en_PH", "en_IN", "en_PK", "en_SG", "en_HK", "en_MY", "en_ZA", "ko_KR", "ko",
    "ar_EG", "ar_SA", "ar_AE", "hi_IN", "bn_BD", "ur_PK", "es_CO", "es_MX", "es_US", "fil_PH", "ms_MY", "zh_TW",
  ]

  private static func fill(_ text: String, with values: [String]) -> String {
    var filled = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "%") {
      filled += rest[..<mark]
      let after = rest.index(after: mark)
      if after < rest.endIndex, let place = rest[after].wholeNumberValue, values.indices.contains(place - 1) {
        filled += values[place - 1]
        rest = rest[rest.index(after: after)...]
      } else {
        filled += "%"
        rest = rest[after...]
      }
    }
    return filled + rest
  }
}
