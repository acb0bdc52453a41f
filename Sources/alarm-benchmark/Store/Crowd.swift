import Alarms
import Timekeeping

/// Many alarms such as people have: weekly ones, one-shots over the coming year, some switched off.
///
/// None of them rings within two hours, so that a measurement has the screen to itself. The same number gives the same
/// alarms, apart from their days and times, which lie around now.
struct Crowd {
  private static let repetitions = ["daily", "weekdays", "weekends", "mon,wed,fri", "tue", "sat"]
  private static let labels = ["Wake up", "Tea is ready", "Call home", "물 마실 시간이에요", "Stretch", "Take the bread out"]
  private static let groups = ["", "Home", "Work"]

  private let now: LocalDateTime
  private var generator = Generator(state: 42)

  /// Makes alarms around now, as a zone's clocks show it.
  init(now: Instant, in zone: ZoneRules) {
    self.now = zone.localTime(at: now).dateTime
  }

  /// So many alarms.
  mutating func alarms(_ count: Int) throws(BenchmarkError) -> [Alarm] {
    var alarms: [Alarm] = []
    alarms.reserveCapacity(count)
    for number in 0..<count { alarms.append(try alarm(number)) }
    return alarms
  }

  private mutating func alarm(_ number: Int) throws(BenchmarkError) -> Alarm {
    var record = AlarmSettings.initial.newRecord(id: .random(using: &generator))
    let minutes = now.time.secondsFromMidnight / 60 + 120 + Int.random(in: 0..<1200, using: &generator)
    let time = TimeOfDay(secondsFromMidnight: minutes % 1440 * 60) ?? .midnight
    record[.kind] = .text("alarm")
    record[.time] = .text(time.description)
    record[.label] = .text("\(Crowd.labels[number % Crowd.labels.count]) \(number)")
    record[.group] = .text(Crowd.groups[number % Crowd.groups.count])
    record[.isOn] = .boolean(number % 5 != 4)
    if number % 3 == 2 {
      // The day after tomorrow at the earliest: tomorrow's early hours may be less than two hours away.
      let days = 2 + Int.random(in: 0..<365, using: &generator)
      record[.date] = now.date.adding(days: days).map { .text($0.description) } ?? .null
    } else {
      record[.repeat] = .text(Crowd.repetitions[number % Crowd.repetitions.count])
    }
    do {
      return try Alarm(record)
    } catch {
      throw .store("an alarm cannot be made: \(error)")
    }
  }
}

/// Random numbers that are the same every time (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
