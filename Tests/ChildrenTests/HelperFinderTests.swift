import Children
import Glibc
import Testing

struct HelperFinderTests {
  @Test func aHelperIsLookedForBesideTheProgramThenInLibexecThenOnPath() {
    let finder = HelperFinder(programFolder: "/opt/alarm/bin", searchPath: "/usr/local/bin:/usr/bin")
    #expect(
      finder.folders == ["/opt/alarm/bin", "/opt/alarm/bin/../libexec/alarm", "/usr/local/bin", "/usr/bin"])
  }

  @Test func foldersRelativeToWhereTheProgramWasStartedAreLeftOut() {
    #expect(HelperFinder(programFolder: nil, searchPath: ".::bin:/bin").folders == ["/bin"])
  }

  @Test func aProgramIsFoundByName() {
    #expect(HelperFinder(programFolder: "/nonexistent", searchPath: "/bin").path(of: "sh") == "/bin/sh")
  }

  @Test func aProgramThatIsNowhereIsNil() {
    #expect(HelperFinder(programFolder: nil, searchPath: "/bin").path(of: "no-such-program") == nil)
  }

  @Test func aFolderOrAFileThatCannotBeExecutedIsNotTaken() {
    let finder = HelperFinder(programFolder: nil, searchPath: "/etc:/usr")
    #expect(finder.path(of: "passwd") == nil)
    #expect(finder.path(of: "share") == nil)
  }

  @Test func whatEverybodyMayWriteIsPassedOverOnPathAlone() throws {
    var template = Array("/tmp/alarm-finder-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let program = folder + "/helper"
    defer {
      unlink(program)
      rmdir(folder)
    }
    close(open(program, O_CREAT | O_WRONLY | O_CLOEXEC, 0o755))
    let finder = HelperFinder(programFolder: nil, searchPath: folder)
    #expect(finder.path(of: "helper") == program)
    chmod(folder, 0o1777)
    #expect(finder.path(of: "helper") == nil)
    #expect(HelperFinder(programFolder: folder, searchPath: nil).path(of: "helper") == program)
    chmod(folder, 0o755)
    chmod(program, 0o757)
    #expect(finder.path(of: "helper") == nil)
  }

  @Test func theRunningProgramsFolderComesFirst() throws {
    let first = try #require(HelperFinder().folders.first)
    #expect(first.hasPrefix("/"))
  }
}
