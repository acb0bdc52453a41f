/// What was compared with an oracle, and where the two disagree.
struct Comparison {
  /// How many answers were compared.
  private(set) var count = 0
  /// The first few disagreements, each in one line.
  private(set) var differences: [String] = []

  /// Compares our answers with the oracle's line.
  ///
  /// - Parameters:
  ///   - ours: one text for each question, none with a space in it.
  ///   - theirs: the oracle's answers with spaces between them.
  ///   - questions: what was asked, for the report.
  ///   - topic: what they have in common, for the report.
  mutating func compare(_ ours: [String], with theirs: String, questions: [Int64], topic: String) {
    count += ours.count
    guard ours.joined(separator: " ") != theirs else { return }
    let answers = theirs.split(separator: " ", omittingEmptySubsequences: false)
    guard answers.count == ours.count else { return report("\(topic): the oracle says “\(theirs)”") }
    for (index, pair) in zip(ours, answers).enumerated() where pair.0 != pair.1 {
      report("\(topic) at \(questions[index]): ours \(pair.0), the oracle's \(pair.1)")
    }
  }

  private mutating func report(_ difference: String) {
    if differences.count < 20 { differences.append(difference) }
  }
}
