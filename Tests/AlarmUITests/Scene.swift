import Alarms
import Notifications
import TerminalUI
import Words

@testable import AlarmUI

/// A screen that is kept as a picture.
enum Scene: String, CaseIterable, Sendable, CustomStringConvertible {
  case list, empty, editor, timer, ring, rings, settings, help, quit, missed, pause

  var description: String { rawValue }

  /// The screen drawn at a size.
  func canvas(
    _ size: Size, language: Language = .english, look: LookChoice = .color, usesASCII: Bool = false
  ) throws -> Canvas {
    var state = try screen(
      self == .empty ? [] : fewAlarms(), size: size, language: language, badge: self == .missed ? 2 : 0,
      missed: self == .missed ? twoMissed() : [], usesASCII: usesASCII)
    state.context.settings = try state.context.settings.setting(.look, to: look.rawValue)
    switch self {
    case .list, .empty, .missed: break
    case .editor: state.type("e")
    case .timer: state.type("a+10m")
    case .settings: state.type("s")
    case .help: state.type("?")
    case .quit: state.type("q")
    case .pause: state.type("P")
    case .ring: state.send(.ringingChanged([try AlarmUITests.ring("wakeup22", late: 360)], at: monday2312))
    case .rings:
      let rings = try ["wakeup22", "water222", "dentist2"].map { try AlarmUITests.ring($0) }
      state.send(.ringingChanged(rings, at: monday2312))
      state.send(.soundReported(.noDevice(reason: "none")))
    }
    return AlarmScreen.render(state, size)
  }
}

extension Canvas {
  /// A letter for each cell, a point for a cell in the look's own style, and below what the letters mean.
  var styleLayer: String {
    var letters: [(style: Style, letter: String)] = []
    let blank = Canvas(size: Size(columns: 1, rows: 1), look: look)[Point(column: 0, row: 0)].style
    let lines = (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let style = self[Point(column: column, row: row)].style
        if style == blank { return "." }
        if let known = letters.first(where: { $0.style == style }) { return known.letter }
        let letter = String(UnicodeScalar(UInt8(97 + letters.count)))
        letters.append((style, letter))
        return letter
      }.joined()
    }
    let legend = ([(style: blank, letter: ".")] + letters).map { "\($0.letter) is \($0.style.words)" }
    return (lines + legend).joined(separator: "\n")
  }
}

extension Style {
  /// What it is, in words.
  fileprivate var words: String {
    var words = foreground == .standard && background == .standard ? [] : ["\(foreground) on \(background)"]
    if bold { words.append("bold") }
    if dim { words.append("dim") }
    if reverse { words.append("reversed") }
    if underline { words.append("underlined") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}
