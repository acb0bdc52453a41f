import Alarms

extension Parts {
  /// Sees to it that what is on rings on in the background, after this process has let the lock go.
  ///
  /// - Returns: who rings from now on, or why nobody does; nil when no alarm is on, or none is allowed to ring.
  func handOver() async -> String? {
    do {
      guard try await store.counts().on > 0, try await !store.notificationSettings().isDenied else { return nil }
      return await handOver(try await store.settings().background)
    } catch {
      // What cannot be read is taken to be on: a ringer too many is better than none.
      return await handOver(.auto)
    }
  }

  /// The same for whoever knows already that an alarm is on.
  func handOver(_ choice: BackgroundChoice) async -> String? {
    let start = await starter.start(choice, hasLetGo: true)
    return language.sentence(for: start) ?? language("Another alarm clock rings on.")
  }
}
