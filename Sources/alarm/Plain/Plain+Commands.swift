import AlarmCLI
import AlarmUI
import Alarms

/// What a prompt does with a line.
extension Plain {
  /// Does what a line says; the exit status when it was to leave.
  func take(_ line: String) async -> Int32? {
    output.lineEntered()
    await markSeen()
    if question != nil { return await answerQuestion(line) }
    // What rings is answered at once, everything else in order.
    return await answerRing(line) ? nil : await perform(asked: line)
  }

  /// Does what a line says once everything that was asked for before it is done.
  func perform(asked line: String) async -> Int32? {
    guard !isBusy else {
      waiting.append(line)
      return nil
    }
    return await perform(line)
  }

  private func perform(_ line: String) async -> Int32? {
    do {
      return await perform(try words(of: line))
    } catch {
      output.say([language.sentence(for: error)])
      output.ask()
      return nil
    }
  }

  /// The words of a line, without the program's name, which may stand before them; help for a command is its --help.
  private func words(of line: String) throws(CommandError) -> [String] {
    let all = try CommandWords(line).words
    let words = all.first == "alarm" ? Array(all.dropFirst()) : all
    return words.count == 2 && words[0] == "help" ? [words[1], "--help"] : words
  }

  /// Performs the command that words name; the exit status when it was to leave.
  private func perform(_ words: [String]) async -> Int32? {
    switch words {
    case []: output.say(await standing())
    case ["quit"], ["exit"]: return await leave()
    case ["help"]: output.say([HelpText.overview(language) + language.plainHelp])
    default:
      do throws(CommandError) {
        let invocation = try CommandParser.invocation(words)
        if let refusal = language.refusal(of: invocation.command) { throw .refused(refusal) }
        if try await test(invocation) { break }
        begin(invocation)
        return nil
      } catch {
        output.say([language.sentence(for: error)])
      }
    }
    output.ask()
    return nil
  }

  /// The command is done; what was entered meanwhile is next.
  func finish(_ result: CommandResult) async -> Int32? {
    isBusy = false
    // What could not be answered here is still to be told of.
    if result.exitCode != 0 { answered = [] }
    StandardOutput.complaints.write(result.complaint)
    await followSettings()
    while !isBusy, !waiting.isEmpty {
      if let status = await perform(waiting.removeFirst()) { return status }
    }
    guard !isBusy else { return nil }
    if hasInputEnded { return await end(ringsOn: true, status: 0) }
    output.ask()
    return nil
  }

  private func begin(_ invocation: Invocation) {
    isBusy = true
    var surroundings = parts.surroundings.commandSurroundings(profile: invocation.profile ?? parts.profile)
    surroundings.zones = parts.surroundings.zones(local: here)
    let store = parts.store
    if invocation.profile == nil { surroundings.openDoor = { store } }
    if invocation.profile == nil { noteAnswer(invocation.command) }
    let (runner, post) = (CommandRunner(surroundings), post)
    Task(executorPreference: commandExecutor) {
      post(.done(await runner.perform(invocation) { StandardOutput.answers.write($0) }))
    }
  }

  /// Rings an alarm as a test where this process rings; which needs no word of its own, as every ring is announced.
  private func test(_ invocation: Invocation) async throws(CommandError) -> Bool {
    guard case .test(let reference) = invocation.command, invocation.profile == nil else { return false }
    do {
      return await ringer.test(try await reference.alarm(in: parts.store))
    } catch {
      throw .alarm(error)
    }
  }

  /// A command that answers what rings says itself what became of it.
  private func noteAnswer(_ command: Command) {
    guard let (_, reference) = command.ringAnswer else { return }
    for ring in rings where reference.map({ $0.mayMean(ring.alarm.id) }) ?? true { answered.insert(ring.key) }
  }
}

// MARK: answering what rings here

extension Plain {
  /// Stops or snoozes what this process rings, without waiting for the store.
  ///
  /// - Returns: false where the line means something else, or the answer has to go through the store.
  private func answerRing(_ line: String) async -> Bool {
    guard !rings.isEmpty, await ringer.isRinging, let invocation = try? CommandParser.invocation(try words(of: line)),
      invocation.profile == nil, invocation.format == .text,
      let (answer, reference) = invocation.command.ringAnswer
    else { return false }
    return await self.answer(answer, reference)
  }

  private func answer(_ answer: RingAnswer, _ reference: AlarmReference?) async -> Bool {
    let meant = rings.filter { ring in reference.map { $0.means(ring.alarm.id) } ?? true }
    let ids = Set(meant.map(\.alarm.id))
    guard !meant.isEmpty, reference == nil || ids.count == 1 else { return false }
    guard await ringer.answer(answer, reference == nil ? nil : ids.first) else { return false }
    for ring in meant {
      switch answer {
      case .snooze where ring.alarm.snoozeMinutes == nil:
        output.say([language.sentence(for: .snoozeIsOff(ring.alarm.id))])
      case .snooze(let minutes):
        let length = language.span(.minutes(minutes ?? ring.alarm.snoozeMinutes ?? 0))
        output.say([language("%1 rings again in %2.", language.name(of: ring), length)])
        answered.insert(ring.key)
      case .stop, .giveUp:
        output.say([language("%1 is stopped.", language.name(of: ring))])
        answered.insert(ring.key)
      }
    }
    if !isBusy { output.ask() }
    return true
  }
}

extension AlarmReference {
  /// Whether it names this alarm by its id; a row of the list never does.
  fileprivate func means(_ id: AlarmID) -> Bool {
    guard case .prefix(let prefix) = self else { return false }
    return id.description.hasPrefix(prefix)
  }

  /// Whether it may name this alarm, by its id or by a row.
  fileprivate func mayMean(_ id: AlarmID) -> Bool {
    if case .row = self { true } else { means(id) }
  }
}
