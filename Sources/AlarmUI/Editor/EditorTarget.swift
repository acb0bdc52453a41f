import TerminalUI
import Timekeeping

/// What a part of the editor means to the mouse.
enum EditorTarget: Hashable, Sendable {
  /// A value of a wheel, so many below the one it stands at: a click turns to it; over any of them the mouse's wheel turns.
  case wheel(TimePicker.Part, by: Int)
  /// A field: a click goes to it.
  case field(EditorField)
  /// The switch of a weekday by its place in the row, from 0.
  case weekday(Int)
  /// A mark beside what a field holds: a click goes on to another value.
  case step(EditorField, by: Int)
  /// What has two positions: a click switches it over.
  case pair(EditorField)
  /// A text drawn from a place on, so many columns wide: a click puts the cursor there.
  case text(EditorField, from: Point, columns: Int)
}

extension Editor {
  /// Does what the left button means on a part of the editor.
  mutating func click(_ target: EditorTarget, at point: Point, _ context: ScreenContext) -> EditorRequest? {
    changing(context) { editor in
      switch target {
      case .wheel(let part, let steps):
        let request = editor.go(to: .wheel(part), context.language)
        editor.picker.turn(part, by: steps)
        return request
      case .field(let field): return editor.go(to: field, context.language)
      case .weekday(let place):
        let request = editor.go(to: .days, context.language)
        editor.toggleDay(place, context.language)
        return request
      case .step(let field, let steps):
        let request = editor.go(to: field, context.language)
        return editor.move(value: steps, context) ?? request
      case .pair(let field):
        let request = editor.go(to: field, context.language)
        editor.flip(context)
        return request
      case .text(let field, let start, let columns):
        let isFocused = field == editor.focus
        let request = editor.go(to: field, context.language)
        guard case .text(let path) = field.sort else { return request }
        editor[keyPath: path].moveCursor(
          toColumn: point.column - start.column, of: columns, isFocused: isFocused)
        return request
      }
    }
  }

  /// Does what the mouse's wheel means: over a wheel it turns it, anywhere else it goes from field to field.
  mutating func scroll(by steps: Int, over target: EditorTarget?, _ context: ScreenContext) -> EditorRequest? {
    changing(context) { editor in
      guard case .wheel(let part, _)? = target else { return editor.go(by: steps, context.language) }
      let request = editor.go(to: .wheel(part), context.language)
      editor.picker.turn(part, by: steps)
      return request
    }
  }
}

extension ScreenState {
  /// Does what the mouse means in the uppermost editor; nil where that is for others to say: there is none, something
  /// rings, or a key of the footer was clicked.
  mutating func followInEditor(_ event: MouseEvent, at instant: Instant) -> [ScreenEffect]? {
    guard ring == nil, case .editor(let editor, let over) = mode, editor.line == nil else { return nil }
    let found = AlarmScreen.render(self, drawnSize).target(at: event.point, as: Target.self)
    let target: EditorTarget? = if case .editor(let part)? = found { part } else { nil }
    guard found == nil || target != nil else { return nil }
    guard admits(at: instant) else { return [] }
    return act(in: editor, over: over) { editor, context in
      switch event.action {
      case .wheelUp: editor.scroll(by: -1, over: target, context)
      case .wheelDown: editor.scroll(by: 1, over: target, context)
      case .press: target.flatMap { editor.click($0, at: event.point, context) }
      }
    }
  }
}
