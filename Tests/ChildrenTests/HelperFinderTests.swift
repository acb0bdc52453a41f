import Children
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

  @Test func theRunningProgramsFolderComesFirst() throws {
    let first = try #require(HelperFinder().folders.first)
    #expect(first.hasPrefix("/"))
  }
}
