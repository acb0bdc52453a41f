import TerminalUI
import Words

/// The box that asks whether to quit.
enum QuitView {
  /// Draws the question over what is there, and its keys.
  static func draw(_ prompt: QuitPrompt, _ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let language = state.language
    let leaving = Leaving(state)
    let area = layout.aboveStatus
    let answers = leaving.answers
    let answer = prompt.answer(of: answers)
    let memory = leaving.canRemember ? "\n" + memory(prompt, language) : ""
    // Where not all of it fits, what Enter does is what has to be known.
    let short = shortText(answer, leaving, state)
    let texts = [text(leaving, state) + memory, short + memory]
    let text = texts.first { text in
      TextWrap.rows(of: text, columns: Dialog.textColumns(area.size)).count <= Dialog.textRows(area.size)
    }
    let dialog = Dialog(
      title: language("Quit?"), text: text ?? short, choices: answers.map { name(of: $0, language) },
      selected: answers.firstIndex(of: answer) ?? 0)
    let keys = QuitKeys.table(language, offersRingOn: leaving.canRingOn, offersMemory: leaving.canRemember)
    for (answer, place) in zip(answers, dialog.draw(on: &canvas, within: area)) {
      if let key = keys.key(for: .give(answer)) { canvas.addTarget(place, Target.key(key)) }
    }
    let cursor = canvas.cursor
    BottomView.draw(state.status, footer: keys.footer, layout, on: &canvas)
    canvas.cursor = cursor
  }
}

extension QuitView {
  private static func name(of answer: QuitAnswer, _ language: Language) -> String {
    switch answer {
    case .ringOn: language("keep ringing")
    case .quit: language("quit")
    case .stay: language("stay")
    }
  }

  private static func memory(_ prompt: QuitPrompt, _ language: Language) -> String {
    (prompt.isRemembered ? "[x] " : "[ ] ") + language("r: remember my answer")
  }

  private static func text(_ leaving: Leaving, _ state: ScreenState) -> String {
    let language = state.language
    var sentences: [String] = []
    if leaving.canRingOn {
      sentences.append(ringingOn(leaving.unrung, state))
    } else if leaving.unrung > 0 {
      sentences.append(unrung(leaving.unrung, state))
      if !leaving.mayRingOn { sentences.append(language("The setting “background” is never.")) }
    }
    if leaving.unrung > 0, state.ringer?.mayOversleep ?? false {
      sentences.append(language("Asleep, this machine misses its alarms."))
    }
    if leaving.isUnsaved { sentences.append(language("What you are changing is not saved.")) }
    return sentences.joined(separator: " ")
  }

  private static func ringingOn(_ count: Int, _ state: ScreenState) -> String {
    let reach = reach(state)
    return count == 1
      ? state.language("One alarm is on. In the background it rings on %1; if you quit, nothing rings.", reach)
      : state.language(
        "%1 alarms are on. In the background they ring on %2; if you quit, nothing rings.", String(count), reach)
  }

  private static func unrung(_ count: Int, _ state: ScreenState) -> String {
    count == 1
      ? state.language("Nothing will ring then: one alarm is on.")
      : state.language("Nothing will ring then: %1 alarms are on.", String(count))
  }

  /// Until when it rings on in the background.
  private static func reach(_ state: ScreenState) -> String {
    switch state.backgroundReach {
    case .session: state.language("until you log out or the machine restarts")
    case .logins: state.language("while you are logged in, after a restart too")
    case .always: state.language("even after you log out or the machine restarts")
    }
  }

  /// What the marked answer does.
  private static func shortText(_ answer: QuitAnswer, _ leaving: Leaving, _ state: ScreenState) -> String {
    let language = state.language
    let unsaved = leaving.isUnsaved ? language("Not saved.") + " " : ""
    switch answer {
    case .ringOn: return unsaved + shortReach(state)
    case .quit where leaving.unrung > 0, .stay where leaving.unrung > 0 && !leaving.mayRingOn:
      let count = leaving.unrung
      let text =
        count == 1
        ? language("Nothing rings then: one alarm is on.")
        : language("Nothing rings then: %1 alarms are on.", String(count))
      return unsaved + text
    case .quit: return language("What you are changing is not saved.")
    case .stay: return language("Stay here.")
    }
  }

  private static func shortReach(_ state: ScreenState) -> String {
    switch state.backgroundReach {
    case .session: state.language("Rings on until you log out or restart.")
    case .logins: state.language("Rings on while you are logged in.")
    case .always: state.language("Rings on after you log out, too.")
    }
  }
}
