import TerminalUI
import Words

/// What a key means while the screen asks for another time of the next ring.
enum InsteadCommand: Hashable, Sendable {
  /// Ring then; leave everything as it is.
  case set, leave
  /// Go through the usual times.
  case move(Int)
}

/// The keys of that question; every other visible key types itself.
enum InsteadKeys {
  /// The keys.
  ///
  /// - Parameter isEditing: whether the time is being typed, so that left and right move the cursor.
  static func table(_ language: Language, isEditing: Bool) -> KeyTable<InsteadCommand> {
    let set = KeyBinding<InsteadCommand>(
      .enter, label: language("set"), help: language("Ring at that time, only once."), isPinned: true, event: .set)
    let times: [KeyBinding<InsteadCommand>] = [
      KeyBinding(
        .right, .down, label: language("usual times"), help: language("Choose the next of the usual times."),
        event: .move(1)),
      KeyBinding(.left, .up, help: language("Choose the usual time before."), event: .move(-1)),
    ]
    let leave = KeyBinding<InsteadCommand>(
      .escape, label: language("leave"), help: language("Leave it as it is."), isPinned: true, event: .leave)
    return KeyTable([set] + (isEditing ? [] : times) + [leave])
  }
}
