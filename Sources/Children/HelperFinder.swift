import Glibc

/// Finds the programs that belong to this one.
public struct HelperFinder: Hashable, Sendable {
  /// The folders looked in, in this order.
  public var folders: [String] { near + listed }

  private let near: [String]
  private let listed: [String]

  /// Looks in the folders given.
  ///
  /// - Parameters:
  ///   - programFolder: the folder of the running program; nil leaves it and its neighbour `../libexec/alarm` out.
  ///   - searchPath: folders separated by colons, as in `PATH`; empty and relative ones are left out, because a
  ///     program that rings must not depend on where it was started.
  public init(programFolder: String?, searchPath: String?) {
    near = programFolder.map { [$0, $0 + "/../libexec/alarm"] } ?? []
    listed = (searchPath ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
  }

  /// Looks beside the running program, in `../libexec/alarm`, then in the folders of `PATH`.
  public init() {
    let program = HelperFinder.runningProgram
    let folder = program.lastIndex(of: "/").map { String(program[..<$0]) }
    self.init(programFolder: folder, searchPath: getenv("PATH").map { String(cString: $0) })
  }

  /// The running program's own file, without links; with " (deleted)" behind it when another has taken its place, and
  /// empty where there is no `/proc`.
  public static var runningProgram: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = max(readlink("/proc/self/exe", &buffer, buffer.count), 0)
    return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path of a program; nil if none of the folders has a file of that name that this user may execute.
  ///
  /// On `PATH` a file that everybody may write, or that lies in a folder where everybody may put one, is passed over: it
  /// would be run with this user's rights, and perhaps for months. Beside the running program it is as good as that is
  /// itself, and some file systems know no modes.
  public func path(of program: String) -> String? {
    near.map { $0 + "/" + program }.first(where: Self.isExecutable)
      ?? listed.lazy.filter { !Self.isOpenToAll($0) }.map { $0 + "/" + program }
      .first { Self.isExecutable($0) && !Self.isOpenToAll($0) }
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  private static func isOpenToAll(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IWOTH != 0
  }
}
