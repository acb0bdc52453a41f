/// One figure of the list of goals.
struct Figure: Sendable {
  /// Its name there.
  let name: String
  /// Measures it.
  let measure: @MainActor @Sendable (Bench) async throws(BenchmarkError) -> [Measurement]

  /// All there are, in order.
  static let all = [
    Figure(name: "F1", measure: NextCommand.measure),
    Figure(name: "F2", measure: FirstPaint.measure),
    Figure(name: "F3", measure: KeyPress.measure),
    Figure(name: "F4", measure: DurableChange.measure),
    Figure(name: "F5", measure: IdleWakes.measure),
    Figure(name: "F6", measure: DeliveryDelay.measure),
    Figure(name: "F7", measure: FirstSample.measure),
    Figure(name: "F8", measure: Memory.measure),
    Figure(name: "F9", measure: NextOccurrence.measure),
    Figure(name: "F10", measure: Replanning.measure),
    Figure(name: "F11", measure: Growth.measure),
    Figure(name: "F12", measure: Succession.measure),
    Figure(name: "F13", measure: SeenElsewhere.measure),
    Figure(name: "F14", measure: WrittenBytes.measure),
    Figure(name: "F15", measure: Scrolling.measure),
    Figure(name: "F16", measure: HugeWindow.measure),
  ]
}
