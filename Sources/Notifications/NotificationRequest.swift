/// What is asked of the notification centre: to hand over this content when this trigger comes due.
public struct NotificationRequest: Hashable, Sendable {
  /// Names the request; adding another with the same identifier replaces it.
  public var identifier: String
  /// What is handed over.
  public var content: NotificationContent
  /// When; nil delivers at once.
  public var trigger: NotificationTrigger?
  /// How late it may still be delivered with sound, in whole seconds; past it the delivery is `missed`.
  public var graceSeconds: Int

  /// The grace of a request that names none: 30 minutes.
  public static let usualGraceSeconds = 1800

  /// Makes a request.
  public init(
    identifier: String, content: NotificationContent, trigger: NotificationTrigger?,
    graceSeconds: Int = NotificationRequest.usualGraceSeconds
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    self.graceSeconds = max(0, graceSeconds)
  }
}
