import Alarms
import TerminalUI
import Words

extension Editor {
  /// What the field holds, for the fields that are drawn as a word.
  ///
  /// - Parameter columns: the room for it; only what `more` opens is named according to it.
  func valueText(_ field: EditorField, isOn: Bool, columns: Int, _ context: ScreenContext) -> String {
    let language = context.language
    switch field {
    case .volume: return language("%1 of 100", volume.text)
    case .swell: return unit(swell, language("%1 s", swell.text))
    case .snooze: return unit(snooze, language("%1 min", snooze.text))
    case .giveUp: return unit(giveUp, language("%1 min", giveUp.text))
    case .grace: return unit(grace, language("%1 min", grace.text))
    case .kind: return isTimer ? language("timer") : language("alarm")
    case .everyTime: return everyTime ? language("every time") : language("once")
    case .isOn: return SwitchMark(isOn: isOn).text
    case .tone: return tone.choice.value
    case .more: return showsMore ? language("[-] shut") : hiddenFields(columns: columns, language)
    case .wheel, .days, .repetition, .date, .until, .label, .group, .zone, .leftOut, .pause, .notes, .arrive, .leave:
      return ""
    }
  }

  /// As many of the fields that are hidden as there is room to name: "[+] zone, pause and 5 more".
  private func hiddenFields(columns: Int, _ language: Language) -> String {
    let names = seldomUsed.map { $0.name(in: language, repeats: repeats) }
    let forms = names.indices.reversed().map { last in
      let named = names[...last].joined(separator: ", ")
      let others = names.count - last - 1
      return others == 0 ? language("[+] %1", named) : language("[+] %1 and %2 more", named, String(others))
    }
    return forms.first { Widths.columns(of: $0) <= columns } ?? language("[+] %1 more", String(names.count))
  }

  private func unit(_ number: NumberField, _ text: String) -> String {
    Int(number.text) == nil ? number.text : text
  }
}
