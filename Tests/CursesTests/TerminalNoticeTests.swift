import Testing

@testable import Curses

@Suite("A terminal's own notice")
struct TerminalNoticeTests {
  @Test(
    "is asked for as the terminal is known to take it",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["TERM": "rxvt-unicode-256color"], .titleAndText),
      (["TERM": "foot"], .titleAndText), (["TERM": "xterm-256color", "VTE_VERSION": "7200"], .titleAndText),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .text),
      (["TERM": "wezterm"], .text), (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .text),
      (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .titleAndText),
    ] as [([String: String], TerminalNotice)])
  func known(environment: [String: String], notice: TerminalNotice) {
    #expect(TerminalNotice(environment: environment) == notice)
  }

  @Test(
    "is none where it is not known, and inside tmux and screen",
    arguments: [
      [:], ["TERM": "xterm-256color"], ["TERM": "linux"], ["TERM": "xterm-256color", "VTE_VERSION": ""],
      ["TERM": "tmux-256color", "VTE_VERSION": "7200"], ["TERM": "screen", "TERM_PROGRAM": "iTerm.app"],
      ["TERM": "xterm-256color", "TERM_PROGRAM": "tmux", "VTE_VERSION": "7200"], ["TERM": "footwear"],
    ] as [[String: String]])
  func unknown(environment: [String: String]) {
    #expect(TerminalNotice(environment: environment) == .none)
    #expect(TerminalNotice(environment: environment).sequence(title: "Alarm", "Tea", usesASCII: false) == "")
  }

  @Test("is one sequence, whatever the text holds")
  func cleaned() {
    let text = "a\u{1B}]2;b\u{7}\n\u{9B}c\u{7F}물"
    #expect(
      TerminalNotice.text.sequence(title: "Alarm", text, usesASCII: false)
        == "\u{1B}]9;Alarm: a·]2;b···c·물\u{7}")
    #expect(
      TerminalNotice.titleAndText.sequence(title: "A;b", "c;d", usesASCII: false) == "\u{1B}]777;notify;A,b;c;d\u{7}")
    #expect(
      TerminalNotice.kitty.sequence(title: "Alarm", "물", usesASCII: true)
        == "\u{1B}]99;i=alarm:d=0;Alarm\u{1B}\\\u{1B}]99;i=alarm:p=body;?\u{1B}\\")
  }

  @Test("is cut where the text is long")
  func long() {
    let sequence = TerminalNotice.text.sequence(title: "A", String(repeating: "x", count: 5_000), usesASCII: false)
    #expect(sequence == "\u{1B}]9;A: " + String(repeating: "x", count: 199) + "…\u{7}")
  }
}
