import Alarms
import Testing

/// The whole table of (state, event) → (state, effects).
struct RingStateTests {
  private static let events: [RingEvent] = [
    .cameDue, .cameDueTooLate, .answered(.stop), .answered(.snooze(minutes: 5)), .answered(.snooze(minutes: nil)),
    .answered(.giveUp), .withdrawn,
  ]

  private func row(_ state: RingState) -> [String] {
    Self.events.map { event in
      guard let (next, effects) = state.after(event) else { return "-" }
      return "\(next): " + effects.map { "\($0)" }.joined(separator: ", ")
    }
  }

  @Test("Scheduled: rings when due, is missed when too late, can be withdrawn, has nothing to answer")
  func scheduled() {
    #expect(
      row(.scheduled) == [
        "ringing: startSound, countInBadge", "missed: countInBadge, switchOffIfSpent", "-", "-", "-", "-",
        "stopped: removeRequests",
      ])
  }

  @Test("Ringing: is stopped, snoozed, given up or withdrawn; the switch goes off only when it is over")
  func ringing() {
    #expect(
      row(.ringing) == [
        "-", "-", "stopped: stopSound, switchOffIfSpent", "snoozed: stopSound, addSnooze(minutes: Optional(5))",
        "snoozed: stopSound, addSnooze(minutes: nil)", "missed: stopSound, switchOffIfSpent",
        "stopped: stopSound, removeRequests",
      ])
  }

  @Test("Snoozed: rings again or is missed, as if scheduled")
  func snoozed() {
    #expect(row(.snoozed) == row(.scheduled))
  }

  @Test("Stopped and missed: nothing happens any more", arguments: [RingState.stopped, .missed])
  func over(state: RingState) {
    #expect(row(state).allSatisfy { $0 == "-" })
  }
}
