import Alarms
import Children
import Dispatch
import Notifications
import Synchronization
import Timekeeping

/// Runs the user's content extension beside the ringing: for one question after another, a few at once.
///
/// It works on a queue of its own, so that a file system that hangs holds up nobody but it. Whatever becomes of a program,
/// its question is answered, unless there is no extension or all is ended.
final class ContentExtension: Sendable {
  /// How many programs run at once.
  static let mostAtOnce = 4

  private let queue = DispatchQueue(label: "extension")
  private let file: ExtensionFile
  private let environment: [String]
  private let home: String
  private let state = Mutex(State())

  private struct State {
    var waiting: [Question] = []
    var running: [Int: Run] = [:]
    var started = 0
    /// Counts how often all was ended.
    var endings = 0
  }

  /// How far a program has come.
  private enum Run: Sendable {
    /// It is about to be started.
    case begins
    /// It runs.
    case runs(Inquiry)
  }

  /// A question and what belongs to it.
  private struct Question: Sendable {
    let question: ExtensionQuestion
    let limit: Duration
    let zone: ZoneRules
    let tell: @Sendable (ExtensionAnswer) -> Void
  }

  /// Makes an extension that is asked nothing yet.
  ///
  /// - Parameters:
  ///   - environment: tells where it lies, and is handed on to it.
  ///   - profile: the alarms' profile; nil or empty for the usual ones.
  init(environment: [String: String], profile: String?) {
    file = ExtensionFile(environment: environment)
    let handedOn = environment.merging(["ALARM_PROFILE": profile ?? ""]) { _, own in own }
    self.environment = handedOn.map { "\($0)=\($1)" }.sorted()
    home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/"
  }

  /// Asks about each of these, in order.
  ///
  /// - Parameters:
  ///   - limit: how long each program may take.
  ///   - zone: the one times are told in.
  ///   - tell: gets one answer a question, on the extension's queue; none where there is no extension.
  func ask(
    _ questions: [ExtensionQuestion], limit: Duration, zone: ZoneRules,
    tell: @escaping @Sendable (ExtensionAnswer) -> Void
  ) {
    let new = questions.map { Question(question: $0, limit: limit, zone: zone, tell: tell) }
    state.withLock { $0.waiting += new }
    queue.async { self.startMore() }
  }

  /// Forgets what waits and has come due but does not ring: nobody would see the answer.
  func forgetAll(but rings: [Ring], at now: Instant) {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return }
      let ringing = Set(rings.map { OccurrenceKey(identifier: $0.identifier, scheduled: $0.scheduled) })
      state.waiting.removeAll { waiting in
        let question = waiting.question
        return question.scheduled <= now
          && !ringing.contains(OccurrenceKey(identifier: question.identifier, scheduled: question.scheduled))
      }
    }
  }

  /// Forgets what waits and kills what runs; may be called on any thread and waits for nothing.
  ///
  /// What is just being started is killed as soon as it is; `afterStart` tells when.
  func end() {
    let running = state.withLock { state in
      state.waiting = []
      state.endings += 1
      let running = state.running.values
      state.running = state.running.filter { if case .begins = $0.value { true } else { false } }
      return running
    }
    for case .runs(let inquiry) in running { inquiry.kill() }
  }

  /// Whether a program is just being started.
  var isStarting: Bool {
    state.withLock { $0.running.values.contains { if case .begins = $0 { true } else { false } } }
  }

  /// Calls back when what is being started now has been, however long its file system takes for that.
  func afterStart(_ callBack: @escaping @Sendable () -> Void) {
    queue.async(execute: callBack)
  }
}

// On the queue.
extension ContentExtension {
  private func startMore() {
    while let (next, number, endings) = takeNext() {
      switch file.look() {
      case .missing: forget(number, endings)
      case .refused(let reason): give(ExtensionAnswer(to: next.question, .init(.refused, detail: reason)), next, number)
      case .unusable(let reason):
        give(ExtensionAnswer(to: next.question, .init(.notStarted, detail: reason)), next, number)
      case .usable(let path): start(path, next, number, endings)
      }
    }
  }

  /// There is no extension: nobody waits for an answer.
  private func forget(_ number: Int, _ endings: Int) {
    state.withLock { state in
      state.running[number] = nil
      if state.endings == endings { state.waiting = [] }
    }
  }

  private func takeNext() -> (Question, number: Int, endings: Int)? {
    state.withLock { state in
      guard state.running.count < ContentExtension.mostAtOnce, !state.waiting.isEmpty else { return nil }
      state.started += 1
      state.running[state.started] = .begins
      return (state.waiting.removeFirst(), state.started, state.endings)
    }
  }

  private func start(_ path: String, _ asked: Question, _ number: Int, _ endings: Int) {
    let order = InquiryOrder(
      program: path, environment: environment, folder: home, input: ExtensionAnswer.input(asked.question, asked.zone),
      limit: asked.limit)
    do {
      let inquiry = try Inquiry(order, queue: queue) { [weak self] answer in
        self?.give(ExtensionAnswer(to: asked.question, answer, asked.zone), asked, number)
        self?.startMore()
      }
      let isWanted = state.withLock { state in
        state.running[number] = state.endings == endings ? .runs(inquiry) : nil
        return state.endings == endings
      }
      if !isWanted { inquiry.kill() }
    } catch {
      give(ExtensionAnswer(to: asked.question, .init(.notStarted, detail: error.description)), asked, number)
    }
  }

  private func give(_ answer: ExtensionAnswer, _ asked: Question, _ number: Int) {
    state.withLock { $0.running[number] = nil }
    asked.tell(answer)
  }
}
