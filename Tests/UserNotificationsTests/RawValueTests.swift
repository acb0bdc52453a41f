import Testing
import UserNotifications

/// The numbers of Apple's headers (iPhoneOS 16.5).
struct RawValueTests {
  @Test("Option sets have Apple's bits")
  func options() {
    #expect(UNAuthorizationOptions.badge.rawValue == 1)
    #expect(UNAuthorizationOptions.sound.rawValue == 2)
    #expect(UNAuthorizationOptions.alert.rawValue == 4)
    #expect(UNAuthorizationOptions.carPlay.rawValue == 8)
    #expect(UNAuthorizationOptions.criticalAlert.rawValue == 16)
    #expect(UNAuthorizationOptions.providesAppNotificationSettings.rawValue == 32)
    #expect(UNAuthorizationOptions.provisional.rawValue == 64)
    #expect(UNAuthorizationOptions.announcement.rawValue == 128)
    #expect(UNAuthorizationOptions.timeSensitive.rawValue == 256)
    #expect(UNNotificationPresentationOptions.badge.rawValue == 1)
    #expect(UNNotificationPresentationOptions.sound.rawValue == 2)
    #expect(UNNotificationPresentationOptions.alert.rawValue == 4)
    #expect(UNNotificationPresentationOptions.list.rawValue == 8)
    #expect(UNNotificationPresentationOptions.banner.rawValue == 16)
  }

  @Test("Actions and categories too")
  func actionOptions() {
    #expect(UNNotificationActionOptions.authenticationRequired.rawValue == 1)
    #expect(UNNotificationActionOptions.destructive.rawValue == 2)
    #expect(UNNotificationActionOptions.foreground.rawValue == 4)
    #expect(UNNotificationCategoryOptions.customDismissAction.rawValue == 1)
    #expect(UNNotificationCategoryOptions.allowInCarPlay.rawValue == 2)
    #expect(UNNotificationCategoryOptions.hiddenPreviewsShowTitle.rawValue == 4)
    #expect(UNNotificationCategoryOptions.hiddenPreviewsShowSubtitle.rawValue == 8)
    #expect(UNNotificationCategoryOptions.allowAnnouncement.rawValue == 16)
  }

  @Test("Enumerations count as Apple's")
  func enumerations() {
    let statuses: [UNAuthorizationStatus] = [.notDetermined, .denied, .authorized, .provisional, .ephemeral]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect([UNNotificationSetting.notSupported, .disabled, .enabled].map(\.rawValue) == [0, 1, 2])
    #expect([UNAlertStyle.none, .banner, .alert].map(\.rawValue) == [0, 1, 2])
    #expect([UNShowPreviewsSetting.always, .whenAuthenticated, .never].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UNNotificationInterruptionLevel.passive, .active, .timeSensitive, .critical].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("Errors have Apple's codes and domain")
  func errors() {
    let codes: [(UNError.Code, Int)] = [
      (.notificationsNotAllowed, 1), (.attachmentInvalidURL, 100), (.attachmentUnrecognizedType, 101),
      (.attachmentInvalidFileSize, 102), (.attachmentNotInDataStore, 103), (.attachmentMoveIntoDataStoreFailed, 104),
      (.attachmentCorrupt, 105), (.notificationInvalidNoDate, 1400), (.notificationInvalidNoContent, 1401),
      (.contentProvidingObjectNotAllowed, 1500), (.contentProvidingInvalid, 1501), (.badgeInputInvalid, 1600),
    ]
    for (code, number) in codes {
      let error = UNError(code) as NSError
      #expect(code.rawValue == number)
      #expect(error.domain == UNErrorDomain)
      #expect(error.code == number)
      #expect(!error.localizedDescription.isEmpty)
    }
    #expect(UNErrorDomain == "UNErrorDomain")
  }

  @Test("The seeds' expression for options is 7; the actions have Apple's identifiers")
  func constants() {
    #expect(UNAuthorizationOptions(arrayLiteral: [.alert, .badge, .sound]).rawValue == 7)
    #expect(UNNotificationDefaultActionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
    #expect(UNNotificationDismissActionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
  }
}
