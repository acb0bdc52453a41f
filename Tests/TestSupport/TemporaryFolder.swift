import FoundationEssentials
import Glibc
import Synchronization

/// A folder of its own for one test, gone with the value, or with the process where something still holds it then.
public final class TemporaryFolder: Sendable {
  /// Its absolute path.
  public let path: String

  /// Makes an empty folder that only this user can enter.
  ///
  /// - Parameter inMemory: whether it is to lie where writing through costs nothing, if there is such a place.
  public init(inMemory: Bool = false) throws {
    let usual = FileManager.default.temporaryDirectory.path
    let place = inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : usual
    let folder = place + "/alarm-test-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    path = folder
    Leftovers.add(folder)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The bytes of a file in it; nil when there is none.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }

  /// Writes a file in it.
  public func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// Writes a script in it that can be run at once.
  ///
  /// By another program: what this process has open for writing is for a moment open in every program that other tests
  /// start, and cannot be run then.
  public func writeProgram(_ text: String, to name: String) throws {
    let draft = name + ".text"
    try write(Array(text.utf8), to: draft)
    let words = ["/bin/cp", "\(path)/\(draft)", "\(path)/\(name)"].map { (word: String) in strdup(word) }
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&process, "/bin/cp", nil, nil, words + [nil], [nil]) == 0 else { throw Unreadable(text: name) }
    guard waitpid(process, &status, 0) == process, status == 0 else { throw Unreadable(text: name) }
    chmod("\(path)/\(name)", 0o755)
    unlink("\(path)/\(draft)")
  }

  /// Puts a file in place of one in it, in one step.
  public func replace(_ name: String, with file: String) throws {
    guard rename(file, "\(path)/\(name)") == 0 else { throw Unreadable(text: file) }
  }

  /// The names of what lies in it, in order.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The permission bits of a file or folder in it, itself when the name is empty.
  public func mode(_ name: String = "") -> UInt32? {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

/// Every folder there has been: what still uses one when it goes may make it anew.
private enum Leftovers {
  private static let paths = Mutex<[String]>([])

  static func add(_ path: String) {
    paths.withLock { paths in
      if paths.isEmpty { atexit { Leftovers.remove() } }
      paths.append(path)
    }
  }

  private static func remove() {
    for path in paths.withLock(\.self) { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// Runs `body` with this thread's file access of an ordinary user, who then owns the folder; root passes every mode.
///
/// Only calls that `body` makes on its own thread are held to it.
@discardableResult
public func asOrdinaryUser<Result>(owning folder: TemporaryFolder, _ body: () throws -> Result) throws -> Result {
  guard geteuid() == 0 else { return try body() }
  // Swift's Glibc module does not show the call.
  guard let symbol = dlsym(nil, "setfsuid") else { throw Unreadable(text: "setfsuid") }
  let setFileAccess = unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
  let nobody: UInt32 = 65_534
  for name in try [""] + folder.names() { chown("\(folder.path)/\(name)", nobody, nobody) }
  _ = setFileAccess(nobody)
  defer { _ = setFileAccess(0) }
  return try body()
}
