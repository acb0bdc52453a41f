import Alarms
import TerminalUI

extension ScreenState {
  /// Ends the program, or asks first when that leaves something unrung or unsaved; asked twice, it ends.
  mutating func askToQuit() -> [ScreenEffect] {
    let leaving = Leaving(self)
    if ring != nil { return askToQuitWhileRinging(leaving) }
    if case .quitQuestion = mode { return [leaving.insisted] }
    if let effect = leaving.unasked { return [effect] }
    mode = .quitQuestion(QuitPrompt(selected: leaving.firstAnswer), over: mode)
    return []
  }

  /// Does what a key means while the screen asks whether to quit.
  mutating func press(_ key: Key, in prompt: QuitPrompt, over: Mode) -> [ScreenEffect] {
    let leaving = Leaving(self)
    let keys = QuitKeys.table(language, offersRingOn: leaving.canRingOn, offersMemory: leaving.canRemember)
    switch keys.event(for: key) {
    case .move(let steps):
      var prompt = prompt
      prompt.move(by: steps, in: leaving.answers)
      mode = .quitQuestion(prompt, over: over)
    case .choose: return give(prompt.answer(of: leaving.answers), prompt, over: over)
    case .give(let answer): return give(answer, prompt, over: over)
    case .remember: remember(prompt, over: over, leaving)
    case .insist: return [leaving.insisted]
    case nil: say(language("“%1” is no answer: Enter gives the marked one, Esc stays.", key.label))
    }
    return []
  }
}

extension AlarmScreen {
  /// Whether what is on can ring on in the background once the screen is gone, and needs to.
  public static func canRingOn(_ state: ScreenState) -> Bool {
    Leaving(state).canRingOn
  }
}

extension ScreenState {
  private mutating func give(_ answer: QuitAnswer, _ prompt: QuitPrompt, over: Mode) -> [ScreenEffect] {
    let leaving = Leaving(self)
    let keeps = prompt.isRemembered && leaving.canRemember
    switch answer {
    case .ringOn:
      guard leaving.canRingOn else {
        say(whyNotInBackground(leaving))
        return []
      }
      return (keeps ? [.set(.onQuit, QuitChoice.background.rawValue)] : []) + [.quit(ringsOn: true)]
    case .quit:
      return (keeps ? [.set(.onQuit, QuitChoice.quit.rawValue)] : []) + [.quit(ringsOn: false)]
    case .stay:
      mode = over
      return []
    }
  }

  private mutating func remember(_ prompt: QuitPrompt, over: Mode, _ leaving: Leaving) {
    guard leaving.canRemember else {
      return say(language("There is nothing to remember: another process rings, or no alarm is on."))
    }
    var prompt = prompt
    prompt.isRemembered.toggle()
    mode = .quitQuestion(prompt, over: over)
    say(
      prompt.isRemembered
        ? language("Remembered; “alarm config on-quit ask” asks again.")
        : language("Asks again the next time."))
  }

  private func whyNotInBackground(_ leaving: Leaving) -> String {
    leaving.mayRingOn
      ? language("No alarm needs it: another process rings, or none is on.")
      : language("Nothing rings in the background: the setting “background” is never.")
  }

  private mutating func askToQuitWhileRinging(_ leaving: Leaving) -> [ScreenEffect] {
    guard let screen = ring, !screen.isQuitAsked else { return [leaving.insisted] }
    ring?.isQuitAsked = true
    if screen.rings.allSatisfy(\.isTest) {
      say(language("Enter ends the test; Ctrl-C again quits."))
    } else if leaving.insisted == .quit(ringsOn: true) {
      say(language("Enter stops it; Ctrl-C again leaves, and it rings on in the background."))
    } else if let ringer, !isRingerHere {
      say(language("Enter stops it; Ctrl-C again leaves, and process %1 rings on.", String(ringer.pid)))
    } else {
      say(language("Stop it first (Enter), or press Ctrl-C again to quit and leave it unanswered."))
    }
    return []
  }
}
