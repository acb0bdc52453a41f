import CSystemd
import Glibc

/// A message on its way to or from the bus, written or read value by value; valid while it is handled.
struct BusMessage {
  let pointer: OpaquePointer

  /// Appends a text, with a replacement character for what may not be sent.
  func append(_ text: String) throws(BusError) {
    try BusError.check(
      text.acceptedByBuses.withCString { sd_bus_message_append_basic(pointer, CChar(SD_BUS_TYPE_STRING), $0) })
  }

  /// Appends a number of the type that its Swift type stands for.
  func append(_ number: UInt8) throws(BusError) { try append(number, as: SD_BUS_TYPE_BYTE) }
  func append(_ number: Int32) throws(BusError) { try append(number, as: SD_BUS_TYPE_INT32) }
  func append(_ number: UInt32) throws(BusError) { try append(number, as: SD_BUS_TYPE_UINT32) }

  /// Appends a truth.
  func append(_ flag: Bool) throws(BusError) {
    try append(Int32(flag ? 1 : 0), as: SD_BUS_TYPE_BOOLEAN)
  }

  /// Appends an array of texts.
  func append(_ texts: [String]) throws(BusError) {
    try container(SD_BUS_TYPE_ARRAY, "s") { () throws(BusError) in
      for text in texts { try append(text) }
    }
  }

  /// Appends a container, whose contents `write` appends.
  ///
  /// - Parameters:
  ///   - type: array, variant or entry of a dictionary, as sd-bus numbers them.
  ///   - contents: the signature of what is inside.
  func container(
    _ type: some BinaryInteger, _ contents: String, _ write: () throws(BusError) -> Void
  ) throws(BusError) {
    try BusError.check(sd_bus_message_open_container(pointer, CChar(type), contents))
    try write()
    try BusError.check(sd_bus_message_close_container(pointer))
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

  /// Reads a number of 32 bits without a sign.
  func number() throws(BusError) -> UInt32 {
    var number: UInt32 = 0
    try read(SD_BUS_TYPE_UINT32, &number)
    return number
  }

  /// Reads an array of texts.
  func texts() throws(BusError) -> [String] {
    guard sd_bus_message_enter_container(pointer, CChar(SD_BUS_TYPE_ARRAY), "s") > 0 else { throw .unreadable }
    var texts: [String] = []
    while sd_bus_message_at_end(pointer, 0) == 0 { texts.append(try text()) }
    return texts
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

  private func append<Value: BitwiseCopyable>(_ value: Value, as type: some BinaryInteger) throws(BusError) {
    var value = value
    try BusError.check(sd_bus_message_append_basic(pointer, CChar(type), &value))
  }

  /// Reads a value of the type that sd-bus numbers so.
  func read<Value: BitwiseCopyable>(_ type: some BinaryInteger, _ value: inout Value) throws(BusError) {
    guard sd_bus_message_read_basic(pointer, CChar(type), &value) > 0 else { throw .unreadable }
  }
}

extension String {
  /// The text without what a bus, or the library, refuses with all that is sent together with it: NUL, and in some
  /// versions what Unicode has set aside as no characters.
  var acceptedByBuses: String {
    func isRefused(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
    }
    guard unicodeScalars.contains(where: isRefused) else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(isRefused(scalar) ? "\u{FFFD}" : scalar) }
    return String(text)
  }
}

extension String {
  fileprivate init(_ text: UnsafePointer<CChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }
}
