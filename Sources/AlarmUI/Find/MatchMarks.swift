import TerminalUI

/// Shows in a text that stands on the screen which part of it was found.
enum MatchMarks {
  /// Marks every part of a text on one row that a word of a query matches.
  ///
  /// - Parameter text: as it was written from `point` on.
  static func mark(_ query: FindQuery?, in text: String, at point: Point, on canvas: inout Canvas) {
    guard let query, !query.isEmpty else { return }
    let characters = Array(text)
    let places = MatchMarks.places(of: query, in: characters)
    var column = point.column
    for (place, character) in characters.enumerated() {
      let columns = Widths.columns(of: character)
      if places.contains(place) {
        canvas.restyle(Rect(column: column, row: point.row, columns: columns, rows: 1)) { style in
          (style.bold, style.underline) = (true, true)
        }
      }
      column += columns
    }
  }

  /// Which of some characters are part of a match; a syllable counts as a whole, however much of it was typed.
  static func places(of query: FindQuery, in characters: [Character]) -> Set<Int> {
    var text = FoldedText()
    var (ends, initialEnds): ([Int], [Int]) = ([], [])
    for character in characters {
      text.append(String(character))
      ends.append(text.bytes.count)
      initialEnds.append(text.initials.count)
    }
    // What stands before the first Hangul gets its initials only with it.
    if let first = initialEnds.firstIndex(where: { $0 > 0 }) {
      initialEnds.replaceSubrange(..<first, with: ends[..<first])
    }
    var places: Set<Int> = []
    for word in query.words {
      let ends = word.isInitials ? initialEnds : ends
      var start = 0
      while let match = word.place(in: text, from: start) {
        let first = ends.indices.firstPosition { ends[$0] > match.lowerBound }
        let last = ends.indices.firstPosition { ends[$0] >= match.upperBound }
        places.formUnion(first...max(first, last))
        start = match.upperBound
      }
    }
    return places
  }
}
