import AlarmCLI
import Foundation
import Testing

@testable import alarm

@Suite(.timeLimit(.minutes(10))) struct InstallingTests {
  private let manager: FakeManager

  init() throws {
    manager = try FakeManager()
  }

  private func install(_ changes: [String: String] = [:]) async throws {
    try await manager.service(changes).install(InstalledProgram(path: manager.program()))
  }

  private func reload(_ unit: String) -> [String] {
    ["daemon-reload", "enable \(unit)", "restart \(unit)"].map { "--user " + $0 }
  }

  @Test func theUnitIsWrittenEnabledAndStarted() async throws {
    try await install()
    let text = try #require(manager.unitText)
    #expect(text.contains("\nExecStart=\(manager.program()) daemon\n"))
    #expect(text.contains("\nX-AlarmStore=\(manager.home)/.local/share/alarm\n"))
    #expect(text.contains("\nEnvironment=XDG_DATA_HOME=\(manager.home)/.local/share\n"))
    #expect(manager.calls == reload("alarm.service"))
    let mode = try FileManager.default.attributesOfItem(atPath: manager.unit)[.posixPermissions] as? Int
    #expect(mode == 0o644)
    #expect(try FileManager.default.contentsOfDirectory(atPath: manager.home + "/.config/systemd/user").count == 1)
  }

  @Test func itLiesBelowTheConfigurationsHome() async throws {
    let config = manager.home + "/conf"
    let service = try manager.service(["XDG_CONFIG_HOME": config], profile: "trial")
    try await service.install(InstalledProgram(path: manager.program()))
    let text = try String(contentsOfFile: config + "/systemd/user/alarm-trial.service", encoding: .utf8)
    #expect(text.contains(" daemon --profile trial\n"))
    #expect(manager.calls == reload("alarm-trial.service"))
  }

  @Test func installingAgainReplacesTheUnitAndStartsTheNewProgram() async throws {
    try await install()
    try await install(["XDG_DATA_HOME": "/data"])
    #expect(manager.unitText?.contains("X-AlarmStore=/data/alarm\n") == true)
    #expect(manager.calls == reload("alarm.service") + reload("alarm.service"))
  }

  @Test func isInstalledOnlyForTheStoreItRingsFor() async throws {
    #expect(try !manager.service().isInstalled)
    try await install()
    #expect(try manager.service().isInstalled)
    #expect(try !manager.service(["XDG_DATA_HOME": "/data"]).isInstalled)
    #expect(try !manager.service(profile: "trial").isInstalled)
  }

  @Test func aUnitOfAnotherHandIsLeftAlone() async throws {
    try manager.writeUnit("[Service]\nExecStart=/usr/bin/true\n")
    await #expect(throws: ServiceError.foreignUnit(path: manager.unit)) { try await install() }
    await #expect(throws: ServiceError.foreignUnit(path: manager.unit)) { try await manager.service().remove() }
    #expect(manager.unitText == "[Service]\nExecStart=/usr/bin/true\n")
    #expect(manager.calls.isEmpty)
  }

  @Test(arguments: ["daemon-reload", "enable"])
  func nothingStaysWhenTheManagerDoesNotGoAlong(_ order: String) async throws {
    try manager.refuse(order, saying: "Failed to connect to bus: No medium found\n")
    await #expect(throws: ServiceError.noManager(reason: "Failed to connect to bus: No medium found")) {
      try await install()
    }
    #expect(!FileManager.default.fileExists(atPath: manager.unit))
    #expect(try !manager.service().isInstalled)
  }

  @Test func whatWasInstalledStaysWhenANewInstallationFails() async throws {
    try await install()
    let before = manager.unitText
    try manager.refuse("enable", saying: "Failed to enable unit: Access denied\n")
    await #expect(
      throws: ServiceError.refused(action: "enable alarm.service", reason: "Failed to enable unit: Access denied")
    ) {
      try await install(["XDG_DATA_HOME": "/data"])
    }
    #expect(manager.unitText == before)
  }

  @Test func whatDoesNotStartStaysInstalledAndSaysWhy() async throws {
    try manager.refuse("restart", saying: "Job for alarm.service failed.\nSee the journal.\n")
    await #expect(
      throws: ServiceError.notStarted(
        unit: "alarm.service", .refused(action: "restart alarm.service", reason: "Job for alarm.service failed."))
    ) { try await install() }
    #expect(try manager.service().isInstalled)
  }

  @Test func withoutSystemdNothingIsWritten() async throws {
    let bare = try FakeManager(hasSystemctl: false)
    await #expect(throws: ServiceError.noSystemd) {
      try await bare.service().install(InstalledProgram(path: bare.program()))
    }
    #expect(bare.unitText == nil)
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() async throws {
    let service = try manager.service(["XDG_CONFIG_HOME": "/proc/none"])
    await #expect(
      throws: ServiceError.unwritable(
        path: "/proc/none/systemd/user/alarm.service", reason: "No such file or directory")
    ) { try await service.install(InstalledProgram(path: manager.program())) }
    #expect(manager.calls.isEmpty)
  }
}
