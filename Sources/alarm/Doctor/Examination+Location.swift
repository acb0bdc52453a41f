import AlarmCLI
import Children
import HelperMessages

extension Examination {
  /// How many seconds finding out may take; GeoClue may have to be started for it.
  private static let patience = 10

  /// Whether the desktop program would be told where the machine is.
  func location() async -> LocationFacts {
    guard let program = HelperFinder().path(of: "alarm-desktop") else { return .noProgram }
    guard BusAddress.system(environment).mayBeServed else { return .noBus }
    do {
      var question = HelperQuestion(
        program: program, arguments: [DesktopReport.locationExamination], clock: surroundings.clock)
      question.patience = Examination.patience
      let reports = try await question.lines()?.compactMap(DesktopReport.init(line:)) ?? []
      if reports.contains(.locating) { return .available }
      for case .noLocation(let reason) in reports { return .none(reason: reason) }
      return .none(reason: surroundings.language("it does not answer"))
    } catch {
      return .none(reason: "\(error)")
    }
  }
}
