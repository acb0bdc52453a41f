import Foundation
import SQLite
import Testing

/// What happens to the alarms when their file, its folder or its disk is not as it should be.
@Suite("The file of the alarms", .serialized)
struct StoreFileTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "Wake up").status == 0)
  }

  @Test("is the user's alone, like what lies beside it, whatever the umask")
  func modes() throws {
    let bench = try Workbench()
    // Not in this process, whose other tests make files too.
    let screen = try TmuxScreen(bench, ["sh", "-c", #"umask 0; exec "$0""#, Workbench.alarm])
    try screen.waitFor("? help")
    #expect(try mode(bench.store.path) == 0o700)
    for file in ["alarm.db", "alarm.db-wal", "alarm.db-shm", "alarm.db-bell"] {
      #expect(try mode(bench.store.path + "/" + file) == 0o600, "\(file)")
    }
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Ways in which a database can be damaged.
  enum Damage: CaseIterable {
    case cut, noise, text, overwritten

    func bytes(_ whole: Data) -> Data {
      switch self {
      case .cut: whole.prefix(1000)
      case .noise: Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
      case .text: Data("Dear diary, today I overslept.\n".utf8)
      case .overwritten: whole.prefix(100) + Data(repeating: 0xA5, count: 101) + whole.dropFirst(201)
      }
    }
  }

  @Test("is put aside with its bytes when it is damaged, and the program says where", arguments: Damage.allCases)
  func damaged(_ damage: Damage) throws {
    let bytes = try damage.bytes(Data(contentsOf: bench.database))
    try bytes.write(to: bench.database)
    let answer = try bench.alarm("list")
    #expect(answer.status == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.store.path)
    let name = try #require(names.filter { $0.hasPrefix("alarm.db.damaged-") }.min())
    #expect(try Data(contentsOf: bench.store.appendingPathComponent(name)) == bytes)
    #expect(answer.complaint.contains(bench.database.path) && answer.complaint.contains(name))
    #expect(try JSON.array(bench.alarm("list", "--json")).isEmpty)
  }

  @Test("is left byte for byte when a newer program made it")
  func newer() throws {
    try Database(path: bench.database.path, busyTimeout: 0).run("PRAGMA user_version = 999")
    let bytes = try Data(contentsOf: bench.database)
    for words in [["list"], ["add", "7:00"]] {
      let answer = try Shell.run([Workbench.alarm] + words, environment: bench.environment)
      #expect(answer.status == 1 && answer.complaint.contains("newer version"))
    }
    #expect(try Data(contentsOf: bench.database) == bytes)
  }

  @Test("is waited for while another program holds it")
  func locked() throws {
    let other = try Database(path: bench.database.path, busyTimeout: 0)
    try other.run("BEGIN EXCLUSIVE")
    let add = RunningProgram([Workbench.alarm, "add", "7:00", "patient"], environment: bench.environment)
    try add.start()
    Thread.sleep(forTimeInterval: 2)
    #expect(add.isRunning)
    try other.run("COMMIT")
    #expect(add.waitForEnd(5) == 0)
    #expect(try bench.alarm("list").output.contains("patient"))
  }

  @Test("is said to be in use when another program does not let it go")
  func lockedForLong() throws {
    let other = try Database(path: bench.database.path, busyTimeout: 0)
    try other.run("BEGIN EXCLUSIVE")
    let answer = try bench.alarm("add", "7:00", "hasty")
    #expect(answer.status == 1 && answer.complaint.contains("in use by another program"))
    try other.run("COMMIT")
    #expect(try !bench.alarm("list").output.contains("hasty"))
  }

  @Test("refuses changes in words on a full disk and takes them again when there is room", .enabled(if: Root.mayMount))
  func fullDisk() throws {
    let disk = bench.folder.appendingPathComponent("disk").path
    bench.onClose { _ = try? Shell.run(["umount", disk]) }
    #expect(try bench.shell("mkdir '\(disk)' && mount -t tmpfs -o size=512k none '\(disk)'").status == 0)
    let onDisk = ["XDG_DATA_HOME": disk]
    #expect(try bench.shell(#""$alarm" add 7:00 before"#, onDisk).status == 0)
    _ = try bench.shell("cat /dev/zero > '\(disk)/filler'")
    for command in ["add 7:01 x", "off 1", "delete 1"] {
      let refused = try bench.shell("\"$alarm\" \(command)", onDisk)
      #expect(refused.status == 1 && refused.output.isEmpty)
      #expect(refused.complaint == "The disk is full and nothing was changed: free some space and try again.\n")
    }
    let list = try bench.shell(#""$alarm" list"#, onDisk)
    #expect(list.status == 0 && list.output.contains("before"))
    #expect(list.complaint.hasPrefix("The disk is full: the alarms ring, but no change can be saved"))
    #expect(try bench.shell("rm '\(disk)/filler' && \"$alarm\" add 7:02 after", onDisk).status == 0)
    let alarms = try JSON.array(bench.shell(#""$alarm" list --json"#, onDisk))
    #expect(alarms.map { $0["label"] as? String } == ["before", "after"])
    #expect(alarms.map { $0["isOn"] as? Bool } == [true, true])
  }

  @Test("takes changes on a full disk as long as its log has room", .enabled(if: Root.mayMount))
  func roomInTheLog() throws {
    let disk = bench.folder.appendingPathComponent("disk").path
    bench.onClose { _ = try? Shell.run(["umount", disk]) }
    #expect(try bench.shell("mkdir '\(disk)' && mount -t tmpfs -o size=1m none '\(disk)'").status == 0)
    let onDisk = ["XDG_DATA_HOME": disk]
    let daemon = try DaemonProgram(bench, onDisk)
    #expect(try bench.shell(#""$alarm" add 7:00 A && "$alarm" add 7:01 B && "$alarm" add +2s Tea"#, onDisk).status == 0)
    _ = try bench.shell("cat /dev/zero > '\(disk)/filler'")
    try daemon.waitFor(" Tea rings, due ")
    #expect(try bench.shell(#""$alarm" stop"#, onDisk).status == 0)
    try daemon.waitFor(" Tea is stopped.")
    for _ in 1...10 {
      #expect(try bench.shell(#""$alarm" off 1 2 && "$alarm" on 1 2"#, onDisk).status == 0)
    }
    #expect(try bench.shell("sqlite3 '\(disk)/alarm/alarm.db' 'PRAGMA integrity_check'").output == "ok\n")
  }

  @Test("names a folder that may not be written", .enabled(if: Root.mayDrop))
  func readOnlyFolder() throws {
    #expect(try bench.shell("chmod -R a+rX '\(bench.folder.path)' && chmod a-w \"$XDG_DATA_HOME/alarm\"").status == 0)
    let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all \"$alarm\""
    let answer = try bench.shell("\(nobody) add 7:00 2>&1")
    #expect(answer.status == 1)
    #expect(answer.output.contains("\(bench.store.path)"), "\(answer.output)")
    let list = try bench.shell("\(nobody) list")
    #expect(list.status == 0 && list.output.contains("Wake up"))
    #expect(list.complaint.hasPrefix("\(bench.database.path) may not be written: the alarms ring, but"))
  }

  @Test("holds only text that is text, whatever bytes a label was given in, and none that is too long")
  func oddBytes() throws {
    for label in [#"$'\xff\xfe'"#, #"$'half \xed\x95'"#, #"$'\xed\xa0\x80'"#] {
      #expect(try bench.shell("\"$alarm\" add 7:00 \(label)").status <= 2)
    }
    let long = try bench.shell(#""$alarm" add 7:00 "$(head -c 100000 /dev/zero | tr '\0' x)""#)
    #expect(long.status != 0 && long.complaint.contains("500"))
    let database = try Database(path: bench.database.path, busyTimeout: 5000)
    // Bytes that are no text come back changed when they are read as text.
    let statement = try database.statement("SELECT hex(label), label FROM alarms")
    while try statement.step() {
      let bytes = Data(statement.text(1).utf8).map { String(format: "%02X", $0) }.joined()
      #expect(statement.text(0) == bytes)
    }
    statement.reset()
    #expect(try database.integer("SELECT max(length(label)) <= 500 FROM alarms") == 1)
  }

  @Test("is refused when it is a folder, and followed when it is a link")
  func oddPaths() throws {
    let moved = bench.folder.appendingPathComponent("elsewhere.db")
    try FileManager.default.moveItem(at: bench.database, to: moved)
    try FileManager.default.createSymbolicLink(at: bench.database, withDestinationURL: moved)
    #expect(try bench.alarm("list").output.contains("Wake up"))
    #expect(try bench.shell(#""$alarm" add 7:00 && test -L "$XDG_DATA_HOME/alarm/alarm.db""#).status == 0)
    try FileManager.default.removeItem(at: bench.database)
    try FileManager.default.createDirectory(at: bench.database, withIntermediateDirectories: false)
    let answer = try bench.alarm("list")
    #expect(answer.status == 1 && answer.complaint.contains(bench.database.path))
  }
}

/// What only root may do.
enum Root {
  /// Whether a file system can be mounted.
  static let mayMount: Bool = {
    let script = "d=$(mktemp -d) && mount -t tmpfs none $d && umount $d; s=$?; rmdir $d; exit $s"
    return (try? Shell.run(["sh", "-c", script]).status) == 0
  }()

  /// Whether a program can be given mounts of its own; not where the root is no mount, as in a plain chroot.
  static let mayUnshare: Bool = (try? Shell.run(["unshare", "-m", "true"]).status) == 0

  /// Whether a program can be started as another user.
  static let mayDrop: Bool = (try? Shell.run(["setpriv", "--reuid=65534", "true"]).status) == 0

  /// What a program is started by that is to have a limit of its own; a name below `/proc/sys/user`.
  static func limited(_ limit: String, to count: Int) -> [String] {
    ["unshare", "-U", "-r", "sh", "-c", "echo \(count) > /proc/sys/user/\(limit) && exec \"$@\"", "sh"]
  }

  /// Whether a program can be given limits of its own.
  static let mayLimit: Bool = (try? Shell.run(limited("max_inotify_instances", to: 0) + ["true"]).status) == 0
}
