extension ListedAlarm {
  /// Whether this row stands above another: by group (none last), timers first by time left, then time of day, places
  /// last; then by label.
  ///
  /// Timers that count down come before those that are paused, whose order would else change while time goes on, and
  /// these before those that are off.
  ///
  /// Texts compare by their UTF-8 bytes, as the store compares them: composed and decomposed letters are not the same.
  public func precedes(_ other: ListedAlarm) -> Bool {
    let (mine, theirs) = (alarm, other.alarm)
    if !mine.group.utf8.elementsEqual(theirs.group.utf8) {
      if mine.group.isEmpty || theirs.group.isEmpty { return theirs.group.isEmpty }
      return mine.group.utf8.lexicographicallyPrecedes(theirs.group.utf8)
    }
    let (isPlace, isOtherPlace) = (mine.schedule.region != nil, theirs.schedule.region != nil)
    if isPlace != isOtherPlace { return isOtherPlace }
    switch (mine.schedule.time, theirs.schedule.time) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (nil, nil):
      if timeLeft != other.timeLeft { return timeLeft < other.timeLeft }
    case (let one?, let two?):
      if one != two { return one < two }
    }
    if !mine.label.utf8.elementsEqual(theirs.label.utf8) {
      return mine.label.utf8.lexicographicallyPrecedes(theirs.label.utf8)
    }
    return mine.id < theirs.id
  }
}

extension ListedAlarm {
  /// Stands for the time left where two timers are compared: when it ends, else, beyond the end of all time, what it has
  /// left, else the most there is.
  private var timeLeft: Int64 {
    nextRing?.microseconds ?? alarm.secondsLeft.map { 9_000_000_000_000_000_000 + Int64($0) } ?? .max
  }
}
