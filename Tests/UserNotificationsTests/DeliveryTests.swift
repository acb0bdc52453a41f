import Foundation
import TestSupport
import Testing
import Timekeeping

@testable import UserNotifications

/// What comes due while the program runs, in real time.
struct DeliveryTests {
  @Test("It sounds by alarm-sound, once, with the sound asked for, and stands in the list")
  func sounds() async throws {
    let bench = try Bench()
    let played = try bench.installSound()
    let centre = bench.centre()
    try await centre.add(request("a", after: 0.2, content("x") { $0.sound = .default }))
    let folder = bench.folder.path + "/data/water/sounds"
    let words = "play --volume 100 --swell 0 --fallback Chime --folder \(folder) -- Chime"
    #expect(await first(of: played) == words)
    let watcher = AskedDelegate { _ in .everything }
    centre.delegate = watcher
    centre.add(request("b", after: 0.1, content("y")), withCompletionHandler: nil)
    #expect(await first(of: watcher.asked)?.request.identifier == "b")
    #expect(await centre.pendingNotificationRequests().isEmpty)
    #expect(await centre.deliveredNotifications().map(\.request.identifier).contains("a"))
  }

  @Test("A sound file is found in the program's own folder; a ringtone is repeated")
  func ownSounds() async throws {
    let bench = try Bench()
    let played = try bench.installSound()
    let centre = bench.centre()
    let sounds = bench.folder.path + "/data/water/sounds"
    try FileManager.default.createDirectory(atPath: sounds, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: sounds + "/bell.mp3"))
    let ringtone = content("x") { $0.sound = .ringtoneSoundNamed(UNNotificationSoundName("bell.mp3")) }
    try await centre.add(UNNotificationRequest(identifier: "a", content: ringtone, trigger: nil))
    let words = await first(of: played)
    #expect(words?.hasPrefix("ring ") == true)
    #expect(words?.hasSuffix("-- \(sounds)/bell.mp3") == true)
  }

  @Test("Without a trigger it is delivered at once and never pending")
  func atOnce() async throws {
    let bench = try Bench()
    let centre = bench.centre()
    let delegate = AskedDelegate { _ in .everything }
    centre.delegate = delegate
    try await centre.add(UNNotificationRequest(identifier: "a", content: content("x") { $0.badge = 2 }, trigger: nil))
    #expect(await centre.pendingNotificationRequests().isEmpty)
    #expect(await centre.deliveredNotifications().map(\.request.content.title) == ["x"])
    #expect(await first(of: delegate.asked)?.request.identifier == "a")
    #expect(await bench.becomesTrue { await centre.badgeCount() == 2 })
  }

  @Test("The delegate's options decide: list and badge", arguments: [true, false])
  func options(presents: Bool) async throws {
    let bench = try Bench()
    let centre = bench.centre()
    let delegate = AskedDelegate { _ in presents ? [.list, .badge] : [] }
    centre.delegate = delegate
    try await centre.setBadgeCount(5)
    try await centre.add(request("a", after: 0.1, content("x") { $0.badge = 2 }))
    _ = await first(of: delegate.asked)
    #expect(await bench.becomesTrue { await centre.isRecorded(listed: presents ? ["x"] : []) })
    #expect(await centre.badgeCount() == (presents ? 2 : 5))
  }

  @Test("Without a desktop it is one line, whatever its text holds")
  func line() async throws {
    let bench = try Bench()
    let centre = bench.centre()
    let told = content("Tea\u{1b}[2J") { $0.body = "two\nlines" }
    try await centre.add(UNNotificationRequest(identifier: "a", content: told, trigger: nil))
    #expect(await first(of: bench.lines) == "water: Tea [2J: two lines")
  }

  @Test("Of two that come due together one is heard; forbidden, the other is")
  func together() async throws {
    let bench = try Bench()
    let played = try bench.installSound()
    let centre = bench.centre()
    let delegate = AskedDelegate { $0.request.identifier == "quiet" ? [.list] : .everything }
    centre.delegate = delegate
    for (identifier, sound) in [("quiet", "first"), ("alarm", "second")] {
      let told = content(identifier) { $0.sound = UNNotificationSound(named: UNNotificationSoundName(sound)) }
      try await centre.add(UNNotificationRequest(identifier: identifier, content: told, trigger: nil))
    }
    #expect(await first(of: played) { $0.hasSuffix("second") } != nil)
  }

  @Test("Without alarm-sound the line says why nothing is heard")
  func silent() async throws {
    let bench = try Bench()
    let centre = bench.centre()
    let told = content("Tea") { $0.sound = .default }
    try await centre.add(UNNotificationRequest(identifier: "a", content: told, trigger: nil))
    let line = await first(of: bench.lines)
    #expect(line == "water: no sound: alarm-sound is neither beside this program nor on PATH; install it")
  }

  @Test("An answer without a sound ends it")
  func silenced() async throws {
    let bench = try Bench()
    let started = bench.folder.path + "/started"
    try #require(mkfifo(started, 0o600) == 0)
    let script = #"exec > "$heard"; echo started; echo > \#(started); cat > /dev/null"#
    let heard = try bench.install("alarm-sound", script, untilItEnds: true)
    let centre = bench.centre()
    // Answers once it sounds: opening a pipe waits for who writes to it.
    let delegate = AskedDelegate { _ in
      close(open(started, O_RDONLY))
      return [.list]
    }
    centre.delegate = delegate
    try await centre.add(request("a", after: 0.1, content("x") { $0.sound = .default }))
    #expect(await first(of: heard) == "started")
    #expect(await first(of: heard) == "ended")
  }

  @Test("What is added again under its own identifier while it is presented stays pending")
  func addsAgain() async throws {
    let bench = try Bench()
    let centre = bench.centre()
    let delegate = AskedDelegate { notification in
      centre.add(request(notification.request.identifier, after: 3600, content("again")), withCompletionHandler: nil)
      return .everything
    }
    centre.delegate = delegate
    try await centre.add(request("a", after: 0.1, content("first")))
    _ = await first(of: delegate.asked)
    #expect(await bench.becomesTrue { await centre.deliveredNotifications().map(\.request.content.title) == ["first"] })
    #expect(await centre.pendingNotificationRequests().map(\.content.title) == ["again"])
  }

  @Test("A delegate that never answers is waited for 2 seconds; then all four ways count")
  func neverAnswers() async throws {
    let bench = try Bench()
    let centre = bench.centre()
    let delegate = SilentDelegate()
    centre.delegate = delegate
    let start = bench.clock.now()
    try await centre.add(request("a", after: 0.1, content("x") { $0.badge = 7 }))
    #expect(await first(of: bench.lines) == "water: x")
    #expect(bench.clock.now() - start >= .seconds(2))
    #expect(await centre.badgeCount() == 7)
    #expect(await centre.deliveredNotifications().count == 1)
  }

  @Test("Of two processes of a program one delivers, and the other when it has gone")
  func succession() async throws {
    let bench = try Bench()
    let played = try bench.installSound()
    var former: UNUserNotificationCenter? = bench.centre()
    _ = await former?.pendingNotificationRequests()
    let later = bench.centre()
    try await later.add(request("a", after: 0.2, content("x") { $0.sound = .default }))
    #expect(await first(of: played) != nil)
    #expect(await bench.becomesTrue { await later.deliveredNotifications().count == 1 })
    former = nil
    try await later.add(request("b", after: 0.2, content("x") { $0.sound = .defaultRingtone }))
    let words = await first(of: played)
    #expect(words?.hasSuffix("Marimba") == true, "\(words ?? "nothing")")
  }
}

extension UNUserNotificationCenter {
  /// Whether nothing is pending any more and this is listed.
  fileprivate func isRecorded(listed titles: [String]) async -> Bool {
    let (pending, delivered) = (await pendingNotificationRequests().count, await deliveredNotifications())
    return pending == 0 && delivered.map(\.request.content.title) == titles
  }
}
