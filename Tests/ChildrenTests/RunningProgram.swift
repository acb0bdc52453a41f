import Children
import Dispatch

/// A started program whose lines and end a test waits for.
final class RunningProgram: Sendable {
  let child: Child
  let stream: AsyncStream<Event>

  enum Event: Equatable, Sendable {
    case line(String)
    case ended(ExitStatus)
  }

  init(
    _ program: String, _ arguments: String..., environment: [String]? = nil, errors: ErrorOutput = .discarded
  ) throws(ChildError) {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    self.stream = stream
    child = try Child(
      program: program, arguments: arguments, environment: environment, errors: errors,
      queue: DispatchQueue(label: "child"), onLine: { continuation.yield(.line($0)) },
      onExit: {
        continuation.yield(.ended($0))
        continuation.finish()
      })
  }

  /// Everything that happened, once the program has ended.
  func events() async -> [Event] {
    await stream.reduce(into: []) { $0.append($1) }
  }
}
