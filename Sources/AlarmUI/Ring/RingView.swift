import Alarms
import TerminalUI
import Timekeeping

/// The screen that takes over while something rings.
struct RingView {
  let state: ScreenState
  let ring: RingScreen
  let layout: ScreenLayout

  /// A part of the screen; what is less needed is left out where there is no room.
  fileprivate struct Part {
    static let soundNeed = 3
    static let gapNeed = 7

    let need: Int
    let text: String
    var style = Style.plain
    /// How large its digits are; 0 for a line of text.
    var scale = 0
    /// Whether its look goes from edge to edge.
    var isBand = false
    var isSelected = false
    /// Which of several that ring it is the row of.
    var position: Int?
    var rows: Int { scale > 0 ? BigDigits.rows(scale: scale) : 1 }
  }

  var shown: Ring { ring.rings[ring.selected] }
  var context: ScreenContext { state.context }
  private var columns: Int { layout.size.columns }
  private var isBig: Bool { layout.size.rows >= 10 && columns >= 40 }

  /// Draws it.
  func draw(on canvas: inout Canvas) {
    let room = layout.statusRow
    let parts = partsThatFit(in: room)
    var row = isBig ? max(0, (room - parts.reduce(0) { $0 + $1.rows }) / 2) : 0
    for part in parts {
      draw(part, row: row, on: &canvas)
      row += part.rows
    }
    let canSnooze = !shown.isTest && shown.alarm.snoozeMinutes != nil
    let keys = RingKeys.table(context.language, isSeveral: ring.rings.count > 1, canSnooze: canSnooze)
    let note = ring.note.map { Status(text: $0, isProblem: false) }
    BottomView.draw(note, footer: keys.footer, layout, on: &canvas)
    guard state.isFlashed else { return }
    canvas.restyle(canvas.bounds) { style in
      style.reverse.toggle()
      style.dim = false
    }
  }

  /// The parts there is room for; what is said of the sound is said in a few words where its sentences would be cut off.
  private func partsThatFit(in room: Int) -> [Part] {
    let sentences = wrapped(sounds, need: Part.soundNeed)
    let whole = parts(saying: sentences).fitted(in: room)
    guard whole.count(where: { $0.need == Part.soundNeed }) < sentences.count else { return whole }
    let words = soundWords.map { Part(need: Part.soundNeed, text: fitted($0, margin: 0)) }
    return parts(saying: [words].compactMap(\.self)).fitted(in: room)
  }

  private func draw(_ part: Part, row: Int, on canvas: inout Canvas) {
    let isText = part.scale == 0
    let width = isText ? Widths.columns(of: part.text) : BigDigits.columns(of: part.text, scale: part.scale)
    let place = Point(column: isBig ? max(0, (columns - width) / 2) : 0, row: row)
    if !isText {
      BigDigits.draw(part.text, on: &canvas, at: place, scale: part.scale, style: part.style)
    } else {
      if part.isBand { canvas.fill(Rect(column: 0, row: row, columns: columns, rows: 1), style: part.style) }
      canvas.write(part.text, at: place, style: part.style)
    }
    if part.isSelected { canvas.cursor = place }
    if let position = part.position {
      canvas.addTarget(Rect(origin: place, size: Size(columns: width, rows: 1)), Target.ring(position))
    }
  }
}

extension RingView {
  private func parts(saying sounds: [Part]) -> [Part] {
    isBig ? bigParts(sounds) : smallParts(sounds)
  }

  private func bigParts(_ sounds: [Part]) -> [Part] {
    let language = context.language
    let title = shown.isTest ? language("TEST: this is how it rings") : language("IT RINGS")
    let label = TextWrap.rows(of: Widths.drawable(context.name(of: shown)), columns: columns - 4).prefix(2)
    var parts = [Part(need: 4, text: title, style: bandStyle, isBand: true), Part(need: Part.gapNeed, text: "")]
    let half = RingView.half(shown, context).map { [Part(need: 1, text: $0)] } ?? []
    if language.halves.goFirst { parts += half }
    let digits = parts.endIndex
    parts.append(Part(need: 0, text: RingView.digits(shown, context), style: digitStyle, scale: 1))
    if !language.halves.goFirst { parts += half }
    parts.append(Part(need: Part.gapNeed, text: ""))
    // Where several are listed, the label stands there as well.
    let need = ring.rings.count > 1 ? 5 : 0
    parts += label.enumerated().map {
      Part(need: $0 == 0 ? need : 6, text: $1, style: state.look.strong, isSelected: $0 == 0)
    }
    parts.append(Part(need: 1, text: fitted(lateness, margin: 4)))
    parts.append(Part(need: Part.gapNeed + 1, text: ""))
    parts += list + sounds
    let hint = Widths.columns(of: snooze) <= columns - 4 ? snooze : shortSnooze
    parts.append(Part(need: ring.minutes.isEmpty ? 5 : 1, text: fitted(hint, margin: 4)))
    let texts = [shown.content.subtitle, shown.content.body].filter { !$0.isEmpty }
    parts += texts.flatMap { wrapped([$0], need: 6).prefix(3) }
    parts[digits].scale = scale(of: parts[digits].text, beside: parts)
    return parts
  }

  /// As large as all that is said besides leaves room for; the gaps between go first.
  private func scale(of digits: String, beside parts: [Part]) -> Int {
    let others = parts.count { $0.scale == 0 && $0.need < Part.gapNeed }
    let room = Size(columns: columns - 4, rows: layout.statusRow - others)
    return BigDigits.scale(of: digits, fitting: room, usesASCII: state.usesASCII)
  }

  /// Whether what is to be seen from afar is lit: every other second, or always where it must not pulse.
  private var isLit: Bool { !state.look.pulses || context.now.wholeSeconds % 2 == 0 }

  // Where the whole screen flashes nothing else changes.
  private var bandStyle: Style { isLit || AlarmScreen.wantsBell(state) ? state.look.band : state.look.strong }
  private var digitStyle: Style { isLit && !AlarmScreen.wantsBell(state) ? state.look.ringing : state.look.strong }

  private func smallParts(_ sounds: [Part]) -> [Part] {
    let test =
      shown.isTest ? [Part(need: 1, text: fitted(context.language("TEST"), margin: 0), style: state.look.strong)] : []
    let name = Part(need: 0, text: line(shown, margin: 0), style: bandStyle, isBand: true, isSelected: true)
    let single = ring.rings.count > 1 ? [] : [name]
    let typed = ring.minutes.isEmpty ? [] : [Part(need: 1, text: fitted(snooze, margin: 0))]
    return single + list + test + typed + wrapped([lateness], need: 2).prefix(3) + sounds
  }

  /// The rings to choose from where there are several, those around the selected one.
  private var list: [Part] {
    guard ring.rings.count > 1 else { return [] }
    let rows = min(ring.rings.count, isBig ? 6 : max(1, layout.statusRow - 2))
    let window = ListWindow().showing(ring.selected, count: ring.rings.count, rows: rows)
    let positions = window.positions(count: ring.rings.count, rows: rows)
    // As wide as the widest, so that their times stand below each other.
    let widest = positions.map { Widths.columns(of: line(ring.rings[$0], margin: 2)) }.max() ?? 0
    return positions.map { position in
      let isSelected = position == ring.selected
      let words = line(ring.rings[position], margin: 2)
      let text = (isSelected ? "▸ " : "  ") + words + String(repeating: " ", count: widest - Widths.columns(of: words))
      let style: Style =
        ring.isAnswered(ring.rings[position]) ? state.look.faint : isSelected ? state.look.selection : .plain
      return Part(need: isSelected ? 0 : 2, text: text, style: style, isSelected: isSelected, position: position)
    }
  }

  private func line(_ ring: Ring, margin: Int) -> String {
    let clock = context.language.clock(of: ring.alarm.schedule)
    let mark = ring.isTest ? context.language("TEST") + " " : ""
    return fitted("\(mark)\(clock) \(ring.content.title)", margin: margin)
  }

  private func wrapped(_ sentences: [String], need: Int) -> [Part] {
    sentences.flatMap { TextWrap.rows(of: Widths.drawable($0), columns: columns - (isBig ? 4 : 0)) }
      .map { Part(need: need, text: $0) }
  }

  private func fitted(_ text: String, margin: Int) -> String {
    Widths.fit(text, columns: columns - margin)
  }

  /// What is said of the sound; of one that is not allowed only that.
  private var sounds: [String] {
    context.language.warning(of: state.allowed).map { [$0] } ?? state.sound.sentences(context.language)
  }

  private var soundWords: String? {
    context.language.shortWarning(of: state.allowed) ?? state.sound.words(context.language)
  }
}

extension [RingView.Part] {
  /// Those that so many rows have room for; what is less needed goes first, the last one of several alike.
  fileprivate func fitted(in room: Int) -> [RingView.Part] {
    var parts = self
    while parts.reduce(0, { $0 + $1.rows }) > room, let need = parts.map(\.need).max(), need > 0,
      let place = parts.lastIndex(where: { $0.need == need })
    {
      parts.remove(at: place)
    }
    return parts
  }
}
