import CLinux
import Glibc
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct WidthTests {
  @Test(
    "A text takes the columns that terminals give it",
    arguments: [
      ("회의 준비", 9), ("日本語テスト", 12), ("약 먹기💊", 9), ("ＡＢＣ", 6), ("①", 1), ("e\u{301}", 1),
      ("\u{1112}\u{116C}\u{110B}\u{1174}", 4), ("שלום", 4), ("สวัสดี", 4), ("ทำ", 2), ("한\u{11AB}", 2),
      ("👨‍👩‍👧‍👦", 2), ("❤️", 1), ("🇰🇷", 2), ("👍🏽", 2), ("1️⃣", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\t", 1), ("\r\n", 1), ("\u{301}", 1),
      ("\u{200B}", 0), ("\u{202E}abc\u{202C}", 3), ("", 0), ("plain", 5),
    ])
  func columns(text: String, expected: Int) {
    #expect(Widths.columns(of: text) == expected)
  }

  @Test(
    "What terminals draw in different widths is drawn in a simpler form",
    arguments: [
      ("👨‍👩‍👧‍👦!", "👨!"), ("❤️", "❤"), ("🇰🇷", "KR"), ("👍🏽", "👍"), ("1️⃣", "1"), ("a\tb\nc\u{1B}", "a·b·c·"),
      ("\u{1112}\u{116C}\u{110B}\u{1174}", "회의"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{301}", "\u{25CC}\u{301}"),
      ("\u{202E}abc\u{202C}", "abc"), ("שלום", "שלום"), ("\u{0378}", "\u{FFFD}"), ("가\u{11A8}", "각"),
      ("\u{1F3FD}", "\u{1F3FD}"), ("क्‍ष", "क्ष"), ("plain", "plain"),
    ])
  func drawable(text: String, expected: String) {
    #expect(Widths.drawable(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A text is cut with … and never in the middle of a character")
  func fit() {
    #expect(Widths.fit("회의 준비", columns: 9) == "회의 준비")
    #expect(Widths.fit("회의 준비", columns: 8) == "회의 준…")
    #expect(Widths.fit("회의 준비", columns: 7) == "회의 …")
    #expect(Widths.fit("회의 준비", columns: 2) == "…")
    #expect(Widths.fit("회의", columns: 1) == "…")
    #expect(Widths.fit("회의", columns: 0) == "")
    #expect(Widths.fit("Wake up", columns: 5) == "Wake…")
    #expect(Widths.fit("ab", columns: -3) == "")
  }

  @Test("A cut text never takes more columns than asked for, and its characters are the beginning of the whole")
  func fitHoldsForAnyText() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", "가", "\u{1112}\u{116C}", "👨‍👩‍👧‍👦", "❤️", "🇰🇷", "\u{301}", "\u{200B}", "ทำ", "①", "Ａ", " ", "\n", "क्षि"]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).reduce(into: "") { text, _ in
        text += pieces.randomElement(using: &random) ?? ""
      }
      let columns = Int.random(in: 0...14, using: &random)
      let cut = Widths.fit(text, columns: columns)
      #expect(Widths.columns(of: cut) <= columns)
      #expect(cut == text || cut.isEmpty || (cut.last == "…" && text.hasPrefix(String(cut.dropLast()))))
      #expect(Widths.columns(of: Widths.padded(text, columns: columns)) == columns)
      #expect(Widths.columns(of: Widths.drawable(text)) == Widths.columns(of: text))
    }
  }

  @Test("A text is padded at the side its alignment says")
  func padded() {
    #expect(Widths.padded("가", columns: 5) == "가   ")
    #expect(Widths.padded("가", columns: 5, alignment: .right) == "   가")
    #expect(Widths.padded("가", columns: 5, alignment: .center) == " 가  ")
    #expect(Widths.padded("가나다", columns: 5, alignment: .right) == "가나…")
  }
}
