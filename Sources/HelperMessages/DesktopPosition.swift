/// Where the machine is, as the desktop program is told.
public struct DesktopPosition: Hashable, Sendable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double
  /// How far off it may be, in metres; negative when that is not known.
  public var accuracy: Double
  /// When it was found, in microseconds since 1970; nil when that is not known.
  public var taken: Int64?

  /// Makes a position.
  public init(latitude: Double, longitude: Double, accuracy: Double, taken: Int64?) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.taken = taken
  }
}

extension DesktopPosition {
  /// Every digit of each number, so that it is read as the same.
  var fields: [String] {
    [latitude.description, longitude.description, accuracy.description, taken.map(String.init) ?? ""]
  }

  init?(_ fields: ArraySlice<String>) {
    let texts = Array(fields)
    guard texts.count == 4, let latitude = Double(texts[0]), let longitude = Double(texts[1]),
      let accuracy = Double(texts[2]), texts[3].isEmpty || Int64(texts[3]) != nil
    else { return nil }
    self.init(latitude: latitude, longitude: longitude, accuracy: accuracy, taken: Int64(texts[3]))
  }
}
