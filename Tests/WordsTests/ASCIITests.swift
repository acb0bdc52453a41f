import Testing

@testable import Words

@Suite("On a terminal of ASCII") struct ASCIITests {
  @Test("sentences are English, and of another language nothing but customs stays") func ascii() {
    let korean = Language(name: "ko_KR.UTF-8")
    #expect(korean.isTranslated && !korean.inASCII.isTranslated)
    #expect(korean.inASCII.usesTwelveHours == korean.usesTwelveHours)
    #expect(korean.inASCII.weekStart == korean.weekStart)
    #expect(Language.english.inASCII == .english)
  }
}
