import CSystemd
import Glibc

/// A message on its way to or from the bus, written or read value by value; valid while it is handled.
struct BusMessage {
  let pointer: OpaquePointer

  /// Appends a text.
  func append(_ text: String) throws(BusError) {
    try BusError.check(text.withCString { sd_bus_message_append_basic(pointer, CChar(SD_BUS_TYPE_STRING), $0) })
  }

  /// Reads a text.
  func text() throws(BusError) -> String {
    var text: UnsafePointer<CChar>?
    try read(SD_BUS_TYPE_STRING, &text)
    guard let text else { throw .unreadable }
    return String(cString: text)
  }

  /// Reads a truth.
  func flag() throws(BusError) -> Bool {
    var flag: Int32 = 0
    try read(SD_BUS_TYPE_BOOLEAN, &flag)
    return flag != 0
  }

  /// Reads a descriptor, which still belongs to the message and is closed with it.
  func descriptor() throws(BusError) -> Int32 {
    var descriptor: Int32 = -1
    try read(SD_BUS_TYPE_UNIX_FD, &descriptor)
    return descriptor
  }

  /// The error that an answer is; nil when it is none.
  var error: BusError? {
    guard let error = sd_bus_message_get_error(pointer)?.pointee else { return nil }
    // sd-bus itself makes answers of this kind, for a call that timed out or whose connection ended.
    switch sd_bus_message_get_errno(pointer) {
    case ETIMEDOUT: return .noAnswer
    case ECONNRESET, ENOTCONN: return .closed
    default: return .refused(name: String(error.name), reason: String(error.message))
    }
  }

  private func read<Value: BitwiseCopyable>(_ type: some BinaryInteger, _ value: inout Value) throws(BusError) {
    guard sd_bus_message_read_basic(pointer, CChar(type), &value) > 0 else { throw .unreadable }
  }
}

extension String {
  fileprivate init(_ text: UnsafePointer<CChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }
}
