import Alarms
import TerminalUI
import Timekeeping

/// Something about the program that stays in sight as long as it is so.
struct StandingNote: Hashable, Sendable {
  /// How much it matters.
  enum Weight: Hashable, Sendable {
    /// Good to know.
    case news
    /// To be noticed.
    case mark
    /// Alarms may stay unrung by it, or something is lost.
    case warning
  }

  /// What it says, the fullest form first; never empty.
  let forms: [String]
  /// How much it matters.
  let weight: Weight

  /// The fullest form.
  var full: String { forms[0] }

  /// Makes a note of its forms.
  init(_ weight: Weight, _ full: String, _ shorter: String...) {
    forms = [full] + shorter
    self.weight = weight
  }
}

/// A note as it stands on a row.
struct FittedNote: Hashable, Sendable {
  /// The form there is room for.
  var text: String
  /// The note.
  let note: StandingNote
}

extension [StandingNote] {
  /// Those of so many columns, `gap` apart: of each its shortest form, the last ones left out where it must be, and then
  /// fuller forms from the first one on as long as there is room.
  func fitted(columns: Int, gap: Int) -> [FittedNote] {
    var room = columns + gap
    var fitted: [FittedNote] = []
    for note in self {
      guard let short = note.forms.last, Widths.columns(of: short) + gap <= room else { break }
      room -= Widths.columns(of: short) + gap
      fitted.append(FittedNote(text: short, note: note))
    }
    for place in fitted.indices {
      let used = Widths.columns(of: fitted[place].text)
      let forms = fitted[place].note.forms
      guard let form = forms.first(where: { Widths.columns(of: $0) <= used + room }) else { continue }
      room -= Widths.columns(of: form) - used
      fitted[place].text = form
    }
    return fitted
  }
}

extension ScreenState {
  /// How long nobody may ring before it is said: whoever takes over needs a moment.
  static let takeover = Duration.seconds(1)

  /// What must be known, the most urgent first.
  var standingNotes: [StandingNote] {
    var notes: [StandingNote] = []
    if let note = filterNote { notes.append(note) }
    if isSaving { notes.append(StandingNote(.news, language("saving…"))) }
    if let storeTrouble {
      notes.append(StandingNote(.warning, language.sentence(for: storeTrouble), language("not saved")))
    }
    if let locationTrouble {
      notes.append(StandingNote(.warning, language.unlocated(locationTrouble), language("no position")))
    }
    if let warning = language.warning(of: allowed), let short = language.shortWarning(of: allowed) {
      notes.append(StandingNote(.warning, warning, short))
    }
    if shownBadge > 0 { notes.append(StandingNote(.mark, language("%1 not seen", String(shownBadge)))) }
    return notes + ringerNotes + warnings.reversed().map { StandingNote(.warning, $0) }
  }

  /// Those that warn.
  var warningNotes: [StandingNote] { standingNotes.filter { $0.weight == .warning } }

  /// What is to be said of who rings.
  private var ringerNotes: [StandingNote] {
    var notes: [StandingNote] = []
    let isNeeded = ringingCount > 0
    if isNeeded, let unrungSince, context.now - unrungSince >= ScreenState.takeover {
      notes.append(
        StandingNote(.warning, language("Nobody rings now: what is on stays silent."), language("nobody rings")))
    }
    guard let ringer else { return notes }
    if isNeeded, ringer.mayOversleep {
      notes.append(
        StandingNote(.warning, language("Asleep, this machine misses its alarms."), language("may oversleep")))
    }
    guard !isRingerHere else { return notes }
    if ringer.zone != context.zone.name {
      let zone = language.shortened(ringer.zone)
      notes.append(StandingNote(.news, language("alarms ring by the time of %1", zone), language("time of %1", zone)))
    }
    let process = String(ringer.pid)
    switch ringer.kind {
    case .screen:
      notes.append(
        StandingNote(
          .news, language("another screen rings (process %1)", process), language("another screen rings"),
          language("another screen")))
    case .daemon:
      notes.append(
        StandingNote(
          .news, language("rings in the background (process %1)", process), language("rings in the background"),
          language("in background")))
    }
    return notes
  }
}
