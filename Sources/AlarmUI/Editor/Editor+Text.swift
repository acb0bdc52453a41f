import Alarms
import TerminalUI
import Timekeeping

extension Editor {
  /// When the alarm as it stands will ring, such as "rings in 7 h 18 min (Tue 1 Dec)"; empty while it cannot be saved.
  func ringText(_ context: ScreenContext) -> String {
    let language = context.language
    let found: Alarm
    do throws(EditorProblem) {
      found = try alarm(context)
    } catch {
      return ""
    }
    guard found.isOn else { return language("is off and does not ring") }
    guard let ring = Editor.firstRing(of: found, context) else { return "" }
    let local = context.local(ring)
    let today = context.local.date
    let wait =
      found.schedule.time == nil && ring - context.now < .seconds(3600)
      ? language.spanWithSeconds(ring - context.now) : language.span(ring - context.now)
    let day = language.date(local.date, today: today)
    if case .once(let time, nil) = found.schedule, local.date > today, time <= context.local.time {
      return language("rings tomorrow, in %1 (%2): %3 has passed today", wait, day, language.clock(time))
    }
    return language("rings in %1 (%2)", wait, day)
  }

  /// What the field holds, for the fields that are drawn as a word.
  func valueText(_ field: EditorField, _ context: ScreenContext) -> String {
    let language = context.language
    switch field {
    case .volume: return language("%1 of 100", volume.text)
    case .swell: return unit(swell, language("%1 s", swell.text))
    case .snooze: return unit(snooze, language("%1 min", snooze.text))
    case .giveUp: return unit(giveUp, language("%1 min", giveUp.text))
    case .grace: return unit(grace, language("%1 min", grace.text))
    case .kind: return isTimer ? language("timer") : language("alarm")
    case .isOn: return SwitchMark(isOn: willBeOn(context)).text
    case .tone: return tone.choice.value
    case .wheel, .days, .date, .label, .group, .notes: return ""
    }
  }

  private func unit(_ number: NumberField, _ text: String) -> String {
    Int(number.text) == nil ? number.text : text
  }

  private static func firstRing(of alarm: Alarm, _ context: ScreenContext) -> Instant? {
    guard alarm.zone == nil || alarm.zone == context.zone.name else { return nil }
    do {
      let request = try alarm.request(after: context.now, in: context.zones)
      return try request?.trigger?.next(after: context.now, in: context.zones)
    } catch {
      return nil
    }
  }
}
