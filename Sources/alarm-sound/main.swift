import Glibc
import HelperMessages
import Sound

let startedAt = SystemClock.realMicroseconds()
let words = Array(CommandLine.arguments.dropFirst())

if words == ["--help"] || words == ["-h"] {
  print(Usage.text)
  exit(0)
}

do throws(SoundOrderError) {
  let command = try SoundCommand(arguments: words)
  Quiet.begin()
  switch command {
  case .sound(let order): Ringing.run(order, startedAt: startedAt)
  case .tones(let folder): ToneList.print(folder)
  case .lookUp(let tone, let folder): exit(SoundCheck.lookUp(tone, soundFolder: folder) ? 0 : 1)
  case .check(let tone, let folder): exit(SoundCheck.run(tone: tone, soundFolder: folder) ? 0 : 1)
  }
} catch {
  Output.complain("alarm-sound: \(Usage.reason(error))\n\(Usage.text)")
  exit(2)
}
