/// What is being looked for in the list, with what was prepared for it.
///
/// Folding every alarm is done when the search begins, so that each key after that only compares.
struct Finding: Hashable, Sendable {
  /// The positions found, in rising order; nil while everything is shown.
  private(set) var found: [Int]?

  private var index: FindIndex?
  private var query: FindQuery?

  /// Forgets what was prepared, because the list has changed.
  mutating func forget() {
    self = Finding()
  }

  /// Finds what is looked for; nil ends it.
  mutating func look(for query: FindQuery?, in list: AlarmList, _ context: ScreenContext) {
    guard let query else { return forget() }
    let index = index ?? FindIndex(list.rows, context)
    let narrows = self.query.map(query.narrows) ?? false
    found = query.isEmpty ? nil : index.positions(of: query, among: narrows ? found : nil)
    (self.index, self.query) = (index, query)
  }
}
