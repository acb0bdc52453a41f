import Alarms
import TerminalUI
import Timekeeping

/// The alarm clock's screen as pure functions: what an event changes, what it looks like, when it next changes.
public enum AlarmScreen {
  /// Applies an event and returns what is to be done, in order.
  public static func update(_ state: inout ScreenState, _ event: ScreenEvent) -> [ScreenEffect] {
    let effects = state.apply(event)
    state.alarms.settle(state.context)
    state.alarms.keepSelectionInSight(rows: ScreenLayout(state.size).listRows)
    return effects
  }

  /// Draws a state; below 20 × 5 cells it says no more than that the window is too small.
  ///
  /// In a window wider than lines are easily followed the screen stands in the middle; only what rings fills it.
  public static func render(_ state: ScreenState, _ size: Size) -> Canvas {
    let readable = state.ring == nil ? ScreenLayout.readable(size) : size
    guard readable != size else { return draw(state, size) }
    var canvas = Canvas(size: size, usesASCII: state.usesASCII, look: state.look)
    canvas.place(draw(state, readable), at: canvas.bounds.centered(readable).origin)
    return canvas
  }

  /// The terminal's title: what rings, else the badge and the next ring.
  public static func title(_ state: ScreenState) -> String {
    if let ring = state.ring {
      let names = ring.rings.map { state.context.name(of: $0) }
      return state.language("ringing: %1", names.joined(separator: ", "))
    }
    let badge = state.shownBadge > 0 ? "(\(state.shownBadge)) " : ""
    guard let next = state.alarms.list.next, let ring = next.nextRing else {
      if state.allowed.isDenied { return badge + state.language("Alarm: none may ring") }
      let waits = state.alarms.list.waitsForPlace
      return badge + (waits ? state.language("Alarm: waits for a place") : state.language("Alarm: none is on"))
    }
    let time = state.context.local(ring).time
    let clock = state.language.clock(TimeOfDay(hour: time.hour, minute: time.minute) ?? time)
    return badge + state.language("Alarm: next %1 %2", clock, state.language.shortened(next.alarm.label))
  }

  /// When the picture next changes by itself: the next full second while seconds are shown, else the next full minute.
  public static func nextTick(_ state: ScreenState, after now: Instant) -> Instant {
    let period: Int64 = showsSeconds(state) ? 1 : 60
    let seconds = now.wholeSeconds
    let past = ((seconds % period) + period) % period
    let tick = Instant(seconds: seconds - past) + .seconds(period)
    guard let unrung = state.unrungSince.map({ $0 + ScreenState.takeover }), unrung > now else { return tick }
    return min(tick, unrung)
  }

  /// Whether clicks and the wheel are wanted, or left to the terminal.
  public static func takesMouse(_ state: ScreenState) -> Bool {
    state.context.settings.usesMouse
  }

  /// Whether something rings that may be heard and is not: the terminal's bell is to ring and the screen to flash every
  /// second.
  public static func wantsBell(_ state: ScreenState) -> Bool {
    state.ring != nil && state.allowed.allowsSound && state.sound.isSilent
  }
}

extension AlarmScreen {
  private static func draw(_ state: ScreenState, _ size: Size) -> Canvas {
    var canvas = Canvas(size: size, usesASCII: state.usesASCII, look: state.look)
    let layout = ScreenLayout(size)
    if layout.isTooSmall {
      let text = state.language("The window is too small.")
      let rows = TextWrap.rows(of: text, columns: size.columns)
      let shown = rows.count <= size.rows ? rows : [Widths.fit(text, columns: size.columns)]
      for (row, text) in shown.enumerated() { canvas.write(text, at: Point(column: 0, row: row)) }
    } else if let ring = state.ring {
      RingView(state: state, ring: ring, layout: layout).draw(on: &canvas)
    } else {
      draw(state.mode, of: state, layout, on: &canvas)
      if state.isMissedShown {
        canvas.removeTargets()
        MissedView.draw(state, on: &canvas)
      }
    }
    return canvas
  }

  private static func draw(_ mode: Mode, of state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    switch mode {
    case .list:
      HeaderView.draw(state, layout, on: &canvas)
      ListView.draw(state, layout, on: &canvas)
      let keys = ListKeys.table(state.language, canUndo: !state.deeds.steps.isEmpty)
      let standing = HeaderView.unsaid(state, layout)
      BottomView.draw(state.status ?? state.markNote, standing: standing, footer: keys.footer, layout, on: &canvas)
    case .find(let field, let over):
      draw(over, of: state, layout, on: &canvas)
      FindView.draw(field, state, layout, on: &canvas)
    case .editor(let editor, _):
      EditorView(editor: editor, context: state.context, layout: layout).draw(status: state.status, on: &canvas)
    case .settings(let settings, _): SettingsView(settings: settings, state: state, layout: layout).draw(on: &canvas)
    case .help(let first, _): HelpView.draw(state, first: first, layout, on: &canvas)
    case .pause(let prompt, let over):
      drawBelow(over, of: state, layout, on: &canvas)
      PauseView.draw(prompt, state, layout, on: &canvas)
    case .instead(let prompt, let over):
      drawBelow(over, of: state, layout, on: &canvas)
      InsteadView.draw(prompt, state, layout, on: &canvas)
    case .quitQuestion(let prompt, let over):
      drawBelow(over, of: state, layout, on: &canvas)
      QuitView.draw(prompt, state, layout, on: &canvas)
    }
  }

  /// Draws what lies below a question: it is seen, and only the question is there for the mouse.
  private static func drawBelow(_ mode: Mode, of state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    draw(mode, of: state, layout, on: &canvas)
    canvas.removeTargets()
  }

  /// Whether something on the screen changes by the second: what rings, the clock, or what is counted down.
  private static func showsSeconds(_ state: ScreenState) -> Bool {
    if state.ring != nil { return state.look.pulses || wantsBell(state) }
    guard state.mode.showsHeader else { return false }
    if state.context.settings.showsSeconds { return true }
    let list = state.alarms.list
    let context = state.context
    return [(list.next?.nextRing, false), (list.nextTimer, true)].contains { ring, isTimer in
      ring.map { context.countsSeconds($0 - context.now, isTimer: isTimer) } ?? false
    }
  }
}
