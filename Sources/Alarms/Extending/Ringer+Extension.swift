import Notifications
import Timekeeping

/// What is known of the content extension about a request that is not due yet.
enum Asked: Hashable, Sendable {
  case waiting
  case answered(ExtensionAnswer)
}

// MARK: the content extension

extension Ringer {
  /// How long before due an answer must have come for another sound to be ready by then.
  static let soundChange = Duration.milliseconds(250)

  /// The content extension has answered, or why it has not is known.
  ///
  /// What it answers before the request is due counts when that rings; after it, in the ring that has begun, but for the
  /// sound; once that is over, not at all.
  public mutating func extended(_ answer: ExtensionAnswer, now: Instant) -> [RingerEffect] {
    if asked[answer.key] != nil {
      let counted = isTimeToChangeSound(before: answer.scheduled, now: now) ? answer : answer.withoutSound
      asked[answer.key] = .answered(counted)
      return settle(now: now) + [.tellExtension(counted)]
    }
    let before = rings
    var counted = answer.tooLate
    if let place = rings.firstIndex(where: { $0.key == answer.key }) {
      counted = answer.withoutSound
      if !counted.change.isEmpty { rings[place].changedContent = rings[place].content.changed(by: counted.change) }
    }
    let note: [RingerEffect] = answer.isTest ? [] : [.noteExtension(counted)]
    return settle(now: now, shownBefore: before) + note + [.tellExtension(counted)]
  }

  /// Whether another sound can still be ready when it is due.
  func isTimeToChangeSound(before due: Instant, now: Instant) -> Bool {
    due - now >= Ringer.soundChange
  }

  /// What a request that is not due yet will say, as far as is known.
  func preparedContent(of pending: PendingRequest) -> NotificationContent {
    let content = alarm(for: pending.request).content
    guard case .answered(let answer)? = asked[pending.key] else { return content }
    return content.changed(by: answer.change)
  }

  /// The answer that came before a delivery was due; where nothing was asked, it will be.
  mutating func answerOrQuestion(for delivery: Delivery) -> ExtensionAnswer? {
    let question = ExtensionQuestion(delivery, alarm: alarm(for: delivery.request).id)
    switch asked.removeValue(forKey: question.key) {
    case .answered(let answer): return answer
    case .waiting: return nil
    case nil:
      // What was missed is over already.
      if !delivery.isMissed { questions.append(question) }
      return nil
    }
  }

  /// Finds what is to be asked about the requests that are due within a second.
  mutating func prepareQuestions(now: Instant) {
    if !asked.isEmpty { asked = asked.filter { $0.key.scheduled > now } }
    for pending in plan.due(at: now + Ringer.lead) where asked[pending.key] == nil {
      asked[pending.key] = .waiting
      questions.append(ExtensionQuestion(pending, alarm: alarm(for: pending.request).id))
    }
  }

  /// Asks what has not been asked yet and is still to come, or rings.
  mutating func ask() -> [RingerEffect] {
    guard !questions.isEmpty else { return [] }
    let ringing = Set(rings.map(\.key))
    let live = questions.filter { asked[$0.key] != nil || ringing.contains($0.key) }
    questions = []
    return live.isEmpty ? [] : [.extend(live, limit: .seconds(extensionSeconds))]
  }

  /// When the next request is to be prepared: what is asked already needs no other look before it is due.
  ///
  /// While something rings no sound is prepared, but the extension is asked.
  func nextPrepare(after now: Instant) -> Instant? {
    plan.requests.first { asked[$0.key] == nil }.map { $0.due - Ringer.lead }.flatMap { $0 > now ? $0 : nil }
  }
}

extension PendingRequest {
  fileprivate var key: OccurrenceKey { OccurrenceKey(identifier: request.identifier, scheduled: due) }
}

extension DeliveredNotification {
  /// What it says in place of its alarm's content; nil where the content extension has changed nothing.
  public var changedContent: NotificationContent? {
    occurrence.extended?.outcome == .changed ? request.content : nil
  }
}

extension ExtensionQuestion {
  fileprivate init(_ pending: PendingRequest, alarm: AlarmID) {
    self.init(
      identifier: pending.request.identifier, alarm: alarm, scheduled: pending.due, content: pending.request.content,
      trigger: pending.request.trigger)
  }

  fileprivate init(_ delivery: Delivery, alarm: AlarmID) {
    self.init(
      identifier: delivery.request.identifier, alarm: alarm, scheduled: delivery.scheduled,
      content: delivery.request.content, trigger: delivery.request.trigger)
  }
}
