import Words

/// What `alarm doctor` says about one subject.
public struct Finding: Hashable, Sendable {
  /// What it is about.
  public let subject: Subject
  /// How bad it is.
  public let verdict: Verdict
  /// What was found, in a sentence.
  public let text: String
  /// What to do about it, in a sentence; nil when nothing is to be done, or the text says it.
  public let remedy: String?

  /// Makes a finding.
  public init(_ subject: Subject, _ verdict: Verdict, _ text: String, remedy: String? = nil) {
    self.subject = subject
    self.verdict = verdict
    self.text = text
    self.remedy = remedy
  }

  /// How bad something is; the raw value is its name in JSON.
  public enum Verdict: String, Sendable {
    /// As it should be.
    case ok
    /// Alarms ring, but not as well as they could, or not in every case; or it could not be found out.
    case warning
    /// Alarms do not ring, are not heard, or cannot be set.
    case problem
  }

  /// What is looked at, in the order of the list; the raw value is its name in JSON.
  public enum Subject: String, CaseIterable, Sendable {
    /// The program that makes the sound.
    case soundProgram
    /// The device that takes it.
    case device
    /// The tone of alarms without one of their own.
    case tone
    /// Whether the output is muted or at zero.
    case volume
    /// What alarms are allowed to do.
    case authorization
    /// Who rings now.
    case ringer
    /// Who rings after a logout and a restart.
    case service
    /// Whether a machine that sleeps is woken.
    case sleep
    /// Whether the clock is right.
    case clock
    /// Whether local times are.
    case zone
    /// The file of the alarms.
    case store
    /// What the screen needs.
    case terminal
    /// What the desktop shows.
    case notifications
    /// The program that may change what alarms say.
    case contentExtension = "extension"
  }
}

extension Language {
  /// What a subject is called in the list.
  func name(of subject: Finding.Subject) -> String {
    switch subject {
    case .soundProgram: self("sound program")
    case .device: self("sound device")
    case .tone: self("default tone")
    case .volume: self("volume")
    case .authorization: self("allowed")
    case .ringer: self("who rings")
    case .service: self("after a restart")
    case .sleep: self("sleep")
    case .clock: self("clock")
    case .zone: self("time zone")
    case .store: self("alarms")
    case .terminal: self("terminal")
    case .notifications: self("notifications")
    case .contentExtension: self("extension")
    }
  }

  /// How a verdict is marked in the list: told apart by the words alone.
  func mark(of verdict: Finding.Verdict) -> String {
    switch verdict {
    case .ok: self("finding|ok")
    case .warning: self("warning")
    case .problem: self("PROBLEM")
    }
  }
}
