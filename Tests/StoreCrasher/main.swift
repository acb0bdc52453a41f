import CCrashingVFS
import Dispatch
import Glibc
import Waiting

// store-crasher FOLDER RUN STEP TORN: works on the store in FOLDER until it is killed, or dies at STEP by itself.
// With STEP -1 it lives, where no memory can be shared.
let words = CommandLine.arguments
let (run, step, torn) = (Int(words[2]) ?? 0, Int64(words[3]) ?? 0, Int32(words[4]) ?? 0)
crashing_vfs_register(step, torn)
Task.detached(executorPreference: QueueExecutor(label: "crasher")) {
  do {
    try await Crasher(folder: words[1], run: run).work()
    report("steps \(crashing_vfs_steps())")
    _exit(0)
  } catch {
    report("broken \(error)")
    _exit(1)
  }
}
dispatchMain()

/// Writes a line at once: what has been reported has been told even if the process dies the moment after.
func report(_ line: String) {
  let line = line + "\n"
  _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
}
