import Foundation
import SQLite
import Testing

/// Does at random what people do at a terminal and looks again and again whether all is well.
final class Robot {
  /// Something that was not as it must be, and how the program came there.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private let seed: UInt64
  private let bench: Workbench
  private let screen: TmuxScreen
  private var hand: RobotHand
  private var done: [String] = []
  /// Until when something that was set to ring soon may begin to.
  private var restless = Date()

  /// Opens the program on a few alarms.
  init(seed: UInt64) throws {
    self.seed = seed
    hand = RobotHand(seed: seed)
    bench = try Workbench()
    for number in 0..<8 {
      let group = number % 2 == 0 ? ["--group", "Work"] : []
      let words = ["add", "--repeat", "daily", "\(number + 8):00", "No \(number) 물"] + group
      try #require(try Shell.run([Workbench.alarm] + words, environment: bench.environment).status == 0)
    }
    // It is opened again whenever it has been left in order; Ctrl-Z goes on at once, as there is no job control.
    let loop = #"""
      stty -g > "$HOME/before"
      while "$0"; status=$?; [ $status = 0 ]; do :; done
      echo DIED $status
      stty -g > "$HOME/after"
      """#
    screen = try TmuxScreen(bench, ["sh", "-c", loop, Workbench.alarm])
    try screen.waitFor("? help")
  }

  /// Goes on until a point in time; the first thing that is wrong ends it.
  func work(until end: Date) throws {
    var acts = 0
    while Date() < end {
      try act(hand.next())
      acts += 1
      if acts % 20 == 0 { try look() }
      if acts % 100 == 0 { try check() }
    }
    try check()
  }

  /// Ends the program from outside and looks at what it leaves behind.
  func leave() throws {
    try screen.resize(columns: 80, rows: 24)
    let process = try eventuallyFind("the program runs") { bench.programs().first }
    kill(process, SIGTERM)
    try screen.waitFor("DIED 143")
    try eventually("the shell has its terminal back") {
      try screen.state("alternate_on", "cursor_flag", "mouse_any_flag", "keypad_flag") == ["0", "1", "0", "0"]
    }
    try expect(try bench.shell("cmp \"$HOME/before\" \"$HOME/after\"").status == 0, "the modes are not as before")
  }
}

extension Robot {
  private func act(_ act: RobotHand.Act) throws {
    done.append("\(act)")
    switch act {
    case .type(let text): try screen.type(text)
    case .paste(let text): try screen.paste(text)
    case .resize(let columns, let rows): try screen.resize(columns: columns, rows: rows)
    case .command(let words):
      if words.contains(where: { $0.hasPrefix("+") }) { restless = Date().addingTimeInterval(6) }
      let answer = try Shell.run([Workbench.alarm] + words, environment: bench.environment)
      // Whether it can be done depends on what there is; that it ends in order does not.
      try expect((0...2).contains(answer.status), "it ended with \(answer.status): \(answer.complaint)")
    }
  }

  /// Looks whether the program lives and the screen is what it draws anew.
  private func look() throws {
    try expect(try !screen.text().contains("DIED"), "the program has died:\n\(try screen.text())")
    guard Date() > restless, try screen.pictureAtRest(bench, within: 5, every: 0.1) != nil else { return }
    // What the picture changes by itself it changes at a full second or half of one: both looks fall between two of these,
    // the first a tenth of a second after one, as a busy machine shows the change late.
    _ = find(within: 1, every: 0.01) {
      (0.2..<0.3).contains((Date().timeIntervalSince1970 * 2).truncatingRemainder(dividingBy: 1)) ? true : nil
    }
    let start = Date()
    let before = try screen.picture()
    try screen.press("C-l")
    let after = try screen.pictureAtRest(bench, within: 0.25, every: 0.04)
    guard let after, Date().timeIntervalSince(start) < 0.3 else { return }
    try expect(before == after, "the screen was\n\(before)\nand drawn anew it is\n\(after)")
  }

  /// Looks whether the alarms are in order: what is on is pending, rings or is snoozed.
  private func check() throws {
    let well = try find(within: 10, every: 0.1) {
      let pending = Set(try JSON.array(bench.alarm("pending", "--json")).compactMap { $0["alarm"] as? String })
      let isWell = try JSON.array(bench.alarm("list", "--json")).allSatisfy { alarm in
        guard alarm["isOn"] as? Bool == true, let id = alarm["id"] as? String else { return true }
        return pending.contains(id) || ["ringing", "snoozed"].contains(alarm["state"] as? String)
      }
      return isWell ? true : nil
    }
    try expect(well != nil, "an alarm is on and nothing comes of it:\n\(try bench.alarm("list", "--json").output)")
    let database = try Database(path: bench.database.path, busyTimeout: 5000)
    let sound = "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"
    try expect(try database.integer(sound) == 1, "the database is damaged")
  }

  private func expect(_ condition: Bool, _ what: @autoclosure () throws -> String) throws {
    guard !condition else { return }
    throw Fault(description: "\(try what())\nwith seed \(seed), after\n\(done.suffix(60).joined(separator: "\n"))")
  }
}
