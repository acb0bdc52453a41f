import Alarms

/// What was asked for and is on its way, what can be taken back, and what can be done again.
struct Deeds: Hashable, Sendable {
  /// On its way, in the order asked for.
  private(set) var pending: [Deed] = []
  /// The steps that can be taken back, the latest last; at most `limit`.
  private(set) var steps: [UndoStep] = []
  /// The steps that were taken back and can be done again, the latest first: the last one is the next to be done.
  private(set) var undone: [UndoStep] = []

  private var count = 0

  /// How many steps can be taken back.
  static let limit = 50

  /// Notes that something is asked for, and how to take it back; what was taken back before can no longer be done again.
  mutating func begin(_ effect: ScreenEffect, _ purpose: Deed.Purpose, undo: ScreenEffect, of alarm: Alarm) {
    count += 1
    pending.append(Deed(effect: effect, purpose: purpose, number: count, forgotten: undone))
    undone = []
    steps.append(UndoStep(number: count, undo: undo, redo: effect, alarm: alarm))
    if steps.count > Deeds.limit { steps.removeFirst() }
  }

  /// Takes the latest step out and notes that its undoing is asked for; nil when there is none.
  mutating func beginUndo() -> UndoStep? {
    guard let step = steps.popLast() else { return nil }
    offerRedo(of: step)
    pending.append(Deed(effect: step.undo, purpose: .undo(step), number: step.number))
    return step
  }

  /// Takes out the step that was taken back last and notes that it is asked for again; nil when there is none.
  mutating func beginRedo() -> UndoStep? {
    guard let step = undone.popLast() else { return nil }
    offerUndo(of: step)
    pending.append(Deed(effect: step.redo, purpose: .redo(step), number: step.number))
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

  /// Takes out the first deed that deletes exactly these alarms at once; nil when it was not ours.
  mutating func finishDeleteAll(of ids: [AlarmID]) -> Deed? {
    finish { $0 == .deleteAll(ids) }
  }

  /// Takes out the first deed that saves exactly these alarms at once; nil when the save was not ours.
  mutating func finishSaveAll(of ids: [AlarmID]) -> Deed? {
    finish { if case .saveAll(let alarms) = $0 { alarms.map(\.id) == ids } else { false } }
  }

  /// Takes out the first deed that skips a ring of this alarm; nil when it was not ours.
  ///
  /// - Parameter alarm: as it has become: what is done again if the skip is taken back, because by then another ring may
  ///   be the next one. A further skip of it that is on its way is taken back to this.
  mutating func finishSkip(of alarm: Alarm) -> Deed? {
    guard let deed = finish(where: { $0 == .skip(alarm.id) }) else { return nil }
    changeStep(deed.number) { $0.redo = .save(alarm) }
    if let next = pending.first(where: { $0.effect == .skip(alarm.id) }) {
      changeStep(next.number) { ($0.undo, $0.alarm) = (.save(alarm), alarm) }
    }
    return deed
  }

  /// Takes out the deed that has the next ring at another time; nil when it was not ours.
  ///
  /// - Parameter alarms: the alarm and the one that rings in its place, as they have become: what is done again.
  mutating func finishInstead(_ effect: ScreenEffect, as alarms: [Alarm]) -> Deed? {
    guard let deed = finish(effect) else { return nil }
    changeStep(deed.number) { $0.redo = .saveAll(alarms) }
    return deed
  }

  /// Takes out the first deed that asks for exactly this; nil when it was not ours.
  mutating func finish(_ effect: ScreenEffect) -> Deed? {
    finish { $0 == effect }
  }

  /// Takes out the deed that could not be done: what did not happen can be neither undone nor done again.
  ///
  /// - Parameter mayWorkLater: whether a step that could not be taken back, or not be done again, stays to be tried once
  ///   more; else it is dropped, so that it does not block the steps beyond it.
  mutating func fail(_ effect: ScreenEffect, mayWorkLater: Bool) -> Deed? {
    guard let deed = finish(where: { $0 == effect }) else { return nil }
    forget(deed.number)
    switch deed.purpose {
    case .undo(let step): if mayWorkLater { offerUndo(of: step) }
    case .redo(let step): if mayWorkLater { offerRedo(of: step) }
    case .add, .edit, .flip, .flipAll, .delete, .deleteAll, .skip, .pause, .pauseGroup, .countdown, .ringInstead:
      // It is as if it had not been asked for, unless something else was since.
      if deed.number == count, undone.isEmpty { undone = deed.forgotten }
    }
    return deed
  }
}

extension Deeds {
  /// What will have become of an alarm when everything on its way is done; nil when nothing of it is.
  func outcome(of id: AlarmID) -> Outcome? {
    for deed in pending.reversed() {
      if let found = deed.effect.outcomes.first(where: { $0.id == id }) { return found.outcome }
    }
    return nil
  }

  /// What will have become of every alarm of which something is on its way.
  var outcomes: [AlarmID: Outcome] {
    pending.reduce(into: [:]) { outcomes, deed in
      for (id, outcome) in deed.effect.outcomes { outcomes[id] = outcome }
    }
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
}

extension Deeds {
  private mutating func finish(where matches: (ScreenEffect) -> Bool) -> Deed? {
    pending.firstIndex { matches($0.effect) }.map { pending.remove(at: $0) }
  }

  private mutating func forget(_ number: Int) {
    steps.removeAll { $0.number == number }
    undone.removeAll { $0.number == number }
  }

  /// Puts a step among those that can be taken back, in the order in which they were done.
  private mutating func offerUndo(of step: UndoStep) {
    steps.insert(step, at: steps.firstIndex { $0.number > step.number } ?? steps.endIndex)
  }

  /// Puts a step among those that can be done again: what was done first is to be done first.
  private mutating func offerRedo(of step: UndoStep) {
    undone.insert(step, at: undone.firstIndex { $0.number < step.number } ?? undone.endIndex)
  }

  private mutating func changeStep(_ number: Int, _ change: (inout UndoStep) -> Void) {
    for place in steps.indices where steps[place].number == number { change(&steps[place]) }
    for place in undone.indices where undone[place].number == number { change(&undone[place]) }
  }
}

extension ScreenEffect {
  /// The alarms it changes.
  var changedIDs: Set<AlarmID> { Set(outcomes.map(\.id)) }

  /// What it makes of the alarms it changes.
  fileprivate var outcomes: [(id: AlarmID, outcome: Deeds.Outcome)] {
    switch self {
    case .save(let alarm): [(alarm.id, .saved(alarm))]
    case .saveAll(let alarms): alarms.map { ($0.id, .saved($0)) }
    case .skip(let id): [(id, .skipped)]
    case .ringInstead(let id, _, let substitute): [(id, .skipped), (substitute, .skipped)]
    case .takeBack(let alarm, let substitute): [(alarm.id, .saved(alarm)), (substitute, .deleted)]
    case .delete(let id): [(id, .deleted)]
    case .deleteAll(let ids): ids.map { ($0, .deleted) }
    case .answer, .test, .preview, .stopPreview, .markSeen, .listTones, .readZone, .suspend, .set, .authorize, .quit:
      []
    }
  }
}
