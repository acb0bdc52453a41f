import Alarms
import Notifications
import Timekeeping
import Words

/// What an editor's fields come to just now: the alarm as it would be saved and when that rings, or why it cannot be.
struct EditorReading {
  /// The alarm, or what keeps it from being saved.
  let result: Result<Alarm, EditorProblem>
  /// The next times it would ring if it is on, the first few; none while the rules of its zone are not known.
  let rings: [Instant]

  private let context: ScreenContext

  /// Reads an editor.
  init(_ editor: Editor, _ context: ScreenContext) {
    self.context = context
    do throws(EditorProblem) {
      let alarm = try editor.alarm(context)
      result = .success(alarm)
      rings = EditorReading.rings(of: alarm, context)
    } catch {
      result = .failure(error)
      rings = []
    }
  }

  /// What keeps it from being saved; nil when nothing does.
  var problem: EditorProblem? {
    guard case .failure(let problem) = result else { return nil }
    return problem
  }

  /// The alarm; nil when it cannot be saved.
  var alarm: Alarm? {
    guard case .success(let alarm) = result else { return nil }
    return alarm
  }

  private static let ringsShown = 3

  private static func rings(of alarm: Alarm, _ context: ScreenContext) -> [Instant] {
    guard context.rules(of: alarm.zone) != nil else { return [] }
    var rings: [Instant] = []
    do {
      let trigger = try alarm.switched(on: true).request(after: context.now, in: context.zones)?.trigger
      var after = context.now
      while rings.count < ringsShown, let ring = try trigger?.next(after: after, in: context.zones) {
        rings.append(ring)
        guard alarm.schedule.repeats else { break }
        after = ring
      }
    } catch {
      // An alarm that is off may lie in the past.
    }
    return rings
  }
}

extension EditorReading {
  /// When it will ring, such as "rings in 7 h 18 min (Tue 1 Dec)", the fullest form first; none while that is not known.
  var ringTexts: [String] {
    let language = context.language
    guard let alarm else { return [] }
    guard alarm.isOn else { return [language("is off and does not ring")] }
    if let region = alarm.schedule.region { return [language("at a crossing|rings %1", language.crossing(at: region))] }
    guard let ring = rings.first else { return [] }
    let left = ring - context.now
    let isShortTimer = alarm.schedule.time == nil && left < .seconds(3600)
    let wait = isShortTimer ? language.spanWithSeconds(left) : language.span(left)
    let plain = language("rings in %1", wait)
    let dated = language("rings in %1 (%2)", wait, day(of: ring, alarm))
    guard let passed = passedToday(alarm, ring) else { return [dated, plain] }
    let full = language("rings tomorrow, in %1 (%2): %3 has passed today", wait, day(of: ring, alarm), passed)
    return [full, dated, plain]
  }

  /// What the repetition means in words with the next times it comes; nil for what rings once.
  var meaning: String? {
    guard let alarm, case .repeating(let set) = alarm.schedule else { return nil }
    let words = context.language.days(set.recurrence, from: set.start)
    guard !rings.isEmpty, let rules = context.rules(of: alarm.zone) else { return words }
    let today = rules.localTime(at: context.now).dateTime.date
    let times = rings.map { ring in
      let local = rules.localTime(at: ring).dateTime
      return set.countsElapsedTime
        ? context.language.clock(local.time) : context.language.date(local.date, today: today)
    }
    return context.language("%1: %2", words, times.joined(separator: ", "))
  }

  /// What a change of the clocks does to the next ring; nil where none touches it.
  var seam: String? {
    guard let alarm, alarm.isOn, let ring = rings.first, let rules = context.rules(of: alarm.zone),
      let instance = alarm.instance(ringingAt: ring, in: rules)
    else { return nil }
    return context.language.seam(instance, in: rules, today: rules.localTime(at: context.now).dateTime.date)
  }

  /// From which day the repetition is counted; nil where none is.
  var start: String? {
    guard let alarm, case .repeating(let set) = alarm.schedule, let start = set.start else { return nil }
    return context.language("counted from %1", context.language.date(start, today: context.local.date))
  }

  /// The day as it is here; for an alarm of another zone with the time it is here then.
  private func day(of ring: Instant, _ alarm: Alarm) -> String {
    let local = context.local(ring)
    let day = context.language.date(local.date, today: context.local.date)
    guard let zone = alarm.zone, zone != context.zone.name else { return day }
    return context.language("%1 %2 here", day, context.language.clock(local.time))
  }

  /// The time of a one-shot without a date that has passed today, so that it means tomorrow; nil where it has not, and
  /// for another zone, whose today may be another day.
  private func passedToday(_ alarm: Alarm, _ ring: Instant) -> String? {
    guard case .once(let time, nil) = alarm.schedule, alarm.zone == nil || alarm.zone == context.zone.name
    else { return nil }
    let now = context.local
    guard context.local(ring).date > now.date, time <= now.time else { return nil }
    return context.language.clock(time)
  }
}
