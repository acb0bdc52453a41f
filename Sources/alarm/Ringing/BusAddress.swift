import Glibc

/// Where a bus is, as the D-Bus specification has it found.
struct BusAddress: Hashable, Sendable {
  /// Addresses with semicolons between them, to be tried in this order; empty when nothing says where it is.
  let text: String

  /// The system's: `DBUS_SYSTEM_BUS_ADDRESS`, else the usual place.
  static func system(_ environment: [String: String]) -> BusAddress {
    let named = environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? ""
    return BusAddress(text: named.isEmpty ? "unix:path=/run/dbus/system_bus_socket" : named)
  }

  /// The user's: `DBUS_SESSION_BUS_ADDRESS`, else systemd's place in the user's runtime folder.
  static func session(_ environment: [String: String]) -> BusAddress {
    let named = environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let folder = environment["XDG_RUNTIME_DIR"] ?? ""
    return BusAddress(text: !named.isEmpty ? named : folder.isEmpty ? "" : "unix:path=\(folder)/bus")
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
