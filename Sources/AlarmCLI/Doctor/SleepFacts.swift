import Alarms
import Timekeeping
import Words

/// Whether the machine sleeps, and who may wake it.
public struct SleepFacts: Hashable, Sendable {
  /// What the machine can do.
  public var machine: MachineSleep
  /// Whether this program, started as it was, is granted a timer that wakes the machine.
  public var timerWakes: Bool
  /// Whether whoever rings now may sleep through an alarm; nil when nobody rings, or it is not known.
  public var ringerMayOversleep: Bool?
  /// The program's own file, which can be given the right to wake the machine.
  public var program: String

  /// Puts them together.
  public init(machine: MachineSleep, timerWakes: Bool, ringerMayOversleep: Bool?, program: String) {
    self.machine = machine
    self.timerWakes = timerWakes
    self.ringerMayOversleep = ringerMayOversleep
    self.program = program
  }
}

extension SleepFacts {
  func finding(_ language: Language) -> Finding {
    guard machine.canSleep else {
      return Finding(.sleep, .ok, language("This machine does not fall asleep."))
    }
    guard machine.hasWakingClock else {
      return Finding(
        .sleep, .warning, language("This machine can fall asleep and has no clock that could wake it."),
        remedy: language("Keep it awake while alarms are on; “sudo systemctl mask sleep.target” does for good."))
    }
    guard timerWakes || ringerMayOversleep == false else {
      return Finding(
        .sleep, .warning, language("This machine can fall asleep, and alarm may not wake it."),
        remedy: language(
          "“sudo setcap cap_wake_alarm+ep %1” lets it, once alarm has been started again.", SleepFacts.quoted(program)))
    }
    guard ringerMayOversleep != true else {
      return Finding(
        .sleep, .warning,
        language("This machine can fall asleep, and who rings now may not wake it, though alarm may."),
        remedy: language("End who rings and start it again."))
    }
    return Finding(.sleep, .ok, language("This machine is woken for an alarm."))
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "+": true
      default: false
      }
    }
    guard !isPlain else { return path }
    return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
