import AlarmUI
import Alarms
import Timekeeping
import Words

extension Language {
  /// What a ringer without a screen does now, in one line that stays true while nothing happens.
  func status(_ standing: DaemonStanding, now: Instant, in zone: ZoneRules) -> String {
    switch standing {
    case .waits(nil): self("Waits: another process rings.")
    case .waits(let ringer?): waits(behind: ringer)
    case .rings(let rings):
      self("Rings now: %1.", rings.map { name(of: $0) }.joined(separator: ", "))
    case .watchesPlaces: self("Next: on arriving at or leaving a place.")
    case .watches(nil): self("No alarm is set to ring.")
    case .watches(let next?):
      self("Next: %1, %2.", moment(next.nextRing ?? now, now: now, in: zone), name(of: next.alarm))
    }
  }

  /// That another process rings and this one waits.
  func waits(behind ringer: RingerInCharge) -> String {
    switch ringer.kind {
    case .screen: self("Waits: the alarm clock that is open rings (process %1).", String(ringer.pid))
    case .daemon: self("Waits: another background program rings (process %1).", String(ringer.pid))
    }
  }

  /// How the sound fares, for a journal; nil when all is well.
  func line(_ note: SoundNote) -> String? {
    switch note {
    case .sounding: nil
    case .fellBack(let from, let to, let reason):
      self("“%1” cannot be played (%2): %3 sounds in its place.", shortened(from), self.reason(reason), shortened(to))
    case .noDevice(let reason):
      self("No sound device takes the sound (%1): it is tried again every 2 s.", self.reason(reason))
    case .deviceBack: self("The sound device is back.")
    case .muted(let reason): self("The sound is muted or at zero (%1): turn it up.", self.reason(reason))
    case .noSoundProgram(let reason):
      self("The program that makes the sound does not work (%1): nothing is heard.", self.reason(reason))
    }
  }
}
