import AlarmCLI
import FoundationEssentials
import Glibc

StandardOutput.outliveClosedPipes()
exit(
  await Program.run(
    arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment))
