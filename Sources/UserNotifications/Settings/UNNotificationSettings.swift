import Foundation
import Notifications

/// What the user allows this program, as it was when it was asked for.
public final class UNNotificationSettings: NSObject, NSCopying, Sendable {
  private let settings: NotificationSettings

  init(_ settings: NotificationSettings) {
    self.settings = settings
  }

  /// What the user has decided.
  public var authorizationStatus: UNAuthorizationStatus {
    switch settings.authorizationStatus {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  /// Whether notifications may sound.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether they may change the badge.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether they may show themselves.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether they are kept among the delivered ones; goes with `alertSetting`.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Nothing here knows a lock screen.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Nothing here knows a car.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Critical alerts are not offered here.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Nothing is read aloud here.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// What breaks through a focus is for the desktop to say.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Nothing is held back for a summary here.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Direct messages are not told from others here.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// How notifications show themselves: a banner where they may, else not at all.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// When their text is shown: always.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the program has settings of its own for notifications: never seen here.
  public var providesAppNotificationSettings: Bool { false }

  private func setting(_ kind: AuthorizationOptions) -> UNNotificationSetting {
    switch settings.authorizationStatus {
    case .notDetermined: .notSupported
    case .denied: .disabled
    case .authorized: settings.allows(kind) ? .enabled : .disabled
    }
  }

  /// The same settings; they never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other settings allow the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSettings)?.settings == settings
  }

  /// Goes with `isEqual`.
  public override var hash: Int { settings.hashValue }
}
