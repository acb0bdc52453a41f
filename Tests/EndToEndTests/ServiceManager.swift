import Foundation
import Testing

/// Stands in for a service manager: a socket that a service sends its state to.
final class ServiceManager {
  /// What `NOTIFY_SOCKET` is to be.
  let name: String
  private let socket: Int32
  private var received: [String] = []

  /// Listens.
  ///
  /// - Parameter name: a path, or `@` and a name for an abstract socket.
  init(_ name: String) throws {
    self.name = name
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) }
    }
    try #require(code == 0)
  }

  deinit {
    close(socket)
  }

  /// Every message so far, in order.
  var messages: [String] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { return received }
      received.append(String(decoding: buffer[..<count], as: UTF8.self))
    }
  }
}
