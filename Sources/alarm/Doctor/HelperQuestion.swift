import Children
import Dispatch
import Timekeeping

/// Asks a helper program something, as one call of it, and collects what it says until it ends.
struct HelperQuestion: Sendable {
  /// How many seconds a helper usually may take to answer; they give up what does not answer them a little sooner.
  static let patience = 3
  /// How long it gets to end when it has not answered.
  private static let grace = Duration.milliseconds(300)

  let program: String
  let arguments: [String]
  let clock: any WallClock
  /// How many seconds it may take to answer.
  var patience = HelperQuestion.patience

  private enum Event: Sendable {
    case line(String)
    case ended
    case late
  }

  /// What it wrote; nil when it had to be ended.
  ///
  /// - Throws: `ChildError` or `TimerError` when it could not be asked.
  func lines() async throws -> [String]? {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let queue = DispatchQueue(label: "helper-question")
    let timer = try WakeTimer(queue: queue) { wake in if wake == .due { continuation.yield(.late) } }
    defer { timer.cancel() }
    let child = try Child(
      program: program, arguments: arguments, queue: queue, onLine: { continuation.yield(.line($0)) },
      onExit: { _ in continuation.yield(.ended) })
    return await answer(of: child, events, timer)
  }

  private func answer(of child: Child, _ events: AsyncStream<Event>, _ timer: WakeTimer) async -> [String]? {
    var lines: [String] = []
    var isLate = false
    timer.arm(clock.now() + .seconds(patience))
    for await event in events {
      switch event {
      case .line(let line): lines.append(line)
      case .ended: return isLate ? nil : lines
      // What the kernel holds does not even die when it is killed: no more waiting.
      case .late where isLate: return nil
      case .late:
        isLate = true
        child.end(after: HelperQuestion.grace)
        timer.arm(clock.now() + HelperQuestion.grace * 2)
      }
    }
    return nil
  }
}
