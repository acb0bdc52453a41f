import Alarms

extension StoreCommands {
  /// Says on standard error when a tone that was just chosen cannot be played, and what sounds in its place.
  ///
  /// - Parameter fallback: the tone that does.
  func warnOfTone(_ tone: String?, fallback: String, _ reply: inout Reply) async {
    guard let tone, let reason = await surroundings.deeds.toneFault(tone) else { return }
    reply.complaint +=
      language(
        "“%1” cannot be played (%2): %3 sounds in its place. “alarm sounds” lists the tones.",
        language.shortened(tone), language.phrase(reason), language.shortened(fallback)) + "\n"
  }
}
