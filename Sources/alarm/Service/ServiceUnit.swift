/// The unit that has systemd run the alarm clock without a screen, for one user and one store.
///
/// Pure: the text that is written, and what can be read back from it. Source: systemd.unit(5), systemd.service(5).
struct ServiceUnit: Hashable, Sendable {
  /// The installed program's absolute path.
  let program: String
  /// The profile it rings for; nil for the usual alarms.
  let profile: String?
  /// The folder for the user's data, as `XDG_DATA_HOME` names it.
  let dataFolder: String
  /// The folder of the store it rings for.
  let store: String
  /// A page that explains the program; nil when none is installed.
  let page: String?
  /// The folder for the user's configuration, where `XDG_CONFIG_HOME` names one; nil for the usual one.
  var configurationFolder: String?

  /// The unit's name, such as `alarm.service` or `alarm-trial.service`.
  static func name(profile: String?) -> String {
    profile.map { "alarm-\($0).service" } ?? "alarm.service"
  }

  /// Whether systemd runs a program with this path: it refuses quotes, backslashes and control characters in it,
  /// however they are written.
  static func canRun(_ program: String) -> Bool {
    program.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" && $0 != "\\" && $0 != "\"" && $0 != "'" }
  }

  /// The unit's text.
  ///
  /// The store is named in words of our own, by which the unit is known again, and to the program through its
  /// environment, so that it rings for these very alarms whatever else the manager's environment says.
  var text: String {
    """
    # Written by “alarm service install”, taken away by “alarm service remove”.
    #
    # For changes of your own use “systemctl --user edit”, and let nothing in them imply no-new-privileges or a private
    # user namespace, or hide devices or the home (NoNewPrivileges, PrivateDevices, PrivateTmp, ProtectHome,
    # ProtectSystem, RestrictNamespaces, SystemCallFilter and the like). In a user's unit they take away the sound, the
    # user's own files, and the capability that wakes the machine.

    [Unit]
    Description=\(description)
    \(documentation)X-AlarmStore=\(UnitWord.quoted(store))
    # Never give up, however often it had to be started.
    StartLimitIntervalSec=0

    [Service]
    Type=notify
    NotifyAccess=main
    ExecStart=\(UnitWord.quoted(program)) daemon\(profile.map { " --profile " + $0 } ?? "")
    Environment=\(UnitWord.quoted("XDG_DATA_HOME=" + dataFolder))
    \(configuration)UnsetEnvironment=ALARM_PROFILE
    UMask=0077
    # Soon enough that a ring goes on within a second, and no burden when it cannot start for a while.
    Restart=always
    RestartSec=250ms
    # A helper that runs out of memory does not take the ringer with it.
    OOMPolicy=continue
    TimeoutStopSec=10

    [Install]
    WantedBy=default.target

    """
  }

  private var description: String {
    "Alarm clock that rings without a screen" + (profile.map { ", profile \($0)" } ?? "")
  }

  /// The content extension lies there.
  private var configuration: String {
    configurationFolder.map { "Environment=" + UnitWord.quoted("XDG_CONFIG_HOME=" + $0) + "\n" } ?? ""
  }

  private var documentation: String {
    page.map { "Documentation=" + UnitWord.quoted(ServiceUnit.address(of: $0)) + "\n" } ?? ""
  }

  /// A file's address (RFC 8089): what is no plain letter, digit or mark is a percent sign and two digits.
  private static func address(of path: String) -> String {
    "file://"
      + path.utf8.map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: String(Unicode.Scalar(byte))
        default: "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
      }.joined()
  }
}

/// What a unit that we wrote says about itself.
struct WrittenUnit: Hashable, Sendable {
  /// The folder of the store it rings for.
  let store: String
  /// The program it runs; nil when somebody changed that line beyond reading.
  let program: String?

  /// Reads a unit; nil when it is not one of ours.
  init?(text: String) {
    let lines = text.split(separator: "\n")
    func word(of key: String) -> String? {
      lines.last { $0.hasPrefix(key) }.flatMap { UnitWord.first(of: $0.dropFirst(key.count)) }
    }
    guard let store = word(of: "X-AlarmStore=") else { return nil }
    self.store = store
    program = word(of: "ExecStart=")
  }
}
