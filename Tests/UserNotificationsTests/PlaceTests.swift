import Foundation
import TestSupport
import Testing

@testable import UserNotifications

/// Entering and leaving, told by a stand-in for `alarm-desktop` that goes where its script says.
struct PlaceTests {
  private let bench: Bench
  private let centre: UNUserNotificationCenter
  private let delegate = AskedDelegate { _ in .everything }

  init() throws {
    bench = try Bench()
    centre = bench.centre()
    centre.delegate = delegate
  }

  /// A stand-in that tells these positions, in degrees, once it is asked.
  private func desktop(_ positions: String...) throws -> AsyncStream<String> {
    let told = positions.map { "printf 'position\\t%s\\t%s\\t5\\t\\n' \($0)" }.joined(separator: "; ")
    return try bench.install(
      "alarm-desktop", #"read -r order; echo "$order" > "$heard"; "# + told + "; cat > /dev/null")
  }

  private func home(notifiesOnExit: Bool = true, repeats: Bool = false) -> UNNotificationRequest {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 37.5, longitude: 127), radius: 200, identifier: "home")
    region.notifyOnExit = notifiesOnExit
    return UNNotificationRequest(
      identifier: "a", content: content("home"),
      trigger: UNLocationNotificationTrigger(region: region, repeats: repeats))
  }

  @Test("It comes due where it is entered, once, and is pending until then")
  func enters() async throws {
    let asked = try desktop("0 0", "37.5 127")
    try await centre.add(home())
    #expect(await first(of: asked) == "locate\t20")
    #expect(await first(of: delegate.asked)?.request.content.title == "home")
    #expect(await centre.pendingNotificationRequests().isEmpty)
    #expect(await centre.deliveredNotifications().count == 1)
  }

  @Test("One that repeats goes on, region and all; where it begins is no crossing")
  func repeats() async throws {
    let asked = try desktop("37.5 127", "0 0", "37.5 127")
    try await centre.add(home(notifiesOnExit: false, repeats: true))
    #expect(await first(of: asked) != nil)
    #expect(await first(of: delegate.asked) != nil)
    let pending = await centre.pendingNotificationRequests()
    let region = (pending.first?.trigger as? UNLocationNotificationTrigger)?.region
    #expect(region?.identifier == "home")
    #expect(region?.notifyOnExit == false)
    #expect(await centre.deliveredNotifications().count == 1)
  }

  @Test("Without alarm-desktop it stays pending, and the line says why")
  func nobody() async throws {
    try await centre.add(home())
    let line = await first(of: bench.lines)
    #expect(
      line == "water: places cannot be watched: alarm-desktop is neither beside this program nor on PATH; install it")
    #expect(await centre.pendingNotificationRequests().map(\.identifier) == ["a"])
    centre.removeAllPendingNotificationRequests()
    #expect(await centre.pendingNotificationRequests().isEmpty)
  }

  @Test("A region that cannot be watched is refused")
  func refused() async throws {
    let nowhere = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 91, longitude: 0), radius: 100, identifier: "nowhere")
    let request = UNNotificationRequest(
      identifier: "a", content: content("x"),
      trigger: UNLocationNotificationTrigger(region: nowhere, repeats: false))
    await #expect(throws: UNError(.impossibleCircle)) { try await centre.add(request) }
  }
}
