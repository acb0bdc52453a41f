import Testing

@testable import Curses

@Suite("A locale's name")
struct TerminalLocaleTests {
  @Test(
    "says that it has other characters than UTF-8's, where it does",
    arguments: [
      ("ko_KR.EUC-KR", true), ("de_DE.ISO-8859-1", true), ("ja_JP.eucJP", true), ("de_DE.ISO-8859-15@euro", true),
      ("ko_KR.UTF-8", false), ("ko_KR.utf8", false), ("C.UTF-8@variant", false), ("ko_KR", false), ("xx_YY.", false),
    ])
  func characters(name: String, areOther: Bool) {
    #expect(TerminalLocale.namesOtherCharacters(name) == areOther)
  }
}
