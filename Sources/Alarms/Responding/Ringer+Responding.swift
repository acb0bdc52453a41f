import Notifications
import Timekeeping

extension Ringer {
  /// The user responded to notifications, several at once where one bubble stood for them all.
  ///
  /// It is the same as a key on the ringing screen. What means nothing, or is meant for a ring that is over or does not
  /// allow it, changes nothing.
  public mutating func responded(to responses: [NotificationResponse], now: Instant) -> [RingerEffect] {
    let before = rings
    var effects: [RingerEffect] = []
    for response in responses {
      guard case .answer(let answer) = AlarmCategory.meaning(of: response.action) else { continue }
      effects += end(rings.filter { $0.isMeant(by: response) && $0.allows(answer) }, by: answer, now: now)
    }
    if let link = link(of: responses) { effects.append(.open(link)) }
    return effects + settle(now: now, shownBefore: before)
  }

  /// Where opening them leads; several have in common that they ring, or that they stand in the list.
  private func link(of responses: [NotificationResponse]) -> DeepLink? {
    let opened = responses.filter { AlarmCategory.meaning(of: $0.action) == .open }
    if opened.count == 1 { return DeepLink(opened[0].request) }
    let ringing = rings.first { ring in opened.contains(where: ring.isMeant) }
    return ringing.map { .ring($0.alarm.id) } ?? (opened.isEmpty ? nil : .list)
  }
}

extension Ring {
  /// Whether a response is to this ring, and not to another one of its alarm.
  fileprivate func isMeant(by response: NotificationResponse) -> Bool {
    identifier == response.request.identifier && response.scheduled.map { $0 == scheduled } ?? true
  }
}
