import Notifications
import Words

/// What is known of the sound: which tone had to stand in, and whether anything can be heard.
public struct SoundState: Hashable, Sendable {
  private var replaced: SoundNote?
  private var output: SoundNote?
  /// What another process that rings has recorded, where nobody hears it.
  private var unheard: SoundStep?

  /// Nothing is known.
  public init() {}

  /// Takes in a note.
  public mutating func take(_ note: SoundNote) {
    switch note {
    case .fellBack: replaced = note
    case .noDevice, .muted, .noSoundProgram: output = note
    case .deviceBack: output = nil
    case .sounding: if !isMuted { output = nil }
    }
  }

  /// Takes in what another process has recorded of the rings: one that is heard is enough.
  public mutating func take(recorded steps: [SoundStep]) {
    unheard = steps.allSatisfy(SoundState.isUnheard) ? steps.first : nil
  }

  /// Whether nobody hears it: the screen flashes and the terminal's bell rings.
  public var isSilent: Bool { output != nil || unheard != nil }

  /// What to say of it, one sentence for each thing; empty when all is well.
  func sentences(_ language: Language) -> [String] {
    var sentences = [replaced, output].compactMap { $0.map { SoundState.sentence($0, language) } }
    if let unheard {
      let reason = language.reason(unheard.reason ?? "")
      sentences.append(language("No sound was heard when it began (%1): this terminal's bell rings.", reason))
    }
    return sentences
  }

  /// What matters most of it in a few words; nil when all is well.
  func words(_ language: Language) -> String? {
    if isMuted { return language("muted: bell rings") }
    if isSilent { return language("no sound: bell rings") }
    return replaced.map { _ in language("another tone sounds") }
  }

  private static func isUnheard(_ step: SoundStep) -> Bool {
    switch step.rung {
    case .bell, .none: true
    // The chosen tone has a reason against it only where the output is muted.
    case .chosen: step.reason != nil
    case .standIn: false
    }
  }

  private var isMuted: Bool {
    if case .muted? = output { true } else { false }
  }

  private static func sentence(_ note: SoundNote, _ language: Language) -> String {
    switch note {
    case .sounding(let tone): language("%1 sounds.", language.shortened(tone))
    case .fellBack(let from, let to, let reason):
      language(
        "“%1” cannot be played (%2): %3 sounds in its place.", language.shortened(from), language.reason(reason),
        language.shortened(to))
    case .noDevice(let reason):
      language(
        "No sound device takes the sound (%1): the terminal's bell rings, and it is tried again every 2 s.",
        language.reason(reason))
    case .deviceBack: language("The sound device is back.")
    case .muted(let reason):
      language("The sound is muted or at zero (%1): turn it up. The terminal's bell rings.", language.reason(reason))
    case .noSoundProgram(let reason):
      language(
        "The program that makes the sound does not work (%1): the terminal's bell rings.", language.reason(reason))
    }
  }
}
