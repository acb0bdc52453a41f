/// When a helper program that has died is started again.
struct HelperRestarts: Hashable {
  /// After which pauses one that dies again and again is started; then it is left alone.
  static let pauses: [Duration] = [.seconds(1), .seconds(10), .seconds(60)]
  /// One that ran so long proves itself sound: the pauses begin small again.
  static let soundAfter = Duration.seconds(60)

  private var deaths = 0

  /// Makes one for a helper that has not died yet.
  init() {}

  /// It has died, or could not be started.
  ///
  /// - Parameter lifetime: how long it ran.
  /// - Returns: after which pause it is to be started again; nil when it is left alone.
  mutating func died(after lifetime: Duration) -> Duration? {
    if lifetime >= HelperRestarts.soundAfter { deaths = 0 }
    guard deaths < HelperRestarts.pauses.count else { return nil }
    deaths += 1
    return HelperRestarts.pauses[deaths - 1]
  }
}
