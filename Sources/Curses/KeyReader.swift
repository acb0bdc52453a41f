import Dispatch
import Glibc
import TerminalUI
import Waiting

/// Reads the terminal's bytes as they come in and turns them into keys; polls nothing.
@MainActor
final class KeyReader {
  /// How long a lone Escape waits for the rest of a sequence.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(25)
  /// How long a pasted text may pause before it counts as ended.
  private static let pasteDelay = DispatchTimeInterval.seconds(1)

  private let descriptor: Int32
  private let onKeys: ([Key]) -> Void
  private let onEnd: () -> Void
  private var bytes: DescriptorWatch?
  private let timer: any DispatchSourceTimer
  private var parser: KeyParser

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal.
  ///   - parser: knows the terminal's sequences.
  ///   - onKeys: called with the keys that came in together; never with none.
  ///   - onEnd: called once, when nothing can be read any more.
  init(
    descriptor: Int32, parser: KeyParser, onKeys: @escaping ([Key]) -> Void, onEnd: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.parser = parser
    self.onKeys = onKeys
    self.onEnd = onEnd
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.endWaiting() } }
    timer.activate()
    do {
      bytes = try DescriptorWatch(
        descriptor, .readable, queue: .main,
        onReady: { [weak self] in MainActor.assumeIsolated { self?.read() } }, onCancel: {})
    } catch {
      // No keys will ever come: the same as a terminal that is gone.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.onEnd() } }
    }
  }

  /// Reads nothing more.
  func stop() {
    bytes?.cancel()
    bytes = nil
    timer.cancel()
  }
}

extension KeyReader {
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      stop()
      onEnd()
      return
    }
    let keys = parser.feed(buffer[..<count])
    switch parser.wait {
    case nil: timer.schedule(deadline: .distantFuture)
    case .escape: timer.schedule(deadline: .now() + KeyReader.escapeDelay, leeway: .milliseconds(5))
    case .paste: timer.schedule(deadline: .now() + KeyReader.pasteDelay, leeway: .milliseconds(100))
    }
    if !keys.isEmpty { onKeys(keys) }
  }

  private func endWaiting() {
    let keys = parser.endWaiting()
    if !keys.isEmpty { onKeys(keys) }
  }
}
