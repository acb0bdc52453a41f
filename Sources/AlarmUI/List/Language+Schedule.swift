import Alarms
import Words

extension Language {
  /// What stands where an alarm has its time: the time, or what it is when it has none.
  func clock(of schedule: Schedule) -> String {
    schedule.time.map(clock) ?? (schedule.isTimer ? self("timer") : self("place"))
  }
}
