import CSystemd

/// Something a connection listens for: signals of a kind, or the answer to a call.
///
/// It listens while this is kept.
final class BusSlot {
  private let handler: (BusMessage) -> Void
  private var slot: OpaquePointer?

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - handler: called with each message while the connection is served.
  ///   - begin: gives sd-bus the place for the slot, the function to be called and what it is to be called with.
  init(
    handler: @escaping (BusMessage) -> Void,
    begin: (UnsafeMutablePointer<OpaquePointer?>, sd_bus_message_handler_t, UnsafeMutableRawPointer) -> Int32
  ) throws(BusError) {
    self.handler = handler
    // Not retained: letting the slot go is what ends the calls.
    let context = Unmanaged.passUnretained(self).toOpaque()
    try BusError.check(begin(&slot, BusSlot.receive, context))
  }

  deinit {
    sd_bus_slot_unref(slot)
  }

  // Always 0: another number would keep the message from others that listen, or count as an error of the connection.
  private static let receive: sd_bus_message_handler_t = { message, context, _ in
    guard let message, let context else { return 0 }
    let slot = Unmanaged<BusSlot>.fromOpaque(context).takeUnretainedValue()
    slot.handler(BusMessage(pointer: message))
    return 0
  }
}
