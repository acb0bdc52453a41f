import Testing

@testable import TerminalUI

@Suite(.serialized) struct TerminalWidthTests {
  /// What has broken the columns of other programs: every kind of character that two terminals may see differently.
  private static let samples = [
    // Wide scripts, and Hangul in both forms, with an old letter and a lone one.
    "회의 준비", "日本語テスト", "약 먹기💊", "ＡＢＣ", "①", "ｶﾞｷﾞ", "𠀀𪛖", "㊙️㋿", "물 마실 시간이에요.",
    "\u{1112}\u{116C}\u{110B}\u{1174}", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한\u{11AB}",
    "\u{1113}\u{1161}",
    "\u{1161}", "ㅋㅋㅋ", "\u{A960}\u{1161}",
    // Emoji: joined, with skin tones, flags, keycaps, both selectors. What the system's own table does not know yet is
    // drawn as a question mark.
    "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "☀︎", "🇰🇷", "🇰", "🇰🇷🇩", "👍🏽", "🏽", "1️⃣", "#⃣", "🫡", "⌚️", "™️", "👁️‍🗨️",
    // Marks, alone and stacked higher than terminals keep.
    "e\u{301}", "\u{301}", "Z\u{351}\u{36B}\u{343}\u{369}\u{312}\u{30D}", "a\u{20DD}", "\u{FE0F}", "ä\u{308}",
    // Scripts that join or run the other way.
    "שלום", "שָׁלוֹם", "مرحبا", "مُحَمَّد", "สวัสดี", "ทำ", "น้ำ", "ກຳ", "क्षि", "नमस्ते", "தமிழ்", "বাংলা", "ភាសាខ្មែរ", "བོད་སྐད", "မြန်မာ",
    // What cannot be seen, and what must not be obeyed.
    "a\tb", "a\nb\r\nc", "a\u{1B}[31mb\u{7F}", "\u{9B}5Cx", "\u{202E}abc\u{202C}", "a\u{200B}b\u{FEFF}c", "a\u{AD}b",
    "\u{2028}",
    "\u{E000}", "\u{0378}", "\u{10FFFF}",
    // Ours.
    "┌─▸…█▄▀│└╭", "“×·”", "α※→½°",
  ]

  @Test(
    "Terminals give what we draw the columns that we count, and what is cut as well", arguments: AskedTerminal.allCases)
  func agrees(_ terminal: AskedTerminal) throws {
    try #require(terminal.isThere, "script/test installs what this needs")
    let cut = TerminalWidthTests.samples.flatMap { text in
      (1..<max(2, Widths.columns(of: text))).map { Widths.fit(text, columns: $0) }
    }
    let texts = TerminalWidthTests.samples + cut
    let theirs = terminal.columns(of: texts.map(Widths.drawable))
    #expect(theirs.count == texts.count)
    for (text, columns) in zip(texts, theirs) where String(Widths.columns(of: text)) != columns {
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      Issue.record("\(terminal) gives “\(text)” (\(scalars)) \(columns) columns and we \(Widths.columns(of: text))")
    }
  }
}
