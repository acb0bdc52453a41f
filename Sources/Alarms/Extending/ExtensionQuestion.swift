import Notifications
import Timekeeping

/// What the content extension is asked about: a request that is about to be handed over.
public struct ExtensionQuestion: Hashable, Sendable {
  /// The request's identifier; a test has one of its own.
  public var identifier: String
  /// The alarm it belongs to.
  public var alarm: AlarmID
  /// When it is due, or was.
  public var scheduled: Instant
  /// What it says.
  public var content: NotificationContent
  /// What makes it due; nil for a test.
  public var trigger: NotificationTrigger?
  /// Whether it only shows what ringing is like.
  public var isTest: Bool

  /// Makes a question.
  public init(
    identifier: String, alarm: AlarmID, scheduled: Instant, content: NotificationContent,
    trigger: NotificationTrigger?, isTest: Bool = false
  ) {
    self.identifier = identifier
    self.alarm = alarm
    self.scheduled = scheduled
    self.content = content
    self.trigger = trigger
    self.isTest = isTest
  }

  /// The question about a ring that has begun.
  init(_ ring: Ring, trigger: NotificationTrigger?) {
    self.init(
      identifier: ring.identifier, alarm: ring.alarm.id, scheduled: ring.scheduled, content: ring.content,
      trigger: trigger, isTest: ring.isTest)
  }

  var key: OccurrenceKey { OccurrenceKey(identifier: identifier, scheduled: scheduled) }
}

/// What the content extension has answered to a question, or why it has not.
public struct ExtensionAnswer: Hashable, Sendable {
  /// The identifier in the question.
  public var identifier: String
  /// The instant in the question.
  public var scheduled: Instant
  /// What is to be another; empty where there is no answer that counts.
  public var change: ContentChange
  /// What is written into the log.
  public var report: ExtensionReport
  /// Whether it was asked about a test, of which the log knows nothing.
  public var isTest: Bool

  /// Makes the report that there is no answer that counts.
  public init(to question: ExtensionQuestion, _ report: ExtensionReport) {
    identifier = question.identifier
    scheduled = question.scheduled
    change = ContentChange()
    isTest = question.isTest
    self.report = report
  }

  /// Makes an answer that counts; one that says what the content says already changes nothing.
  ///
  /// - Parameters:
  ///   - question: what was asked.
  ///   - change: what is to be another.
  ///   - report: how the program ended and what it wrote beside; what became of its answer is put in.
  public init(to question: ExtensionQuestion, _ change: ContentChange, _ report: ExtensionReport) {
    self.init(to: question, report)
    if question.content.changed(by: change) == question.content {
      self.report.outcome = .unchanged
    } else {
      self.change = change
      self.report.outcome = .changed
    }
  }

  var key: OccurrenceKey { OccurrenceKey(identifier: identifier, scheduled: scheduled) }
}

extension ExtensionAnswer {
  /// The answer where it is too late for another sound.
  var withoutSound: ExtensionAnswer {
    let quiet = change.withoutSound
    guard quiet != change else { return self }
    var answer = self
    answer.change = quiet
    if quiet.isEmpty { answer.report.outcome = .unchanged }
    let note = "too late for another sound or level"
    answer.report.detail = [report.detail, note].compactMap(\.self).joined(separator: "; ")
    return answer
  }

  /// The answer where nothing rings any more that it is for.
  var tooLate: ExtensionAnswer {
    guard !change.isEmpty else { return self }
    var answer = self
    answer.change = ContentChange()
    answer.report.outcome = .tooLate
    return answer
  }
}
