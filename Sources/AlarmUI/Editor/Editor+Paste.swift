import Alarms
import TerminalUI
import Timekeeping
import Words

extension Editor {
  /// Takes a pasted text where no text is edited: a time on the wheels, days on their switches, a number.
  mutating func paste(_ text: String, _ context: ScreenContext) -> EditorRequest? {
    let language = context.language
    let words = text.prefix(Editor.pasteLimit).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch focus.sort {
    case .wheel:
      do {
        take(try Editor.time(words), context)
      } catch {
        return .say(language.sentence(for: error))
      }
    case .days:
      do {
        repetition.choose(try Days(parsing: words).text)
        moveEnd(language)
      } catch {
        return .say(language.sentence(for: error))
      }
    case .number:
      let digits = words.compactMap(\.wholeNumberValue).filter { $0 < 10 }
      guard digits.count == words.count, !digits.isEmpty else {
        return .say(language("Nothing was pasted: this takes a whole number."))
      }
      changeNumber { number in
        number.endTyping()
        for digit in digits { number.type(digit) }
      }
    case .tone, .pair: return .say(language("Nothing was pasted: this is chosen with ← and →."))
    case .repetition, .text: break
    }
    return nil
  }

  /// The time of a text, in which the half of the day may be one letter (`730p`), as it may be where it is typed.
  private static func time(_ words: String) throws(GrammarError) -> When {
    guard let half = words.last, "aApP".contains(half), words.dropLast().last(where: { $0 != " " })?.isNumber == true
    else { return try When(parsing: words) }
    return try When(parsing: words + "m")
  }

  /// Sets the wheels to a time, with its day if it names one, or to the length of a timer.
  private mutating func take(_ when: When, _ context: ScreenContext) {
    switch when.schedule(now: context.now, zone: rules(context)) {
    case .timer(let seconds):
      isTimer = true
      length = TimePicker(seconds: seconds)
    case .once(let clock, let day):
      isTimer = false
      time = TimePicker(clock, language: context.language)
      guard when.namesDay, let day else { break }
      repetition.choose(Days.once.text)
      date = TextField(text: day.description, limit: date.limit)
    case .repeating, .place: break
    }
    if !fields.contains(focus) { focus = .wheel(.hour) }
  }

  /// A time or days are no longer than this; what is pasted beyond it is not looked at.
  private static let pasteLimit = 300
}
