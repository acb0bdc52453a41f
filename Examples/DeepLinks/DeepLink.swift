import UserNotifications

/// Where a notification leads, by its identifier: `my-app://main/first?message=Hello&desc=World`.
enum DeepLink: Equatable {
  case login
  case main(message: String?, desc: String?)

  /// Scheme, host and path have to be exactly these; any other identifier is no deep link.
  init?(string: String) {
    guard let url = URL(string: string), url.scheme == "my-app" else { return nil }
    switch (url.host, url.path) {
    case ("login", ""): self = .login
    case ("main", "/first"): self = .main(message: url.value(of: "message"), desc: url.value(of: "desc"))
    default: return nil
    }
  }
}

extension URL {
  /// The first value of a name in the query.
  fileprivate func value(of name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
  }
}
