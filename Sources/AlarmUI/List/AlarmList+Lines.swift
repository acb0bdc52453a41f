/// What stands on one line of the list.
enum ListLine: Hashable, Sendable {
  /// The name of a group; empty for the alarms without one.
  case heading(String)
  /// The alarm at this position.
  case alarm(Int)
  /// What is to be said of the alarm at this position, below it.
  case remark(Int)
}

extension AlarmList {
  /// How many lines the list takes, headings and second lines included.
  var lineCount: Int { rows.count + headings.count + remarks.count }

  /// The lines of the alarm at a position.
  func lines(of position: Int) -> ClosedRange<Int> {
    let above = headings.indices.firstPosition { headings[$0].start > position }
    let first = position + above + remarks.indices.firstPosition { remarks[$0] >= position }
    return first...(hasRemark(position) ? first + 1 : first)
  }

  /// What stands on a line, 0 ..< `lineCount`.
  func content(ofLine line: Int) -> ListLine {
    // The last alarm that begins on the line or above it; the first one when only its heading does.
    let position = max(0, rows.indices.firstPosition { lines(of: $0).lowerBound > line } - 1)
    let own = lines(of: position)
    if line == own.lowerBound { return .alarm(position) }
    if own.contains(line) { return .remark(position) }
    let place = headings.indices.firstPosition { headings[$0].start > position }
    let heading = line < own.lowerBound ? 0 : place
    return .heading(headings.indices.contains(heading) ? headings[heading].group : "")
  }

  private func hasRemark(_ position: Int) -> Bool {
    let place = remarks.indices.firstPosition { remarks[$0] >= position }
    return remarks.indices.contains(place) && remarks[place] == position
  }
}

extension Range<Int> {
  /// The first position that passes a test which all that follow pass as well; the upper bound when none does.
  func firstPosition(where test: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if test(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
