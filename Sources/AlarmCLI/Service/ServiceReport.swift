/// How things are with the service that rings without a screen.
public struct ServiceReport: Hashable, Sendable {
  /// The unit's name, such as `alarm.service`.
  public var name: String
  /// The unit's file, whether it is there or not.
  public var unit: String
  /// What the unit says; nil when there is none of ours.
  public var installed: Installed?
  /// The folder of the store that was asked about.
  public var store: String
  /// Whether it starts by itself; nil when the manager could not be asked.
  public var isEnabled: Bool?
  /// What it does now.
  public var state: State
  /// Whether the user's services run while the user is logged out, from the machine's start on.
  public var lingers: Bool
  /// The user's name.
  public var user: String

  /// What an installed unit says.
  public struct Installed: Hashable, Sendable {
    /// The folder of the store it rings for.
    public var store: String
    /// The program it runs; nil when the line cannot be read.
    public var program: String?
    /// Whether that program is there.
    public var isProgramThere: Bool

    /// Makes it.
    public init(store: String, program: String?, isProgramThere: Bool) {
      self.store = store
      self.program = program
      self.isProgramThere = isProgramThere
    }
  }

  /// What the service does.
  public enum State: Hashable, Sendable {
    /// It runs, as this process.
    case running(pid: Int32)
    /// It is about to start, for the first time or after it has ended.
    case starting
    /// It does not run.
    case stopped
    /// Nobody could be asked.
    case unknown(ServiceError)
  }

  /// Puts it together.
  public init(
    name: String, unit: String, installed: Installed?, store: String, isEnabled: Bool?, state: State, lingers: Bool,
    user: String
  ) {
    self.name = name
    self.unit = unit
    self.installed = installed
    self.store = store
    self.isEnabled = isEnabled
    self.state = state
    self.lingers = lingers
    self.user = user
  }
}
