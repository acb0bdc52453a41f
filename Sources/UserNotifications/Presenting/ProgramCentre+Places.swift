import Children
import Dispatch
import HelperMessages
import Notifications
import Timekeeping

/// The program that tells where the machine is.
struct Locator {
  let child: Child
  /// How many metres of movement it tells.
  var metres: Int
}

/// Requests that wait for a place, and finding out where the machine is while there are any.
extension ProgramCentre {
  /// After how many seconds a program that has ended is started again.
  private static let pause = 60.0

  /// Takes in what the store says of places; what is told and not recorded yet is known better here.
  func take(_ stored: [PlaceRequest]) {
    let known = stored.map { ($0.request.identifier, asSeen($0)) }
    places = Dictionary(known) { _, later in later }
    for held in inHand {
      guard let place = held.place, places[held.identifier]?.isSame(as: place) == true else { continue }
      places[held.identifier] = held.delivery.watched
    }
    look()
  }

  /// Brings the places in line with a change.
  func takePlaces(of change: CentreChange) {
    guard !change.removePending.isEmpty || !change.watch.isEmpty else { return }
    let watched = change.watch.map(asSeen)
    for identifier in change.removePending { places[identifier] = nil }
    for place in watched { places[place.request.identifier] = place }
    look()
  }

  private func asSeen(_ place: PlaceRequest) -> PlaceRequest {
    guard let mine = places[place.request.identifier], mine.isSame(as: place) else { return place }
    return place.with(mine.sighting ?? place.sighting)
  }

  /// Has `alarm-desktop` tell where the machine is while something waits for a place, and at no other time.
  private func watchPlaces() {
    guard isInOffice, let radius = places.values.map(\.region.radius).min() else { return endLocating() }
    let metres = Int(min(max(radius / 10, 1), 1000))
    guard let present = locator else { return startLocating(metres) }
    guard present.metres != metres else { return }
    locator?.metres = metres
    send(.locate(metres: metres), to: present.child)
  }

  func endLocating() {
    locator?.child.closeInput()
    locator = nil
    position = nil
  }
}

extension ProgramCentre {
  private func startLocating(_ metres: Int) {
    guard let program = surroundings.finder.path(of: "alarm-desktop") else {
      return cannotLocate(surroundings.language("alarm-desktop is neither beside this program nor on PATH; install it"))
    }
    do {
      let child = try Child(
        program: program, queue: executor.queue,
        onLine: { [weak self] line in self?.assumeIsolated { $0.heardWhere(DesktopReport(line: line)) } },
        onExit: { [weak self] _ in self?.assumeIsolated { $0.locatorEnded() } })
      locator = Locator(child: child, metres: metres)
      send(.locate(metres: metres), to: child)
    } catch {
      cannotLocate(error.description)
    }
  }

  private func locatorEnded() {
    guard locator != nil else { return }
    locator = nil
    executor.queue.asyncAfter(deadline: .now() + ProgramCentre.pause) { [weak self] in
      self?.assumeIsolated { $0.watchPlaces() }
    }
  }

  private func cannotLocate(_ reason: String) {
    say(
      surroundings.language("%1: places cannot be watched: %2", ownName, surroundings.language.phrase(reason.visible)))
  }

  private func heardWhere(_ report: DesktopReport?) {
    switch report {
    case .position(let found): moved(to: found)
    case .noLocation(let reason), .noBus("system", let reason): cannotLocate(reason)
    default: return
    }
  }

  private func moved(to found: DesktopPosition) {
    let now = surroundings.clock.now()
    // What is nowhere on the earth, or has no accuracy, says nothing.
    guard let point = Coordinates(latitude: found.latitude, longitude: found.longitude),
      let position = Position(
        point, accuracy: found.accuracy, taken: found.taken.map(Instant.init(microseconds:)) ?? now)
    else { return }
    self.position = position
    look()
  }

  /// Finds out what the latest position shows of each place, of one just added too.
  private func look() {
    let now = surroundings.clock.now()
    for place in places.values.sorted(by: { $0.request.identifier < $1.request.identifier }) {
      guard let position, let step = place.seeing(position, now: now) else { continue }
      guard let delivery = step.delivery(at: now, in: zones) else {
        places[place.request.identifier] = step.place
        order { await $0.record(sighting: step.place) }
        continue
      }
      places[place.request.identifier] = delivery.watched
      begin(delivery, plannedDue: now, place: step.place)
    }
    watchPlaces()
  }
}
