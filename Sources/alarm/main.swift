import Glibc
import Waiting

StandardOutput.holdPlaces()
StandardOutput.outliveClosedPipes()
let arguments = Array(CommandLine.arguments.dropFirst())
Task.detached(executorPreference: QueueExecutor(label: "program")) {
  let status = await Program.run(arguments: arguments, environment: Surroundings.processEnvironment())
  // Not `exit`: it tears down the Swift runtime's tables while other threads still use them. Nothing of ours is buffered.
  _exit(status)
}
MainThread.serveMainQueue()
