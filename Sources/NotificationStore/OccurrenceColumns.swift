import Notifications
import SQLite
import Timekeeping

/// How an occurrence lies in the columns of `occurrences`, in this order.
enum OccurrenceColumns {
  private static let names = [
    "identifier", "thread", "scheduled", "delivered", "state", "passed", "settled", "counts_elapsed_time",
    "counts_in_badge", "switched_off", "former_state", "sounded", "sounded_tone", "sounded_reason", "extended",
    "extended_exit",
    "extended_detail", "extended_errors",
  ]

  /// How many there are; a table's own columns follow.
  static let count = names.count

  static func list(prefix: String = "") -> String {
    names.map { prefix + $0 }.joined(separator: ", ")
  }

  static let select = "SELECT \(list()) FROM occurrences"

  static let insert = """
    INSERT INTO occurrences (\(list()), title) VALUES (\(RequestColumns.places(count + 1)))
    """

  static func bind(_ occurrence: Occurrence, to statement: Statement) {
    statement.bind(occurrence.identifier, at: 1)
    statement.bind(occurrence.thread, at: 2)
    statement.bind(occurrence.scheduled.microseconds, at: 3)
    statement.bind(occurrence.delivered.microseconds, at: 4)
    statement.bind(occurrence.state.rawValue, at: 5)
    statement.bind(occurrence.passed, at: 6)
    statement.bind(occurrence.settled?.microseconds, at: 7)
    statement.bind(occurrence.countsElapsedTime ? 1 : 0, at: 8)
    statement.bind(occurrence.countsInBadge ? 1 : 0, at: 9)
    statement.bind(occurrence.switchedOff ? 1 : 0, at: 10)
    statement.bind(occurrence.formerState?.rawValue, at: 11)
    bind(occurrence.sounded, to: statement, from: 12)
    bind(occurrence.extended, to: statement, from: 15)
  }

  static func bind(_ step: SoundStep?, to statement: Statement, from first: Int) {
    statement.bind(step?.rung.rawValue, at: first)
    statement.bind(step?.tone, at: first + 1)
    statement.bind(step?.reason, at: first + 2)
  }

  static func occurrence(in row: Statement, from first: Int = 0) -> Occurrence {
    Occurrence(
      identifier: row.text(first), thread: row.text(first + 1),
      scheduled: Instant(microseconds: row.integer(first + 2)),
      delivered: Instant(microseconds: row.integer(first + 3)),
      state: OccurrenceState(rawValue: row.text(first + 4)) ?? .missed, passed: Int(row.integer(first + 5)),
      settled: row.isNull(first + 6) ? nil : Instant(microseconds: row.integer(first + 6)),
      countsElapsedTime: row.integer(first + 7) == 1, countsInBadge: row.integer(first + 8) == 1,
      switchedOff: row.integer(first + 9) == 1, formerState: OccurrenceState(rawValue: row.text(first + 10)),
      sounded: SoundStep.Rung(rawValue: row.text(first + 11)).map { rung in
        SoundStep(rung, tone: row.optionalText(first + 12), reason: row.optionalText(first + 13))
      }, extended: report(in: row, from: first + 14))
  }
}

// What came of asking the content extension.
extension OccurrenceColumns {
  static func bind(_ report: ExtensionReport?, to statement: Statement, from first: Int) {
    statement.bind(report?.outcome.rawValue, at: first)
    statement.bind(report?.exit.map(number), at: first + 1)
    statement.bind(report?.detail, at: first + 2)
    statement.bind(report?.errors, at: first + 3)
  }

  private static func report(in row: Statement, from first: Int) -> ExtensionReport? {
    ExtensionReport.Outcome(rawValue: row.text(first)).map { outcome in
      ExtensionReport(
        outcome, exit: row.isNull(first + 1) ? nil : exit(Int(row.integer(first + 1))),
        detail: row.optionalText(first + 2), errors: row.text(first + 3))
    }
  }

  private static func number(_ exit: ExtensionReport.Exit) -> Int64 {
    switch exit {
    case .code(let code): Int64(code)
    case .signal(let signal): Int64(-signal)
    }
  }

  private static func exit(_ number: Int) -> ExtensionReport.Exit {
    number < 0 ? .signal(-number) : .code(number)
  }
}
