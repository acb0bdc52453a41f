import Alarms
import TerminalUI

extension ListView {
  /// Lets an alarm's row be selected and its switch be switched by a click.
  static func addTargets(_ id: AlarmID, row: Int, _ columns: ListColumns, on canvas: inout Canvas) {
    addTarget(id, row: row, on: &canvas)
    let mark = Rect(column: columns.marker, row: row, columns: SwitchMark.columns, rows: 1)
    canvas.addTarget(mark, Target.list(.alarmSwitch(id)))
  }

  /// Lets a whole row stand for an alarm.
  static func addTarget(_ id: AlarmID, row: Int, on canvas: inout Canvas) {
    canvas.addTarget(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1), Target.list(.alarm(id)))
  }
}
