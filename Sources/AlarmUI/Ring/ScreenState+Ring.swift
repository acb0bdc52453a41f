import Alarms
import TerminalUI
import Timekeeping
import Words

extension ScreenState {
  /// Shows what rings, or goes back to where the user was when nothing does any more.
  ///
  /// A tone that is being tried ends for it.
  mutating func show(_ rings: [Ring], at instant: Instant) -> [ScreenEffect] {
    context.now = instant
    if ring == nil {
      ring = RingScreen(rings, at: instant)
      status = nil
    } else if !(ring?.show(rings) ?? false) {
      ring = nil
      afterRing = KeyGuard(from: instant, longest: KeyGuard.longest.leaving)
    }
    guard ring == nil else {
      afterRing = nil
      sound.take(recorded: rings.compactMap(\.recordedSound))
      return endPreview()
    }
    sound = SoundState()
    return []
  }

  /// Does what a key means while something rings.
  mutating func pressInRing(_ key: Key, at instant: Instant) -> [ScreenEffect] {
    guard var screen = ring else { return [] }
    defer { ring = screen }
    screen.note = nil
    guard admits(&screen, at: instant) else { return [] }
    let keys = RingKeys.table(language, isSeveral: screen.rings.count > 1)
    let command = keys.event(for: key) ?? (RingScreen.digit(key) == nil ? nil : .digit)
    let effects: [ScreenEffect]
    switch command {
    case .stop: effects = screen.stop()
    case .snooze: effects = screen.snooze(language)
    case .stopAll: effects = screen.stopAll()
    case .snoozeAll: effects = screen.snoozeAll(language)
    case .move(let steps):
      screen.move(by: steps)
      effects = []
    case .digit:
      RingScreen.digit(key).map { screen.type($0) }
      effects = []
    case .erase, .eraseAll:
      screen.erase(all: command == .eraseAll)
      effects = []
    case nil:
      screen.note = language("“%1” does nothing here: Enter stops, s or space snoozes.", key.label)
      effects = []
    }
    guard !effects.isEmpty else { return [] }
    answeringKey = AnsweringKey(key, at: instant)
    // Whoever answers has seen it; what was missed earlier keeps the badge until it was shown.
    let isSeen = missed.unseen.isEmpty && screen.rings.contains { !$0.isTest }
    return isSeen ? effects + [.markSeen([])] : effects
  }

  /// Chooses one of several that ring by its position; with nil a click that hit nothing, which counts like a key that does
  /// nothing.
  mutating func chooseRing(_ position: Int?, at instant: Instant) {
    guard var screen = ring else { return }
    screen.note = nil
    if admits(&screen, at: instant), let position { screen.move(by: position - screen.selected) }
    ring = screen
  }

  /// Whether what is pressed or clicked while something rings counts; where it does not, says why.
  private func admits(_ screen: inout RingScreen, at instant: Instant) -> Bool {
    guard screen.keyGuard.admits(instant) else {
      screen.note = language("Keys count after a moment without any, so that typing stops no alarm.")
      return false
    }
    screen.isQuitAsked = false
    return true
  }
}

extension RingScreen {
  /// The digit a key types, in whatever script; nil for any other key.
  fileprivate static func digit(_ key: Key) -> Int? {
    guard case .character(let character) = key, let number = character.wholeNumberValue, (0...9).contains(number)
    else { return nil }
    return number
  }

  fileprivate mutating func stop() -> [ScreenEffect] {
    guard let ring = current else { return [] }
    answer(ring)
    return [.answer(.stop, ring.alarm.id)]
  }

  fileprivate mutating func stopAll() -> [ScreenEffect] {
    let rings = open
    rings.forEach { answer($0) }
    return rings.isEmpty ? [] : [.answer(.stop, nil)]
  }

  fileprivate mutating func snooze(_ language: Language) -> [ScreenEffect] {
    guard let ring = current, acceptsMinutes(language) else { return [] }
    guard let effect = RingScreen.snoozing(ring, minutes: Int(minutes)) else {
      note = language("This alarm has no snooze; Enter stops it.")
      return []
    }
    answer(ring)
    return [effect]
  }

  /// Puts off whatever can be; what has no snooze rings on.
  fileprivate mutating func snoozeAll(_ language: Language) -> [ScreenEffect] {
    guard acceptsMinutes(language) else { return [] }
    let asked = Int(minutes)
    var effects: [ScreenEffect] = []
    for ring in open {
      if let effect = RingScreen.snoozing(ring, minutes: asked) {
        answer(ring)
        effects.append(effect)
      }
    }
    if !open.isEmpty { note = language("What is left has no snooze; Enter stops it.") }
    return effects
  }

  /// Whether a snooze may be as long as typed; nothing typed is each alarm's own.
  private mutating func acceptsMinutes(_ language: Language) -> Bool {
    guard let number = Int(minutes), !(AlarmField.snoozeMinutes.range?.contains(number) ?? true) else { return true }
    note = language.sentence(for: .snoozeLength(number))
    erase(all: true)
    return false
  }

  /// What puts a ring off, or ends it if it is a test; nil when its alarm has no snooze.
  private static func snoozing(_ ring: Ring, minutes: Int?) -> ScreenEffect? {
    if ring.isTest { return .answer(.stop, ring.alarm.id) }
    guard ring.alarm.snoozeMinutes != nil else { return nil }
    return .answer(.snooze(minutes: minutes), ring.alarm.id)
  }
}
