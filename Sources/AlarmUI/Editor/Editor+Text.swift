import Alarms
import TerminalUI

extension Editor {
  /// What the field holds, for the fields that are drawn as a word.
  func valueText(_ field: EditorField, isOn: Bool, _ context: ScreenContext) -> String {
    let language = context.language
    switch field {
    case .volume: return language("%1 of 100", volume.text)
    case .swell: return unit(swell, language("%1 s", swell.text))
    case .snooze: return unit(snooze, language("%1 min", snooze.text))
    case .giveUp: return unit(giveUp, language("%1 min", giveUp.text))
    case .grace: return unit(grace, language("%1 min", grace.text))
    case .kind: return isTimer ? language("timer") : language("alarm")
    case .isOn: return SwitchMark(isOn: isOn).text
    case .tone: return tone.choice.value
    case .more:
      let names = seldomUsed.map { $0.name(in: language, repeats: repeats) }.joined(separator: ", ")
      return showsMore ? language("[-] shut") : language("[+] %1", names)
    case .wheel, .days, .repetition, .date, .until, .label, .group, .zone, .leftOut, .pause, .notes: return ""
    }
  }

  private func unit(_ number: NumberField, _ text: String) -> String {
    Int(number.text) == nil ? number.text : text
  }
}
