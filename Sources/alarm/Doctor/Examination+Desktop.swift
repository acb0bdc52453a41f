import AlarmCLI
import Children
import HelperMessages

extension Examination {
  /// The session's bus as the desktop program finds it, and whether a notification server answers there.
  func desktop() async -> DesktopFacts {
    guard let program = HelperFinder().path(of: "alarm-desktop") else { return .noProgram }
    guard BusAddress.session(environment).mayBeServed else { return .noBus }
    do {
      let question = HelperQuestion(
        program: program, arguments: [DesktopReport.examination], clock: surroundings.clock)
      let reports = try await question.lines()?.compactMap(DesktopReport.init(line:)) ?? []
      for case .server(let name, let version) in reports {
        return .server(name: name, version: version)
      }
      for case .noServer(let reason) in reports { return .noServer(reason: reason) }
      return .noServer(reason: surroundings.language("it does not answer"))
    } catch {
      return .noServer(reason: "\(error)")
    }
  }
}
