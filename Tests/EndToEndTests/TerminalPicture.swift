/// What a terminal shows, as it is seen: characters and their looks, and nothing of how blanks came to be blank.
struct TerminalPicture: Equatable, CustomStringConvertible {
  /// How a cell looks, of what the escape codes for it say.
  private struct Look: Equatable {
    var attributes: Set<Int> = []
    var foreground = ""
    var background = ""

    /// What can be seen of it at a space.
    var ofBlank: Look {
      attributes.contains(7) || attributes.contains(4) ? self : Look(background: background)
    }

    /// Takes in the numbers of one code: ECMA-48's SGR, with the colours of 256 that terminals have added.
    mutating func take(_ codes: [Int]) {
      var codes = codes[...]
      while let code = codes.popFirst() {
        switch code {
        case 0: self = Look()
        case 1...9: attributes.insert(code)
        case 22: attributes.subtract([1, 2])
        case 23...29: attributes.remove(code - 20)
        case 38, 48:
          let color = codes.prefix(codes.first == 5 ? 2 : 4).map { String($0) }.joined(separator: ";")
          codes = codes.dropFirst(codes.first == 5 ? 2 : 4)
          if code == 38 { foreground = color } else { background = color }
        case 30...37, 90...97: foreground = String(code)
        case 40...47, 100...107: background = String(code)
        case 39: foreground = ""
        case 49: background = ""
        default: attributes.insert(code)
        }
      }
    }

    var name: String {
      let all = attributes.sorted().map(String.init) + [foreground, background]
      return "{" + all.filter { !$0.isEmpty }.joined(separator: ",") + "}"
    }
  }

  /// The rows from top to bottom, looks in braces where they change.
  let rows: [String]

  /// Reads what `tmux capture-pane -e` prints.
  init(captured: String) {
    var look = Look()
    rows = captured.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      TerminalPicture.row(line, &look)
    }
  }

  var description: String { rows.joined(separator: "\n") }

  private static func row(_ line: Substring, _ look: inout Look) -> String {
    var (row, shown, end) = ("", Look(), "".endIndex)
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}", scalars.first == "[" else {
        let wanted = scalar == " " ? look.ofBlank : look
        if wanted != shown { row += wanted.name }
        shown = wanted
        row.unicodeScalars.append(scalar)
        if scalar != " " || wanted != Look() { end = row.endIndex }
        continue
      }
      let code = scalars.dropFirst().prefix { $0.properties.numericType != nil || $0 == ";" }
      scalars = scalars.dropFirst(code.count + 2)
      look.take(String(code).split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
    }
    return String(row[..<min(end, row.endIndex)])
  }
}
