import Timekeeping
import Words

extension Language {
  /// A time of day as this language's clocks show it: "07:30", or "7:30 AM" where days have two halves.
  ///
  /// With twelve hours 00:00 is 12:00 AM and 12:05 is 12:05 PM. Seconds are written only when they are not zero.
  public func clock(_ time: TimeOfDay) -> String {
    guard usesTwelveHours else { return time.description }
    let hour = (time.hour + 11) % 12 + 1
    // Dropping the hour keeps ":30" or ":30:15" as the 24-hour form writes them.
    let shown = "\(hour)\(time.description.dropFirst(2))"
    return time.hour < 12 ? self("%1 AM", shown) : self("%1 PM", shown)
  }

  /// A length of time for a reader who waits for its end: "3 days 10 h", "7 h 18 min", "18 min".
  ///
  /// Rounded up, so that what is left is never shown shorter than it is: to whole minutes below a day, to whole hours
  /// from there on, to whole days from ten on. Nothing and less is "0 min".
  public func span(_ length: Duration) -> String {
    let minutes = Language.roundedUp(length, to: 60)
    guard minutes >= 1440 else { return hoursAndMinutes(minutes) }
    guard minutes <= 14_400 else { return joined([days(Language.roundedUp(length, to: 86_400))], orElse: "") }
    let hours = Language.roundedUp(length, to: 3600)
    return joined([days(hours / 24), self.hours(hours % 24)], orElse: "")
  }

  /// A length of time to the second: "1 h 2 min 5 s".
  ///
  /// Rounded up; 90 seconds are "1 min 30 s", nothing and less is "0 s".
  public func spanWithSeconds(_ length: Duration) -> String {
    let seconds = Language.roundedUp(length, to: 1)
    let parts = [
      days(seconds / 86_400), hours(seconds / 3600 % 24), minutes(seconds / 60 % 60), self.seconds(seconds % 60),
    ]
    return joined(parts, orElse: self("%1 s", "0"))
  }

  /// How long there is to wait, told once: "7 h 18 min", and under a minute "45 s".
  ///
  /// What is told once does not count down before the reader's eyes, as a screen's does, so that seconds are of use.
  public func wait(_ length: Duration) -> String {
    length < .seconds(60) ? spanWithSeconds(length) : span(length)
  }

  /// How long a timer has left, told once: below an hour to the nearest second, "1 min 30 s".
  ///
  /// The nearest, because a timer that has just been started has run for a few milliseconds, or is about to.
  func timerWait(_ length: Duration) -> String {
    guard length < .seconds(3600) else { return span(length) }
    let (seconds, rest) = length.components
    return spanWithSeconds(.seconds(max(1, rest >= 500_000_000_000_000_000 ? seconds + 1 : seconds)))
  }

  /// How late something came: "5 s", "6 min", "2 days 3 h".
  ///
  /// Rounded down, because what is not yet two minutes late is one minute late: to whole minutes from one on, to whole hours
  /// from a day on, to whole days from ten on. Nothing and less is "0 s".
  public func howLate(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: spanWithSeconds(.seconds(seconds))
    case ..<86_400: span(.seconds(seconds / 60 * 60))
    case ...864_000: span(.seconds(seconds / 3600 * 3600))
    default: span(.seconds(seconds / 86_400 * 86_400))
    }
  }
}

extension Language {
  private static func roundedUp(_ length: Duration, to unit: Int64) -> Int64 {
    guard length > .zero else { return 0 }
    let seconds = length.components.seconds + (length.components.attoseconds > 0 ? 1 : 0)
    return seconds / unit + (seconds % unit > 0 ? 1 : 0)
  }

  private func hoursAndMinutes(_ count: Int64) -> String {
    joined([hours(count / 60), minutes(count % 60)], orElse: self("%1 min", "0"))
  }

  private func days(_ count: Int64) -> String? {
    count == 0 ? nil : count == 1 ? self("1 day") : self("%1 days", String(count))
  }

  private func hours(_ count: Int64) -> String? {
    count == 0 ? nil : self("%1 h", String(count))
  }

  private func minutes(_ count: Int64) -> String? {
    count == 0 ? nil : self("%1 min", String(count))
  }

  private func seconds(_ count: Int64) -> String? {
    count == 0 ? nil : self("%1 s", String(count))
  }

  private func joined(_ parts: [String?], orElse nothing: String) -> String {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? nothing : parts.joined(separator: " ")
  }
}
