import Alarms
import TerminalUI
import Words

/// The choice of a tone: the one of the settings first, then every tone there is.
struct ToneField: Hashable, Sendable {
  /// What is shown and gone through.
  private(set) var choice: ChoiceField
  /// The tone chosen; nil for the one of the settings.
  var tone: String? { tones[choice.selected] }

  private var tones: [String?]

  /// Makes a choice that stands at a tone, which is added where it is not among those there are (a file's path).
  init(_ chosen: String?, tones known: [String], settings: AlarmSettings, language: Language) {
    // “bell” and “Bell” may be two tones.
    let named = known.first { $0 == chosen } ?? known.first { $0.lowercased() == chosen?.lowercased() }
    let extra = named == nil ? chosen.map { [$0] } ?? [] : []
    let names = extra + known
    let place = (named ?? chosen).flatMap(names.firstIndex)
    tones = [nil] + names
    choice = ChoiceField(
      values: [language("default (%1)", settings.defaultTone)] + names, selected: place.map { $0 + 1 } ?? 0)
  }

  /// Goes on by so many tones.
  mutating func move(by steps: Int) {
    choice.move(by: steps)
  }
}
