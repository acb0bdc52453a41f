/// Asks once whether GeoClue would tell where the machine is, and is over then.
///
/// GeoClue is started for it where it can be, and asked in our name, so that whoever may not know it is told so.
public final class LocationExamination {
  /// What came of it.
  public enum Answer: Hashable, Sendable {
    /// It would.
    case available
    /// It would not, for this reason.
    case none(reason: String)
  }

  /// How long the bus and GeoClue may take together, in seconds.
  public static let patience: UInt64 = 8

  private let tell: (Answer) -> Void
  private let deadline: MonotonicTime
  private var connection: BusConnection?
  private var locator: Locator?
  private var isOver = false

  /// Asks as soon as it is served.
  ///
  /// - Parameters:
  ///   - now: when it begins.
  ///   - tell: told what came of it, once.
  public init(now: MonotonicTime = .now(), tell: @escaping (Answer) -> Void) {
    self.tell = tell
    deadline = now.after(seconds: LocationExamination.patience)
  }
}

extension LocationExamination: PollSource {
  /// What it waits for; nil when it has told and has given back what it was lent.
  public var interest: PollInterest? {
    guard let connection, !isOver || !connection.hasSentAll else { return nil }
    let wanted = connection.interest
    let deadline = [wanted.deadline, deadline].compactMap(\.self).min()
    return PollInterest(descriptor: wanted.descriptor, events: wanted.events, deadline: deadline)
  }

  /// Handles what has come.
  public func serve(_ now: MonotonicTime) {
    do throws(BusError) {
      if connection == nil, !isOver { try ask(now) }
      try connection?.serve()
      if now >= deadline { throw .noAnswer }
    } catch {
      end(.none(reason: error.description))
      connection = nil
    }
  }

  private func ask(_ now: MonotonicTime) throws(BusError) {
    let connection = try BusConnection(to: .system)
    self.connection = connection
    let locator = Locator { [weak self] event in self?.heard(event) }
    self.locator = locator
    locator.opening(connection)
    locator.connected()
    locator.locate(every: 1, now)
  }

  private func heard(_ event: DesktopEvent) {
    switch event {
    case .locating, .located: end(.available)
    case .notLocated(let reason): end(.none(reason: reason))
    case .ready, .noBus, .sleeping, .resumed, .inhibited, .released, .notInhibited, .noServer, .chosen, .dismissed:
      break
    }
  }

  private func end(_ answer: Answer) {
    guard !isOver else { return }
    isOver = true
    locator?.locate(every: nil, .now())
    tell(answer)
  }
}
