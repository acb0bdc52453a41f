import Notifications
import TestSupport
import Testing
import Timekeeping

/// The plan of what comes due next.
struct PlanTests {
  private let start = Instant(seconds: 1_800_000_000)

  private func pending(_ identifier: String, in span: Duration) -> PendingRequest {
    PendingRequest(
      request: NotificationRequest(identifier: identifier, content: NotificationContent(), trigger: nil),
      added: start, due: start + span)
  }

  private func identifiers(_ plan: Plan) -> [String] {
    plan.requests.map(\.request.identifier)
  }

  @Test("It is in order of due instants, then identifiers")
  func order() {
    let plan = Plan(
      requests: [pending("c", in: .seconds(9)), pending("b", in: .seconds(5)), pending("a", in: .seconds(5))],
      reachesTo: nil)
    #expect(identifiers(plan) == ["a", "b", "c"])
    #expect(plan.nextDue == start + .seconds(5))
  }

  @Test("What is due now is everything up to now, now included")
  func due() {
    let plan = Plan(
      requests: [pending("a", in: .seconds(5)), pending("b", in: .seconds(6)), pending("c", in: .seconds(7))],
      reachesTo: nil)
    #expect(plan.due(at: start).isEmpty)
    #expect(plan.due(at: start + .seconds(6)).map(\.request.identifier) == ["a", "b"])
  }

  @Test("Taking what is due leaves the rest; what goes on is put in its place")
  func takeDue() {
    var plan = Plan(
      requests: [pending("a", in: .seconds(5)), pending("b", in: .seconds(6)), pending("d", in: .seconds(7))],
      reachesTo: nil)
    #expect(plan.takeDue(at: start + .seconds(6)).map(\.request.identifier) == ["a", "b"])
    plan.insert(pending("c", in: .seconds(7)))
    plan.insert(pending("a", in: .seconds(8)))
    plan.insert(pending("z", in: .seconds(1)))
    #expect(identifiers(plan) == ["z", "c", "d", "a"])
  }

  @Test("A change removes, adds and replaces")
  func apply() {
    var plan = Plan(requests: [pending("a", in: .seconds(5)), pending("b", in: .seconds(6))], reachesTo: nil)
    var change = CentreChange()
    change.removePending = ["a"]
    change.save = [pending("c", in: .seconds(1)), pending("b", in: .seconds(9))]
    plan.apply(change)
    #expect(identifiers(plan) == ["c", "b"])
    #expect(plan.nextDue == start + .seconds(1))
  }

  @Test("What lies beyond its reach it does not take in, because others may come before it")
  func reach() {
    var plan = Plan(requests: [pending("a", in: .seconds(5))], reachesTo: start + .seconds(3600))
    var change = CentreChange()
    change.save = [pending("far", in: .seconds(3601)), pending("near", in: .seconds(3600))]
    plan.apply(change)
    plan.replace(["a": pending("a", in: .seconds(86_405))])
    #expect(identifiers(plan) == ["near"])
  }

  @Test("A plan that holds everything never runs out")
  func wholePlan() {
    #expect(!Plan.empty.runsOut(at: start + .seconds(1_000_000)))
  }

  @Test("However many requests it holds, it runs out a day before its reach")
  func runsOut() {
    let many = (0..<10_000).map { pending(String($0), in: .seconds($0)) }
    let plan = Plan(requests: many, reachesTo: start + Plan.horizon)
    let spans = [Duration.zero, Plan.horizon / 2, Plan.horizon / 2 + .seconds(1)]
    let runsOut = spans.map { plan.runsOut(at: start + $0) }
    #expect(runsOut == [false, false, true])
    #expect(Plan(requests: [], reachesTo: start + Plan.horizon).runsOut(at: start))
  }
}
