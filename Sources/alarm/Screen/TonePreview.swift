import AlarmUI
import Alarms
import Children
import Dispatch
import HelperMessages
import Waiting

/// Plays tones to be tried, one at a time, and finds out which there are.
actor TonePreview {
  private let executor = QueueExecutor(label: "tone-preview")
  private let sounds: SoundSource
  private let tell: @Sendable (ScreenEvent) -> Void
  private var child: Child?
  private var lister: Child?
  /// Counts the tones played, to tell the end of one that was replaced from the end of the present one.
  private var count = 0
  private var tones: [String] = []

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(sounds: SoundSource, tell: @escaping @Sendable (ScreenEvent) -> Void) {
    self.sounds = sounds
    self.tell = tell
  }

  /// Plays a tone once, in place of the one that plays.
  func play(_ tone: String, volume: Int) {
    stop()
    let start = SoundStart(identifier: "preview", tone: tone, volume: volume, swellSeconds: 0, due: nil)
    let command = sounds.command(for: start, fallback: AlarmSettings.initial.defaultTone, loops: false)
    count += 1
    let number = count
    child = begin(command) { [weak self] line in
      guard let self, let report = SoundReport(line: line), let note = SoundNote(report) else { return }
      self.tell(.soundReported(note))
    } onExit: { [weak self] in
      self?.assumeIsolated { $0.ended(number) }
    }
  }

  /// Ends the tone that plays.
  func stop() {
    child?.end()
    child = nil
  }

  /// Asks the sound program for its tones; the screen is told when they are known.
  func listTones() {
    tones = []
    lister = begin(.tones(soundFolder: sounds.folder)) { [weak self] line in
      self?.assumeIsolated { $0.tones += ToneListing(line: line).map { [$0.name] } ?? [] }
    } onExit: { [weak self] in
      self?.assumeIsolated { $0.tell(.tonesListed($0.tones)) }
    }
  }

  private func ended(_ number: Int) {
    guard count == number, child != nil else { return }
    child = nil
    tell(.previewEnded)
  }

  private func begin(
    _ command: SoundCommand, onLine: @escaping @Sendable (String) -> Void, onExit: @escaping @Sendable () -> Void
  ) -> Child? {
    guard let program = sounds.program else {
      tell(.soundReported(.noSoundProgram(reason: SoundSource.notInstalled)))
      return nil
    }
    do {
      return try Child(
        program: program, arguments: command.arguments, queue: executor.queue, onLine: onLine,
        onExit: { _ in onExit() })
    } catch {
      tell(.soundReported(.noSoundProgram(reason: error.description)))
      return nil
    }
  }
}
