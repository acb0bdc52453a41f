import TestSupport
import Testing
import Timekeeping

@Suite struct ClockTests {
  @Test func `time that passes is no step`() throws {
    let clock = HandMovedClock(try utc("2027-01-05T06:50:00Z"))
    let before = clock.reading()
    clock.advance(by: .minutes(13))
    #expect(clock.reading().step(since: before) == .zero)
    #expect(try clock.now() == utc("2027-01-05T07:03:00Z"))
  }

  @Test func `a clock that is set shows by how much, forward and back`() throws {
    let clock = HandMovedClock(try utc("2027-01-05T06:50:00Z"))
    let before = clock.reading()
    clock.advance(by: .seconds(5))
    clock.step(by: .minutes(13))
    #expect(clock.reading().step(since: before) == .minutes(13))
    clock.step(by: .minutes(-20))
    #expect(clock.reading().step(since: before) == .minutes(-7))
  }

  @Test func `another boot says nothing about steps`() throws {
    let clock = HandMovedClock(try utc("2027-01-05T06:50:00Z"))
    let before = clock.reading()
    clock.reboot(as: "boot-2")
    #expect(clock.reading().step(since: before) == nil)
  }

  @Test func `the machine's clock goes on and is not set in between`() throws {
    let clock = SystemClock()
    let before = clock.reading()
    let after = clock.reading()
    let step = try #require(after.step(since: before))
    #expect(after.realtime >= before.realtime)
    #expect(after.sinceBoot > .zero)
    #expect(after.bootID.count == 36)
    #expect(abs(step.microseconds) < 10_000)
  }
}
