import AlarmStore
import Alarms
import NotificationStore
import Notifications
import TestSupport
import Timekeeping

/// Does one thing after another with a store, and reports each before it begins and when it is committed.
///
/// `do ID…` names the alarms it may touch; `did` is followed by what the store then holds of them, tab-separated.
struct Crasher {
  private static let deeds = 10
  private static let oneDeed = Duration.seconds(40)

  let run: Int
  let folder: String
  let clock: HandMovedClock

  init(folder: String, run: Int) {
    self.folder = folder
    self.run = run
    clock = HandMovedClock(Instant(seconds: 1_800_000_000))
    // Time goes on from run to run, and the machine was not started anew.
    clock.advance(by: Crasher.oneDeed * (run * (Crasher.deeds + 2)))
  }

  /// Works; the store is closed when it returns.
  func work() async throws {
    let location = StoreLocation(folder: folder)
    let store = try AlarmStore(location, clock: clock, zones: zones("Asia/Seoul"))
    var hand = Hand(store: store, clock: clock, random: SeededGenerator(seed: UInt64(run)), run: run)
    let facts = try StoreFacts(path: location.database)
    for number in 0..<Crasher.deeds {
      clock.advance(by: Crasher.oneDeed)
      let (ids, deed) = try await hand.next(number)
      report("do " + ids.joined(separator: " "))
      try await deed()
      let held = try ids.map { try "\($0)\t\(facts.text(of: $0))" }
      report((["did", try facts.badge()] + held).joined(separator: "\t"))
    }
  }
}

/// Chooses what to do next.
struct Hand {
  typealias Deed = () async throws -> Void

  let store: AlarmStore
  let clock: HandMovedClock
  var random: SeededGenerator
  let run: Int

  private var manager: AlarmManager { AlarmManager(door: store, clock: clock) }

  /// The alarms it may touch, and the deed itself.
  mutating func next(_ number: Int) async throws -> (ids: [String], deed: Deed) {
    let alarms = try await store.alarms(from: 0, limit: nil).map(\.alarm)
    let plan = try await store.ringPlan(now: clock.now())
    // What is due comes first, as with a ringer.
    if let due = plan.plan.requests.first?.due, due <= clock.now() { return try deliver(plan.plan) }
    let ringing = plan.ringing.compactMap { AlarmID($0.occurrence.thread) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3 where alarms.count < 20: return try add(number)
    case 3: return try await seen()
    case 4: return ([], { [store, clock] in try await store.replan(clock.reading(), step: .zero) })
    case 5..<8:
      if let id = ringing.randomElement(using: &random) { return answer(id) }
      return try add(number)
    default:
      guard let alarm = alarms.randomElement(using: &random) else { return try add(number) }
      return change(alarm.id)
    }
  }

  private mutating func add(_ number: Int) throws -> ([String], Deed) {
    let name = "c" + String(10_000_000 + run * 100 + number).dropFirst()
    guard let id = AlarmID(name) else { throw AlarmError.noSuchAlarm(name) }
    var record = AlarmSettings.initial.newRecord(id: id)
    let minute = Int.random(in: 0..<1440, using: &random)
    if minute.isMultiple(of: 2) {
      record[.kind] = .text("timer")
      record[.time] = .null
      record[.seconds] = .integer(30 + minute)
    } else {
      record[.time] = .text("\(10 + minute / 144):\(10 + minute % 50)")
      record[.repeat] = .text(minute.isMultiple(of: 3) ? "once" : "daily")
    }
    let (alarm, manager) = (try Alarm(record), manager)
    return ([name], { _ = try await manager.save(alarm) })
  }

  private mutating func change(_ id: AlarmID) -> ([String], Deed) {
    let (manager, text) = (manager, "label \(Int.random(in: 0..<1000, using: &random))")
    let deeds: [Deed] = [
      { _ = try await manager.edit(id) { $0[.label] = .text(text) } },
      { _ = try await manager.switch([id], on: nil) },
      { _ = try await manager.delete([id]) },
    ]
    return ([id.description], deeds[Int.random(in: 0..<3, using: &random)])
  }

  private mutating func answer(_ id: AlarmID) -> ([String], Deed) {
    let answers: [RingAnswer] = [.stop, .snooze(minutes: nil), .giveUp]
    let (manager, answer) = (manager, answers[Int.random(in: 0..<3, using: &random)])
    return ([id.description], { _ = try await manager.answer(answer, id) })
  }

  private func deliver(_ plan: Plan) throws -> ([String], Deed) {
    let (now, zones) = (clock.now(), try zones("Asia/Seoul"))
    let due = try plan.requests.filter { $0.due <= now }.compactMap { pending in
      try pending.delivery(at: now, in: zones).map { PlannedDelivery(delivery: $0, plannedDue: pending.due) }
    }
    let ids = Set(due.compactMap { AlarmID(requestIdentifier: $0.delivery.request.identifier)?.description })
    let manager = manager
    return (ids.sorted(), { _ = try await manager.record(due, at: now) })
  }

  private func seen() async throws -> ([String], Deed) {
    let missed = try await store.delivered().filter { $0.occurrence.state == .missed }
    let store = store
    return (
      missed.map(\.occurrence.thread), { try await store.markSeen(missed.map(\.request.identifier)) }
    )
  }
}
