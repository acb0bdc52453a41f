import Dispatch
import FoundationEssentials
import Glibc
import Testing
import Timekeeping

/// These wait for the real clock, because waiting for it is what the timer does.
@Suite(.serialized, .timeLimit(.minutes(10))) struct WakeTimerTests {
  private let clock = SystemClock()

  @Test func `it never wakes before the instant`() async throws {
    let (timer, wakes) = try timer()
    var iterator = wakes.makeAsyncIterator()
    for microseconds in [1, 7, 333, 1999, 5001, 20_003] {
      let instant = clock.now() + .microseconds(microseconds)
      timer.arm(instant)
      #expect(try #require(await nextDue(&iterator)) >= instant)
    }
    timer.cancel()
  }

  @Test(
    "An instant that is past wakes at once, the very first one too",
    arguments: [
      Int64.min, -1, 0, 1, 999_999_999,
    ])
  func past(microseconds: Int64) async throws {
    let (timer, wakes) = try timer()
    timer.arm(Instant(microseconds: microseconds))
    var iterator = wakes.makeAsyncIterator()
    #expect(await nextDue(&iterator) != nil)
    timer.cancel()
  }

  @Test func `a later arming takes the place of an earlier one, and a far one does not overflow`() async throws {
    let (timer, wakes) = try timer()
    timer.arm(clock.now() + .milliseconds(5))
    timer.arm(Instant(microseconds: .max))
    timer.arm(try utc("9999-12-31T23:59:59Z"))
    timer.arm(nil)
    let instant = clock.now() + .milliseconds(30)
    timer.arm(instant)
    var iterator = wakes.makeAsyncIterator()
    #expect(try #require(await nextDue(&iterator)) >= instant)
    timer.cancel()
  }

  @Test func `a timer that is cancelled tells nothing`() throws {
    let queue = DispatchQueue(label: "test")
    let timer = try WakeTimer(queue: queue) { _ in Issue.record("told after cancel") }
    queue.sync {
      timer.arm(Instant(seconds: 1))
      timer.cancel()
      timer.arm(Instant(seconds: 1))
    }
    queue.sync {}
  }

  @Test(.enabled(if: maySetClock, "setting the clock needs the capability CAP_SYS_TIME"))
  func `it tells when the clock is set and still wakes at the same instant`() async throws {
    let (timer, wakes) = try timer()
    let instant = clock.now() + .milliseconds(100)
    timer.arm(instant)
    setClockToItself()
    var iterator = wakes.makeAsyncIterator()
    #expect(await iterator.next()?.wake == .clockSet)
    #expect(try #require(await nextDue(&iterator)) >= instant)
    // Armed for nothing, it still tells.
    setClockToItself()
    #expect(await iterator.next()?.wake == .clockSet)
    timer.cancel()
  }

  @Test(.enabled(if: maySetClock, "setting the clock needs the capability CAP_SYS_TIME"))
  func `it tells when the clock is set just before it is armed anew`() async throws {
    let queue = DispatchQueue(label: "test")
    let (timer, wakes) = try timer(on: queue)
    let instant = clock.now() + .milliseconds(100)
    queue.suspend()
    setClockToItself()
    timer.arm(instant)
    queue.resume()
    var iterator = wakes.makeAsyncIterator()
    #expect(await iterator.next()?.wake == .clockSet)
    #expect(try #require(await nextDue(&iterator)) >= instant)
    timer.cancel()
  }

  /// The time at the next wake that is due; the machine's clock may be set while the tests run.
  private func nextDue(_ wakes: inout Wakes.Iterator) async -> Instant? {
    while let (wake, now) = await wakes.next() {
      if wake == .due { return now }
    }
    return nil
  }

  private typealias Wakes = AsyncStream<(wake: WakeTimer.Wake, now: Instant)>

  private func timer(
    on queue: DispatchQueue = DispatchQueue(label: "test")
  ) throws -> (WakeTimer, Wakes) {
    let (stream, continuation) = AsyncStream.makeStream(of: (wake: WakeTimer.Wake, now: Instant).self)
    let clock = clock
    let timer = try WakeTimer(queue: queue) { wake in continuation.yield((wake, clock.now())) }
    return (timer, stream)
  }
}

/// Sets the clock to the time it shows, which the kernel takes for a step.
private func setClockToItself() {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  clock_settime(CLOCK_REALTIME, &now)
}

/// Whether this process holds CAP_SYS_TIME, bit 25 of its effective capabilities.
private let maySetClock: Bool = {
  guard let status = try? String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8),
    let line = status.split(separator: "\n").first(where: { $0.hasPrefix("CapEff:") }),
    let bits = UInt64(line.dropFirst(7).drop { $0.isWhitespace }, radix: 16)
  else { return false }
  return bits & 1 << 25 != 0
}()
