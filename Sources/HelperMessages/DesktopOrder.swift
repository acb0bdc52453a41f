/// What `alarm` asks of `alarm-desktop`, one line of its input each.
public enum DesktopOrder: Hashable, Sendable {
  /// Keep the machine awake from now on; the reason is a sentence for people.
  case inhibit(why: String)
  /// Let it sleep again.
  case release
  /// Show a notification, or other words in the one of the same key.
  case show(DesktopBanner)
  /// Tell where the machine is from now on, each time it has moved so many metres.
  case locate(metres: Int)
  /// Tell so no more.
  case stopLocating
  /// Take the notification of this key away.
  case close(key: String)
}

extension DesktopOrder {
  /// The option before the name of another program than `alarm`, in which notifications are shown.
  public static let senderOption = "--for"

  /// The order as one line, without the line feed; whatever its text holds.
  public var line: String {
    switch self {
    case .inhibit(let why): Fields.join(["inhibit", why])
    case .release: Fields.join(["release"])
    case .show(let banner): Fields.join(["show"] + banner.fields)
    case .locate(let metres): Fields.join(["locate", String(metres)])
    case .stopLocating: Fields.join(["stop-locating"])
    case .close(let key): Fields.join(["close", key])
    }
  }

  /// Reads an order; nil for any other line, such as one of a newer `alarm`.
  public init?(line: String) {
    let fields = Fields.split(line)
    switch (fields[0], fields.count) {
    case ("inhibit", 2): self = .inhibit(why: fields[1])
    case ("release", 1): self = .release
    case ("show", _):
      guard let banner = DesktopBanner(fields.dropFirst()) else { return nil }
      self = .show(banner)
    case ("locate", 2):
      guard let metres = Int(fields[1]), metres > 0 else { return nil }
      self = .locate(metres: metres)
    case ("stop-locating", 1): self = .stopLocating
    case ("close", 2): self = .close(key: fields[1])
    default: return nil
    }
  }
}
