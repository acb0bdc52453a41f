import Timekeeping

extension Until {
  /// Reads a last day, local time or instant: `2027-06-30`, `30 jun 2027 7:30 pm`, `2027-06-30T22:30:00Z`.
  ///
  /// - Throws: `.notADate` for anything else, a date without a year too.
  public init(parsing text: String) throws(GrammarError) {
    var lexemes = Lexemes(text)
    guard !lexemes.isAtEnd else { throw .empty }
    guard let until = EndGrammar.last(&lexemes) else { throw .notADate(text) }
    self = until
  }
}

extension LeftOutTimes {
  /// Reads days and local times with commas between them: `2026-12-24, 31 dec 2026 7:30`.
  ///
  /// - Throws: `.notADate` for anything else, a date without a year too.
  public init(parsing text: String) throws(GrammarError) {
    var lexemes = Lexemes(text)
    guard !lexemes.isAtEnd else { throw .empty }
    var (dates, times): (Set<LocalDate>, Set<LocalDateTime>) = ([], [])
    repeat {
      switch EndGrammar.dateAndTime(&lexemes) {
      case .date(let date): dates.insert(date)
      case .local(let time): times.insert(time)
      case .instant, nil: throw .notADate(text)
      }
    } while lexemes.takeGap()
    guard lexemes.isAtEnd else { throw .notADate(text) }
    self.init(dates: dates, times: times)
  }
}
