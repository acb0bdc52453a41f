import Alarms

/// What becomes of the alarms when the alarm clock is left now.
public struct Leaving: Hashable, Sendable {
  /// Whether another process rings.
  let isRungElsewhere: Bool
  /// How many alarms are on, and may ring, that nobody rings any more then.
  public let unrung: Int
  /// Whether something being changed has not been saved.
  let isUnsaved: Bool
  /// Whether the alarms may ring on in the background.
  let mayRingOn: Bool
  /// What the user has decided once and for all.
  let choice: QuitChoice

  /// Looks at a screen as it is.
  init(_ state: ScreenState) {
    isRungElsewhere = state.ringer != nil && !state.isRingerHere
    unrung = isRungElsewhere ? 0 : state.ringingCount
    isUnsaved = state.mode.editors.contains { $0.isChanged(state.context) }
    mayRingOn = state.context.settings.background == .auto
    choice = state.context.settings.onQuit
  }

  /// Looks at an alarm clock without a screen, in which nothing is being changed.
  ///
  /// - Parameters:
  ///   - isRungElsewhere: whether another process rings.
  ///   - ringing: how many alarms are on and may ring.
  ///   - settings: whether they may ring on in the background, and what has been decided once and for all.
  public init(isRungElsewhere: Bool, ringing: Int, settings: AlarmSettings) {
    self.isRungElsewhere = isRungElsewhere
    unrung = isRungElsewhere ? 0 : ringing
    isUnsaved = false
    mayRingOn = settings.background == .auto
    choice = settings.onQuit
  }

  /// Whether the alarms that are left ring on in the background.
  public var canRingOn: Bool { unrung > 0 && mayRingOn }

  /// What can be answered, in the order shown.
  var answers: [QuitAnswer] { canRingOn ? [.ringOn, .quit, .stay] : [.quit, .stay] }

  /// The answer that is marked first: the one that leaves nothing unrung and loses nothing.
  var firstAnswer: QuitAnswer { canRingOn && !isUnsaved ? .ringOn : .stay }

  /// Whether an answer can be kept for the next time.
  var canRemember: Bool { unrung > 0 }

  /// How the screen is left without a question; nil when there has to be one.
  public var unasked: ScreenEffect? {
    guard !isUnsaved else { return nil }
    // Another process may have set an alarm that this screen has not heard of: whoever lets it ring on asks the store.
    guard unrung > 0 else { return .quit(ringsOn: !isRungElsewhere && mayRingOn && choice != .quit) }
    switch choice {
    case .background: return mayRingOn ? .quit(ringsOn: true) : nil
    case .quit: return .quit(ringsOn: false)
    case .ask: return nil
    }
  }

  /// How it is left by someone who asks a second time instead of answering: as was decided once and for all, else so
  /// that the alarms ring.
  public var insisted: ScreenEffect { .quit(ringsOn: canRingOn && choice != .quit) }
}

/// An answer to the question on leaving.
enum QuitAnswer: Hashable, Sendable {
  /// Leave, and let the alarms ring on in the background.
  case ringOn
  /// Leave, and let nothing ring.
  case quit
  /// Stay.
  case stay
}

/// The question on leaving: which answer is marked, and whether it is to be kept.
struct QuitPrompt: Hashable, Sendable {
  /// The marked answer; what is offered may change while the question stands.
  private(set) var selected: QuitAnswer
  /// Whether the answer counts from now on without being asked.
  var isRemembered = false

  /// Asks with an answer marked.
  init(selected: QuitAnswer) {
    self.selected = selected
  }

  /// The answer that Enter gives; where the marked one is no longer offered, to stay.
  func answer(of answers: [QuitAnswer]) -> QuitAnswer {
    answers.contains(selected) ? selected : .stay
  }

  /// Marks another answer; stays at the ends.
  mutating func move(by steps: Int, in answers: [QuitAnswer]) {
    guard let place = answers.firstIndex(of: answer(of: answers)) else { return }
    selected = answers[min(max(0, place + steps), answers.count - 1)]
  }
}
