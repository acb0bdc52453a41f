import Glibc

/// What the kernel counts of another process.
struct ProcessFigures {
  let pid: pid_t

  /// The processor time of all its threads since it began, those that have ended included.
  func processorTime() throws(BenchmarkError) -> Duration {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(pid, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      throw .system("the processor time of process \(pid) cannot be read")
    }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How often each of its threads, by number, has gone to sleep by itself since it began.
  func voluntarySwitches() throws(BenchmarkError) -> [Int: Int] {
    guard let folder = opendir("/proc/\(pid)/task") else { throw .system("process \(pid) is gone") }
    defer { closedir(folder) }
    var switches: [Int: Int] = [:]
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let thread = Int(name) else { continue }
      // A thread may end between the two looks.
      switches[thread] = try? number("voluntary_ctxt_switches", in: "/proc/\(pid)/task/\(name)/status")
    }
    return switches
  }

  /// The memory it holds resident, in megabytes of a million bytes.
  func residentMegabytes() throws(BenchmarkError) -> Double {
    Double(try number("VmRSS", in: "/proc/\(pid)/status")) * 1024 / 1e6
  }

  /// The same with what it shares counted by its share (PSS).
  func proportionalMegabytes() throws(BenchmarkError) -> Double {
    Double(try number("Pss", in: "/proc/\(pid)/smaps_rollup")) * 1024 / 1e6
  }

  private func number(_ key: String, in path: String) throws(BenchmarkError) -> Int {
    for line in try text(of: path).split(separator: "\n") where line.hasPrefix(key + ":") {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.count > 1, let number = Int(words[1]) { return number }
    }
    throw .system("\(path) has no \(key)")
  }

  private func text(of path: String) throws(BenchmarkError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("\(path): \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { throw .system("\(path) is empty") }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
