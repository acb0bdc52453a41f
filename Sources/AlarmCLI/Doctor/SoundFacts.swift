import Words

/// What came of asking the sound program.
public enum SoundFacts: Hashable, Sendable {
  /// There is none in the places it is looked for.
  case notFound
  /// It cannot be started; the reason is the system's.
  case notStarted(reason: String)
  /// It did not answer within so many seconds.
  case silent(path: String, seconds: Int)
  /// It ended without having said what it was asked.
  case broken(path: String)
  /// It answered.
  case answered(path: String, SoundAnswer)
}

/// What the sound program said.
public struct SoundAnswer: Hashable, Sendable {
  /// The tone it was asked about.
  public var tone: String
  /// Why that cannot be played, and what sounds in its place; nil if it can.
  public var toneFault: ToneFault?
  /// Why no device takes sound; nil if one does.
  public var deviceFault: String?
  /// Why nothing would be heard, muted or at zero; nil if nothing says so.
  public var volumeFault: String?

  /// Why a tone cannot be played, and the one that sounds instead.
  public struct ToneFault: Hashable, Sendable {
    /// The tone that sounds instead.
    public var instead: String
    /// Why.
    public var reason: String

    /// Puts both together.
    public init(instead: String, reason: String) {
      self.instead = instead
      self.reason = reason
    }
  }

  /// An answer about a tone.
  public init(
    tone: String, toneFault: ToneFault? = nil, deviceFault: String? = nil, volumeFault: String? = nil
  ) {
    self.tone = tone
    self.toneFault = toneFault
    self.deviceFault = deviceFault
    self.volumeFault = volumeFault
  }
}

extension SoundFacts {
  func findings(_ language: Language) -> [Finding] {
    let program = programFinding(language)
    guard case .answered(_, let answer) = self else {
      let unknown = language("Not known: the sound program did not answer.")
      return [program] + [.device, .tone, .volume].map { Finding($0, .warning, unknown) }
    }
    return [program, answer.device(language), answer.tone(language), answer.volume(language)]
  }

  private func programFinding(_ language: Language) -> Finding {
    switch self {
    case .answered(let path, _): Finding(.soundProgram, .ok, language("%1 answers.", path))
    case .notFound:
      Finding(
        .soundProgram, .problem,
        language(
          """
          alarm-sound is neither beside alarm nor in ../libexec/alarm nor on PATH: alarms only flash the screen and ring \
          the terminal's bell.
          """),
        remedy: language("Put it there, or install again."))
    case .notStarted(let reason):
      Finding(
        .soundProgram, .problem, language("The sound program cannot be started (%1).", language.phrase(reason)),
        remedy: language("Install it again."))
    case .silent(let path, let seconds):
      Finding(
        .soundProgram, .problem, language("%1 has not answered for %2 s.", path, String(seconds)),
        remedy: language("End what holds the sound device, or start the sound server again."))
    case .broken(let path):
      Finding(
        .soundProgram, .problem, language("%1 ended without an answer.", path),
        remedy: language("Install it again, together with alarm."))
    }
  }
}

extension SoundAnswer {
  fileprivate func device(_ language: Language) -> Finding {
    guard let deviceFault else { return Finding(.device, .ok, language("A device takes sound.")) }
    return Finding(
      .device, .problem, language("No device takes sound (%1).", language.phrase(deviceFault)),
      remedy: language("Start PulseAudio or PipeWire, or plug one in; “alarm play Radar” tries it."))
  }

  fileprivate func tone(_ language: Language) -> Finding {
    guard let toneFault else { return Finding(.tone, .ok, language("“%1” can be played.", tone)) }
    return Finding(
      .tone, .warning,
      language(
        "“%1” cannot be played (%2): %3 sounds in its place.", tone, language.phrase(toneFault.reason),
        toneFault.instead),
      remedy: language("“alarm sounds” lists tones, “alarm config sound NAME” chooses one."))
  }

  fileprivate func volume(_ language: Language) -> Finding {
    guard deviceFault == nil else {
      return Finding(.volume, .warning, language("Not known: no device takes sound."))
    }
    guard let volumeFault else {
      return Finding(.volume, .ok, language("Nothing says that the output is muted or at zero."))
    }
    return Finding(
      .volume, .problem, language("Nothing would be heard: %1.", language.phrase(volumeFault)),
      remedy: language("Turn it up, in alsamixer or in the desktop's settings."))
  }
}
