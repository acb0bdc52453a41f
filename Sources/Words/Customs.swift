/// What is usual where a locale's language is spoken, after the Unicode CLDR.
///
/// It is decided by the locale's name alone, because the locale itself is often not installed.
public struct Customs: Hashable, Sendable {
  /// Whether daily life runs on AM and PM (`en_US`: yes, `en_GB`: no).
  public let usesTwelveHours: Bool
  /// The day a week begins with on calendars.
  public let weekStart: WeekStart

  /// The customs of a locale.
  ///
  /// - Parameter tag: its name without codeset and modifier, as in `ko_KR`. A language without a region has those of the
  ///   region where most people speak it, English none: `en` is for everybody, with 24 hours and weeks from Monday on.
  public init(of tag: String) {
    usesTwelveHours = Customs.twelveHourLocales.contains(tag)
    let region = tag.split(separator: "_").dropFirst().last.map(String.init) ?? Customs.likelyRegions[tag] ?? ""
    weekStart =
      Customs.sundayRegions.contains(region)
      ? .sunday : Customs.saturdayRegions.contains(region) ? .saturday : .monday
  }
}

/// The day a week begins with where days stand in a row.
public enum WeekStart: Hashable, Sendable {
  /// As in France, Egypt and Korea.
  case monday, saturday, sunday
}

extension Customs {
  private static let twelveHourLocales: Set<String> = [
    "en_US", "en_CA", "en_AU", "en_NZ", "en_PH", "en_IN", "en_PK", "en_SG", "en_HK", "en_MY", "en_ZA", "ko_KR", "ko",
    "ar_EG", "ar_SA", "ar_AE", "hi_IN", "bn_BD", "ur_PK", "es_CO", "es_MX", "es_US", "fil_PH", "ms_MY", "zh_TW",
  ]

  private static let likelyRegions = [
    "ar": "EG", "bn": "BD", "fa": "IR", "he": "IL", "hi": "IN", "id": "ID", "ja": "JP", "km": "KH", "ko": "KR",
    "pt": "BR", "th": "TH", "ur": "PK",
  ]

  private static let sundayRegions: Set<String> = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK", "HN", "ID", "IL",
    "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI", "NP", "PA", "PE", "PH", "PK",
    "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]

  private static let saturdayRegions: Set<String> = [
    "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
}
