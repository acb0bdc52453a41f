import AlarmCLI
import Alarms
import Children
import HelperMessages
import Timekeeping

/// Asks the sound program whether a tone would be heard, without a sound.
struct SoundExamination: Sendable {
  let source: SoundSource
  let clock: any WallClock

  /// What came of asking about this tone.
  func facts(tone: String) async -> SoundFacts {
    guard let program = source.program else { return .notFound }
    let arguments = SoundCommand.check(tone: tone, soundFolder: source.folder).arguments
    do {
      let lines = try await HelperQuestion(program: program, arguments: arguments, clock: clock).lines()
      guard let lines else { return .silent(path: program, seconds: HelperQuestion.patience) }
      let reports = lines.compactMap(SoundReport.init(line:))
      return SoundAnswer(tone: tone, reports).map { .answered(path: program, $0) } ?? .broken(path: program)
    } catch let error as ChildError {
      return .notStarted(reason: error.description)
    } catch {
      return .notStarted(reason: "\(error)")
    }
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
