// Where an oracle is wrong, or means something else by a rule, and the other one or RFC 5545 itself (section 3.3.10
// and its table of what each part expands or limits) decides.
extension RandomRule {
  /// What keeps dateutil 2.8 from being asked; nil when nothing does.
  var faultOfDateutil: String? {
    // RFC 5545: "information, not contained in the rule … is derived from DTSTART", so the day of the week is the
    // start's. dateutil takes all seven days of the week.
    if frequency == .yearly, has("BYWEEKNO"), !has("BYDAY"), !has("BYMONTHDAY"), !has("BYYEARDAY") {
      return "takes every day of a week"
    }
    // Sunday 1927-01-02 is in week 52 of 1926, and Tuesday 2053-12-30, where weeks start on it, in week 1 of 2054, which
    // is also its week -52. dateutil loses both; `WeekNumberTests` looks at such weeks.
    if has("BYWEEKNO"), numbers("BYWEEKNO").contains(where: { abs($0) > 51 }) { return "loses weeks over New Year" }
    // BYSETPOS counts in the whole week, as it does in whole months. dateutil's first week begins with DTSTART.
    if frequency == .weekly, has("BYSETPOS"), start.date.weekday != weekStart { return "cuts the first week short" }
    // A list names each of its days: every Monday and the second Tuesday. dateutil wants one that is both.
    return mixesOrdinals ? "takes MO,2TU for days that are both" : nil
  }

  /// What keeps libical 3.0 from being asked; nil when nothing does.
  var faultOfLibical: String? {
    // BYSETPOS counts the instances of a period, times of day included, whatever the frequency. libical counts days,
    // in whole months and years only.
    if has("BYSETPOS") { return "counts days for BYSETPOS" }
    // With DTSTART on a Tuesday and BYWEEKNO=32 it answers with days in January.
    if has("BYWEEKNO") { return "finds other weeks" }
    // Leaves out, doubles or shifts times at the beginning: HOURLY;BYHOUR=12,13 from 13:06 gives 13:06 twice.
    if isSmall, has("BYHOUR") || has("BYMINUTE") || has("BYSECOND") { return "begins sub-daily rules wrongly" }
    // Where BYMONTHDAY and BYYEARDAY limit, numbers from the end never match.
    if isSmall || frequency == .daily, countsFromEnd("BYMONTHDAY") || countsFromEnd("BYYEARDAY") {
      return "does not limit by days from the end"
    }
    if frequency == .yearly { return faultOfLibicalInYears }
    // Weeks start on Monday unless WKST says otherwise: INTERVAL=5;BYDAY=SU from a Tuesday begins with the Sunday after
    // it. libical begins with one four weeks later.
    if frequency == .weekly, has("INTERVAL") { return "counts weeks from another one" }
    return nil
  }

  private var faultOfLibicalInYears: String? {
    // By the table BYMONTHDAY expands the year, in every month. libical takes DTSTART's month only.
    if has("BYMONTHDAY"), !has("BYMONTH") { return "takes the month of the start" }
    // BYMONTHDAY and BYYEARDAY together limit each other, and so does BYDAY. libical refuses or loses some.
    let kinds = ["BYMONTHDAY", "BYYEARDAY", "BYDAY"].filter(has)
    if kinds.count > 1 || has("BYYEARDAY") && has("BYMONTH") { return "does not cut different kinds of days" }
    return nil
  }
}
