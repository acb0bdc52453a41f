import Glibc

/// Whether this machine can fall asleep, and whether it has a clock that can wake it then.
public struct MachineSleep: Hashable, Sendable {
  /// Whether the kernel knows a way to sleep and the system has not been forbidden to use it.
  ///
  /// Hibernating alone does not count: what is switched off like that is as good as switched off.
  public let canSleep: Bool
  /// Whether there is a hardware clock that wakes the machine at a time set before.
  public let hasWakingClock: Bool

  /// States the facts.
  public init(canSleep: Bool, hasWakingClock: Bool) {
    self.canSleep = canSleep
    self.hasWakingClock = hasWakingClock
  }

  /// Looks at the machine.
  ///
  /// - Parameter root: the folder in which `/sys`, `/etc` and `/run` are looked for. What cannot be read there is taken
  ///   for a machine that does not sleep, as in a container without `/sys`.
  public init(root: String = "") {
    let ways = MachineSleep.firstLine(of: root + "/sys/power/state").split(separator: " ")
    canSleep = ways.contains { ["freeze", "standby", "mem"].contains($0) } && !MachineSleep.isForbidden(root)
    hasWakingClock = MachineSleep.names(in: root + "/sys/class/rtc").contains { name in
      // The kernel shows this file only where the clock's alarm can wake the machine.
      access("\(root)/sys/class/rtc/\(name)/wakealarm", F_OK) == 0
    }
  }

  /// Whether the machine may sleep through an alarm.
  ///
  /// - Parameter timerWakes: whether whoever rings was granted a timer that wakes a sleeping machine
  ///   (`WakeTimer.wakesFromSleep`); of no use without a hardware clock to wake it.
  public func mayOversleep(timerWakes: Bool) -> Bool {
    canSleep && !(timerWakes && hasWakingClock)
  }
}

extension MachineSleep {
  /// Whether systemd is kept from ever putting the machine to sleep: its `sleep.target` is masked.
  private static func isForbidden(_ root: String) -> Bool {
    ["/etc/systemd/system/sleep.target", "/run/systemd/system/sleep.target"].contains { path in
      var target = [CChar](repeating: 0, count: 16)
      let length = readlink(root + path, &target, target.count)
      return length > 0 && target[..<length].map(UInt8.init(bitPattern:)).elementsEqual("/dev/null".utf8)
    }
  }

  private static func firstLine(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return "" }
    return String(decoding: bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}
