import Notifications
import TestSupport
import Testing
import Timekeeping

/// What the user allows, as values.
struct AuthorizationTests {
  private let undecided = NotificationSettings.notDetermined
  private let denied = NotificationSettings(.denied)

  @Test("Status and options have Apple's raw values")
  func rawValues() {
    #expect(AuthorizationStatus.notDetermined.rawValue == 0)
    #expect(AuthorizationStatus.denied.rawValue == 1)
    #expect(AuthorizationStatus.authorized.rawValue == 2)
    #expect(AuthorizationOptions([.alert, .sound, .badge]).rawValue == 7)
    #expect(AuthorizationOptions.badge.rawValue == 1 && AuthorizationOptions.sound.rawValue == 2)
  }

  @Test("While nothing is decided nothing is silenced; denied, nothing is allowed")
  func presentation() {
    let content = NotificationContent(title: "Tea", sound: .default, badge: .oneMore)
    #expect(content.presentation(under: undecided) == [.list, .banner, .sound, .badge])
    #expect(content.presentation(under: denied) == [])
  }

  @Test("Allowing and denying go kind by kind")
  func kindByKind() {
    let silent = NotificationSettings(allowsSound: false)
    #expect(undecided.denying(.sound) == silent)
    #expect(NotificationSettings().denying(.sound) == silent)
    #expect(silent.allowing(.sound) == NotificationSettings())
    #expect(silent.denying([.alert, .badge]) == NotificationSettings(.authorized([])))
    #expect(denied.allowing(.badge) == NotificationSettings(.authorized(.badge)))
    #expect(denied.denying(.badge) == denied)
  }

  @Test("Allowing or denying the whole forgets the kinds")
  func whole() {
    let silent = NotificationSettings(allowsSound: false)
    for settings in [undecided, denied, silent] {
      #expect(settings.allowing(nil) == NotificationSettings())
      #expect(settings.denying(nil) == denied)
    }
  }

  @Test("What is kept comes back the same, and what nobody understands is not determined")
  func stored() {
    let all = [
      undecided, denied, NotificationSettings(), NotificationSettings(allowsSound: false),
      NotificationSettings(.authorized([])),
    ]
    for settings in all { #expect(NotificationSettings(stored: settings.stored) == settings) }
    #expect(NotificationSettings(allowsBadge: false).stored == "authorized alert sound")
    #expect(NotificationSettings(stored: "provisional") == undecided)
    #expect(NotificationSettings(stored: "authorized sound light") == NotificationSettings(.authorized(.sound)))
  }

  @Test("Denied, adding is refused and nothing is kept, a request that is pending neither replaced")
  func addingDenied() throws {
    let request = NotificationRequest(
      identifier: "a", content: NotificationContent(), trigger: .timeInterval(.seconds(5), repeats: false))
    let (now, zones) = (try moment("2027-01-05 08:00", in: "Asia/Seoul"), try zones("Asia/Seoul"))
    #expect(throws: NotificationError.notAllowed) {
      try CentreRules.adding(request, to: CentreRows(settings: denied), now: now, zones: zones)
    }
    let change = try CentreRules.adding(request, to: CentreRows(settings: undecided), now: now, zones: zones)
    #expect(change.save.map(\.request) == [request])
    #expect(change.settings == nil, "who asks the user is for the program whose request it is")
  }

  @Test("What is delivered at once leaves a badge alone that must not be counted in")
  func badge() throws {
    let request = NotificationRequest(
      identifier: "a", content: NotificationContent(badge: .set(5)), trigger: nil)
    let rows = CentreRows(badge: 2, settings: NotificationSettings(allowsBadge: false))
    let now = try moment("2027-01-05 08:00", in: "Asia/Seoul")
    let change = try CentreRules.adding(request, to: rows, now: now, zones: zones("Asia/Seoul"))
    #expect(change.badge == nil && change.deliver.count == 1)
  }
}
