import Foundation
import Testing

/// What `script/install` puts in place and takes away, with the programs that were built for the tests.
@Suite("The installer", .serialized)
struct InstallTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../script/install").standardizedFileURL.path

  private let bench: Workbench
  private let prefix: String

  init() throws {
    bench = try Workbench()
    prefix = bench.folder.path + "/100% my $apps"
  }

  private func install(_ words: String..., changes: [String: String] = [:]) throws -> Finished {
    var environment = bench.environment(changes)
    environment["SUDO_USER"] = nil
    return try Shell.run(["sh", "-c", "umask 077; exec \"$@\"", "sh", Self.script] + words, environment: environment)
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: prefix + "/" + path)[.posixPermissions] as? Int
  }

  @Test("installs programs that find each other, and takes everything away again")
  func roundTrip() throws {
    let answer = try install("--from", Workbench.programs.path, "--prefix", prefix)
    #expect(answer.status == 0, "\(answer.complaint)")
    #expect(answer.complaint.contains("\(prefix)/bin is not on PATH."))
    #expect(answer.complaint.contains("setcap cap_wake_alarm+ep"))
    #expect(
      try files(prefix).filter { !$0.hasPrefix("libexec/alarm/alarm-") && !$0.hasSuffix("mimeinfo.cache") } == [
        "bin/alarm", "libexec/alarm/made-folders", "share/applications/alarm.desktop", "share/doc/alarm/README.md",
        "share/doc/alarm/docs/extension.md", "share/doc/alarm/docs/json.md", "share/doc/alarm/docs/pictures/edit.svg",
        "share/doc/alarm/docs/pictures/ring.svg", "share/doc/alarm/docs/pictures/settings.svg",
        "share/doc/alarm/docs/times.md",
      ])
    for path in ["", "bin", "bin/alarm", "libexec/alarm/alarm-sound"] { #expect(try mode(path) == 0o755) }
    for path in ["share/applications/alarm.desktop", "share/doc/alarm/README.md"] { #expect(try mode(path) == 0o644) }
    let sounds = try Shell.run([prefix + "/bin/alarm", "sounds"], environment: bench.environment)
    #expect(sounds.output.contains("Radar"), "\(sounds.complaint)")

    #expect(try bench.alarm("add", "07:00").status == 0)
    let removal = try install("--remove", "--prefix", prefix)
    #expect(removal.status == 0, "\(removal.complaint)")
    #expect(!FileManager.default.fileExists(atPath: prefix))
    #expect(try JSON.array(bench.alarm("list", "--json")).count == 1)
    #expect(try install("--remove", "--prefix", prefix).status == 1)
  }

  @Test("makes a desktop entry that names the program wherever it is, in the desktop's own quotes")
  func desktopEntry() throws {
    #expect(try install("--from", Workbench.programs.path, "--prefix", prefix).status == 0)
    let entry = prefix + "/share/applications/alarm.desktop"
    let exec = try String(contentsOfFile: entry, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("Exec=") }
    #expect(exec == "Exec=\"\(bench.folder.path)/100%% my \\\\$apps/bin/alarm\" open %u")
    guard Shell.has("desktop-file-validate") else { return }
    let verdict = try Shell.run(["desktop-file-validate", entry])
    #expect(verdict.status == 0 && verdict.output.isEmpty, "\(verdict.output)")
  }

  @Test("has the desktop's list of who opens links made anew, when it is installed and when it is taken away")
  func links() throws {
    let bin = bench.folder.path + "/fake"
    let applications = prefix + "/share/applications"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let script = "#!/bin/sh\ngrep -l x-scheme-handler/alarm \"$2\"/*.desktop > \"$2/mimeinfo.cache\"; true\n"
    try Data(script.utf8).write(to: URL(fileURLWithPath: bin + "/update-desktop-database"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: bin + "/update-desktop-database")
    let path = ["PATH": bin + ":" + (bench.environment["PATH"] ?? "")]
    func list() throws -> String { try String(contentsOfFile: applications + "/mimeinfo.cache", encoding: .utf8) }

    #expect(try install("--from", Workbench.programs.path, "--prefix", prefix, changes: path).status == 0)
    #expect(try list() == applications + "/alarm.desktop\n")
    try Data("[Desktop Entry]\n".utf8).write(to: URL(fileURLWithPath: applications + "/other.desktop"))
    #expect(try install("--remove", "--prefix", prefix, changes: path).status == 0)
    #expect(try list() == "")
    try FileManager.default.removeItem(atPath: applications + "/other.desktop")

    #expect(try install("--from", Workbench.programs.path, "--prefix", prefix, changes: path).status == 0)
    #expect(try install("--remove", "--prefix", prefix, changes: path).status == 0)
    #expect(!FileManager.default.fileExists(atPath: applications + "/mimeinfo.cache"))
  }

  @Test("leaves folders that were there, and a program of another hand")
  func others() throws {
    try FileManager.default.createDirectory(atPath: prefix + "/bin", withIntermediateDirectories: true)
    #expect(try install("--from", Workbench.programs.path, "--prefix", prefix).status == 0)
    #expect(try install("--remove", "--prefix", prefix).status == 0)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: prefix) == ["bin"])
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: prefix + "/bin/alarm"))
    let answer = try install("--from", Workbench.programs.path, "--prefix", prefix)
    #expect(answer.status == 1)
    #expect(answer.complaint.contains("is there already, and not from this script"))
    #expect(try install("--remove", "--prefix", prefix).status == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: prefix + "/bin/alarm")) == Data("#!/bin/sh\n".utf8))
  }

  @Test("has the service of an installed program go on with a newer one, and tells of it when that is taken away")
  func upgrade() throws {
    let calls = bench.folder.path + "/calls"
    let bin = bench.folder.path + "/fake"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try Data("#!/bin/sh\necho \"$*\" >> '\(calls)'\n".utf8).write(to: URL(fileURLWithPath: bin + "/systemctl"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bin + "/systemctl")
    let path = ["PATH": bin + ":" + (bench.environment["PATH"] ?? "")]

    #expect(try install("--from", Workbench.programs.path, "--prefix", prefix, changes: path).status == 0)
    let service = try Shell.run(
      [prefix + "/bin/alarm", "service", "install"], environment: bench.environment(path.mapValues { $0 }))
    #expect(service.status == 0, "\(service.complaint)")
    #expect(service.output.contains("It rings the alarms in \(bench.store.path)."))
    let again = try install("--from", Workbench.programs.path, "--prefix", prefix, changes: path)
    #expect(again.complaint.contains("The service alarm.service rings with the new program."))
    #expect(try String(contentsOfFile: calls, encoding: .utf8).hasSuffix("--user try-restart alarm.service\n"))
    let removal = try install("--remove", "--prefix", prefix, changes: path)
    #expect(removal.complaint.contains("A service still names it."))
  }

  @Test("refuses to point a service at the programs where they were built")
  func buildFolder() throws {
    let answer = try bench.alarm("service", "install")
    #expect(answer.status == 1)
    #expect(answer.complaint.contains("is where it was built"))
    #expect(try bench.alarm("service", "status").output.hasPrefix("No alarm service is installed"))
  }

  @Test("refuses what it does not take, and folders without programs")
  func wrongUse() throws {
    #expect(try install("--frob").status == 2)
    #expect(try install("--prefix").status == 1)
    let answer = try install("--from", bench.folder.path, "--prefix", prefix)
    #expect(answer.status == 1)
    #expect(answer.complaint.contains("nothing was installed"))
    #expect(!FileManager.default.fileExists(atPath: prefix))
  }
}
