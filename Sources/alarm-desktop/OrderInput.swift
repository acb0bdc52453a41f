import Desktop
import Glibc
import HelperMessages

/// The program's input, an order on each line; over when it closes.
final class OrderInput: PollSource {
  /// A line longer than this is no order; it is passed over.
  private static let longestLine = 1 << 16

  private let obey: (DesktopOrder) -> Void
  private var unfinished: [UInt8] = []
  private var isOver = false

  init(obey: @escaping (DesktopOrder) -> Void) {
    self.obey = obey
  }

  var interest: PollInterest? {
    isOver ? nil : PollInterest(descriptor: STDIN_FILENO, events: Int16(POLLIN), deadline: nil)
  }

  func serve(_ now: MonotonicTime) {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while hasMore {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 {
        take(bytes[..<count])
      } else if count == 0 || errno != EINTR {
        isOver = true
        return
      }
    }
  }

  /// Asked each time, because reading would wait, and the input's mode is shared with others that use it.
  private var hasMore: Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        if unfinished.count <= OrderInput.longestLine { unfinished.append(byte) }
        continue
      }
      if let order = DesktopOrder(line: String(decoding: unfinished, as: UTF8.self)) { obey(order) }
      unfinished.removeAll(keepingCapacity: true)
    }
  }
}
