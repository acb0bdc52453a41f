import Notifications
import Testing
import Timekeeping

/// Which regions there are, and on which side of one a position lies.
struct RegionTests {
  /// 200 m about a point on the equator, where a thousandth of a degree is 111 m.
  private func region(radius: Double = 200) throws -> Region {
    try #require(Region(latitude: 0, longitude: 10, radius: radius))
  }

  /// A position so many metres east of the middle.
  private func position(_ metres: Double, accuracy: Double) throws -> Position {
    let point = try #require(Coordinates(latitude: 0, longitude: 10 + metres / 111_195.08))
    return try #require(Position(point, accuracy: accuracy, taken: Instant(microseconds: 0)))
  }

  @Test("A radius of nothing, one beyond 1,000 km and one that is no number make no region")
  func radius() {
    for radius in [0, -5, 0.9, 1_000_001, .nan, .infinity] {
      #expect(Region(latitude: 0, longitude: 0, radius: radius) == nil)
    }
    #expect(Region(latitude: 0, longitude: 0, radius: 1) != nil)
    #expect(Region(latitude: 90, longitude: -180, radius: 1_000_000) != nil)
  }

  @Test("A region that tells no crossing is none")
  func mute() {
    #expect(Region(latitude: 0, longitude: 0, radius: 9, notifiesOnEntry: false, notifiesOnExit: false) == nil)
  }

  @Test("Inside is only what is surely inside, outside what is surely outside")
  func sides() throws {
    let region = try region()
    #expect(try region.side(of: position(100, accuracy: 50)) == .inside)
    #expect(try region.side(of: position(100, accuracy: 120)) == nil)
    #expect(try region.side(of: position(260, accuracy: 50)) == .outside)
    #expect(try region.side(of: position(240, accuracy: 50)) == nil)
  }

  @Test("A position known no better than the region is wide never says inside, but may say outside")
  func coarse() throws {
    let region = try region()
    #expect(try region.side(of: position(0, accuracy: 300)) == nil)
    #expect(try region.side(of: position(600, accuracy: 300)) == .outside)
  }

  @Test("A position that claims to be exact decides nothing within ten metres of the edge")
  func exact() throws {
    let region = try region()
    #expect(try region.side(of: position(189, accuracy: 0)) == .inside)
    #expect(try region.side(of: position(195, accuracy: 0)) == nil)
    #expect(try region.side(of: position(205, accuracy: 0)) == nil)
    #expect(try region.side(of: position(211, accuracy: 0)) == .outside)
    #expect(try self.region(radius: 1).side(of: position(0, accuracy: 0)) == .inside)
  }

  @Test("An accuracy below nothing or without a number is no position")
  func accuracies() throws {
    let point = try #require(Coordinates(latitude: 0, longitude: 0))
    for accuracy in [-1, .nan, .infinity] {
      #expect(Position(point, accuracy: accuracy, taken: Instant(microseconds: 0)) == nil)
    }
  }
}
