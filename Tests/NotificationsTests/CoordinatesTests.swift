import Notifications
import Testing

/// Points on the earth and the distance between them.
struct CoordinatesTests {
  private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinates {
    try #require(Coordinates(latitude: latitude, longitude: longitude))
  }

  private func metres(_ one: (Double, Double), _ other: (Double, Double)) throws -> Double {
    try point(one.0, one.1).distance(to: point(other.0, other.1))
  }

  @Test(
    "A point off the map is none",
    arguments: [
      (90.1, 0.0), (-90.1, 0), (0, 180.1), (0, -180.1), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
    ])
  func offTheMap(_ latitude: Double, _ longitude: Double) {
    #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
  }

  @Test("A degree is 111.2 km along the equator and along every meridian")
  func degrees() throws {
    for (one, other) in [((0.0, 0.0), (0.0, 1.0)), ((0, 0), (1, 0)), ((50, 7), (51, 7)), ((0, -0.5), (0, 0.5))] {
      #expect(abs(try metres(one, other) - 111_195) < 1)
    }
  }

  @Test("Between cities it agrees with the great circle others give, within half a percent of the true earth")
  func cities() throws {
    let (seoul, busan) = ((37.5665, 126.9780), (35.1796, 129.0756))
    #expect(abs(try metres(seoul, busan) - 325_000) < 1_000)
    let (london, newYork) = ((51.5074, -0.1278), (40.7128, -74.0060))
    #expect(abs(try metres(london, newYork) - 5_570_000) < 5_000)
    let (paris, berlin) = ((48.8566, 2.3522), (52.5200, 13.4050))
    #expect(abs(try metres(paris, berlin) - 877_500) < 1_000)
  }

  @Test("Across the 180th meridian the short way counts")
  func dateLine() throws {
    #expect(abs(try metres((0, 179.9995), (0, -179.9995)) - 111.195) < 0.001)
    #expect(try metres((10, 180), (10, -180)) < 0.001)
  }

  @Test("At a pole every longitude is the same point, and the way over it is straight")
  func poles() throws {
    #expect(try metres((90, 0), (90, 137)) < 0.001)
    #expect(abs(try metres((89.9995, 0), (89.9995, 180)) - 111.195) < 0.001)
    #expect(abs(try metres((-89.9995, 20), (-89.9995, -160)) - 111.195) < 0.001)
  }

  @Test("Opposite points are half a great circle apart, the same point is nowhere")
  func extremes() throws {
    #expect(abs(try metres((37.5665, 126.978), (-37.5665, -53.022)) - .pi * 6_371_008.8) < 1)
    #expect(try metres((37.5665, 126.978), (37.5665, 126.978)) == 0)
    #expect(abs(try metres((37.5665, 126.978), (37.56650001, 126.978)) - 0.00111) < 0.0001)
  }
}
