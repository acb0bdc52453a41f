import CSystemd
import Glibc

/// A connection to a bus; one for each bus, shared by every interface that is spoken to there.
///
/// Nothing here waits. A connection is usable at once: what is asked before the bus has answered is sent when it has.
final class BusConnection {
  /// A method of an object on the bus.
  struct Method {
    let destination: String
    let path: String
    let interface: String
    let name: String
  }

  private let bus: OpaquePointer

  /// Begins to connect.
  ///
  /// - Throws: `BusError.system` when nobody listens there.
  init(to kind: BusKind) throws(BusError) {
    var bus: OpaquePointer?
    switch kind {
    case .system: try BusError.check(sd_bus_open_system(&bus))
    case .session: try BusError.check(sd_bus_open_user(&bus))
    }
    guard let bus else { throw .closed }
    self.bus = bus
  }

  deinit {
    sd_bus_close_unref(bus)
  }

  /// Whether the bus has let us in.
  var isReady: Bool { sd_bus_is_ready(bus) > 0 }

  /// What to wait for until there is something to do.
  var interest: PollInterest {
    let events = sd_bus_get_events(bus)
    var deadline = UInt64.max
    let hasDeadline = sd_bus_get_timeout(bus, &deadline) >= 0 && deadline != .max
    return PollInterest(
      descriptor: sd_bus_get_fd(bus), events: Int16(max(events, 0)),
      deadline: hasDeadline ? MonotonicTime(microseconds: deadline) : nil)
  }

  /// Handles everything that has come and sends what waits.
  ///
  /// - Throws: `BusError` when the connection is over.
  func serve() throws(BusError) {
    while true {
      let result = sd_bus_process(bus, nil)
      guard result != -ECONNRESET, sd_bus_is_open(bus) > 0 else { throw .closed }
      try BusError.check(result)
      if result == 0 { return }
    }
  }

  /// Listens for the signals that a match rule of D-Bus describes.
  func signals(_ rule: String, _ handler: @escaping (BusMessage) -> Void) throws(BusError) -> BusSlot {
    try BusSlot(handler: handler) { slot, receive, context in
      sd_bus_add_match_async(bus, slot, rule, receive, nil, context)
    }
  }

  /// Whether what was to be sent has been handed to the system.
  var hasSentAll: Bool { sd_bus_get_events(bus) & Int32(POLLOUT) == 0 }

  /// Calls a method whose answer does not matter.
  func tell(_ method: Method, write: (BusMessage) throws(BusError) -> Void) throws(BusError) {
    let pointer = try message(method, write)
    defer { sd_bus_message_unref(pointer) }
    try BusError.check(sd_bus_message_set_expect_reply(pointer, 0))
    try BusError.check(sd_bus_send(bus, pointer, nil))
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - seconds: how long the answer may take.
  ///   - write: writes the arguments.
  ///   - onAnswer: told the answer, an error of whoever was called, or that none came; not called any more once the
  ///     slot is let go.
  func call(
    _ method: Method, within seconds: UInt64, write: (BusMessage) throws(BusError) -> Void,
    onAnswer: @escaping (Result<BusMessage, BusError>) -> Void
  ) throws(BusError) -> BusSlot {
    let pointer = try message(method, write)
    defer { sd_bus_message_unref(pointer) }
    let handler: (BusMessage) -> Void = { answer in
      onAnswer(answer.error.map { .failure($0) } ?? .success(answer))
    }
    return try BusSlot(handler: handler) { slot, receive, context in
      sd_bus_call_async(bus, slot, pointer, receive, context, seconds * 1_000_000)
    }
  }

  /// A message that calls a method; whoever asked for it lets it go.
  private func message(
    _ method: Method, _ write: (BusMessage) throws(BusError) -> Void
  ) throws(BusError) -> OpaquePointer {
    var pointer: OpaquePointer?
    try BusError.check(
      sd_bus_message_new_method_call(
        bus, &pointer, method.destination, method.path, method.interface, method.name))
    guard let pointer else { throw .closed }
    do throws(BusError) {
      try write(BusMessage(pointer: pointer))
    } catch {
      sd_bus_message_unref(pointer)
      throw error
    }
    return pointer
  }
}
