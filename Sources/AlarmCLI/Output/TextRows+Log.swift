import Alarms
import Notifications
import Timekeeping

extension TextRows {
  /// An entry of the log: scheduled, how late in milliseconds, what became of it and when, what sounded, identifier, label,
  /// then in brackets what else is to know.
  func logged(_ entry: LoggedOccurrence) -> String {
    let occurrence = entry.occurrence
    let marks = [
      entry.title.oneLine, passed(occurrence.passed),
      occurrence.formerState.map { "[\(language("was %1", language.name(of: $0)))]" },
      occurrence.sounded?.reason.map { "[\(language.phrase($0.oneLine))]" }, occurrence.extended.flatMap(extended),
    ]
    return TextColumns.line([
      (exact(occurrence.scheduled), 19), ("+\(occurrence.lateMilliseconds)ms", 8),
      (language.name(of: occurrence.state), 7),
      (occurrence.settled.map { ended($0, after: occurrence.scheduled) } ?? "-", 8), (sounded(occurrence.sounded), 9),
      (occurrence.identifier.oneLine, 15),
      (marks.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  "), 0),
    ])
  }

  /// What came of asking the content extension; nil where it had nothing to say.
  private func extended(_ report: ExtensionReport) -> String? {
    let change = language.sentence(report)?.oneLine ?? (report.outcome == .changed ? language("changed") : nil)
    let said = report.errors.isEmpty ? nil : "“\(report.errors.oneLine)”"
    let parts = [change, said].compactMap { $0 }
    return parts.isEmpty ? nil : "[\(language("extension: %1", parts.joined(separator: " ")))]"
  }

  private func passed(_ count: Int) -> String? {
    count == 0 ? nil : "[\(language("%1 passed before", String(count)))]"
  }

  /// The tone's name or file; the step of the ladder where none sounded.
  private func sounded(_ step: SoundStep?) -> String {
    step.map { $0.tone?.oneLine ?? language.name(of: $0.rung) } ?? "-"
  }

  /// The time of day, with the date where that is another.
  private func ended(_ instant: Instant, after scheduled: Instant) -> String {
    let (end, start) = (zone.localTime(at: instant).dateTime, zone.localTime(at: scheduled).dateTime)
    return end.date == start.date ? time(end.time) : exact(instant)
  }

  /// A local date and time to the second: "2026-12-01 07:30:00".
  private func exact(_ instant: Instant) -> String {
    let local = zone.localTime(at: instant).dateTime
    return "\(local.date) \(time(local.time))"
  }

  private func time(_ time: TimeOfDay) -> String {
    let seconds = time.second < 10 ? "0\(time.second)" : String(time.second)
    return "\((TimeOfDay(hour: time.hour, minute: time.minute) ?? time).description):\(seconds)"
  }
}
