import Glibc
import Waiting

StandardOutput.outliveClosedPipes()
let arguments = Array(CommandLine.arguments.dropFirst())
Task.detached(executorPreference: QueueExecutor(label: "program")) {
  exit(await Program.run(arguments: arguments, environment: Surroundings.processEnvironment()))
}
MainThread.serveMainQueue()
