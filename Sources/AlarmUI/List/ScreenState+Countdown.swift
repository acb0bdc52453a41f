import Alarms
import Timekeeping

extension ScreenState {
  /// Stops the selected timer where it is, or lets it count on; says why neither can be.
  mutating func pauseTimer(_ alarm: Alarm) -> [ScreenEffect] {
    let name = context.name(of: alarm)
    guard deeds.outcome(of: alarm.id) == nil, let row = alarms.selectedRow else {
      // How much is left is known once it is saved.
      say(language("%1 is being saved; try again in a moment.", name))
      return []
    }
    switch row.state {
    case .paused: return save(alarm.switched(on: true), before: alarm)
    case .scheduled:
      guard let end = row.nextRing, end > context.now else { break }
      return save(alarm.paused(secondsLeft: Alarm.secondsLeft(until: end, at: context.now)), before: alarm)
    case .off:
      say(language("%1 does not count down; space starts it.", name))
      return []
    case .ringing, .snoozed: break
    }
    say(language("%1 has run out; nothing is left to pause.", name))
    return []
  }

  private mutating func save(_ timer: Alarm, before: Alarm) -> [ScreenEffect] {
    let effect = ScreenEffect.save(timer)
    deeds.begin(effect, .countdown, undo: .save(before), of: before)
    return [effect]
  }
}
