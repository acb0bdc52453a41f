import Dispatch
import Glibc
import Testing
import TestSupport
import Timekeeping

/// Whether a timer wakes the machine is the kernel's to grant: it takes the capability CAP_WAKE_ALARM.
@Suite struct WakeCapabilityTests {
  @Test func `a timer made without the capability wakes all the same, but not from sleep`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: WakeTimer.Wake.self)
    let timer = try withoutWakingCapability {
      try WakeTimer(queue: DispatchQueue(label: "test")) { continuation.yield($0) }
    }
    #expect(!timer.wakesFromSleep)
    timer.arm(SystemClock().now() + .milliseconds(1))
    #expect(await stream.first { $0 == .due } == .due)
    timer.cancel()
  }

  @Test(.enabled(if: holdsWakingCapability, "waking the machine needs the capability CAP_WAKE_ALARM"))
  func `a timer made with the capability wakes from sleep`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: WakeTimer.Wake.self)
    let timer = try WakeTimer(queue: DispatchQueue(label: "test")) { continuation.yield($0) }
    #expect(timer.wakesFromSleep)
    timer.arm(SystemClock().now() + .milliseconds(1))
    #expect(await stream.first { $0 == .due } == .due)
    timer.cancel()
  }
}

/// The capabilities of one thread as capget(2) and capset(2) take them, version 3: two words of 32 bits each.
private struct Capabilities {
  private static let wakeAlarm: UInt32 = 1 << (35 - 32)
  private typealias Call = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32

  private var header: (version: UInt32, pid: Int32) = (0x2008_0522, 0)
  // Effective, permitted and inheritable ones, the low words first.
  private var words = [UInt32](repeating: 0, count: 6)

  init() throws {
    try call("capget")
  }

  var canWake: Bool { words[3] & Capabilities.wakeAlarm != 0 }

  mutating func dropWaking() { words[3] &= ~Capabilities.wakeAlarm }

  mutating func use() throws {
    try call("capset")
  }

  // Swift's Glibc module does not show the calls.
  private mutating func call(_ name: String) throws {
    let symbol = try #require(dlsym(nil, name))
    let result = unsafeBitCast(symbol, to: Call.self)(&header, &words)
    try #require(result == 0, "\(name): \(String(cString: strerror(errno)))")
  }
}

private let holdsWakingCapability = (try? Capabilities().canWake) ?? false

/// Runs `body` without the right to wake the machine, which only this thread gives up, and only for so long.
private func withoutWakingCapability<Result>(_ body: () throws -> Result) throws -> Result {
  var before = try Capabilities()
  var without = before
  without.dropWaking()
  try without.use()
  let result = Swift.Result { try body() }
  try before.use()
  return try result.get()
}
