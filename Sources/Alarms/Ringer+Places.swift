import Notifications
import Timekeeping

// MARK: places

extension Ringer {
  /// The machine was found to be here.
  public mutating func moved(to position: Position, now: Instant) -> [RingerEffect] {
    guard locating != nil else { return [] }
    self.position = position
    return settle(now: now)
  }

  /// Takes in the requests for a place that the store holds.
  ///
  /// What has been seen of them since goes before what the store has heard of it.
  mutating func takePlaces(_ stored: [PlaceRequest]) {
    var taken: [String: PlaceRequest] = [:]
    for place in stored {
      let identifier = place.request.identifier
      // It has come due already and is spent, only the store has not heard of it.
      if let waiting = unrecorded[identifier], waiting.watched == nil { continue }
      taken[identifier] = asSeen(place)
    }
    places = taken
  }

  /// Brings the places in line with a change that was committed.
  mutating func changePlaces(_ change: CentreChange) {
    let known = places
    for identifier in change.removePending { places[identifier] = nil }
    for place in change.watch { places[place.request.identifier] = asSeen(place, by: known) }
  }

  /// Finds what the position shows of every place: those whose requests come due, and those that are only seen elsewhere.
  mutating func takeCrossed(now: Instant) -> (crossed: [PlannedDelivery], seen: [PlaceRequest]) {
    guard let position else { return ([], []) }
    var crossed: [PlannedDelivery] = []
    var seen: [PlaceRequest] = []
    var begun: [Ring] = []
    for (identifier, place) in places.sorted(by: { $0.key < $1.key }) {
      guard let step = place.seeing(position, now: now) else { continue }
      guard let delivery = step.delivery(at: now, in: zones) else {
        places[identifier] = step.place
        seen.append(step.place)
        continue
      }
      places[identifier] = delivery.watched
      let answer = answerOrQuestion(for: delivery)
      remember(delivery, now: now)
      crossed.append(
        PlannedDelivery(
          delivery: delivery, plannedDue: delivery.scheduled, change: answer?.change ?? ContentChange(),
          report: answer?.report, place: step.place))
      if !delivery.isMissed { begun.append(ring(of: delivery, answer, now: now)) }
    }
    goOn(after: crossed.map(\.delivery))
    add(begun)
    return (crossed, seen)
  }

  /// Looks for the machine while something waits for a place, and only then.
  mutating func chooseLocating() -> [RingerEffect] {
    let wanted = places.values.map(\.region.radius).min().map { Ringer.stride(radius: $0) }
    guard wanted != locating else { return [] }
    locating = wanted
    if wanted == nil { position = nil }
    return [.locate(every: wanted)]
  }

  /// How far the machine may move unheard, in metres: a tenth of the smallest place's radius, 1 m to 1 km.
  private static func stride(radius: Double) -> Int {
    Int(min(max(radius / 10, 1), 1_000))
  }

  private func asSeen(_ place: PlaceRequest, by known: [String: PlaceRequest]? = nil) -> PlaceRequest {
    guard let mine = (known ?? places)[place.request.identifier], mine.isSame(as: place) else { return place }
    return place.with(mine.sighting ?? place.sighting)
  }
}
