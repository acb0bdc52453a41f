import Notifications

extension DeepLink {
  /// Where choosing a notification leads: its identifier where that is a link, else the link of its content, else the ring
  /// of its alarm; nil when none of it is a link.
  public init?(_ request: NotificationRequest) {
    let ring = AlarmID(requestIdentifier: request.identifier).map(DeepLink.ring)
    guard let link = DeepLink(request.identifier) ?? request.content.link.flatMap({ DeepLink($0) }) ?? ring else {
      return nil
    }
    self = link
  }
}
