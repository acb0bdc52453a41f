/// An alarm taken apart into its fields, unchecked: what a row, a JSON object, options or the editor hold.
///
/// `Alarm(record)` checks it as a whole; nothing else checks fields.
public struct AlarmRecord: Hashable, Sendable {
  private var values: [FieldValue]

  /// A record in which every field is null.
  public init() {
    values = Array(repeating: .null, count: AlarmField.allCases.count)
  }

  /// The value of one field.
  public subscript(field: AlarmField) -> FieldValue {
    get { values[field.place] }
    set { values[field.place] = newValue }
  }
}
