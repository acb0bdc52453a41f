import Alarms
import Notifications
import Timekeeping

/// The commands that read or change the store.
struct StoreCommands: Answering {
  let surroundings: CommandSurroundings
  let door: any AlarmDoor

  /// The manager over the store.
  var manager: AlarmManager { AlarmManager(door: door, clock: surroundings.clock) }

  /// Answers a command; those that need no store are answered elsewhere.
  func answer(_ command: Command, _ reply: inout Reply) async throws(CommandError) {
    do {
      if await door.hasEndedRinger { try await seeThatItRings(asking(await door.counts()).on > 0, &reply) }
      try await perform(command, &reply)
      if await door.takeFirstYes() { reply.complaint += language.firstYes + "\n" }
      if let fault = await door.shortfall { reply.complaint += language.warning(of: fault) + "\n" }
    } catch .alarm(.centre(.zone(let error))) where !command.namesZone {
      // The alarm was set with a zone that the machine had then: nothing is wrong with the command.
      throw .refused(language.sentence(for: .zone(error)))
    }
  }

  private func perform(_ command: Command, _ reply: inout Reply) async throws(CommandError) {
    switch command {
    case .screen, .list: try await list(&reply)
    case .add(let draft): try await add(draft, &reply)
    case .edit(let reference, let draft): try await edit(reference, draft, &reply)
    case .turn(let references, let isOn): try await turn(references, on: isOn, &reply)
    case .skip(let references, let count): try await skip(references, count: count, &reply)
    case .ringInstead(let references, let time): try await ringInstead(references, at: time, &reply)
    case .unskip(let references): try await unskip(references, &reply)
    case .pause(let target, let day): try await pause(target, until: day, &reply)
    case .pauseTimers(let references): try await pauseTimers(references, &reply)
    case .resume(let target): try await resume(target, &reply)
    case .delete(let references): try await delete(references, &reply)
    case .next: try await next(&reply)
    case .why(let reference): try await why(reference, &reply)
    case .upcoming(let days): try await upcoming(days: days, &reply)
    case .pending: try await pending(&reply)
    case .delivered: try await delivered(&reply)
    case .log(let days): try await log(days: days, &reply)
    case .stop(let reference): try await stop(reference, &reply)
    case .snooze(let reference, let minutes): try await snooze(reference, minutes, &reply)
    case .test(let reference): try await test(reference, &reply)
    case .status: try await status(&reply)
    case .badge(let clears): try await badge(clears: clears, &reply)
    case .authorize(let order): try await authorize(order, &reply)
    case .snapshot(let snapshot): try await self.snapshot(snapshot, &reply)
    case .export: try await export(&reply)
    case .importFile(let path): try await importFile(path, &reply)
    case .config(let setting, let value): try await config(setting, value, &reply)
    // A ringer answers nothing, a link is shown on a screen, and a prompt performs commands itself: the program does all
    // of these instead of this.
    case .daemon, .open, .plain: return
    case .when, .sounds, .play, .service, .doctor, .help, .version: return
    }
  }
}

extension StoreCommands {
  /// The alarm a person means.
  func alarm(_ reference: AlarmReference) async throws(CommandError) -> Alarm {
    try await asking(await reference.alarm(in: door))
  }

  /// The ids of the alarms several references mean, each once.
  func ids(_ references: [AlarmReference]) async throws(CommandError) -> [AlarmID] {
    try await alarms(references).map(\.id)
  }

  /// The alarms several references mean, each once.
  func alarms(_ references: [AlarmReference]) async throws(CommandError) -> [Alarm] {
    var alarms: [Alarm] = []
    for reference in references {
      let alarm = try await alarm(reference)
      if !alarms.contains(where: { $0.id == alarm.id }) { alarms.append(alarm) }
    }
    return alarms
  }

  /// Sees to it that alarms that are on are rung, and says on standard error by whom from now on, why by nobody, or that
  /// the machine may sleep through them.
  func seeThatItRings(_ isOn: Bool, _ reply: inout Reply) async throws(CommandError) {
    guard isOn else { return }
    _ = try await startRinger(&reply)
    if try await asking(await door.ringerInCharge())?.mayOversleep == true {
      reply.complaint += language.oversleeping + "\n"
    }
    try await warnOfDenial(&reply)
  }

  /// Starts a ringer where there is none, and says so.
  func startRinger(_ reply: inout Reply) async throws(CommandError) -> BackgroundStart {
    guard try await asking(await door.ringerInCharge()) == nil else { return .alreadyRinging }
    let settings = try await asking(await door.settings())
    let start = await surroundings.deeds.startRinger(settings.background)
    if let sentence = language.sentence(for: start) { reply.complaint += sentence + "\n" }
    return start
  }
}
