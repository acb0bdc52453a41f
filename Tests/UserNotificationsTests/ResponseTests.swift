import Foundation
import TestSupport
import Testing

@testable import UserNotifications

/// What the user does on the desktop, told by a stand-in for `alarm-desktop`.
struct ResponseTests {
  /// A stand-in that finds a server and answers what is shown with these words before its key.
  private static func desktop(_ answer: String) -> String {
    """
    if [ "$1" = --check ]; then printf 'server\\tstand-in\\t1\\n'; exit; fi
    while IFS='\t' read -r order key rest; do
      case $order in
        show) printf '%s\\n' "$rest" > "$heard"; \(answer) ;;
        *) printf '%s %s\\n' "$order" "$key" > "$heard" ;;
      esac
    done
    """
  }

  private let bench: Bench
  private let centre: UNUserNotificationCenter
  private let delegate = RespondedDelegate()

  init() throws {
    bench = try Bench()
    centre = bench.centre()
    centre.delegate = delegate
    let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze")
    centre.setNotificationCategories([
      UNNotificationCategory(identifier: "plain", actions: [snooze], intentIdentifiers: []),
      UNNotificationCategory(identifier: "asks", actions: [], intentIdentifiers: [], options: .customDismissAction),
    ])
  }

  private func response(to category: String) async throws -> String? {
    let told = content("Title") {
      $0.subtitle = "Sub"
      $0.body = "Body"
      $0.categoryIdentifier = category
    }
    let link = "my-app://main/first?message=hi"
    try await centre.add(UNNotificationRequest(identifier: link, content: told, trigger: nil))
    let response = await first(of: delegate.responses)
    #expect(response?.notification.request.identifier == link)
    return response?.actionIdentifier
  }

  @Test("Opening it is the default action; the bubble has title, text and the category's actions")
  func opened() async throws {
    let shown = try bench.install("alarm-desktop", Self.desktop(#"printf 'chosen\t%s\tdefault\n' "$key""#))
    #expect(try await response(to: "plain") == UNNotificationDefaultActionIdentifier)
    let bubble = "1\tnormal\t\tpasses\tTitle\tSub\\nBody\t\tdefault\tOpen\t0\tSnooze"
    #expect(await first(of: shown) == bubble)
    let isTaken = await bench.becomesTrue { [centre] in await centre.deliveredNotifications().isEmpty }
    #expect(isTaken)
  }

  @Test("An action is told by its identifier")
  func action() async throws {
    let shown = try bench.install("alarm-desktop", Self.desktop(#"printf 'chosen\t%s\t0\n' "$key""#))
    #expect(try await response(to: "plain") == "snooze")
    withExtendedLifetime(shown) {}
  }

  @Test("Dismissing is told where the category asks for it")
  func dismissed() async throws {
    let shown = try bench.install("alarm-desktop", Self.desktop(#"printf 'dismissed\t%s\n' "$key""#))
    #expect(try await response(to: "asks") == UNNotificationDismissActionIdentifier)
    withExtendedLifetime(shown) {}
  }

  @Test("Elsewhere it only takes it out of the list; removing it takes the bubble away")
  func untold() async throws {
    let heard = try bench.install("alarm-desktop", Self.desktop(":"))
    try await centre.add(UNNotificationRequest(identifier: "a", content: content("x"), trigger: nil))
    #expect(await first(of: heard) != nil)
    centre.removeDeliveredNotifications(withIdentifiers: ["a"])
    #expect(await first(of: heard) == "close 1")
  }
}

private final class RespondedDelegate: NSObject, UNUserNotificationCenterDelegate {
  let (responses, teller) = AsyncStream<UNNotificationResponse>.makeStream()

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    teller.yield(response)
  }
}
