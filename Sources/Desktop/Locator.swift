/// The machine's position, told while somebody wants to know it; does what `Locating` decides.
///
/// Served by whoever keeps the connection.
final class Locator {
  private let tell: (DesktopEvent) -> Void
  private var locating = Locating()
  private var server: GeoClue?
  private var connection: BusConnection?
  private var asking: BusSlot?
  private var reading: BusSlot?

  /// Makes one that asks nothing yet.
  init(tell: @escaping (DesktopEvent) -> Void) {
    self.tell = tell
  }

  /// When something is to be done although nothing has happened.
  var deadline: MonotonicTime? { locating.deadline }

  /// Tells the position from now on, each time it has moved so many metres; with nil no more.
  func locate(every stride: UInt32?, _ now: MonotonicTime) {
    guard let stride else { return perform(locating.unwanted()) }
    perform(locating.wanted(stride: stride, now))
  }

  /// A connection is being opened; GeoClue is not listened for before somebody wants to know something.
  func opening(_ connection: BusConnection) {
    self.connection = connection
    server = nil
  }

  /// The bus has let us in.
  func connected() { perform(locating.connected()) }

  /// The connection is over.
  func disconnected() {
    perform(locating.disconnected())
    (server, connection) = (nil, nil)
  }

  /// Does what is due.
  func elapsed(_ now: MonotonicTime) { perform(locating.elapsed(now)) }
}

extension Locator {
  private func heard(_ event: GeoClue.Event) {
    switch event {
    case .appeared: perform(locating.appeared())
    case .vanished: perform(locating.vanished(.now()))
    case .moved(let location): perform(locating.moved(location: location))
    }
  }

  private func perform(_ effects: [Locating.Effect]) {
    for effect in effects {
      do throws(BusError) {
        try perform(effect)
      } catch {
        perform(locating.refused(error, .now()))
      }
    }
  }

  private func perform(_ effect: Locating.Effect) throws(BusError) {
    switch effect {
    case .ask:
      asking = try geoClue().client { [weak self] answer in self?.answered(answer) }
    case .configure(let client, let stride): try server?.configure(client, stride: stride)
    case .start(let client):
      asking = try server?.start(client) { [weak self] answer in self?.started(answer) }
    case .look(let location):
      // Of several that come one upon the other the last counts.
      reading = try server?.fix(location) { [weak self] fix in self?.read(fix) }
    case .stop(let client): try server?.stop(client)
    case .forget:
      (asking, reading) = (nil, nil)
      server?.stopListening()
    case .tell(let event): tell(event)
    }
  }

  private func geoClue() throws(BusError) -> GeoClue {
    if let server { return server }
    guard let connection else { throw .closed }
    let server = try GeoClue(connection) { [weak self] event in self?.heard(event) }
    self.server = server
    return server
  }

  private func answered(_ answer: Result<String, BusError>) {
    asking = nil
    switch answer {
    case .success(let client): perform(locating.got(client: client))
    case .failure(let error): perform(locating.refused(error, .now()))
    }
  }

  private func started(_ answer: Result<Void, BusError>) {
    asking = nil
    switch answer {
    case .success: perform(locating.started(.now()))
    case .failure(let error): perform(locating.refused(error, .now()))
    }
  }

  private func read(_ fix: LocationFix?) {
    reading = nil
    perform(locating.read(fix))
  }
}
