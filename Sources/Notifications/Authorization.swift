/// How far the user lets notifications go, in Apple's words.
public enum AuthorizationStatus: Int, Sendable {
  /// The user has said neither yes nor no.
  case notDetermined = 0
  /// The user has said no: nothing is kept pending.
  case denied = 1
  /// The user has said yes, at least in part.
  case authorized = 2
}

/// The kinds of presentation a user allows; the bits are those of Apple's `UNAuthorizationOptions`.
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Counting in the badge.
  public static let badge = AuthorizationOptions(rawValue: 1 << 0)
  /// Sounding.
  public static let sound = AuthorizationOptions(rawValue: 1 << 1)
  /// Showing itself unasked, outside the program's own screen.
  public static let alert = AuthorizationOptions(rawValue: 1 << 2)

  /// Every kind there is here.
  public static let all: AuthorizationOptions = [.badge, .sound, .alert]

  /// The kinds with their names, as they are written on the command line and in the store.
  public static let named: [(name: String, option: AuthorizationOptions)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge),
  ]

  /// The kind of that name; nil when there is none.
  public init?(name: String) {
    guard let found = AuthorizationOptions.named.first(where: { $0.name == name }) else { return nil }
    self = found.option
  }

  /// The names of the kinds it holds, in the order of `named`.
  public var names: [String] {
    AuthorizationOptions.named.filter { contains($0.option) }.map(\.name)
  }
}

/// What the user has decided.
public enum Authorization: Hashable, Sendable {
  /// Nothing yet: what is pending is presented in every way, so that nothing set before anybody asked falls silent.
  case notDetermined
  /// Nothing is allowed.
  case denied
  /// These kinds are; with none of them what is pending comes due unseen and unheard.
  case authorized(AuthorizationOptions)

  /// The decision without the kinds.
  public var status: AuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }
}

/// What the user allows notifications to do.
public struct NotificationSettings: Hashable, Sendable {
  /// What was decided.
  public var authorization: Authorization

  /// Settings by a decision.
  public init(_ authorization: Authorization) {
    self.authorization = authorization
  }

  /// Settings of a user who has said yes, by kind; everything unless told otherwise.
  public init(allowsAlert: Bool = true, allowsSound: Bool = true, allowsBadge: Bool = true) {
    var kinds: AuthorizationOptions = []
    if allowsAlert { kinds.insert(.alert) }
    if allowsSound { kinds.insert(.sound) }
    if allowsBadge { kinds.insert(.badge) }
    authorization = .authorized(kinds)
  }

  /// What nobody has decided yet.
  public static let notDetermined = NotificationSettings(.notDetermined)

  /// Whether the user has decided, and how.
  public var authorizationStatus: AuthorizationStatus { authorization.status }

  /// Whether nothing at all is allowed.
  public var isDenied: Bool { authorization == .denied }

  /// Whether a kind is allowed; while nothing is decided every kind is.
  public func allows(_ kind: AuthorizationOptions) -> Bool {
    switch authorization {
    case .notDetermined: true
    case .denied: false
    case .authorized(let kinds): kinds.isSuperset(of: kind)
    }
  }

  /// Whether it may show itself unasked, as a banner and in the list.
  public var allowsAlert: Bool { allows(.alert) }

  /// Whether it may sound.
  public var allowsSound: Bool { allows(.sound) }

  /// Whether it may count in the badge.
  public var allowsBadge: Bool { allows(.badge) }
}

// MARK: changing it

extension NotificationSettings {
  /// The settings after the user has allowed some kinds, or with nil everything.
  ///
  /// Where everything was denied only these kinds are allowed from then on.
  public func allowing(_ kinds: AuthorizationOptions?) -> NotificationSettings {
    guard let kinds else { return NotificationSettings() }
    return switch authorization {
    case .notDetermined: NotificationSettings()
    case .denied: NotificationSettings(.authorized(kinds))
    case .authorized(let before): NotificationSettings(.authorized(before.union(kinds)))
    }
  }

  /// The settings after the user has denied some kinds, or with nil everything.
  ///
  /// Denying a kind decides about the others too: they are allowed, unless everything was denied, which stays so.
  public func denying(_ kinds: AuthorizationOptions?) -> NotificationSettings {
    guard let kinds else { return NotificationSettings(.denied) }
    return switch authorization {
    case .notDetermined: NotificationSettings(.authorized(.all.subtracting(kinds)))
    case .denied: self
    case .authorized(let before): NotificationSettings(.authorized(before.subtracting(kinds)))
    }
  }
}

// MARK: keeping it

extension NotificationSettings {
  /// The settings as a store kept them: `denied`, or `authorized` and the names of the kinds.
  ///
  /// Nothing kept, or what a newer program has written, is not determined: an alarm must not fall silent by it.
  public init(stored: String?) {
    let words = (stored ?? "").split(separator: " ").map(String.init)
    switch words.first {
    case "denied": authorization = .denied
    case "authorized":
      let kinds = words.dropFirst().compactMap(AuthorizationOptions.init(name:))
      authorization = .authorized(kinds.reduce([]) { $0.union($1) })
    default: authorization = .notDetermined
    }
  }

  /// What a store keeps; nil for nothing, while nothing is decided.
  public var stored: String? {
    switch authorization {
    case .notDetermined: nil
    case .denied: "denied"
    case .authorized(let kinds): (["authorized"] + kinds.names).joined(separator: " ")
    }
  }
}
