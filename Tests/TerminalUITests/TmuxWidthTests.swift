import Glibc
import Testing

@testable import TerminalUI

@Suite struct TmuxWidthTests {
  private static let canAskTmux = output(of: "command -v tmux && command -v bash").count == 2

  @Test(
    "tmux gives what we draw the columns that we count", .enabled(if: canAskTmux, "needs tmux and bash"),
    .timeLimit(.minutes(10)))
  func agreesWithTmux() {
    let samples = [
      "회의 준비", "日本語テスト", "약 먹기💊", "ＡＢＣ", "①", "\u{1112}\u{116C}\u{110B}\u{1174}", "e\u{301}", "שלום", "สวัสดี", "ทำ",
      "👨‍👩‍👧‍👦", "❤️", "🇰🇷", "👍🏽", "1️⃣", "a\tb", "\u{301}", "\u{202E}abc\u{202C}", "क्षि", "┌─▸…█",
    ]
    let ours = samples.map { String(Widths.columns(of: $0)) }
    #expect(TmuxWidthTests.columnsInTmux(samples.map(Widths.drawable)) == ours)
  }

  /// Prints each text in a pane of a tmux of our own and asks it, as a program in the pane, where its cursor is.
  private static func columnsInTmux(_ texts: [String]) -> [String] {
    let quoted = texts.map { text in
      "$'" + text.utf8.map { "\\x" + String($0, radix: 16) }.joined() + "'"
    }
    return output(
      of: """
        work=$(mktemp -d)
        export TMUX_TMPDIR=$work
        mux="tmux -L widths -f /dev/null -u"
        cat > "$work/ask" <<'END'
        stty -echo -icanon
        for text in \(quoted.joined(separator: " ")); do
          printf '\\r\\033[K%s\\033[6n' "$text"
          IFS=';' read -r -d R row column
          echo $((column - 1)) >> "$1/columns"
        done
        tmux wait-for -S asked
        sleep 60
        END
        LC_ALL=C.UTF-8 $mux new-session -d -x 80 -y 5 "bash $work/ask $work"
        $mux wait-for asked
        cat "$work/columns"
        $mux kill-server
        rm -r "$work"
        """)
  }

  /// The lines a shell command prints.
  private static func output(of command: String) -> [String] {
    guard let pipe = popen(command, "r") else { return [] }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
