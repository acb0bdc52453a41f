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
  /// The request that is registered when this one is delivered, in the same transaction; nil for none.
  ///
  /// It comes due strictly later than this one was scheduled, and may have a follow-up itself. Whoever takes this one out
  /// before it comes due takes out both.
  public var followUp: NotificationRequest? {
    get { next?.request }
    set { next = newValue.map(Next.init) }
  }

  private var next: Next?

  /// The grace of a request that names none: 30 minutes.
  public static let usualGraceSeconds = 1800

  /// Makes a request.
  public init(
    identifier: String, content: NotificationContent, trigger: NotificationTrigger?,
    graceSeconds: Int = NotificationRequest.usualGraceSeconds, followUp: NotificationRequest? = nil
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    self.graceSeconds = max(0, graceSeconds)
    next = followUp.map(Next.init)
  }

  /// A request within a request.
  private indirect enum Next: Hashable, Sendable {
    case request(NotificationRequest)

    init(_ request: NotificationRequest) {
      self = .request(request)
    }

    var request: NotificationRequest {
      switch self {
      case .request(let request): request
      }
    }
  }
}
