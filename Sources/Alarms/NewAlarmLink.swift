import Timekeeping

/// What a link says about a new alarm; what it leaves out is as in any new alarm.
public struct NewAlarmLink: Hashable, Sendable {
  /// When it rings: `time`, a WHEN.
  public var when: When?
  /// On which days, with their end: `repeat`, a DAYS, and `until` or `count`.
  public var days: Days?
  /// The first day of a repetition: `start`.
  public var start: LocalDate?
  /// What a repetition leaves out: `except`.
  public var leftOut: LeftOutTimes
  /// The zone its time is pinned to: `zone`; whether there is such a zone is for who opens the link.
  public var zone: String?
  /// What it is for: `label`.
  public var label: String

  /// Says some of it, or nothing.
  public init(
    when: When? = nil, days: Days? = nil, start: LocalDate? = nil, leavingOut leftOut: LeftOutTimes = LeftOutTimes(),
    zone: String? = nil, label: String = ""
  ) {
    self.when = when
    self.days = days
    self.start = start
    self.leftOut = leftOut
    self.zone = zone
    self.label = label
  }
}

extension NewAlarmLink {
  /// Reads the names and values of a link's query.
  ///
  /// - Throws: what is wrong with a value; `.notDays` for days beside a day or a timer, and for a start, an end or left-out
  ///   times without a repetition.
  init(_ query: [String: String]) throws(GrammarError) {
    self.init(zone: query["zone"].flatMap { $0.isEmpty ? nil : $0 }, label: query["label"] ?? "")
    if let text = query["time"] { when = try When(parsing: text) }
    if let text = query["repeat"] { days = try Days(parsing: text) }
    if let text = query["start"] { start = try LocalDate(parsing: text) }
    if let text = query["except"] { leftOut = try LeftOutTimes(parsing: text) }
    let end = try NewAlarmLink.end(query)
    guard case .repeating(let recurrence, let ownEnd) = days else {
      guard end == nil, start == nil, leftOut.isEmpty else { throw .notDays(query["repeat"] ?? "") }
      return
    }
    if let when, when.namesDay || when.time == nil { throw .notDays(query["repeat"] ?? "") }
    if let end, let ownEnd, end != ownEnd { throw .repetition(.untilAndCount, given: query["repeat"] ?? "") }
    days = .repeating(recurrence, end: end ?? ownEnd)
  }

  private static func end(_ query: [String: String]) throws(GrammarError) -> RecurrenceEnd? {
    switch (query["until"], query["count"]) {
    case (nil, nil): return nil
    case (let until?, nil): return .until(try Until(parsing: until))
    case (nil, let count?):
      var end: RecurrenceEnd?
      if let number = Int(count), !count.hasPrefix("+") { end = RecurrenceEnd(count: number) }
      guard let end else { throw .notDays(count) }
      return end
    case (let until?, _?): throw .repetition(.untilAndCount, given: until)
    }
  }

  /// The names and values that say it, in the order they are written; read again they give the same value.
  var query: [(name: String, value: String)] {
    var query: [(String, String)] = []
    if let when { query.append(("time", when.text)) }
    switch days {
    case .once: query.append(("repeat", Days.once.text))
    case .repeating(let recurrence, let end):
      query.append(("repeat", Days.repeating(recurrence).text))
      switch end {
      case .until(let until): query.append(("until", until.description))
      case .count(let count): query.append(("count", String(count)))
      case nil: break
      }
    case nil: break
    }
    if let start { query.append(("start", start.description)) }
    if !leftOut.isEmpty { query.append(("except", leftOut.description)) }
    if let zone { query.append(("zone", zone)) }
    if !label.isEmpty { query.append(("label", label)) }
    return query
  }
}
