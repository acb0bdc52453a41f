import Timekeeping

extension LocalDate {
  /// Reads a date of the form 2027-03-14, full-width digits and white space around it allowed.
  ///
  /// - Throws: `.notADate` for any other form, `.noSuchDate` for a day that no calendar has.
  public init(parsing text: String) throws(GrammarError) {
    var lexemes = Lexemes(text)
    guard !lexemes.isAtEnd else { throw .empty }
    guard let year = lexemes.digits(), year.count == 4, lexemes.take(.mark("-")), let month = lexemes.digits(),
      month.count == 2, lexemes.take(.mark("-")), let day = lexemes.digits(), day.count == 2, lexemes.isAtEnd
    else { throw .notADate(text) }
    guard let date = LocalDate("\(year)-\(month)-\(day)") else { throw .noSuchDate(text) }
    self = date
  }
}
