import AlarmCLI
import AlarmUI
import Alarms
import TerminalUI
import Timekeeping

extension Surroundings {
  /// Draws the screen over the alarms of a store, as it is at an instant, as text or as SVG.
  func snapshot(
    _ door: any AlarmDoor, _ asked: Snapshot, at now: Instant
  ) async throws(CommandError) -> String {
    let opening: Opening
    do {
      opening = try await Opening(door, rows: nil)
    } catch {
      throw .alarm(error)
    }
    let size = Size(columns: asked.size.columns, rows: asked.size.rows)
    var state = opening.state(self, now: now, size: size, usesASCII: false, prefersColor: true)
    let shown = opening.next ?? opening.page.first
    for event in events(leadingTo: asked.screen, shown, at: now) { _ = AlarmScreen.update(&state, event) }
    let picture = AlarmScreen.render(state, size)
    guard asked.isSVG else { return picture.lines.map { $0 + "\n" }.joined() }
    return picture.svg(title: AlarmScreen.title(state))
  }

  /// What leads from the start to a screen; what the effects would do is of no matter to a picture.
  private func events(leadingTo screen: SnapshotScreen, _ row: ListedAlarm?, at now: Instant) -> [ScreenEvent] {
    switch screen {
    case .list: return [.started]
    case .new: return [.started, .key(.character("a"), at: now)]
    case .settings: return [.started, .key(.character("s"), at: now)]
    case .help: return [.started, .key(.character("?"), at: now)]
    case .edit:
      guard let alarm = row?.alarm else { return [.started] }
      return [.started, .linkOpened(.edit(alarm.id), alarm)]
    case .ring:
      guard let row else { return [.started] }
      let due = max(now, row.nextRing ?? now)
      let ring = Ring(identifier: row.alarm.id.description, alarm: row.alarm, scheduled: due, started: due)
      return [.started, .ringingChanged([ring], at: due)]
    }
  }
}
