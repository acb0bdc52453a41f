import Notifications
import Testing
import Timekeeping

/// A request that waits for a place 200 m about a point on the equator, and the positions it is shown.
struct PlaceRequestTests {
  private static let now = Instant(seconds: 1_800_000_000)
  private static let zones = Zones(local: .utc) { (name) throws(ZoneError) in throw .unknown(name: name) }

  private func place(entry: Bool = true, exit: Bool = true, repeats: Bool = true) throws -> PlaceRequest {
    let region = try #require(
      Region(latitude: 0, longitude: 180, radius: 200, notifiesOnEntry: entry, notifiesOnExit: exit))
    let request = NotificationRequest(
      identifier: "home", content: NotificationContent(title: "Home"), trigger: .location(region, repeats: repeats))
    return try #require(PlaceRequest(request: request, added: Self.now - .seconds(60)))
  }

  /// A position so many metres west of the middle, taken so many seconds ago.
  private func position(_ metres: Double, accuracy: Double = 20, ago: Int = 0) throws -> Position {
    let point = try #require(Coordinates(latitude: 0, longitude: 180 - metres / 111_195.08))
    return try #require(Position(point, accuracy: accuracy, taken: Self.now - .seconds(ago)))
  }

  @Test("A request for an instant is none")
  func notAPlace() {
    let trigger = NotificationTrigger.timeInterval(.seconds(60), repeats: false)
    let request = NotificationRequest(identifier: "a", content: NotificationContent(), trigger: trigger)
    #expect(PlaceRequest(request: request, added: Self.now) == nil)
  }

  @Test("The first side that is known is no crossing, whichever it is")
  func first() throws {
    for metres in [0.0, 5_000] {
      let step = try #require(try place().seeing(position(metres, ago: 3), now: Self.now))
      #expect(!step.isTold && step.delivery(at: Self.now, in: Self.zones) == nil)
      #expect(step.place.sighting?.since == Self.now - .seconds(3))
    }
  }

  @Test("Coming to the other side is one, and the same side again is not")
  func crossing() throws {
    let away = try #require(try place().seeing(position(5_000, ago: 60), now: Self.now)).place
    let step = try #require(try away.seeing(position(50, ago: 5), now: Self.now))
    #expect(step.isTold && step.place.sighting == RegionSighting(.inside, since: Self.now - .seconds(5)))
    #expect(try step.place.seeing(position(40), now: Self.now) == nil)
    #expect(try #require(try step.place.seeing(position(5_000), now: Self.now)).isTold)
  }

  @Test("A crossing that is not asked for is remembered and not told")
  func onlyEntry() throws {
    let place = try place(exit: false).with(RegionSighting(.inside, since: Self.now - .seconds(60)))
    let step = try #require(try place.seeing(position(5_000), now: Self.now))
    #expect(!step.isTold && step.place.sighting?.side == .outside)
    let back = try step.place.with(RegionSighting(.outside, since: Self.now - .seconds(9))).seeing(
      position(0), now: Self.now)
    #expect(try #require(back).isTold)
  }

  @Test("Positions that waver about the edge, or are too coarse, tell nothing")
  func wavering() throws {
    let place = try place().with(RegionSighting(.outside, since: Self.now - .seconds(60)))
    for (metres, accuracy) in [(190.0, 20.0), (205, 20), (185, 16), (0, 250), (215, 16)] {
      #expect(try place.seeing(position(metres, accuracy: accuracy), now: Self.now) == nil)
    }
    #expect(try place.seeing(position(150, accuracy: 20), now: Self.now)?.place.sighting?.side == .inside)
  }

  @Test("A position that was taken before the latest sighting shows nothing")
  func old() throws {
    let place = try place().with(RegionSighting(.inside, since: Self.now - .seconds(10)))
    #expect(try place.seeing(position(5_000, ago: 11), now: Self.now) == nil)
    #expect(try place.seeing(position(5_000, ago: 10), now: Self.now) == nil)
    #expect(try place.seeing(position(5_000, ago: 9), now: Self.now) != nil)
  }

  @Test("After the clock was set back a sighting in the future keeps no position out; one from the future is of now")
  func setBack() throws {
    let place = try place().with(RegionSighting(.inside, since: Self.now + .seconds(3600)))
    let step = try #require(try place.seeing(position(5_000, ago: -500), now: Self.now))
    #expect(step.place.sighting == RegionSighting(.outside, since: Self.now))
  }

  @Test("A crossing comes due when its position was taken; past the grace it is missed")
  func lateness() throws {
    let place = try place().with(RegionSighting(.outside, since: Self.now - .seconds(9_000)))
    func delivery(ago: Int) throws -> Delivery? {
      try place.seeing(position(0, ago: ago), now: Self.now)?.delivery(at: Self.now, in: Self.zones)
    }
    let late = try #require(try delivery(ago: 1_800))
    #expect(late.scheduled == Self.now - .seconds(1_800) && !late.isMissed && late.passed == 0)
    let missed = try #require(try delivery(ago: 1_801))
    #expect(missed.isMissed)
  }

  @Test("Once it is spent, every time it goes on from where the machine now is")
  func repeats() throws {
    let outside = RegionSighting(.outside, since: Self.now - .seconds(60))
    let once = try #require(try place(repeats: false).with(outside).seeing(position(0), now: Self.now))
    #expect(try #require(once.delivery(at: Self.now, in: Self.zones)).isLast)
    let step = try #require(try place().with(outside).seeing(position(0), now: Self.now))
    let delivery = try #require(step.delivery(at: Self.now, in: Self.zones))
    #expect(!delivery.isLast && delivery.watched?.sighting?.side == .inside)
  }

  @Test("What follows it is registered by its crossing, counted from there")
  func followUp() throws {
    var request = try place().request
    request.followUp = NotificationRequest(
      identifier: "tea", content: NotificationContent(), trigger: .timeInterval(.seconds(600), repeats: false))
    let sighting = RegionSighting(.outside, since: Self.now - .seconds(60))
    let place = try #require(PlaceRequest(request: request, added: Self.now, sighting: sighting))
    let step = try #require(try place.seeing(position(0, ago: 5), now: Self.now))
    let delivery = try #require(step.delivery(at: Self.now, in: Self.zones))
    #expect(delivery.followUp?.pending?.due == Self.now + .seconds(595))
  }
}
