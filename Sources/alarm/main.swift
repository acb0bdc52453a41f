import AlarmCLI
import FoundationEssentials
import Glibc
import SerialQueues

StandardOutput.outliveClosedPipes()
exit(
  await withTaskExecutorPreference(QueueExecutor(label: "program")) {
    await Program.run(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
  })
