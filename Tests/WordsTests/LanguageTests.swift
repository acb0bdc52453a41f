import Foundation
import Testing

@testable import Words

struct LanguageTests {
  @Test func everyFileIsBuiltInUnderItsName() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/CLanguages/po").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".po") }
    #expect(Languages.tags.sorted() == files.map { String($0.dropLast(3)) }.sorted())
  }

  @Test func theNameOfTheLocaleChoosesTheFile() {
    #expect(["ko_KR", "ko"].allSatisfy { Languages.catalogue(for: $0) != nil })
    #expect(["kok_IN", "en_US", "de_DE"].allSatisfy { Languages.catalogue(for: $0) == nil })
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], "오늘"), (["LC_ALL": "ko_KR.utf8", "LANG": "de_DE"], "오늘"),
    (["LC_MESSAGES": "ko", "LANG": "C.UTF-8"], "오늘"), (["LC_ALL": "C.UTF-8", "LANG": "ko_KR"], "today"),
    (["LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "ko_KR"], "today"), (["LANG": "ko_KR@x"], "오늘"), ([:], "today"),
  ])
  func theEnvironmentChoosesTheLanguage(_ environment: [String: String], _ sentence: String) {
    #expect(Language(environment: environment)("today") == sentence)
  }

  @Test(arguments: [
    ["LANG": "ko_KR.EUC-KR"], ["LC_MESSAGES": "ko_KR", "LANG": "C"], ["LC_CTYPE": "POSIX", "LANG": "ko_KR.UTF-8"],
  ])
  func whereItsLettersCannotBeReadTheSentencesAreEnglish(_ environment: [String: String]) {
    #expect(Language(environment: environment)("today") == "today")
  }

  @Test func valuesTakeTheirPlacesInTheOrderOfTheLanguage() {
    #expect(Language.english("%2 before %1, %3", "a", "b") == "b before a, %3")
    #expect(Language.english("%1 {brackets} {a/b} %", "%2", "x") == "%2 {brackets} b %")
    #expect(Language.english("%1 } {a/b", "x") == "x } {a/b")
    #expect(Language(name: "ko_KR")("weekday, day, month|%1 %2 %3", "월", "30", "11월") == "11월 30일 (월)")
  }

  @Test func whatOnlyTellsMeaningsApartIsNotShown() {
    #expect(Language.english("which it means|100 %") == "100 %")
    #expect(Language.english(Message("weekday, day, month|%1 %2 %3"), "Mon", "30", "Nov") == "Mon 30 Nov")
  }

  @Test func aParticleFollowsTheLatestValue() {
    let korean = Language(name: "ko_KR")
    #expect(korean("%1 is stopped.", "k7 우유") == "k7 우유를 멈췄습니다.")
    #expect(korean("%1 is stopped.", "k7 아침") == "k7 아침을 멈췄습니다.")
  }
}
