/// Finds the system's time zones where the C library finds them, so that every program of the machine agrees.
///
/// Reads the files anew at each call and keeps nothing: an updated zone or a changed `/etc/localtime` is seen.
/// `ZoneWatch` tells when to look again.
public struct ZoneFiles: Sendable {
  /// What says which zone the machine is in: a link to a zone file, or a copy of one.
  public let localtimePath: String
  /// The directory of the zone files.
  public let directory: String

  private let variable: String?

  /// Notes where to look.
  ///
  /// - Parameters:
  ///   - environment: the process's environment, of which `TZ` and `TZDIR` count.
  ///   - directory: where the zone files are, if `TZDIR` does not say.
  ///   - localtimePath: what says which zone the machine is in.
  public init(
    environment: [String: String], directory: String = "/usr/share/zoneinfo", localtimePath: String = "/etc/localtime"
  ) {
    let other = environment["TZDIR"] ?? ""
    self.directory = other.isEmpty ? directory : other
    self.localtimePath = localtimePath
    variable = environment["TZ"]
  }

  /// The zone this process is in: what `TZ` says, else what the machine says, else UTC.
  ///
  /// `TZ` may hold a name ("Asia/Seoul"), an absolute path, a POSIX rule ("KST-9"), each with a colon before it or
  /// without; what is both a file and a rule is the file. Empty, it means UTC.
  ///
  /// - Throws: `ZoneError.unknown` if `TZ` is none of these; `malformed` or `unreadable` if a file cannot be used.
  public func local() throws(ZoneError) -> ZoneRules {
    try localIfSaid() ?? .utc
  }

  /// The same zone; nil, and not UTC, if neither `TZ` nor the machine says.
  func localIfSaid() throws(ZoneError) -> ZoneRules? {
    guard let value = namedByTZ else { return try machineZone() }
    if value.isEmpty { return .utc }
    if let path = path(namedBy: value) {
      let name = value.hasPrefix("/") ? ZoneFiles.name(inPath: value) ?? value : value
      if let zone = try zone(at: path, name: name) { return zone }
    }
    do {
      return try ZoneRules(posix: value)
    } catch {
      throw .unknown(name: variable ?? value)
    }
  }

  /// The zone the machine is in, whatever `TZ` says; UTC if the machine does not say.
  ///
  /// Its name is that of the zone file linked to; "local" if the file is a copy.
  ///
  /// - Throws: `ZoneError.unknown` if it is a link that leads nowhere; `malformed` or `unreadable` if the file is there but
  ///   cannot be used.
  public func localIgnoringTZ() throws(ZoneError) -> ZoneRules {
    try machineZone() ?? .utc
  }

  /// The zone of a name such as "Europe/Berlin".
  ///
  /// - Throws: `ZoneError.unknown` if there is none, or the name is empty, a path, or leads out of the directory;
  ///   `malformed` or `unreadable` if its file cannot be used.
  public func named(_ name: String) throws(ZoneError) -> ZoneRules {
    guard ZoneFiles.isName(name), let zone = try zone(at: "\(directory)/\(name)", name: name) else {
      throw .unknown(name: name)
    }
    return zone
  }
}

extension ZoneFiles {
  /// The files that decide which zone this process is in, whether they are there or not.
  ///
  /// Where `TZ` names none that can be used, the machine's own counts as well.
  var localPaths: [String] {
    guard let value = namedByTZ else { return [localtimePath] }
    let named = path(namedBy: value).map { [$0] } ?? []
    do {
      _ = try local()
      return named
    } catch {
      return named + [localtimePath]
    }
  }

  private func machineZone() throws(ZoneError) -> ZoneRules? {
    let name = linkedName()
    guard let bytes = try ZoneFile.read(localtimePath) else {
      guard let target = ZoneFile.linkTarget(localtimePath) else { return nil }
      throw .unknown(name: name ?? target)
    }
    return try ZoneRules(compiled: bytes, name: name ?? "local")
  }

  /// Whether the local zone is the machine's own, and not one that `TZ` says.
  public var followsMachine: Bool { namedByTZ == nil }

  /// What `TZ` says without its colon; nil when it does not say, or says to ask the machine.
  private var namedByTZ: String? {
    guard let variable else { return nil }
    let value = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    return value == localtimePath ? nil : value
  }

  /// The file that a value of `TZ` can mean; nil when it can mean none.
  private func path(namedBy value: String) -> String? {
    if value.hasPrefix("/") { return value }
    return ZoneFiles.isName(value) ? "\(directory)/\(value)" : nil
  }

  /// The zone in a file; nil if there is no file, or it is of some other kind, as the lists beside the zones are.
  private func zone(at path: String, name: String) throws(ZoneError) -> ZoneRules? {
    guard let bytes = try ZoneFile.read(path), bytes.starts(with: CompiledZone.magic) else { return nil }
    return try ZoneRules(compiled: bytes, name: name)
  }

  /// The name of the zone that `localtimePath` links to, perhaps through other links; nil for a copy.
  private func linkedName() -> String? {
    var path = localtimePath
    for _ in 0..<8 {
      guard let target = ZoneFile.linkTarget(path) else { return nil }
      if let name = name(inTarget: target) { return name }
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      path = target.hasPrefix("/") ? target : "/\(parent)/\(target)"
    }
    return nil
  }

  private func name(inTarget target: String) -> String? {
    if target.hasPrefix("\(directory)/") { return String(target.dropFirst(directory.count + 1)) }
    return ZoneFiles.name(inPath: target)
  }

  /// What follows "zoneinfo/" in a path: "Europe/Berlin".
  private static func name(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let root = parts.lastIndex(of: "zoneinfo"), root + 1 < parts.endIndex else { return nil }
    return parts[(root + 1)...].joined(separator: "/")
  }

  /// Whether a text can name a file below the directory of zones.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return !text.utf8.contains(0) && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
