import Glibc

/// Where the system's bus is, as the D-Bus specification has it found.
struct SystemBusAddress: Hashable, Sendable {
  /// Addresses with semicolons between them, to be tried in this order.
  let text: String

  /// Reads it: `DBUS_SYSTEM_BUS_ADDRESS`, else the usual place.
  init(environment: [String: String]) {
    let named = environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? ""
    text = named.isEmpty ? "unix:path=/run/dbus/system_bus_socket" : named
  }

  /// Whether somebody may be listening: false when all it names are sockets that do not exist.
  ///
  /// It saves servers and containers a program that would find out the same.
  var mayBeServed: Bool {
    text.split(separator: ";").contains { address in
      guard address.hasPrefix("unix:path="), !address.contains("%") else { return true }
      let path = address.dropFirst("unix:path=".count).prefix { $0 != "," }
      return access(String(path), F_OK) == 0
    }
  }
}
