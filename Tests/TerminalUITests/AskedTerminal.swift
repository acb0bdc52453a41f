import Glibc

/// A terminal of our own that is asked how many columns it gives a text: by printing it there and asking, as a program in
/// it, where the cursor is.
enum AskedTerminal: String, CaseIterable, Sendable {
  /// tmux, without a window.
  case tmux
  /// xterm, on an X server without a screen.
  case xterm

  /// Whether everything is installed that asking needs.
  var isThere: Bool {
    let needed =
      switch self {
      case .tmux: ["tmux", "bash"]
      case .xterm: ["xterm", "Xvfb", "bash"]
      }
    return needed.allSatisfy { AskedTerminal.output(of: "command -v \($0)").count == 1 }
  }

  /// The columns of each text; a text without an answer has none.
  func columns(of texts: [String]) -> [String] {
    let quoted = texts.map { text in "$'" + text.utf8.map { "\\x" + String($0, radix: 16) }.joined() + "'" }
    return AskedTerminal.output(
      of: """
        work=$(mktemp -d)
        export LC_ALL=C.UTF-8
        cat > "$work/ask" <<'END'
        stty -echo -icanon
        for text in \(quoted.joined(separator: " ")); do
          printf '\\r\\033[K%s\\033[6n' "$text"
          IFS=';' read -r -t 20 -d R row column
          echo $((column - 1)) >> "$1/columns"
        done
        [ -z "$TMUX" ] || { tmux wait-for -S asked; sleep 60; }
        END
        \(command)
        cat "$work/columns"
        rm -r "$work"
        """)
  }

  /// Runs the script of questions in the terminal and ends the terminal.
  private var command: String {
    switch self {
    case .tmux:
      """
      export TMUX_TMPDIR=$work
      mux="tmux -L widths -f /dev/null -u"
      $mux new-session -d -x 80 -y 5 "bash $work/ask $work"
      $mux wait-for asked
      $mux kill-server
      """
    case .xterm:
      // Whoever opens the pipe waits until the server says which display it is.
      """
      unset TMUX
      mkfifo "$work/display"
      Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3> "$work/display" 2> /dev/null &
      server=$!
      read -r display < "$work/display"
      DISPLAY=:$display timeout 120 xterm -u8 -geometry 80x5 -e bash "$work/ask" "$work" 2> /dev/null
      kill $server
      wait $server
      """
    }
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
