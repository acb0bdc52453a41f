import Notifications
import Timekeeping
import Words

extension Language {
  /// What the notification centre refused, and what to do.
  public func sentence(for error: NotificationError) -> String {
    switch error {
    case .notAllowed: self("Alarms are not allowed, so none can be set: “alarm authorize” allows them.")
    case .noNextDate: self("There is no such time to come: give a date and a time in the future.")
    case .intervalTooShort(repeats: false): self("The span is not positive: give at least one second.")
    case .intervalTooShort(repeats: true): self("A span that repeats must be at least 60 seconds: give a longer one.")
    case .nestedTooDeeply:
      self(
        "What is given along with the notification, or follows it, is nested too deeply: %1 levels are allowed.",
        String(UserInfoValue.deepest))
    case .zone(.unknown(let name)):
      self(
        "There is no time zone “%1” on this machine: give a name such as Asia/Seoul, or install the system's time zones (package tzdata).",
        shortened(name))
    case .zone(let error): sentence(for: error)
    case .store(let fault): sentence(for: fault)
    }
  }

  /// Why the rules of the zone that TZ names could not be had, and what to do; it may be a rule, what pins an alarm may not.
  public func sentence(for error: ZoneError) -> String {
    switch error {
    case .unknown(let name):
      self(
        "There is no time zone “%1”: use a name such as Europe/Berlin, or in TZ a rule such as KST-9.",
        shortened(name))
    case .malformed(let name, let reason):
      self(
        "The time zone “%1” cannot be used (%2): choose another, or reinstall the system's time zones (package tzdata).",
        shortened(name), phrase(reason))
    case .unreadable(let path, let reason):
      self("The time zone file %1 cannot be read (%2): check the file and its permissions.", path, phrase(reason))
    }
  }
}
