import Children
import Foundation
import NotificationStore
import TestSupport
import Testing
import Timekeeping
import Waiting

@testable import UserNotifications

/// A program's centre with everything around it in a folder of its own: data, helper programs, no terminal.
final class Bench: Sendable {
  let folder: TemporaryFolder
  /// What time it is.
  ///
  /// A centre that is just ending still has it, and with it the folder.
  let clock: any WallClock
  /// What is said where the program's user finds it.
  let lines: AsyncStream<String>
  private let writer: AsyncStream<String>.Continuation
  private let environment: [String: String]

  /// - Parameter clock: what time it is; the machine's own where something is to come due by itself.
  init(clock: any WallClock = SystemClock(), zone: String = "Asia/Seoul") throws {
    folder = try TemporaryFolder()
    self.clock = FolderClock(folder: folder, clock: clock)
    (lines, writer) = AsyncStream.makeStream()
    environment = [
      "XDG_DATA_HOME": folder.path + "/data", "TZ": zone, "XDG_RUNTIME_DIR": folder.path, "LC_ALL": "C.UTF-8",
    ]
    mkdir(folder.path + "/bin", 0o700)
  }

  /// The surroundings of one of the program's processes.
  var surroundings: ProgramSurroundings {
    ProgramSurroundings(
      name: "water", environment: environment, clock: clock,
      finder: HelperFinder(programFolder: nil, searchPath: folder.path + "/bin"),
      terminal: folder.path + "/no terminal", writeLine: { [writer] in writer.yield($0) })
  }

  /// A centre, as one process of the program has it.
  func centre() -> UNUserNotificationCenter {
    UNUserNotificationCenter(surroundings)
  }

  /// Waits until something holds, looking again after each commit to the program's store; false when it never does.
  func becomesTrue(_ holds: @escaping @Sendable () async -> Bool) async -> Bool {
    let (commits, teller) = AsyncStream<Void>.makeStream()
    guard let location = try? surroundings.location() else { return false }
    let watch = try? Bell(location).watch(on: DispatchQueue(label: "commits")) { teller.yield() }
    defer { withExtendedLifetime(watch) {} }
    if await holds() { return true }
    let looks = AsyncStream<Bool> {
      for await _ in commits { return await holds() }
      return nil
    }
    return await first(of: looks) { $0 } == true
  }

  /// Puts a program in the place of one of the helper programs.
  ///
  /// - Parameter untilItEnds: whether the last line is to be "ended", when nobody has the pipe open any more, who had.
  /// - Returns: the lines it writes to the pipe whose path its script knows as `$heard`.
  func install(_ name: String, _ script: String, untilItEnds: Bool = false) throws -> AsyncStream<String> {
    let pipe = folder.path + "/heard-" + name
    try #require(mkfifo(pipe, 0o600) == 0)
    // Open for both it waits for no reader, who may be gone by then.
    let opened = "heard='\(pipe)'\nexec 9<> \"$heard\""
    try folder.writeProgram("#!/bin/sh\n\(opened)\n\(script)\n", to: "bin/" + name)
    let (lines, giver) = AsyncStream<String>.makeStream()
    // Opened for both it does not end with a writer.
    let descriptor = open(pipe, (untilItEnds ? O_RDONLY | O_NONBLOCK : O_RDWR) | O_CLOEXEC)
    let watch = try FifoReader(descriptor) { line in
      giver.yield(line ?? "ended")
      if line == nil { giver.finish() }
    }
    giver.onTermination = { _ in watch.end() }
    return lines
  }

  /// A stand-in for `alarm-sound` that tells its arguments, and plays until its input closes.
  func installSound() throws -> AsyncStream<String> {
    try install("alarm-sound", #"echo "$*" > "$heard"; cat > /dev/null"#)
  }
}

/// A clock that keeps a folder from being removed.
private struct FolderClock: WallClock {
  let folder: TemporaryFolder
  let clock: any WallClock

  func now() -> Instant { clock.now() }
  func reading() -> ClockReading { clock.reading() }
}

/// Reads lines from a pipe, and closes it.
private final class FifoReader: Sendable {
  private let watch: DescriptorWatch

  /// - Parameter onLine: told each line, and nil when there will be no more.
  init(_ descriptor: Int32, onLine: @escaping @Sendable (String?) -> Void) throws {
    watch = try DescriptorWatch(
      descriptor, .readable, queue: DispatchQueue(label: "fifo"),
      onReady: {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return count == 0 ? onLine(nil) : () }
        for line in String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n") {
          onLine(String(line))
        }
      }, onCancel: { close(descriptor) })
  }

  func end() {
    watch.cancel()
  }
}

/// Content with a title, and whatever else is set.
func content(
  _ title: String, _ fill: (UNMutableNotificationContent) -> Void = { _ in }
) -> UNMutableNotificationContent {
  let content = UNMutableNotificationContent()
  content.title = title
  fill(content)
  return content
}

/// A request that comes due after so many seconds.
func request(
  _ identifier: String, after seconds: TimeInterval, _ content: UNNotificationContent
) -> UNNotificationRequest {
  UNNotificationRequest(
    identifier: identifier, content: content,
    trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
}

/// A request that comes due at a time of day.
func request(
  _ identifier: String, hour: Int, minute: Int, repeats: Bool = true, _ content: UNNotificationContent
) -> UNNotificationRequest {
  UNNotificationRequest(
    identifier: identifier, content: content,
    trigger: UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour, minute: minute), repeats: repeats))
}
