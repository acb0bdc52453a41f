import Alarms
import Timekeeping

extension StoreCommands {
  /// Takes in the alarms of a file, all or none.
  func importFile(_ path: String, _ reply: inout Reply) async throws(CommandError) {
    let settings = try await asking(await door.settings())
    let alarms = try read(path, settings: settings)
    let listed = try await asking(await manager.save(alarms))
    switch reply.format {
    case .json: reply.printer.array(listed.lazy.map { AlarmJSON.object($0, in: zone) })
    case .text:
      let count = listed.count
      reply.printer.line(
        count == 1 ? language("1 alarm is taken in.") : language("%1 alarms are taken in.", String(count)))
    }
    try await seeThatItRings(listed.contains { $0.alarm.isOn }, &reply)
    await warnOfNoLocation(listed, &reply)
  }

  func config(_ setting: AlarmSetting?, _ value: String?, _ reply: inout Reply) async throws(CommandError) {
    if let setting, let value {
      let settings = try await asking(await door.settings())
      // Checked before it is written, so that the store never holds what new alarms cannot have.
      let checked = try await asking(try settings.setting(setting, to: value))
      try await asking(await door.set(setting, to: checked.written(setting)))
      if setting == .sound {
        await warnOfTone(checked.defaultTone, fallback: AlarmSettings.initial.defaultTone, &reply)
      }
    }
    let settings = try await asking(await door.settings())
    let shown = setting.map { [$0] } ?? AlarmSetting.allCases
    switch reply.format {
    case .json:
      let members = shown.map { JSONValue.Member($0.rawValue, JSONValue(settings[$0])) }
      reply.printer.line(JSONValue.object(members).text)
    case .text:
      guard let setting else { return list(settings, &reply.printer) }
      reply.printer.line(settings.written(setting).oneLine)
    }
  }

  /// Every setting: its key, its value, what it is for and what it takes.
  private func list(_ settings: AlarmSettings, _ printer: inout Printer) {
    let rows = AlarmSetting.allCases.map { setting in
      (setting.rawValue, settings.written(setting).oneLine, language.explanation(of: setting))
    }
    let width = min(16, TextColumns.width(of: rows.map(\.1)))
    let keys = TextColumns.width(of: rows.map(\.0))
    for (key, value, explanation) in rows {
      printer.line(TextColumns.line([(key, keys), (value, width), (explanation, 0)]))
    }
  }
}

extension StoreCommands {
  private func read(_ path: String, settings: AlarmSettings) throws(CommandError) -> [Alarm] {
    let records = try AlarmJSON.records(of: try json(path), settings: settings)
    let now = surroundings.clock.now()
    var alarms: [Alarm] = []
    var ids: Set<AlarmID> = []
    for (index, var record) in records.enumerated() {
      do {
        record.fillStart(now: now, zone: try surroundings.zones.rules(of: record[.zone].text))
        let alarm = try Alarm(record)
        // Asked for here once more, because the manager's refusal does not say which alarm it was.
        _ = try alarm.request(after: now, in: surroundings.zones)
        alarms.append(alarm)
      } catch {
        throw .notImported(.element(index + 1, .alarm(error)))
      }
      guard let id = alarms.last?.id, ids.insert(id).inserted else {
        throw .notImported(.element(index + 1, .sameID(record[.id].written)))
      }
    }
    return alarms
  }

  private func json(_ path: String) throws(CommandError) -> JSONValue {
    let bytes = try surroundings.deeds.readFile(path)
    do {
      return try JSONReader.value(of: bytes)
    } catch {
      throw .notImported(.json(error))
    }
  }
}
