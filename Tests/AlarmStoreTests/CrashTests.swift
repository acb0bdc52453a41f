import Children
import Dispatch
import Glibc
import TestSupport
import Testing

/// A program dies while it works on a store, a thousand times: at each step of SQLite's, and at any other moment.
@Suite("What was committed is there after a crash, and nothing is half done", .serialized)
struct CrashTests {
  private static let runsOfOneStore = 50

  @Test("When it dies at the steps of its transactions, before a write or half through it", arguments: [false, true])
  func atSteps(torn: Bool) async throws {
    let all = try await stepsOfOneRun()
    #expect(all > 100)
    var (store, deaths) = (try CrashedStore(), 0)
    for run in 0..<300 {
      if run.isMultiple(of: Self.runsOfOneStore) { store = try CrashedStore() }
      // Spread over all steps, each at another deed from run to run.
      let step = 1 + run * all / 300
      if try await store.run(run, step: step, torn: torn) { deaths += 1 }
      try store.check("run \(run), step \(step)")
    }
    #expect(deaths > 250)
  }

  @Test("When it is killed from outside while it is at it")
  func fromOutside() async throws {
    var random = SeededGenerator(seed: 4)
    var (store, deaths, run) = (try CrashedStore(), 0, 0)
    // On a busy machine many a program has ended before it is killed.
    while deaths < 400, run < 4000 {
      if run.isMultiple(of: Self.runsOfOneStore) { store = try CrashedStore() }
      if try await store.run(run, killedAfter: Int.random(in: 1...20, using: &random)) { deaths += 1 }
      try store.check("run \(run)")
      run += 1
    }
    #expect(deaths == 400)
  }

  @Test("Nor where no memory can be shared, on a file system that is not known for it: each of four runs can work")
  func withoutSharedMemory() async throws {
    let store = try CrashedStore()
    for run in 0..<4 {
      #expect(try await store.run(run, step: -1) == false)
      try store.check("run \(run)")
    }
  }

  private func stepsOfOneRun() async throws -> Int {
    let store = try CrashedStore()
    #expect(try await store.run(0) == false)
    return store.steps
  }
}

/// A store whose programs die, and what they have said to be in it.
final class CrashedStore {
  private let folder = try? TemporaryFolder(inMemory: true)
  /// What was committed last of each alarm.
  private var held: [String: String] = [:]
  private var badge = "0"
  /// What was being done when the program died.
  private var inHand: [String]?
  private(set) var steps = 0

  init() throws {
    try #require(folder != nil)
  }

  private var path: String { folder?.path ?? "" }

  /// Runs the program once.
  ///
  /// - Parameters:
  ///   - step: the step at which it dies; 0 for none.
  ///   - lines: how many of its lines are awaited before it is killed; nil for no end.
  /// - Returns: whether it died.
  func run(_ number: Int, step: Int = 0, torn: Bool = false, killedAfter lines: Int? = nil) async throws -> Bool {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let (end, ended) = AsyncStream.makeStream(of: Children.ExitStatus.self)
    let programs = CommandLine.arguments[0].split(separator: "/").dropLast().joined(separator: "/")
    let child = try Child(
      program: "/\(programs)/store-crasher", arguments: [path, "\(number)", "\(step)", torn ? "1" : "0"],
      queue: DispatchQueue(label: "store-crasher"), onLine: { continuation.yield($0) },
      onExit: {
        continuation.finish()
        ended.yield($0)
      })
    var count = 0
    for await line in stream {
      count += 1
      hear(line)
      if count == lines { kill(child.pid, SIGKILL) }
    }
    let status = await first(of: end)
    #expect(status == .exited(code: 0) || status == .killed(signal: 9), "\(String(describing: status))")
    return status != .exited(code: 0)
  }

  private func hear(_ line: String) {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    if line.hasPrefix("do ") {
      inHand = line.dropFirst(3).split(separator: " ").map(String.init)
    } else if words[0] == "did" {
      badge = words[1]
      for place in stride(from: 2, to: words.count - 1, by: 2) { held[words[place]] = words[place + 1] }
      inHand = nil
    } else if line.hasPrefix("steps ") {
      steps = Int(line.dropFirst(6)) ?? 0
    } else {
      Issue.record("\(line)")
    }
  }

  /// Looks whether all is there that was said to be, and nothing is half done.
  func check(_ name: String) throws {
    let facts = try StoreFacts(path: path + "/alarm.db")
    // It may have died before there was a store.
    guard try facts.exists() else { return #expect(held.isEmpty) }
    #expect(try facts.faults() == [], "\(name)")
    let present = try facts.all()
    let doubtful = Set(inHand ?? [])
    for id in Set(held.keys).union(present.keys).subtracting(doubtful) {
      #expect(present[id] ?? "" == held[id] ?? "", "\(name): \(id)")
    }
    if inHand == nil { #expect(try facts.badge() == badge, "\(name)") }
    // What was in hand is done or not done, which the rules between the tables tell; from here on it is as it is.
    for id in doubtful { held[id] = present[id] ?? "" }
    inHand = nil
    badge = try facts.badge()
  }
}
