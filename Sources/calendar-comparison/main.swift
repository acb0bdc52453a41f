// How long the next time of a rule takes to find here and elsewhere, and who finds another one.
//
// Asked are 200 instants spread over ten years; each time is the middle of seven runs, in nanoseconds per call.
import Foundation

/// The middle of some runs.
func median(of runs: [Double]) -> Double { runs.sorted()[runs.count / 2] }

/// What a column shows: the time, and how many answers are not ours.
func cell(_ nanoseconds: Double, _ answers: [Int64], against ours: [Int64]) -> String {
  let others = zip(answers, ours).count { $0 != $1 }
  let time = nanoseconds < 10_000 ? "\(Int(nanoseconds)) ns" : "\(Int(nanoseconds / 1000)) µs"
  return others == 0 ? time : "\(time), \(others) differ"
}

/// dateutil's time and answers, from the Python program beside the sources; nil where that cannot run.
func dateutil(_ rule: ComparedRule, _ instants: [Int64], program: String) throws -> (Double, [Int64])? {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
  process.arguments = [program, rule.text] + instants.map(String.init)
  process.standardOutput = pipe
  try process.run()
  let numbers = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    .split(whereSeparator: \.isWhitespace).compactMap { Int64($0) }
  process.waitUntilExit()
  return numbers.first.map { (Double($0), Array(numbers.dropFirst())) }
}

let instants = (0..<200).map { 1_800_000_000 + Int64($0) * 1_577_000 }
let program = CommandLine.arguments.dropFirst().first ?? "Sources/calendar-comparison/dateutil_times.py"
var rows = [[""] + Contestant.all.map(\.name) + ["dateutil"]]
for rule in ComparedRule.all {
  var row = [rule.name]
  var ours: [Int64] = []
  for contestant in Contestant.all {
    var answers: [Int64]?
    let times = try (0..<7).map { _ in
      let begin = ContinuousClock.now
      answers = try contestant.answers(rule, instants)
      return (ContinuousClock.now - begin) / .nanoseconds(instants.count)
    }
    if ours.isEmpty { ours = answers ?? [] }
    row.append(answers.map { cell(median(of: times), $0, against: ours) } ?? "cannot say it")
  }
  row.append(try dateutil(rule, instants, program: program).map { cell($0.0, $0.1, against: ours) } ?? "not here")
  rows.append(row)
}
for row in rows {
  print(
    row.enumerated().map { place, text in text.padding(toLength: place == 0 ? 28 : 24, withPad: " ", startingAt: 0) }
      .joined())
}
