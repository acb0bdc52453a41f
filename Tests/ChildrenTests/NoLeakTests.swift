import Children
import Glibc
import Testing

@Suite(.timeLimit(.minutes(10))) struct NoLeakTests {
  // Other tests of this process open and close descriptors meanwhile, so the counts need not be equal; one leaked
  // descriptor a start would be 200 more.
  @Test func twoHundredStartsLeaveNoZombieAndNoDescriptor() async throws {
    let before = openDescriptors()
    var pids: [Int32] = []
    for _ in 1...200 {
      let program = try RunningProgram("/bin/true")
      pids.append(program.child.pid)
      _ = await program.events()
    }
    #expect(openDescriptors() < before + 100)
    #expect(pids.allSatisfy { waitpid($0, nil, WNOHANG) == -1 })
  }

  @Test func twoHundredFailedStartsLeaveNoDescriptor() {
    let before = openDescriptors()
    for _ in 1...200 {
      #expect(throws: ChildError.self) { try RunningProgram("/nonexistent/program") }
    }
    #expect(openDescriptors() < before + 100)
  }

  private func openDescriptors() -> Int {
    guard let folder = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
  }
}
