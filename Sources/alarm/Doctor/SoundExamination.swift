import AlarmCLI
import Alarms
import Children
import Dispatch
import HelperMessages
import Timekeeping

/// Asks the sound program whether a tone would be heard, without a sound.
struct SoundExamination: Sendable {
  let source: SoundSource
  let clock: any WallClock

  /// How many seconds it may take to answer; it gives up a device that does not by itself, a little sooner.
  private static let patience = 3
  /// How long it gets to end when it has not answered.
  private static let grace = Duration.milliseconds(300)

  private enum Event: Sendable {
    case line(String)
    case ended
    case late
  }

  /// What came of asking about this tone.
  func facts(tone: String) async -> SoundFacts {
    guard let program = source.program else { return .notFound }
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let queue = DispatchQueue(label: "sound-examination")
    do {
      let timer = try WakeTimer(queue: queue) { wake in if wake == .due { continuation.yield(.late) } }
      let child = try Child(
        program: program, arguments: SoundCommand.check(tone: tone, soundFolder: source.folder).arguments, queue: queue,
        onLine: { continuation.yield(.line($0)) }, onExit: { _ in continuation.yield(.ended) })
      let lines = await answer(of: child, events, timer)
      timer.cancel()
      guard let lines else { return .silent(path: program, seconds: SoundExamination.patience) }
      let reports = lines.compactMap(SoundReport.init(line:))
      return SoundAnswer(tone: tone, reports).map { .answered(path: program, $0) } ?? .broken(path: program)
    } catch let error as ChildError {
      return .notStarted(reason: error.description)
    } catch {
      return .notStarted(reason: "\(error)")
    }
  }

  /// What it wrote until it ended; nil when it had to be ended.
  private func answer(of child: Child, _ events: AsyncStream<Event>, _ timer: WakeTimer) async -> [String]? {
    var lines: [String] = []
    var isLate = false
    timer.arm(clock.now() + .seconds(SoundExamination.patience))
    for await event in events {
      switch event {
      case .line(let line): lines.append(line)
      case .ended: return isLate ? nil : lines
      // What the kernel holds does not even die when it is killed: no more waiting.
      case .late where isLate: return nil
      case .late:
        isLate = true
        child.end(after: SoundExamination.grace)
        timer.arm(clock.now() + SoundExamination.grace * 2)
      }
    }
    return nil
  }
}

extension SoundAnswer {
  /// What the reports say; nil when they say nothing of the device.
  fileprivate init?(tone: String, _ reports: [SoundReport]) {
    self.init(tone: tone)
    var hasDevice = false
    for report in reports {
      switch report {
      case .ready: hasDevice = true
      case .noDevice(let reason): (hasDevice, deviceFault) = (true, reason)
      case .fellBack(_, let instead, let reason): toneFault = ToneFault(instead: instead, reason: reason)
      case .muted(let reason): volumeFault = reason
      case .sounding, .deviceBack, .ended: continue
      }
    }
    guard hasDevice else { return nil }
  }
}
