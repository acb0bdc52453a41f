import NotificationStore
import Notifications

/// Whether the user allows notifications.
extension ProgramCentre {
  typealias Granting = @Sendable (Result<Bool, any Error>) -> Void

  /// Finds out whether the user allows these kinds, and asks if nobody has yet.
  ///
  /// Other orders go on while the user makes up their mind.
  nonisolated func requestAuthorization(_ kinds: AuthorizationOptions, answer: @escaping Granting) {
    order { own in
      // Somebody may be asked just now: there is one answer for all.
      guard own.waiting.isEmpty else { return own.waiting.append((kinds, answer)) }
      do {
        switch try await own.opened().notificationSettings().authorization {
        case .denied: answer(.success(false))
        case .authorized(let before): await own.allow(before.union(kinds), unless: before, answer)
        case .notDetermined:
          own.waiting.append((kinds, answer))
          own.ask(kinds)
        }
      } catch {
        answer(.failure(own.publicError(error)))
      }
    }
  }

  private nonisolated func ask(_ kinds: AuthorizationOptions) {
    let question = PermissionQuestion(
      program: surroundings.name, terminal: surroundings.terminal, kinds: kinds, language: surroundings.language)
    question.ask { answer in
      self.order { await $0.answered(answer, question) }
    }
  }

  private func answered(_ answer: PermissionQuestion.Answer, _ question: PermissionQuestion) async {
    let waiting = self.waiting
    self.waiting = []
    let kinds = waiting.reduce(into: AuthorizationOptions()) { $0.formUnion($1.kinds) }
    let decision: Authorization?
    switch answer {
    case .yes: decision = .authorized(kinds)
    case .no: decision = .denied
    case .none: decision = nil
    case .nobodyThere:
      decision = .authorized(kinds)
      if let folder = try? surroundings.location().folder { say(question.standIn(folder: folder)) }
    }
    let result = await keep(decision)
    for (_, answer) in waiting { answer(result) }
  }

  private func allow(
    _ kinds: AuthorizationOptions, unless before: AuthorizationOptions, _ answer: Granting
  ) async {
    answer(kinds == before ? .success(true) : await keep(.authorized(kinds)))
  }

  /// Keeps a decision; without one nothing is kept, and the answer is no.
  private func keep(_ decision: Authorization?) async -> Result<Bool, any Error> {
    guard let decision else { return .success(false) }
    do {
      var change = CentreChange()
      change.settings = NotificationSettings(decision)
      // What was added before anybody was asked is not to come due after a no.
      if decision == .denied { change.removePending = try await pendingRequests().map(\.identifier) }
      try await commit(change)
      return .success(decision != .denied)
    } catch {
      return .failure(publicError(error))
    }
  }
}
