extension Duration {
  /// The length in whole microseconds, rounded down; stays at the ends of `Int64` instead of overflowing.
  public var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let fraction = attoseconds.flooredQuotient(by: 1_000_000_000_000)
    let (product, overflowed) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !overflowed else { return seconds < 0 ? .min : .max }
    return product.addingSaturating(fraction)
  }

  /// The length in whole seconds, rounded down: -0.5 s is -1.
  public var wholeSeconds: Int64 {
    components.attoseconds < 0 ? components.seconds - 1 : components.seconds
  }

  /// A length of so many minutes of sixty seconds each.
  public static func minutes(_ count: Int) -> Duration {
    .seconds(60) * count
  }
}

extension FixedWidthInteger where Self: SignedInteger {
  /// The quotient rounded towards negative infinity, as calendars need it for times before 1970.
  ///
  /// - Parameter divisor: greater than zero.
  @inline(__always)
  func flooredQuotient(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// What `flooredQuotient` leaves over: 0 ..< divisor.
  @inline(__always)
  func flooredRemainder(by divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// The sum, or the end of the type's range that it went past.
  @inline(__always)
  func addingSaturating(_ other: Self) -> Self {
    let (sum, overflowed) = addingReportingOverflow(other)
    guard overflowed else { return sum }
    return other < 0 ? .min : .max
  }

  /// The difference, or the end of the type's range that it went past.
  @inline(__always)
  func subtractingSaturating(_ other: Self) -> Self {
    let (difference, overflowed) = subtractingReportingOverflow(other)
    guard overflowed else { return difference }
    return other < 0 ? .max : .min
  }
}
