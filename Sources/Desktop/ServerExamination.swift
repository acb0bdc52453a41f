/// Asks once whether a notification server answers on the session's bus, and is over then.
///
/// A server that is started on demand is started for it.
public final class ServerExamination {
  /// What came of it.
  public enum Answer: Hashable, Sendable {
    /// A server of this name and version has answered.
    case server(name: String, version: String)
    /// None has, for this reason.
    case none(reason: String)
  }

  /// How long the bus and the server may take together, in seconds.
  private static let patience: UInt64 = 2

  private let tell: (Answer) -> Void
  private let deadline: MonotonicTime
  private var connection: BusConnection?
  private var server: NotificationServer?
  private var call: BusSlot?
  private var isOver = false

  /// Asks as soon as it is served.
  ///
  /// - Parameters:
  ///   - now: when it begins; the server's patience counts from there.
  ///   - tell: told what came of it, once.
  public init(now: MonotonicTime = .now(), tell: @escaping (Answer) -> Void) {
    self.tell = tell
    deadline = now.after(seconds: ServerExamination.patience)
  }
}

extension ServerExamination: PollSource {
  /// What it waits for; nil when it has told.
  public var interest: PollInterest? {
    guard !isOver, let wanted = connection?.interest else { return nil }
    let deadline = [wanted.deadline, deadline].compactMap(\.self).min()
    return PollInterest(descriptor: wanted.descriptor, events: wanted.events, deadline: deadline)
  }

  /// Handles what has come.
  public func serve(_ now: MonotonicTime) {
    do throws(BusError) {
      if connection == nil, !isOver { try ask() }
      try connection?.serve()
      if now >= deadline { throw .noAnswer }
    } catch {
      end(.none(reason: error.description))
    }
  }

  private func ask() throws(BusError) {
    let connection = try BusConnection(to: .session)
    self.connection = connection
    let server = try NotificationServer(connection) { _ in }
    self.server = server
    call = try server.description(within: ServerExamination.patience) { [weak self] answer in
      switch answer {
      case .success(let (name, version)): self?.end(.server(name: name, version: version))
      case .failure(let error): self?.end(.none(reason: error.description))
      }
    }
  }

  private func end(_ answer: Answer) {
    guard !isOver else { return }
    isOver = true
    tell(answer)
  }
}
