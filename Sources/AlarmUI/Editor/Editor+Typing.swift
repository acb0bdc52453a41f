import Alarms
import TerminalUI
import Timekeeping
import Words

extension Editor {
  /// The same key with a full-width sign as the one it stands for: `７`, `：`, `ｐ`.
  static func plain(_ key: Key) -> Key {
    guard case .character(let character) = key, character.unicodeScalars.count == 1,
      let scalar = character.unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value),
      let plain = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return key }
    return .character(Character(plain))
  }

  /// Types a digit at what has the focus.
  mutating func type(_ digit: Int, _ language: Language) -> EditorRequest? {
    switch focus.sort {
    case .wheel(let part): return take(picker.type(digit, at: part), language)
    case .days:
      guard (1...7).contains(digit) else {
        let ends = language.endsOfWeek
        return .say(language("The weekdays are 1 to 7; 1 is %1, 7 is %2.", ends.first, ends.last))
      }
      toggleDay(digit - 1, language)
    case .number: changeNumber { $0.type(digit) }
    case .repetition, .tone, .pair, .text: break
    }
    return nil
  }

  /// Types the colon of a time, or goes on to the next wheel.
  mutating func typeColon(_ language: Language) -> EditorRequest? {
    guard case .wheel(let part) = focus else { return nil }
    guard let typed = picker.typeColon(at: part) else { return .say(language("Nothing follows here; Tab goes on.")) }
    return take(typed, language)
  }

  /// Chooses the half of the day, before its time is typed or behind it.
  mutating func type(_ half: TimePicker.Half, _ language: Language) -> EditorRequest? {
    picker.turn(to: half) ? nil : .say(language("A timer has no halves of the day."))
  }

  /// Makes it a timer whose length is typed next.
  mutating func makeTimer() {
    isTimer = true
    length = TimePicker(seconds: 0)
    focus = .wheel(.hour)
  }

  /// Takes the number typed last for hours, minutes or seconds of a timer; the m of pm means nothing.
  mutating func takeUnit(_ part: TimePicker.Part, _ language: Language) -> EditorRequest? {
    if case .half(_, isBehind: true) = picker.typing, part == .minute { return nil }
    guard isTimer, let next = length.takeUnit(part) else {
      return .say(language("Type a number first, then h, m or s; + makes it a timer."))
    }
    focus = .wheel(next)
    return nil
  }

  /// Deletes the last digit of a number, or takes back what was typed last of a time.
  mutating func erase(_ language: Language) -> EditorRequest? {
    guard case .wheel = focus else {
      changeNumber { $0.deleteBackward() }
      return nil
    }
    guard let part = picker.deleteBackward() else {
      return .say(language("Nothing has been typed; digits type the time straight in."))
    }
    focus = .wheel(part)
    return nil
  }

  /// What to say when the text with the focus did not take all that was typed or pasted; nil when it did.
  func cut(_ language: Language) -> EditorRequest? {
    guard let text = textWithFocus, text.wasCut else { return nil }
    return .say(language("%1 characters is all it takes; the rest was cut.", String(text.limit)))
  }

  private var textWithFocus: TextField? {
    if let line { return line }
    switch focus.sort {
    case .text(let path): return self[keyPath: path]
    case .repetition: return repetition.field
    case .wheel, .days, .tone, .number, .pair: return nil
    }
  }

  private mutating func take(_ typed: TimePicker.Typed, _ language: Language) -> EditorRequest? {
    switch typed {
    case .taken(let next):
      focus = .wheel(next)
      return nil
    case .refused(let text): return .say(language("No clock shows %1 here.", text))
    }
  }
}
