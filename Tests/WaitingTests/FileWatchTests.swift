import Dispatch
import Glibc
import Synchronization
import Testing
import Waiting

/// What inotify tells, as values.
@Suite("A watch on files") struct FileWatchTests {
  let folder: String
  private let told = Told()

  init() throws {
    var template = Array("/tmp/alarm-test-XXXXXX".utf8CString)
    folder = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  @Test("tells names and kinds in order, by the number of what is watched, and nothing of the rest")
  func events() throws {
    defer { rmdir(folder) }
    let told = told
    let watch = try FileWatch(queue: DispatchQueue(label: "test")) { _, events in told.add(events) }
    let number = try watch.add(folder, [.created, .deleted])
    #expect(try watch.add(folder + "/.", .movedIn) == number)
    close(open(folder + "/a", O_CREAT | O_WRONLY, 0o600))
    rename(folder + "/a", folder + "/a longer name")
    unlink(folder + "/a longer name")
    #expect(
      told.wait(for: 3) == [
        FileEvent(number: number, name: "a", kinds: .created),
        FileEvent(number: number, name: "a longer name", kinds: .movedIn),
        FileEvent(number: number, name: "a longer name", kinds: .deleted),
      ])
    watch.remove(number)
    #expect(told.wait(for: 4).last == FileEvent(number: number, name: "", kinds: .ended))
  }

  @Test("refuses what is not there")
  func missing() throws {
    defer { rmdir(folder) }
    let watch = try FileWatch(queue: DispatchQueue(label: "test")) { _, _ in }
    let error = #expect(throws: WatchError.self) { try watch.add(folder + "/nothing", .modified) }
    #expect(error?.code == ENOENT)
  }
}

/// What has been told so far.
private final class Told: Sendable {
  private let events = Mutex<[FileEvent]>([])
  private let more = DispatchSemaphore(value: 0)

  func add(_ new: [FileEvent]) {
    events.withLock { $0 += new }
    more.signal()
  }

  /// The events, once there are so many or ten seconds have passed.
  func wait(for count: Int) -> [FileEvent] {
    while events.withLock(\.count) < count, more.wait(timeout: .now() + 10) == .success {}
    return events.withLock(\.self)
  }
}
