import Glibc

/// Tells the service manager how this process fares, as sd_notify(3) does, if one has asked for it.
///
/// One datagram to the socket that `NOTIFY_SOCKET` names. Whoever sends nothing new says nothing: a status is sent when it
/// has changed.
struct ServiceNotifier {
  /// The socket's name, `@` for the zero byte of an abstract one; nil when nobody listens.
  private let name: String?
  private var status = ""

  /// Finds out who listens.
  ///
  /// - Parameter environment: `NOTIFY_SOCKET` is an absolute path or begins with `@`; anything else is nobody.
  init(environment: [String: String]) {
    let name = environment["NOTIFY_SOCKET"] ?? ""
    self.name = (name.hasPrefix("/") || name.hasPrefix("@")) && name.utf8.count > 1 ? name : nil
  }

  /// Whether anybody listens.
  var isHeard: Bool { name != nil }

  /// What was started is ready.
  func ready() {
    send("READY=1")
  }

  /// What it does now, in one line.
  mutating func say(_ status: String) {
    guard status != self.status else { return }
    self.status = status
    send("STATUS=\(status)")
  }

  /// It is about to end.
  func stopping() {
    send("STOPPING=1")
  }
}

extension ServiceNotifier {
  /// A listener that is gone is no reason to do anything else.
  private func send(_ message: String) {
    guard let name, var address = ServiceNotifier.address(name) else { return }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + name.utf8.count)
    let bytes = Array(message.utf8)
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { socket in
        sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), socket, length)
      }
    }
  }

  /// The address of a name; nil when it is too long for one.
  private static func address(_ name: String) -> sockaddr_un? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return address
  }
}
