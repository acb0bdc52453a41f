import Words

/// Who shows notifications on the desktop.
public enum DesktopFacts: Hashable, Sendable {
  /// The program that speaks with the desktop is not installed.
  case noProgram
  /// There is no session bus.
  case noBus
  /// No notification server answers on it, for this reason.
  case noServer(reason: String)
  /// This server does, by the name and version it gives itself.
  case server(name: String, version: String)
}

extension DesktopFacts {
  func finding(_ language: Language) -> Finding {
    switch self {
    case .noProgram:
      Finding(
        .notifications, .warning,
        language(
          "alarm-desktop is missing: the desktop shows nothing, and nothing keeps the machine awake while an alarm rings."
        ),
        remedy: language("Put it beside alarm, or install again."))
    case .noBus:
      Finding(
        .notifications, .warning, language("No desktop's bus is here: alarms show in the terminal only."),
        remedy: language("In a desktop session it is found by itself, or by DBUS_SESSION_BUS_ADDRESS."))
    case .noServer(let reason):
      Finding(
        .notifications, .warning,
        language("No notification server answers, so the desktop shows no alarms: %1.", language.reason(reason)),
        remedy: language("Most desktops have one; where there is none, install and start one such as dunst or mako."))
    case .server(let name, let version):
      Finding(
        .notifications, .ok,
        language("%1 shows them on the desktop.", language.shortened(version.isEmpty ? name : "\(name) \(version)")))
    }
  }
}
