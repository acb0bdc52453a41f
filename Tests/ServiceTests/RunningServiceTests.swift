import AlarmCLI
import Foundation
import Testing

@testable import alarm

@Suite(.timeLimit(.minutes(10))) struct RunningServiceTests {
  private let manager: FakeManager

  init() async throws {
    manager = try FakeManager()
    try await manager.service().install(InstalledProgram(path: manager.program()))
  }

  /// What was asked after the installation.
  private var calls: [String] { Array(manager.calls.dropFirst(3)) }

  @Test func startAsksForNoMoreThanTheStart() async throws {
    try await manager.service().start()
    #expect(calls == ["--user start alarm.service"])
  }

  @Test func startRefusesWhatIsNotInstalledForThisStore() async throws {
    await #expect(throws: ServiceError.notInstalled) {
      try await manager.service(["XDG_DATA_HOME": "/data"]).start()
    }
    #expect(calls.isEmpty)
  }

  @Test func aManagerThatTakesTooLongIsNotWaitedFor() async throws {
    try manager.stall("start")
    let userManager = UserManager(environment: manager.environment, patience: .milliseconds(50))
    await #expect(throws: ServiceError.tookTooLong(action: "start alarm.service")) {
      try await userManager.run("start", "alarm.service")
    }
  }

  @Test func removeStopsDisablesAndDeletesAndNothingElse() async throws {
    let report = try await manager.service().perform(.remove)
    #expect(report.installed == nil)
    #expect(manager.unitText == nil)
    #expect(
      calls == [
        "--user show --property=LoadState alarm.service", "--user stop alarm.service",
        "--user disable alarm.service", "--user daemon-reload",
      ])
    #expect(FileManager.default.fileExists(atPath: manager.program()))
    await #expect(throws: ServiceError.notInstalled) { try await manager.service().remove() }
  }

  @Test func removeChangesNothingWhenTheManagerDoesNotAnswer() async throws {
    try manager.refuse("show", saying: "Failed to connect to user scope bus via local transport: No such file\n")
    await #expect(
      throws: ServiceError.noManager(reason: "Failed to connect to user scope bus via local transport: No such file")
    ) { try await manager.service().remove() }
    #expect(try manager.service().isInstalled)
  }

  @Test func statusSaysWhatTheManagerAndTheUnitSay() async throws {
    let report = try await manager.service().perform(.status)
    #expect(report.state == .running(pid: 4711))
    #expect(report.isEnabled == true)
    #expect(report.unit == manager.unit)
    #expect(
      report.installed
        == ServiceReport.Installed(
          store: manager.home + "/.local/share/alarm", program: manager.program(), isProgramThere: true))
  }

  @Test(arguments: [
    ("ActiveState=activating\nSubState=auto-restart\nMainPID=0", ServiceReport.State.starting),
    ("ActiveState=inactive\nMainPID=0\nUnitFileState=disabled", .stopped), ("ActiveState=failed\nMainPID=0", .stopped),
  ])
  func statesOfAUnit(_ answer: String, _ state: ServiceReport.State) async throws {
    try manager.answer("show", answer)
    #expect(try await manager.service().perform(.status).state == state)
  }

  @Test func statusWithoutAManagerSaysWhatTheFilesSay() async throws {
    try manager.refuse("show", saying: "Failed to connect to bus: No medium found\n")
    try FileManager.default.removeItem(atPath: manager.program())
    let report = try await manager.service().perform(.status)
    #expect(report.state == .unknown(.noManager(reason: "Failed to connect to bus: No medium found")))
    #expect(report.isEnabled == nil)
    #expect(report.installed?.isProgramThere == false)
  }

  @Test func lingeringIsAFileOfTheUsersName() throws {
    let folder = manager.folder.path
    #expect(!Lingering(folder: folder).isOn)
    try Data().write(to: URL(fileURLWithPath: folder + "/" + Lingering(folder: folder).user))
    #expect(Lingering(folder: folder).isOn)
  }
}
