import Alarms
import Testing
import Timekeeping
import Words

struct LanguageSettingsTests {
  private func language(_ name: String, _ changes: (AlarmSetting, String)...) throws -> Language {
    var settings = AlarmSettings.initial
    for (setting, text) in changes { settings = try settings.setting(setting, to: text) }
    return Language(name: name).following(settings)
  }

  @Test func theClockIsTheLocalesUnlessOneIsChosen() throws {
    #expect(
      try [language("en_US"), language("en_GB"), language("ko_KR")].map(\.usesTwelveHours) == [true, false, true])
    #expect(try language("en_GB", (.clock, "12")).usesTwelveHours)
    #expect(try !language("ko_KR", (.clock, "24")).usesTwelveHours)
    #expect(try language("ko_KR", (.clock, "24")).following(.auto) == language("ko_KR"))
  }

  @Test(arguments: [
    ("en", "auto", "Mon Tue Wed Thu Fri Sat Sun"), ("en_US", "auto", "Sun Mon Tue Wed Thu Fri Sat"),
    ("de_DE", "auto", "Mon Tue Wed Thu Fri Sat Sun"), ("ar_EG", "auto", "Sat Sun Mon Tue Wed Thu Fri"),
    ("ko_KR", "auto", "일 월 화 수 목 금 토"), ("ko", "auto", "일 월 화 수 목 금 토"),
    ("ko_KR", "monday", "월 화 수 목 금 토 일"), ("en_US", "saturday", "Sat Sun Mon Tue Wed Thu Fri"),
    ("en", "sunday", "Sun Mon Tue Wed Thu Fri Sat"),
  ])
  func theWeekBeginsAsTheLocaleOrTheSettingSays(_ name: String, _ setting: String, _ days: String) throws {
    let language = try language(name, (.weekStart, setting))
    #expect(language.week.map(language.weekday).joined(separator: " ") == days)
  }

  @Test func theEndsOfTheWeekHaveNames() throws {
    #expect(try language("en").endsOfWeek == ("Monday", "Sunday"))
    #expect(try language("en", (.weekStart, "saturday")).endsOfWeek == ("Saturday", "Friday"))
    #expect(try language("ko_KR").endsOfWeek == ("일요일", "토요일"))
  }
}
