import Glibc
import TestSupport
import Testing

@testable import alarm

/// Where the content extension is looked for, and when it is not run.
struct ExtensionFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/alarm/extension" }

  init() throws {
    folder = try TemporaryFolder()
    mkdir(folder.path + "/alarm", 0o700)
  }

  private func install(_ mode: mode_t = 0o755) throws {
    try folder.write(Array("#!/bin/sh\n".utf8), to: "alarm/extension")
    chmod(path, mode)
  }

  private func look() -> ExtensionFile.Finding {
    ExtensionFile(environment: ["XDG_CONFIG_HOME": folder.path]).look()
  }

  @Test(
    "It lies below XDG_CONFIG_HOME, or below .config at home where that is not absolute; without a home there is none")
  func places() {
    #expect(ExtensionFile(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"]).path == "/c/alarm/extension")
    #expect(ExtensionFile(environment: ["XDG_CONFIG_HOME": "c", "HOME": "/h"]).path == "/h/.config/alarm/extension")
    #expect(ExtensionFile(environment: ["XDG_CONFIG_HOME": "c"]).path == nil)
    #expect(ExtensionFile(environment: [:]).look() == .missing)
  }

  @Test("One that only its owner may write can be run; one that is not there is missing")
  func usable() throws {
    #expect(look() == .missing)
    try install()
    #expect(look() == .usable(path))
  }

  @Test("One that its group or everybody may write is refused", arguments: [0o775, 0o757] as [mode_t])
  func writable(_ mode: mode_t) throws {
    try install(mode)
    #expect(look() == .refused("others may write to \(path): chmod go-w \(path)"))
  }

  @Test("One in a folder that others may write is refused")
  func openFolder() throws {
    try install()
    chmod(folder.path + "/alarm", 0o777)
    #expect(look() == .refused("others may write to \(folder.path)/alarm: chmod go-w \(folder.path)/alarm"))
  }

  @Test("Of a link both places count: where it lies and where it leads")
  func link() throws {
    mkdir(folder.path + "/elsewhere", 0o700)
    try folder.write(Array("#!/bin/sh\n".utf8), to: "elsewhere/script")
    chmod(folder.path + "/elsewhere/script", 0o755)
    symlink(folder.path + "/elsewhere/script", path)
    #expect(look() == .usable(path))
    chmod(folder.path + "/elsewhere", 0o777)
    #expect(look() == .refused("others may write to \(folder.path)/elsewhere: chmod go-w \(folder.path)/elsewhere"))
  }

  @Test("Of a link to a link each place on the way counts")
  func linkToALink() throws {
    for name in ["open", "elsewhere"] { mkdir("\(folder.path)/\(name)", 0o700) }
    try folder.write(Array("#!/bin/sh\n".utf8), to: "elsewhere/script")
    chmod(folder.path + "/elsewhere/script", 0o755)
    symlink("../elsewhere/script", folder.path + "/open/link")
    symlink("../open/link", path)
    #expect(look() == .usable(path))
    chmod(folder.path + "/open", 0o777)
    let refused = folder.path + "/alarm/../open"
    #expect(look() == .refused("others may write to \(refused): chmod go-w \(refused)"))
  }

  @Test("One that is not executable, or no file, cannot be run")
  func unusable() throws {
    mkdir(path, 0o700)
    #expect(look() == .unusable("it is no file"))
    rmdir(path)
    try install(0o644)
    #expect(look() == .unusable("it is not executable: chmod u+x \(path)"))
  }

  @Test("One that belongs to another user is refused", .enabled(if: geteuid() == 0, "only root can give files away"))
  func anothers() throws {
    try install()
    chown(path, 12345, 12345)
    #expect(look() == .refused("\(path) belongs to another user"))
  }
}
