import Testing

@testable import Desktop

@Suite("Asking GeoClue where the machine is")
struct LocatingTests {
  private static let now = MonotonicTime(microseconds: 1_000_000_000)
  private static let fix = LocationFix(latitude: 1, longitude: 2, accuracy: 3, taken: nil)
  private static let denied = BusError.refused(
    name: "org.freedesktop.DBus.Error.AccessDenied", reason: "'alarm' disallowed")

  /// One whose client runs.
  private func running(stride: UInt32 = 20) -> Locating {
    var locating = Locating()
    _ = locating.connected()
    _ = locating.wanted(stride: stride, Self.now)
    _ = locating.got(client: "/c")
    _ = locating.started(Self.now)
    return locating
  }

  @Test("asks nothing while nobody wants to know, nor without a bus; then in whichever order both come")
  func asks() {
    var locating = Locating()
    #expect(locating.connected() == [] && locating.deadline == nil)
    #expect(locating.wanted(stride: 20, Self.now) == [.ask])
    var other = Locating()
    #expect(other.wanted(stride: 20, Self.now) == [])
    #expect(other.connected() == [.ask])
  }

  @Test("configures a client before it starts it, and tells what it says")
  func runs() {
    var locating = Locating()
    _ = locating.connected()
    _ = locating.wanted(stride: 20, Self.now)
    #expect(locating.got(client: "/c") == [.configure(client: "/c", stride: 20), .start(client: "/c")])
    #expect(locating.started(Self.now) == [.tell(.locating)])
    #expect(locating.moved(location: "/l") == [.look(location: "/l")])
    #expect(locating.read(Self.fix) == [.tell(.located(Self.fix))])
    #expect(locating.read(nil) == [])
    #expect(locating.deadline == nil)
  }

  @Test("stops a client when nobody wants to know any more, also one that comes late")
  func stops() {
    var locating = running()
    #expect(locating.unwanted() == [.stop(client: "/c"), .forget])
    #expect(locating.unwanted() == [])
    var asked = Locating()
    _ = asked.connected()
    _ = asked.wanted(stride: 20, Self.now)
    #expect(asked.unwanted() == [.forget])
    #expect(asked.got(client: "/late") == [.stop(client: "/late")])
  }

  @Test("tells a running client another distance, once")
  func stride() {
    var locating = running()
    #expect(locating.wanted(stride: 5, Self.now) == [.configure(client: "/c", stride: 5)])
    #expect(locating.wanted(stride: 5, Self.now) == [])
  }

  @Test("says why it is refused, gives the client back, and tries again ever less often, five minutes apart at most")
  func refused() {
    var locating = Locating()
    _ = locating.connected()
    _ = locating.wanted(stride: 20, Self.now)
    _ = locating.got(client: "/c")
    let told = Locating.Effect.tell(.notLocated(reason: "'alarm' disallowed"))
    #expect(locating.refused(Self.denied, Self.now) == [.stop(client: "/c"), .forget, told])
    var now = Self.now
    var pauses: [UInt64] = []
    for _ in 1...11 {
      guard let next = locating.deadline else { break }
      pauses.append((next.microseconds - now.microseconds) / 1_000_000)
      now = next
      #expect(locating.elapsed(now) == [.ask])
      #expect(locating.refused(.noAnswer, now) == [.forget, .tell(.notLocated(reason: "no answer came"))])
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  }

  @Test("asks a GeoClue anew that has gone, and one that appears at once")
  func restarts() {
    var locating = running()
    #expect(locating.vanished(Self.now) == [.forget])
    #expect(locating.elapsed(Self.now) == [])
    #expect(locating.appeared() == [.ask])
    #expect(locating.appeared() == [])
  }

  @Test("says when the bus has gone, and begins anew on one that has come back")
  func busRestarts() {
    var locating = running()
    let told = Locating.Effect.tell(.notLocated(reason: "the system's bus cannot be reached"))
    #expect(locating.disconnected() == [.forget, told])
    #expect(locating.deadline == nil)
    #expect(locating.connected() == [.ask])
  }

  @Test("says when no position comes within a minute, and waits on")
  func noPosition() {
    var locating = running()
    #expect(locating.elapsed(Self.now.after(seconds: 59)) == [])
    #expect(
      locating.elapsed(Self.now.after(seconds: 60)) == [.tell(.notLocated(reason: "no position has come yet"))])
    #expect(locating.deadline == nil)
    #expect(locating.read(Self.fix) == [.tell(.located(Self.fix))])
  }
}
