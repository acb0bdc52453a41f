import FoundationEssentials
import Glibc
import TestSupport
import Testing
import Timekeeping

/// A folder with zones and an `etc/localtime` of its own: `zoneinfo/Asia/Seoul`, `zoneinfo/Asia/Tokyo`, `zoneinfo/Europe/Berlin`.
///
/// `etc/localtime` is a link to Seoul.
struct ZoneFolder {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["etc", "zoneinfo/Asia", "zoneinfo/Europe"] {
      try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }
    for name in ["Asia/Seoul", "Asia/Tokyo", "Europe/Berlin"] {
      try folder.write(zoneBytes(name), to: "zoneinfo/" + name)
    }
    try link("etc/localtime", to: "../zoneinfo/Asia/Seoul")
  }

  /// The path of a name in it.
  subscript(_ name: String) -> String { folder.path + "/" + name }

  /// The zones in it, for a process with this `TZ`.
  func files(_ variable: String? = nil) -> ZoneFiles {
    var environment = ["TZDIR": self["zoneinfo"]]
    environment["TZ"] = variable
    return ZoneFiles(environment: environment, localtimePath: self["etc/localtime"])
  }

  /// Puts a zone under a name the way package managers do: written beside it, then renamed.
  func replace(_ name: String, with zone: String) throws {
    try folder.write(zoneBytes(zone), to: name + ".new")
    try #require(rename(self[name + ".new"], self[name]) == 0)
  }

  /// Writes into a file that stays the same file.
  func overwrite(_ name: String, with bytes: [UInt8]) throws {
    let descriptor = open(self[name], O_WRONLY | O_TRUNC | O_CREAT, 0o644)
    try #require(descriptor >= 0)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  /// Makes a link, which replaces what is there in two steps, as `ln -sf` does.
  func link(_ name: String, to target: String) throws {
    unlink(self[name])
    try #require(symlink(target, self[name]) == 0)
  }

  /// Makes a link beside it and renames it, as systemd does.
  func relink(_ name: String, to target: String) throws {
    try #require(symlink(target, self[name + ".new"]) == 0)
    try #require(rename(self[name + ".new"], self[name]) == 0)
  }

  func delete(_ name: String) throws {
    try #require(unlink(self[name]) == 0)
  }

  func move(_ name: String, to other: String) throws {
    try #require(rename(self[name], self[other]) == 0)
  }
}
