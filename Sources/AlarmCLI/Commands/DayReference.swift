import Alarms
import Timekeeping

/// A day as a command line names it: `2027-01-04`, `fri`, `tomorrow`, and every other day that WHEN knows.
public struct DayReference: Hashable, Sendable {
  private let midnight: When

  /// Reads a day, by the same grammar as WHEN.
  ///
  /// - Throws: `.notADate`, `.noSuchDate` with the text, `.empty`.
  public init(parsing text: String) throws(GrammarError) {
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
    do {
      midnight = try When(parsing: text + " 00:00")
    } catch .noSuchDate {
      throw .noSuchDate(text)
    } catch {
      throw .notADate(text)
    }
    guard midnight.namesDay else { throw .notADate(text) }
  }

  /// The day it means: of several the next one after today.
  public func date(now: Instant, in zone: ZoneRules) -> LocalDate {
    let today = zone.localTime(at: now).dateTime.date
    guard case .once(_, let date?) = midnight.schedule(now: now, zone: zone) else { return today }
    return date
  }
}
