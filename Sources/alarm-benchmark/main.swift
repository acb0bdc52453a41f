import Dispatch
import Glibc

/// Says something to the person waiting, beside the table.
func say(_ text: String) {
  let bytes = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

/// Clears away and ends when the benchmark is interrupted.
func clearAwayWhenInterrupted(_ workshop: Workshop) -> [any DispatchSourceSignal] {
  [SIGINT, SIGTERM, SIGHUP].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      workshop.close()
      _exit(128 + number)
    }
    source.resume()
    return source
  }
}

/// Measures one figure after another.
///
/// - Returns: the rows, and whether every figure could be measured.
@MainActor
func measure(_ options: Options, in workshop: Workshop) async -> ([Measurement], Bool) {
  let bench = Bench(programs: options.programs, isLong: options.isLong, workshop: workshop)
  var rows: [Measurement] = []
  var isComplete = true
  for figure in options.figures {
    say("Measuring \(figure.name)…")
    do throws(BenchmarkError) {
      rows += try await figure.measure(bench)
    } catch {
      say("\(figure.name) could not be measured: \(error)")
      isComplete = false
    }
  }
  return (rows, isComplete)
}

signal(SIGPIPE, SIG_IGN)
let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
do throws(BenchmarkError) {
  let options = try Options(
    Array(CommandLine.arguments.dropFirst()), folder: folder.isEmpty ? "." : folder.joined(separator: "/"))
  let workshop = Workshop()
  let sources = clearAwayWhenInterrupted(workshop)
  let (rows, isComplete) = await measure(options, in: workshop)
  workshop.close()
  withExtendedLifetime(sources) { if !rows.isEmpty { print(Table(rows).text) } }
  exit(isComplete ? 0 : 1)
} catch {
  say("alarm-benchmark: \(error)")
  exit(2)
}
