import Foundation
import Testing

/// The one waiter of the end-to-end tests: looks again and again until something holds, or fails when the time is up.
///
/// What real programs do in real time cannot be handed to a test as an event, so something has to look; this is the
/// only place that does.
func eventuallyFind<Value>(
  _ what: String, within seconds: Double = 10, every pause: Double = 0.02,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ look: () throws -> Value?
) throws -> Value {
  if let value = try find(within: seconds, every: pause, look) { return value }
  Issue.record("waited \(seconds) s in vain: \(what)", sourceLocation: sourceLocation)
  throw DeadlinePassed(what: what)
}

/// As above, for what need not come: nil when the time is up.
func find<Value>(within seconds: Double, every pause: Double, _ look: () throws -> Value?) rethrows -> Value? {
  let end = Date().addingTimeInterval(seconds)
  while true {
    if let value = try look() { return value }
    guard Date() < end else { return nil }
    Thread.sleep(forTimeInterval: pause)
  }
}

/// As above, for a condition.
func eventually(
  _ what: String, within seconds: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: () throws -> Bool
) throws {
  _ = try eventuallyFind(what, within: seconds, sourceLocation: sourceLocation) { try holds() ? true : nil }
}

/// Something did not come true in time.
struct DeadlinePassed: Error {
  let what: String
}
