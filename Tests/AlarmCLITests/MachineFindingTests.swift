import AlarmCLI
import Alarms
import Notifications
import Testing
import Timekeeping
import Words

/// What is found of clock, zone, store, terminal and desktop, from literal facts.
struct MachineFindingTests {
  private func found(_ facts: DoctorFacts, _ subject: Finding.Subject) throws -> Finding {
    try #require(facts.finding(subject))
  }

  @Test func aClockThatNobodyKeepsIsAWarning() throws {
    let expected: [(ClockFacts, Finding.Verdict)] = [
      (.synchronised, .ok), (.notSynchronised, .warning), (.unknown(isContainer: false), .warning),
      (.unknown(isContainer: true), .ok),
    ]
    for (clock, verdict) in expected {
      let finding = try found(.with { $0.clock = clock }, .clock)
      #expect(finding.verdict == verdict && (finding.remedy != nil) == (verdict != .ok))
    }
  }

  @Test func aZoneThatCannotBeUsedIsAProblem() throws {
    let finding = try found(.with { $0.zone = ZoneFacts(name: "UTC", fault: .unknown(name: "Nope/Zone")) }, .zone)
    #expect(finding.verdict == .problem)
    #expect(finding.text.hasPrefix("There is no time zone “Nope/Zone” on this machine: give a name"))
  }

  @Test func aZoneThatNobodySaysOrThatTheRingerDoesNotFollowIsAWarning() throws {
    let unsaid = try found(.with { $0.zone = ZoneFacts(name: "UTC", isSaid: false) }, .zone)
    #expect(unsaid.verdict == .warning && unsaid.text.hasSuffix("UTC is taken."))
    let other = try found(.with { $0.zone = ZoneFacts(name: "Asia/Seoul", ringers: "Europe/Berlin") }, .zone)
    #expect(
      other.text == "Local times are those of Asia/Seoul here, and who rings follows Europe/Berlin."
        && other.verdict == .warning)
    #expect(try found(.with { $0.zone = ZoneFacts(name: "Asia/Seoul") }, .zone).verdict == .ok)
  }

  @Test func aStoreThatIsNotThereYetIsFineWhereItCanBeMade() throws {
    let fine = try found(.with { $0.store = .notYet(folder: "/home/me/alarm", mayBeMade: true) }, .store)
    #expect(fine == Finding(.store, .ok, "There are none yet; they will lie in /home/me/alarm."))
    let locked = try found(.with { $0.store = .notYet(folder: "/home/me/alarm", mayBeMade: false) }, .store)
    #expect(locked.verdict == .problem)
  }

  @Test func aStoreThatCannotBeReadIsAProblemAndOneInUseAWarning() throws {
    let damaged = try found(.with { $0.store = .closed(.damaged(path: "/home/me/alarm.db", keptAs: nil)) }, .store)
    #expect(damaged.verdict == .problem && damaged.text.hasPrefix("/home/me/alarm.db is damaged"))
    #expect(try found(.with { $0.store = .closed(.busy) }, .store).verdict == .warning)
    #expect(try found(.with { $0.store = .outdated(path: "/home/me/alarm.db") }, .store).verdict == .warning)
  }

  @Test(
    "Of a store that can be read damage counts most, then whether it can be written, then room",
    arguments: [
      (["row 3 missing from index"], false, 0, Finding.Verdict.problem, "/a.db is damaged (row 3 missing from index)."),
      ([], false, 0, .problem, "/a.db may not be written: nothing can be set, stopped or kept."),
      ([], true, 1000, .problem, "/a.db is whole, and the disk it lies on is all but full (0 MB free)."),
      ([], true, 5 << 20, .warning, "/a.db is whole, and the disk it lies on is all but full (5 MB free)."),
      ([], true, 16 << 20, .ok, "/a.db is whole and may be written, with 16 MB free."),
      ([], true, nil, .ok, "/a.db is whole and may be written."),
    ] as [([String], Bool, Int?, Finding.Verdict, String)])
  func store(damages: [String], isWritable: Bool, free: Int?, verdict: Finding.Verdict, text: String) throws {
    let state = StoreState(path: "/a.db", isWritable: isWritable, freeBytes: free, damages: damages)
    let finding = try found(.with { $0.store = .opened(state) }, .store)
    #expect(finding.verdict == verdict && finding.text == text)
    #expect((finding.remedy != nil) == (verdict != .ok))
  }

  @Test(
    "A terminal that cannot show the screen is a problem, one that shows less a warning",
    arguments: [
      (TerminalFacts.none, Finding.Verdict.warning, "Not known: there is none here."),
      (
        .terminal(name: "", fault: .unnamed, columns: 80, rows: 24, showsUnicode: true), .problem,
        "TERM is not set: the screen cannot be opened."
      ),
      (
        .terminal(name: "vt9999", fault: .unknown, columns: 80, rows: 24, showsUnicode: true), .problem,
        "This machine knows no terminal “vt9999”: the screen cannot be opened."
      ),
      (
        .terminal(name: "dumb", fault: .simple, columns: 80, rows: 24, showsUnicode: true), .ok,
        "“dumb” cannot place its cursor: “alarm” is a prompt that prints lines here."
      ),
      (
        .terminal(name: "glasstty", fault: .simple, columns: 80, rows: 24, showsUnicode: true), .problem,
        "“glasstty” cannot place its cursor: the screen cannot be opened, but “alarm --plain” can."
      ),
      (
        .terminal(name: "xterm", fault: nil, columns: 19, rows: 24, showsUnicode: true), .warning,
        "19 × 24 is too small to show alarms."
      ),
      (
        .terminal(name: "xterm", fault: nil, columns: 80, rows: 24, showsUnicode: false), .warning,
        "The locale asks for ASCII: other characters are shown as “?”."
      ),
      (.terminal(name: "xterm", fault: nil, columns: 20, rows: 5, showsUnicode: true), .ok, "xterm, 20 × 5, UTF-8."),
    ])
  func terminal(terminal: TerminalFacts, verdict: Finding.Verdict, text: String) throws {
    let finding = try found(.with { $0.terminal = terminal }, .terminal)
    #expect(finding.verdict == verdict && finding.text == text)
    #expect((finding.remedy != nil) == (verdict != .ok))
  }

  @Test func theDesktopNeedsItsBusItsProgramAndItsServer() throws {
    for facts in [DesktopFacts.noProgram, .noBus, .noServer(reason: "no answer came")] {
      let finding = try found(.with { $0.desktop = facts }, .notifications)
      #expect(finding.verdict == .warning && finding.remedy != nil)
    }
  }
}
