import Notifications
import Words

extension Banner {
  /// What can be chosen on it beside the banner itself.
  public func actions(_ language: Language) -> [NotificationAction] {
    rings.isEmpty ? [] : AlarmCategory.category(language, for: rings.map(\.alarm)).actions
  }

  /// The responses that choosing something on it makes: one to each notification that it stands for.
  public func responses(_ action: ResponseAction) -> [NotificationResponse] {
    switch subject {
    case .ringing(let rings):
      rings.map { NotificationResponse(request: $0.request, scheduled: $0.scheduled, action: action) }
    case .missed(let requests):
      requests.map { NotificationResponse(request: $0, scheduled: nil, action: action) }
    }
  }
}

extension Ring {
  /// The request that came due, as it is shown.
  public var request: NotificationRequest {
    NotificationRequest(identifier: identifier, content: content, trigger: nil)
  }
}
