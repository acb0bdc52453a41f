import Synchronization
import Testing

@testable import Sound

/// A device that plays in no time and fails when it is told to.
private final class ScriptedDevice: SoundDevice {
  private let failsAfter: Int?
  private let onWrite: (Int) -> Void
  private var written = 0

  init(failsAfter: Int? = nil, onWrite: @escaping (Int) -> Void = { _ in }) {
    self.failsAfter = failsAfter
    self.onWrite = onWrite
  }

  func room() -> Int { 960 }
  var delay: Int { 960 }
  func drop() {}

  func write(_ samples: [Float]) throws(SoundError) {
    written += samples.count / 2
    onWrite(written)
    if let failsAfter, written > failsAfter { throw .device(code: -19) }
  }
}

private final class Events: Sendable {
  let all = Mutex<[Player.Event]>([])
  func add(_ event: Player.Event) { all.withLock { $0.append(event) } }
}

struct PlayerTests {
  private func playback(_ tone: String = "Pulse", loops: Bool = false) -> Playback {
    let catalogue = ToneCatalogue(folders: SoundFolders(own: [], themes: []))
    return Playback(
      ladder: ToneLadder(chosen: tone, fallback: "Chime", catalogue: catalogue, loops: loops),
      loudness: Loudness(volume: 100, swellSeconds: 0), due: 0, loops: loops)
  }

  private func events(
    _ playback: Playback, stop: StopSignal = StopSignal(),
    openDevice: @escaping () throws(SoundError) -> any SoundDevice
  ) -> [Player.Event] {
    let events = Events()
    var player = Player(stop: stop, openDevice: openDevice, now: { 0 }, report: events.add)
    player.play(playback)
    return events.all.withLock { $0 }
  }

  @Test func aToneIsPlayedAndItsStartReported() {
    let events = events(playback()) { () throws(SoundError) in ScriptedDevice() }
    // The first frame of a block of 960, with 960 unheard after it was written, is heard now.
    #expect(events == [.ready, .sounding(tone: "Pulse", latenessMicroseconds: 0)])
  }

  @Test func aToneThatCannotBePlayedIsNamedBeforeAnythingSounds() {
    let events = events(playback("nothing")) { () throws(SoundError) in ScriptedDevice() }
    #expect(
      events == [
        .fellBack(from: "nothing", to: "Chime", reason: "there is no tone or sound file named “nothing”"), .ready,
        .sounding(tone: "Chime", latenessMicroseconds: 0),
      ])
  }

  @Test func aRaisedSignalEndsAToneThatLoops() {
    let stop = StopSignal()
    let events = events(playback(loops: true), stop: stop) { () throws(SoundError) in
      ScriptedDevice { written in if written > 480_000 { stop.raise() } }
    }
    #expect(events == [.ready, .sounding(tone: "Pulse", latenessMicroseconds: 0)])
  }

  @Test func aRaisedSignalEndsTheWaitForADevice() {
    let stop = StopSignal()
    let events = events(playback(loops: true), stop: stop) { () throws(SoundError) in
      stop.raise()
      throw .device(code: -2)
    }
    #expect(events == [.noDevice(reason: "no sound device was found")])
  }

  // Waits the two seconds of one retry: they are what is tested.
  @Test func aDeviceThatIsLostWhileSoundingIsOpenedAgain() {
    var opened = 0
    let events = events(playback()) { () throws(SoundError) in
      opened += 1
      return ScriptedDevice(failsAfter: opened == 1 ? 9_600 : nil)
    }
    #expect(
      events == [
        .ready, .sounding(tone: "Pulse", latenessMicroseconds: 0), .noDevice(reason: "no sound device was found"),
        .deviceBack,
      ])
  }
}
