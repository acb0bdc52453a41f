import Alarms
import AlarmCLI
import Notifications
import Timekeeping
import Words

/// What a prompt says first, and when it is asked nothing.
extension Plain {
  /// How many alarms there are, what is next, what was missed, who rings, and how to go on.
  func greeting(isRinger: Bool) async throws(AlarmError) -> [String] {
    let store = parts.store
    let (all, on) = try await store.counts()
    var lines = [language.count(all, on: on)] + (all > 0 ? [try await next()] : [])
    let missed = try await store.delivered().filter { $0.occurrence.state == .missed }
    let now = parts.clock.now()
    lines += missed.map { language.line(.missed($0), next: nil, now: now, in: here) }
    if try await store.badge() > 0 || !missed.isEmpty { unseen = missed.map(\.request.identifier) }
    if !isRinger, let other = try await store.ringerInCharge() {
      lines.append(language("Process %1 rings; what rings is said here as well.", String(other.pid)))
    }
    if let warning = language.warning(of: try await store.notificationSettings()) { lines.append(warning) }
    if let fault = await store.shortfall { lines.append(language.warning(of: fault)) }
    return lines + [language("Type a command such as add 7:30 Wake up, or help. quit leaves.")]
  }

  /// What rings or is next, and what can be typed.
  func standing() async -> [String] {
    guard rings.isEmpty else {
      let names = rings.map { language.name(of: $0) }.joined(separator: ", ")
      return [language("Rings now: %1.", names), language("Type stop or snooze.")]
    }
    do {
      return [try await next(), language("Type a command such as add 7:30 Wake up, or help. quit leaves.")]
    } catch {
      return [language.sentence(for: error)]
    }
  }

  private func next() async throws(AlarmError) -> String {
    guard let next = try await parts.store.next(), let ring = next.nextRing else {
      return try await parts.store.places().isEmpty
        ? language("No alarm is set to ring.") : language("Next: on arriving at or leaving a place.")
    }
    let now = parts.clock.now()
    let moment = language.moment(ring, now: now, in: here)
    guard ring > now else { return language("Next: %1, %2.", moment, language.name(of: next.alarm)) }
    return language("Next: %1, %2, in %3.", moment, language.name(of: next.alarm), language.wait(ring - now))
  }
}

extension Language {
  /// How many alarms there are.
  fileprivate func count(_ all: Int, on: Int) -> String {
    switch (all, on) {
    case (0, _): self("There are no alarms.")
    case (1, 0): self("There is 1 alarm, which is off.")
    case (1, _): self("There is 1 alarm, which is on.")
    default: self("There are %1 alarms, %2 of them on.", String(all), String(on))
    }
  }

  /// What the page of commands says only at a prompt.
  var plainHelp: String {
    self("At this prompt leave “alarm” out; quotes keep words together, quit leaves, Enter alone says what is next.")
      + "\n"
  }

  /// Why a command makes no sense at a prompt; nil where it does.
  func refusal(of command: Command) -> String? {
    switch command {
    case .screen, .plain: self("This is the alarm clock already: type a command such as list, or help.")
    case .daemon: self("This alarm clock rings already: type status to see who does.")
    case .open: self("A link is shown on a screen: open “alarm” in another terminal, and give it there.")
    case .importFile("-"): self("Commands come from here, and so no alarms can: give the name of a file.")
    case .add, .list, .edit, .turn, .skip, .ringInstead, .unskip, .pause, .pauseTimers, .resume, .delete, .next, .when,
      .why, .upcoming, .pending, .delivered, .log, .stop, .snooze, .test, .status, .badge, .authorize, .sounds, .play,
      .snapshot, .export, .importFile, .config, .service, .doctor, .help, .version:
      nil
    }
  }
}
