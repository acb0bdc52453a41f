import AlarmCLI
import Alarms
import Glibc
import NotificationStore

// What `alarm service` does. Either all of an installation stays, or nothing.
extension UserService {
  /// Performs an order and says how things are then.
  func perform(_ order: ServiceOrder) async throws(ServiceError) -> ServiceReport {
    switch order {
    case .install: try await install(InstalledProgram())
    case .remove: try await remove()
    case .status: break
    }
    return try await report()
  }

  /// Writes the unit, and has it started now and at each login.
  ///
  /// - Throws: `.notStarted` when all is in place but it did not start; anything else has left things as they were.
  func install(_ program: InstalledProgram) async throws(ServiceError) {
    let file = try file()
    guard manager.program != nil else { throw .noSystemd }
    guard !file.exists || written != nil else { throw .foreignUnit(path: file.path) }
    let before = file.text
    try file.write(try unit(program).text)
    do throws(ServiceError) {
      try await manager.run("daemon-reload")
      try await manager.run("enable", name)
    } catch {
      try await takeBack(file, to: before)
      throw error
    }
    do throws(ServiceError) {
      // Not `start`: what runs already is to be the new program.
      try await manager.run("restart", name)
    } catch {
      throw .notStarted(unit: name, error)
    }
  }

  /// Stops it and takes its unit away.
  func remove() async throws(ServiceError) {
    let file = try file()
    guard file.exists else { throw .notInstalled }
    guard written != nil else { throw .foreignUnit(path: file.path) }
    // A manager that looks for units elsewhere knows nothing of this one.
    if try await manager.properties(of: name, ["LoadState"])["LoadState"] != "not-found" {
      try await manager.run("stop", name)
      try await manager.run("disable", name)
    }
    try file.remove()
    try await manager.run("daemon-reload")
  }

  /// Says how things are.
  func report() async throws(ServiceError) -> ServiceReport {
    let lingering = Lingering()
    var report = ServiceReport(
      name: name, unit: try file().path, installed: written.map(installed), store: location.folder, isEnabled: nil,
      state: .stopped, lingers: lingering.isOn, user: lingering.user)
    guard report.installed != nil else { return report }
    do throws(ServiceError) {
      let properties = try await manager.properties(of: name, ["ActiveState", "MainPID", "UnitFileState"])
      report.isEnabled = properties["UnitFileState"]?.hasPrefix("enabled")
      report.state = state(properties)
    } catch {
      report.state = .unknown(error)
    }
    return report
  }
}

extension UserService {
  private func unit(_ program: InstalledProgram) throws(ServiceError) -> ServiceUnit {
    let dataFolder: String
    do {
      dataFolder = try StoreLocation.dataFolder(environment)
    } catch {
      throw .noStore(error)
    }
    return ServiceUnit(
      program: program.path, profile: profile, dataFolder: dataFolder, store: location.folder, page: program.page,
      configurationFolder: environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil })
  }

  /// Restores what was there before an installation that failed.
  private func takeBack(_ file: UnitFile, to before: String?) async throws(ServiceError) {
    if let before { try file.write(before) } else { try file.remove() }
    do throws(ServiceError) {
      try await manager.run("daemon-reload")
    } catch {
      return  // It has failed already, and that is what is told; it reads the units anew when it starts.
    }
  }

  private func installed(_ written: WrittenUnit) -> ServiceReport.Installed {
    ServiceReport.Installed(
      store: written.store, program: written.program,
      isProgramThere: written.program.map { access($0, X_OK) == 0 } ?? false)
  }

  private func state(_ properties: [String: String]) -> ServiceReport.State {
    switch properties["ActiveState"] {
    case "active", "reloading": .running(pid: properties["MainPID"].flatMap { Int32($0) } ?? 0)
    case "activating": .starting
    default: .stopped
    }
  }
}
