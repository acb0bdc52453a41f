import AlarmCLI
import Children
import Foundation
import Testing

@testable import alarm

@Suite(.timeLimit(.minutes(10))) struct InstalledProgramTests {
  @Test func aProgramWithItsHelpersIsTaken() throws {
    let manager = try FakeManager(prefix: "100% my apps")
    #expect(try InstalledProgram(path: manager.program(in: "100% my apps")).page == nil)
  }

  @Test func aBuildFolderIsRefused() throws {
    let manager = try FakeManager(prefix: "alarm/.build")
    let path = manager.program(in: "alarm/.build")
    #expect(throws: ServiceError.program(.isBuild, path: path)) { try InstalledProgram(path: path) }
  }

  @Test func aBuildFolderOfAnotherNameIsRefusedToo() throws {
    let manager = try FakeManager()
    try FileManager.default.createDirectory(
      atPath: manager.home + "/.local/bin/alarm.product", withIntermediateDirectories: false)
    let path = manager.program()
    #expect(throws: ServiceError.program(.isBuild, path: path)) { try InstalledProgram(path: path) }
  }

  @Test func aProgramWithoutHelpersIsRefused() throws {
    let manager = try FakeManager()
    try FileManager.default.removeItem(atPath: manager.home + "/.local/libexec")
    let path = manager.program()
    #expect(throws: ServiceError.program(.hasNoHelpers, path: path)) { try InstalledProgram(path: path) }
  }

  @Test func aProgramThatIsGoneIsRefused() throws {
    let path = try FakeManager().program() + " (deleted)"
    #expect(throws: ServiceError.program(.isGone, path: path)) { try InstalledProgram(path: path) }
  }

  @Test func aPathSystemdDoesNotRunIsRefused() throws {
    let manager = try FakeManager(prefix: "kim's")
    let path = manager.program(in: "kim's")
    #expect(throws: ServiceError.program(.hasUnfitPath, path: path)) { try InstalledProgram(path: path) }
  }

  /// systemd's own opinion, where it is installed; this container's user has no manager, and none is asked.
  @Test(
    .enabled(if: HelperFinder(programFolder: nil, searchPath: "/usr/bin:/bin").path(of: "systemd-analyze") != nil),
    arguments: [".local", "100% my apps/알람"])
  func systemdAcceptsTheUnit(_ prefix: String) async throws {
    let manager = try FakeManager(prefix: prefix)
    let data = manager.home + "/da\"t\\a %h"
    try await manager.service(["XDG_DATA_HOME": data]).install(InstalledProgram(path: manager.program(in: prefix)))
    let analyze = HelperFinder(programFolder: nil, searchPath: "/usr/bin:/bin").path(of: "systemd-analyze")
    let (status, words) = try await run(#require(analyze), ["verify", "--user", manager.unit], manager.environment)
    #expect(status == .exited(code: 0))
    #expect(!words.contains { $0.contains("alarm.service") }, "\(words)")
  }
}
