import CSystemd

/// Properties of an object on the bus, and what else is read only there.
extension BusMessage {
  /// Appends the path of an object.
  func append(path: String) throws(BusError) {
    try BusError.check(
      path.withCString { sd_bus_message_append_basic(pointer, CChar(SD_BUS_TYPE_OBJECT_PATH), $0) })
  }

  /// Reads the path of an object.
  func path() throws(BusError) -> String {
    var text: UnsafePointer<CChar>?
    try read(SD_BUS_TYPE_OBJECT_PATH, &text)
    guard let text else { throw .unreadable }
    return String(cString: text)
  }

  /// Reads a number with a fraction.
  func real() throws(BusError) -> Double {
    var number = 0.0
    try read(SD_BUS_TYPE_DOUBLE, &number)
    return number
  }

  /// Reads a number of 64 bits without a sign.
  func bigNumber() throws(BusError) -> UInt64 {
    var number: UInt64 = 0
    try read(SD_BUS_TYPE_UINT64, &number)
    return number
  }

  /// Reads names and values, a{sv}.
  ///
  /// - Parameter property: told each name; it reads the value, or passes it over.
  func properties(_ property: (String) throws(BusError) -> Void) throws(BusError) {
    try enter(SD_BUS_TYPE_ARRAY, "{sv}")
    while sd_bus_message_at_end(pointer, 0) == 0 {
      try enter(SD_BUS_TYPE_DICT_ENTRY, "sv")
      try property(try text())
      try exit()
    }
    try exit()
  }

  /// Reads the value of a property if it is of this type; passes it over, and gives nil, if it is of another.
  func variant<Value>(_ type: String, _ read: () throws(BusError) -> Value) throws(BusError) -> Value? {
    guard sd_bus_message_verify_type(pointer, CChar(SD_BUS_TYPE_VARIANT), type) > 0 else {
      try skipVariant()
      return nil
    }
    try enter(SD_BUS_TYPE_VARIANT, type)
    let value = try read()
    try exit()
    return value
  }

  /// Passes over the value of a property.
  func skipVariant() throws(BusError) {
    try BusError.check(sd_bus_message_skip(pointer, "v"))
  }

  /// Goes into a container.
  func enter(_ type: some BinaryInteger, _ contents: String) throws(BusError) {
    guard sd_bus_message_enter_container(pointer, CChar(type), contents) > 0 else { throw .unreadable }
  }

  /// Leaves a container that was read to its end.
  func exit() throws(BusError) {
    try BusError.check(sd_bus_message_exit_container(pointer))
  }
}
