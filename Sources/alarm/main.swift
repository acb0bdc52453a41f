import Glibc

StandardOutput.outliveClosedPipes()
let arguments = Array(CommandLine.arguments.dropFirst())
exit(await Program.run(arguments: arguments, environment: Surroundings.processEnvironment()))
