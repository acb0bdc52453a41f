import Alarms

/// A picture of the screen that is asked for.
public struct Snapshot: Hashable, Sendable {
  /// How large the screen is.
  public var size: SnapshotSize
  /// The moment it shows; nil is now.
  public var moment: Moment?
  /// Which screen.
  public var screen: SnapshotScreen
  /// Whether it is drawn as SVG, in its colours, and not written as text.
  public var isSVG: Bool

  /// Asks for a picture; of the list, as text, unless told otherwise.
  public init(size: SnapshotSize, moment: Moment? = nil, screen: SnapshotScreen = .list, isSVG: Bool = false) {
    self.size = size
    self.moment = moment
    self.screen = screen
    self.isSVG = isSVG
  }
}

/// The screens there are pictures of.
public enum SnapshotScreen: String, CaseIterable, Sendable {
  /// The list of alarms.
  case list
  /// The editor with a new alarm.
  case new
  /// The editor with the alarm that rings next, or the first.
  case edit
  /// That alarm as it rings, at its time.
  case ring
  /// The settings.
  case settings
  /// The page of keys.
  case help
}

/// How large a screen to draw.
public struct SnapshotSize: Hashable, Sendable {
  /// 1 to 1000.
  public let columns: Int
  /// 1 to 1000.
  public let rows: Int

  /// Makes a size, or nil outside 1 to 1000.
  public init?(columns: Int, rows: Int) {
    guard (1...1000).contains(columns), (1...1000).contains(rows) else { return nil }
    self.columns = columns
    self.rows = rows
  }
}
