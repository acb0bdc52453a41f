import Notifications
import Testing

/// Categories and responses as values.
struct CategoryTests {
  private let reply = NotificationAction(identifier: "reply", title: "Reply", options: .foreground)

  @Test("Opening always counts, an action where it is offered, dismissing only where the category asks for it")
  func accepts() {
    let plain = NotificationCategory(identifier: "mail", actions: [reply])
    let asking = NotificationCategory(identifier: "mail", actions: [], options: .customDismissAction)
    #expect(plain.accepts(.default) && asking.accepts(.default))
    #expect(plain.accepts(.action("reply")) && !asking.accepts(.action("reply")))
    #expect(!plain.accepts(.dismiss) && asking.accepts(.dismiss))
  }

  @Test("Actions are known by their identifiers, opening and dismissing by Apple's")
  func identifiers() {
    #expect(ResponseAction(identifier: "com.apple.UNNotificationDefaultActionIdentifier") == .default)
    #expect(ResponseAction(identifier: "com.apple.UNNotificationDismissActionIdentifier") == .dismiss)
    for action in [ResponseAction.default, .dismiss, .action("stop")] {
      #expect(ResponseAction(identifier: action.identifier) == action)
    }
  }

  @Test("The options have Apple's bits")
  func bits() {
    #expect(NotificationCategoryOptions.customDismissAction.rawValue == 1)
    #expect(NotificationActionOptions([.authenticationRequired, .destructive, .foreground]).rawValue == 7)
  }
}
