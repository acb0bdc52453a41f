import Alarms

extension ScreenState {
  /// Switches all alarms of a group off, or when none is on those on that were before, else all.
  mutating func flip(_ group: AlarmGroup) -> [ScreenEffect] {
    guard let members = latest(of: group.positions.map { alarms.list.rows[$0].alarm }) else { return [] }
    if members.contains(where: \.isOn) {
      groupsOff[group.name] = Set(members.filter(\.isOn).map(\.id))
      return switchAll(members, on: false, group: group.name)
    }
    let remembered = members.filter { groupsOff[group.name]?.contains($0.id) ?? false }
    return switchAll(remembered.isEmpty ? members : remembered, on: true, group: group.name)
  }

  /// Switches all that are marked off, or when none of them is on, on.
  mutating func flipMarked() -> [ScreenEffect] {
    guard let marked = latest(of: markedAlarms) else { return [] }
    return switchAll(marked, on: !marked.contains(where: \.isOn), group: nil)
  }

  /// Deletes all that are marked.
  mutating func deleteMarked() -> [ScreenEffect] {
    guard let marked = latest(of: markedAlarms), let first = marked.first else { return [] }
    guard marked.count > 1 else { return deleteOnly(first) }
    let effect = ScreenEffect.deleteAll(marked.map(\.id))
    deeds.begin(effect, .deleteAll, undo: .saveAll(marked), of: first)
    alarms.mark { $0 = [] }
    return [effect]
  }

  /// Shows several alarms that are gone.
  mutating func takeDeleted(_ ids: [AlarmID]) {
    let deed = deeds.finishDeleteAll(of: ids)
    alarms.remove(ids)
    finish(deed)
    let count = String(ids.count)
    switch deed?.purpose {
    case .deleteAll: report(language("%1 alarms deleted; u brings them back.", count))
    case .undo: report(language("Undone: %1 alarms are gone again.", count))
    case .redo: report(language("Redone: %1 alarms are gone again.", count))
    case .add, .edit, .flip, .flipAll, .delete, .skip, .pause, .pauseGroup, .countdown, .ringInstead, nil: break
    }
  }

  /// What several alarms that were switched have come to.
  func answer(_ count: Int, switchedOn isOn: Bool, group: String?) -> String {
    let count = String(count)
    guard let group else {
      return isOn ? language("%1 alarms are on.", count) : language("%1 alarms are off.", count)
    }
    let name = group.isEmpty ? language("Other") : language.shortened(group)
    return isOn
      ? language("%1: %2 switched on.", name, count)
      : language("%1: %2 switched off; space switches the same on again.", name, count)
  }

  private var markedAlarms: [Alarm] {
    alarms.list.rows.map(\.alarm).filter { alarms.marked.contains($0.id) }
  }

  /// Deletes the only one that is marked.
  private mutating func deleteOnly(_ alarm: Alarm) -> [ScreenEffect] {
    alarms.mark { $0 = [] }
    return delete(alarm)
  }

  /// Switches the only one of the marked that is to be switched.
  private mutating func flipOnly(_ alarm: Alarm) -> [ScreenEffect] {
    alarms.mark { $0 = [] }
    return flip(alarm)
  }

  private mutating func switchAll(_ all: [Alarm], on isOn: Bool, group: String?) -> [ScreenEffect] {
    let changed = all.filter { $0.isOn != isOn }
    guard let first = changed.first else { return [] }
    guard changed.count > 1 || group != nil else { return flipOnly(first) }
    let effect = ScreenEffect.saveAll(changed.map { $0.switched(on: isOn) })
    deeds.begin(effect, .flipAll(group: group, isOn: isOn), undo: .saveAll(changed), of: first)
    if group == nil { alarms.mark { $0 = [] } }
    return [effect]
  }

  /// Some alarms as they will be when all that was asked for is done; nil, with a reason, while that is not known.
  private mutating func latest(of some: [Alarm]) -> [Alarm]? {
    let outcomes = deeds.outcomes
    var latest: [Alarm] = []
    for alarm in some {
      switch outcomes[alarm.id] {
      case nil: latest.append(alarm)
      case .saved(let saved): latest.append(saved)
      case .deleted: continue
      case .skipped:
        say(language("%1 is being saved; try again in a moment.", context.name(of: alarm)))
        return nil
      }
    }
    if latest.isEmpty { say(language("They are being deleted.")) }
    return latest.isEmpty ? nil : latest
  }
}
