import TestSupport
import Testing
import Timekeeping

/// What is left out of elapsed spans goes by the local times they had by their start, also once they have moved.
struct ElapsedLeftOutTests {
  private func halfHours(leavingOut text: String, movedBy step: Duration) throws -> RecurrenceSet {
    let set = try RecurrenceSet(
      try #require(Recurrence(everySeconds: 1800)), at: try #require(TimeOfDay("07:00")), from: LocalDate("2027-01-05"),
      leavingOut: try #require(LeftOutTimes(text)))
    return set.anchored(at: try moment("2027-01-05 07:00", in: "Asia/Seoul") + step)
  }

  @Test(
    "A clock set by a fraction of a second or by hours brings nothing back that was left out",
    arguments: [.zero, .milliseconds(-300), .milliseconds(300), .seconds(7200), .seconds(-86_400)] as [Duration])
  func moved(by step: Duration) throws {
    let set = try halfHours(leavingOut: "2027-01-05 07:30,2027-01-05 08:30", movedBy: step)
    let zone = try rules("Asia/Seoul")
    let start = try moment("2027-01-05 07:00", in: "Asia/Seoul") + step
    let next = set.nextInstance(after: start, in: zone)
    #expect(next?.instant == start + .seconds(3600))
    #expect(next?.nominal.description == "2027-01-05 08:00")
    #expect(set.next(after: start + .seconds(3600), in: zone) == start + .seconds(7200))
    #expect(set.instant(of: try #require(LocalDateTime("2027-01-05 08:30")), in: zone) == start + .seconds(5400))
  }
}
