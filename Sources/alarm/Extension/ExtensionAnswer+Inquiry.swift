import AlarmCLI
import Alarms
import Children
import Notifications
import Timekeeping

extension ExtensionAnswer {
  /// What the program reads.
  static func input(_ question: ExtensionQuestion, _ zone: ZoneRules) -> String {
    ExtensionJSON.text(of: question, in: zone)
  }

  /// What a program that has ended has answered.
  init(to question: ExtensionQuestion, _ left: InquiryAnswer, _ zone: ZoneRules) {
    let exit = ExtensionReport.Exit(left.status)
    let errors = String(decoding: left.errors, as: UTF8.self).withoutLastLineFeed.oneLine
    func report(_ outcome: ExtensionReport.Outcome, _ detail: String? = nil) -> ExtensionReport {
      ExtensionReport(outcome, exit: exit, detail: detail, errors: errors)
    }
    switch (left.cut, left.status) {
    case (.tookTooLong, _): self.init(to: question, report(.timedOut))
    case (.wroteTooMuch, _): self.init(to: question, report(.tooMuch))
    case (nil, .exited(code: 0)), (nil, .unknown):
      if left.isBlank {
        self.init(to: question, report(.unchanged))
        return
      }
      do {
        let (change, ignored) = try ExtensionJSON.answer(left.output, to: question, in: zone)
        let names = ignored.joined(separator: ", ").oneLine.prefix(ExtensionAnswer.mostDetail)
        let detail = ignored.isEmpty ? nil : "what it says of \(names) does not count"
        self.init(to: question, change, report(.unchanged, detail))
      } catch {
        self.init(to: question, report(.unreadable, error.description.oneLine))
      }
    case (nil, .exited), (nil, .killed): self.init(to: question, report(.failed))
    }
  }

  /// How much of the names that do not count is written down, in characters.
  private static let mostDetail = 200
}

extension ExtensionReport.Exit {
  fileprivate init?(_ status: ExitStatus) {
    switch status {
    case .exited(let code): self = .code(Int(code))
    case .killed(let signal): self = .signal(Int(signal))
    case .unknown: return nil
    }
  }
}

extension InquiryAnswer {
  /// Whether it has written nothing, or nothing but white space.
  fileprivate var isBlank: Bool {
    output.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

extension String {
  fileprivate var withoutLastLineFeed: String {
    hasSuffix("\n") ? String(dropLast()) : self
  }
}
