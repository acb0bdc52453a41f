import Notifications

/// A round place as people write it: "37.5665,126.978,200", degrees north and east, then the radius.
///
/// The radius is in metres, or has a unit: "200m", "1.5 km".
public struct PlaceText: Hashable, Sendable {
  /// The middle.
  public let centre: Coordinates
  /// Metres; in `Region.radii`.
  public let radius: Double

  /// What is written for the repetition of an alarm that rings at every crossing.
  public static let everyTime = "every time"

  /// Takes the place of a region.
  public init(_ region: Region) {
    (centre, radius) = (region.centre, region.radius)
  }

  /// Reads a place; nil for what is none, lies off the map or is too small or too large.
  ///
  /// Degrees are kept to seven decimals, which is a centimetre, and metres to three.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(PlaceText.trimmed)
    guard parts.count == 3, let latitude = PlaceText.number(parts[0], places: 7),
      let longitude = PlaceText.number(parts[1], places: 7), let radius = PlaceText.metres(parts[2]),
      let centre = Coordinates(latitude: latitude, longitude: longitude), Region.radii.contains(radius)
    else { return nil }
    (self.centre, self.radius) = (centre, radius)
  }

  /// Whether a repetition means every crossing.
  public static func meansEveryTime(_ text: String) -> Bool {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    return words.elementsEqual(["every", "time"]) || words == ["always"]
  }

  /// The region; nil when no crossing is to be told.
  func region(notifiesOnEntry: Bool, notifiesOnExit: Bool) -> Region? {
    Region(centre, radius: radius, notifiesOnEntry: notifiesOnEntry, notifiesOnExit: notifiesOnExit)
  }
}

extension PlaceText {
  /// The place as it is read again: "37.5665,126.978,200".
  public var text: String {
    "\(coordinates),\(PlaceText.decimal(radius, places: 3))"
  }

  /// The middle: "37.5665,126.978".
  public var coordinates: String {
    "\(PlaceText.decimal(centre.latitude, places: 7)),\(PlaceText.decimal(centre.longitude, places: 7))"
  }

  /// The radius with its unit: "200 m", "1.5 km".
  public var radiusText: String {
    radius < 1_000
      ? "\(PlaceText.decimal(radius, places: 3)) m" : "\(PlaceText.decimal(radius / 1_000, places: 6)) km"
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  private static func metres(_ text: Substring) -> Double? {
    let lower = text.lowercased()
    for (unit, factor) in [("km", 1_000.0), ("m", 1)] where lower.hasSuffix(unit) {
      return number(trimmed(lower.dropLast(unit.count)), places: 6).map { rounded($0 * factor, places: 3) }
    }
    return number(lower[...], places: 3)
  }

  /// Reads a plain decimal number: no exponent, no infinity.
  private static func number(_ text: Substring, places: Int) -> Double? {
    guard !text.isEmpty, text.count <= 30,
      text.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46].contains($0) })
    else { return nil }
    return Double(text).map { rounded($0, places: places) }
  }

  private static func rounded(_ number: Double, places: Int) -> Double {
    let scale = power(of: places)
    return (number * scale).rounded() / scale
  }

  private static func power(of places: Int) -> Double {
    (0..<places).reduce(1) { scale, _ in scale * 10 }
  }

  /// A number without exponent and without zeros at its end.
  private static func decimal(_ number: Double, places: Int) -> String {
    let units = Int64((number * power(of: places)).rounded())
    var digits = String(units.magnitude)
    if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = digits.dropLast(places)
    return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
