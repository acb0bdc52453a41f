import TerminalUI
import Words

extension Editor {
  /// The wheels that are shown.
  var picker: TimePicker {
    get { isTimer ? length : time }
    set { if isTimer { length = newValue } else { time = newValue } }
  }

  /// Everything that keys can go to, in order.
  var fields: [EditorField] { (isPlace ? [] : picker.parts.map(EditorField.wheel)) + rows }

  /// The fields below the wheels, in order; those of a repetition only where there is one.
  var rows: [EditorField] {
    guard !isPlace else {
      return [.arrive, .leave, .everyTime, .label, .tone, .group, .isOn, .more] + (showsMore ? seldomUsed : [])
    }
    let times: [EditorField] = isTimer ? [] : [.days, .repetition, .date, .until]
    let all = times + [.label, .tone, .group, .kind, .isOn, .more] + (showsMore ? seldomUsed : [])
    return repeats ? all : all.filter { !EditorField.ofRepetition.contains($0) }
  }

  /// What `more` opens; neither a timer nor a place has a zone.
  var seldomUsed: [EditorField] {
    let all = EditorField.seldomUsed.filter { repeats || !EditorField.ofRepetition.contains($0) }
    return isTimer || isPlace ? all.filter { $0 != .zone } : all
  }

  /// Goes on by so many fields, round at the ends.
  mutating func move(by steps: Int, _ language: Language) {
    let all = fields
    let place = all.firstIndex(of: focus) ?? 0
    move(to: all[((place + steps) % all.count + all.count) % all.count], language)
  }

  /// Goes to a field; what was being typed at is as if newly come to.
  mutating func move(to field: EditorField, _ language: Language) {
    endTyping()
    moveEnd(language)
    focus = field
  }

  /// Goes to the field that a problem is about, opening what hides it.
  mutating func go(to problem: EditorProblem) {
    self.problem = problem
    guard let field = problem.field else { return }
    if EditorField.seldomUsed.contains(field) { showsMore = true }
    guard field != focus, fields.contains(field) else { return }
    endTyping()
    focus = field
  }

  private mutating func endTyping() {
    picker.forgetTyping()
    repetition.endEditing()
    if case .number(let path) = focus.sort { self[keyPath: path].endTyping() }
  }
}
