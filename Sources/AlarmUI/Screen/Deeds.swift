import Alarms
import Timekeeping

/// Something that was asked for and has neither been done nor refused yet.
struct Deed: Hashable, Sendable {
  /// What was asked for.
  let effect: ScreenEffect
  /// What the user did to ask for it.
  let purpose: Purpose
  /// Counts the deeds of this screen; its undo step carries the same number.
  let number: Int

  /// What the user did.
  enum Purpose: Hashable, Sendable {
    /// Saved a new alarm in the editor.
    case add(Editor)
    /// Saved a changed alarm in the editor.
    case edit(Editor)
    /// Switched an alarm.
    case flip
    /// Deleted an alarm.
    case delete(Alarm)
    /// Skipped the next ring.
    case skip
    /// Paused an alarm until a day, or ended its pause.
    case pause(until: LocalDate?)
    /// Paused the alarms of a group that repeat, or ended their pause.
    case pauseGroup(String, until: LocalDate?)
    /// Paused a timer, or let it count on.
    case countdown
    /// Had the next ring at another time.
    case ringInstead
    /// Took back a step.
    case undo(UndoStep)
  }
}

/// How to take one deed back.
struct UndoStep: Hashable, Sendable {
  /// The deed's number.
  let number: Int
  /// What takes it back: saving what there was as it was, or deleting an alarm that was added.
  let effect: ScreenEffect
  /// The alarm as it was, or for one that was added as it became.
  let alarm: Alarm
}

/// What was asked for and is on its way, and what can be taken back.
struct Deeds: Hashable, Sendable {
  /// On its way, in the order asked for.
  private(set) var pending: [Deed] = []
  /// The steps that can be taken back, the latest last; at most `limit`.
  private(set) var steps: [UndoStep] = []

  private var count = 0

  /// How many steps can be taken back.
  static let limit = 50

  /// Notes that something is asked for, and how to take it back.
  mutating func begin(_ effect: ScreenEffect, _ purpose: Deed.Purpose, undo: ScreenEffect, of alarm: Alarm) {
    count += 1
    pending.append(Deed(effect: effect, purpose: purpose, number: count))
    steps.append(UndoStep(number: count, effect: undo, alarm: alarm))
    if steps.count > Deeds.limit { steps.removeFirst() }
  }

  /// Takes the latest step out and notes that its undoing is asked for; nil when there is none.
  mutating func beginUndo() -> UndoStep? {
    guard let step = steps.popLast() else { return nil }
    pending.append(Deed(effect: step.effect, purpose: .undo(step), number: step.number))
    return step
  }

  /// Takes out the first deed that saves an alarm of this id; nil when the save was not ours.
  mutating func finishSave(of id: AlarmID) -> Deed? {
    finish { if case .save(let alarm) = $0 { alarm.id == id } else { false } }
  }

  /// Takes out the first deed that deletes this alarm; nil when it was not ours.
  mutating func finishDelete(of id: AlarmID) -> Deed? {
    finish { $0 == .delete(id) }
  }

  /// Takes out the first deed that saves exactly these alarms at once; nil when the save was not ours.
  mutating func finishSaveAll(of ids: [AlarmID]) -> Deed? {
    finish { if case .saveAll(let alarms) = $0 { alarms.map(\.id) == ids } else { false } }
  }

  /// Takes out the first deed that skips a ring of this alarm; nil when it was not ours.
  ///
  /// - Parameter alarm: as it has become; a further skip of it that is on its way is taken back to this.
  mutating func finishSkip(of alarm: Alarm) -> Deed? {
    guard let deed = finish(where: { $0 == .skip(alarm.id) }) else { return nil }
    let next = pending.first { $0.effect == .skip(alarm.id) }
    if let next, let place = steps.firstIndex(where: { $0.number == next.number }) {
      steps[place] = UndoStep(number: next.number, effect: .save(alarm), alarm: alarm)
    }
    return deed
  }

  /// Takes out the deed that could not be done: what did not happen cannot be undone.
  ///
  /// - Parameter mayWorkLater: whether a step that could not be taken back stays to be tried again; else it is dropped,
  ///   so that it does not block the steps below it.
  mutating func fail(_ effect: ScreenEffect, mayWorkLater: Bool) -> Deed? {
    guard let deed = finish(where: { $0 == effect }) else { return nil }
    switch deed.purpose {
    case .undo(let step):
      guard mayWorkLater else { return deed }
      steps.insert(step, at: steps.firstIndex { $0.number > step.number } ?? steps.endIndex)
    case .add, .edit, .flip, .delete, .skip, .pause, .pauseGroup, .countdown, .ringInstead:
      steps.removeAll { $0.number == deed.number }
    }
    return deed
  }

  /// What will have become of an alarm when everything on its way is done; nil when nothing of it is.
  func outcome(of id: AlarmID) -> Outcome? {
    for deed in pending.reversed() {
      switch deed.effect {
      case .save(let alarm) where alarm.id == id: return .saved(alarm)
      case .saveAll(let alarms):
        if let alarm = alarms.first(where: { $0.id == id }) { return .saved(alarm) }
      case .skip(id), .ringInstead(id, _, _): return .skipped
      case .takeBack(let alarm, _) where alarm.id == id: return .saved(alarm)
      case .takeBack(_, id): return .deleted
      case .ringInstead(_, _, id): return .skipped
      case .delete(id): return .deleted
      case .save, .skip, .ringInstead, .takeBack, .delete, .answer, .test, .preview, .stopPreview, .markSeen,
        .listTones, .readZone, .suspend, .set, .authorize, .quit:
        continue
      }
    }
    return nil
  }

  /// What will have become of an alarm.
  enum Outcome: Hashable, Sendable {
    /// It will be as given.
    case saved(Alarm)
    /// It will leave out a ring more; as what, only the store knows.
    case skipped
    /// It will be gone.
    case deleted
  }

  /// Takes out the first deed that asks for exactly this; nil when it was not ours.
  mutating func finish(_ effect: ScreenEffect) -> Deed? {
    finish { $0 == effect }
  }

  private mutating func finish(where matches: (ScreenEffect) -> Bool) -> Deed? {
    pending.firstIndex { matches($0.effect) }.map { pending.remove(at: $0) }
  }
}
