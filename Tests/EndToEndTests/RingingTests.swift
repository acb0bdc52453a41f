import Foundation
import Testing

/// Rings under bad circumstances: killed ringers, late starts, missing files, programs and devices.
@Suite("What rings", .serialized)
struct RingingTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("rings on in a second screen within a second when the first one is killed")
  func killed() throws {
    let sound = try SoundRecorder(bench)
    #expect(try bench.alarm("add", "+3s", "--swell", "0", "Tea").status == 0)
    let first = try TmuxScreen.showingList(bench)
    let second = try TmuxScreen(bench, [Workbench.alarm])
    try second.waitFor("another screen rings")
    try first.waitFor("IT RINGS")
    try sound.waitForSound()
    let killed = sound.seconds
    kill(try first.processID(of: "alarm"), SIGKILL)
    // Its sound program ends with it, and the second screen's takes over.
    try eventually("the second screen rings", within: 2) { try sound.peak(from: killed + 1, length: 1) > 0.005 }
    #expect(try second.text().contains("IT RINGS"))
    try second.pressUntil("IT RINGS", isGoneBy: "Enter")
    try sound.waitForSilence(within: 1.5)
  }

  @Test("rings again after a restart within the grace")
  func restarted() throws {
    let sound = try SoundRecorder(bench)
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    let first = try TmuxScreen(bench, [Workbench.alarm])
    try first.waitFor("IT RINGS")
    kill(try first.processID(of: "alarm"), SIGKILL)
    try first.waitFor("ENDED 137")
    try sound.waitForSilence(within: 2)
    try first.type("\"$alarm\"\n")
    try first.waitFor("IT RINGS")
    try sound.waitForSound()
    try bench.answer("stop")
    #expect(try states() == ["stopped"])
  }

  @Test("is missed without a sound when noticed after the grace; the badge is shown, and cleared by looking")
  func missed() throws {
    let sound = try SoundRecorder(bench)
    try add("2027-01-05 06:59:00", "7:00 Wake up")
    let screen = try TmuxScreen(bench, Workbench.faketime("2027-01-05 08:10:00") + [Workbench.alarm])
    try screen.waitFor("Missed alarm")
    #expect(try screen.text().contains("07:00 Wake up") && screen.text().contains("1 not seen"))
    #expect(try states() == ["missed"])
    #expect(try sound.peak(from: 0) < 0.0005)
    #expect(try bench.alarm("badge").output == "1\n")
    try screen.press("Enter")
    try screen.waitFor("[off]  07:00  Wake up")
    try screen.waitUntilGone("not seen")
    #expect(try bench.alarm("badge").output == "0\n")
  }

  @Test("says how late it is within the grace")
  func late() throws {
    try add("2027-01-05 06:59:00", "7:00 Wake up")
    let screen = try TmuxScreen(bench, Workbench.faketime("2027-01-05 07:06:01") + [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try screen.waitFor("6 min late; it is 07:06")
  }

  @Test("sounds with the default tone when its file is gone, and names the file")
  func soundFileRemoved() throws {
    let sound = try SoundRecorder(bench)
    #expect(try bench.shell(#""$alarm" add +2s --swell 0 --sound "$HOME/rooster.wav" Tea"#).status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try sound.waitForSound()
    try screen.waitFor("rooster.wav")
    try screen.waitFor("sounds in its place")
    try bench.answer("stop")
    try sound.waitForSilence(within: 1.5)
  }

  @Test("sounds when its sound program dies while it is being prepared")
  func soundProgramDies() throws {
    let sound = try SoundRecorder(bench)
    let folder = bench.folder.appendingPathComponent("frail")
    let script = #"""
      mkdir "$frail" && cp "$alarm" "$frail" && cat > "$frail/alarm-sound" <<END && chmod +x "$frail/alarm-sound"
      #!/bin/sh
      [ -e "$frail/died" ] || { touch "$frail/died"; exit 1; }
      exec "$alarm-sound" "\$@"
      END
      "$alarm" add +3s --swell 0 Tea
      """#
    #expect(try bench.shell(script, ["frail": folder.path]).status == 0)
    let screen = try TmuxScreen(bench, [folder.appendingPathComponent("alarm").path])
    try screen.waitFor("IT RINGS")
    try sound.waitForSound()
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("died").path))
    try bench.answer("stop")
  }

  @Test("rings the bell and says why when there is no sound program")
  func noSoundProgram() throws {
    let alone = bench.folder.appendingPathComponent("alone/alarm")
    let copy = "mkdir alone && cp \"$alarm\" alone/ && \"$alarm\" add +2s Tea"
    #expect(try bench.shell("cd '\(bench.folder.path)' && \(copy)").status == 0)
    let screen = try TmuxScreen(bench, ["env", "PATH=/nowhere", alone.path])
    try screen.waitFor("IT RINGS")
    try screen.waitFor("The program that makes the sound does not work (alarm-sound is neither")
    try eventually("the bell rings") { try screen.state("window_bell_flag") == ["1"] }
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
  }

  @Test("says why nothing is heard without a sound server, and the screen stays whole")
  func noDevice() throws {
    #expect(try bench.alarm("add", "+2s", "Tea").status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try screen.waitFor("No sound device takes the sound (")
    #expect(try !screen.text().contains("ALSA") && !screen.text().contains(".c:"))
    #expect(try screen.line(with: "IT RINGS").trimmingCharacters(in: .whitespaces) == "IT RINGS")
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    #expect(try states() == ["stopped"])
  }

  private func states() throws -> [String] {
    try JSON.array(bench.alarm("delivered", "--json")).compactMap { $0["state"] as? String }
  }

  private func add(_ time: String, _ words: String) throws {
    #expect(try bench.shell("faketime -f '@\(time)' \"$alarm\" add \(words)").status == 0)
  }
}

/// In a suite of its own, beside the others: it lasts a minute.
@Suite("A ring that nobody answers")
struct GivingUpTests {
  @Test("is given up after its minutes and counts as missed")
  func givesUp() throws {
    let bench = try Workbench()
    #expect(try bench.alarm("add", "+1s", "--give-up", "1", "Tea").status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try screen.waitUntilGone("IT RINGS", within: 70)
    try screen.waitFor("Missed alarm")
    let delivered = try JSON.array(bench.alarm("delivered", "--json"))
    #expect(delivered.map { $0["state"] as? String } == ["missed"])
    try screen.press("Enter")
    try screen.waitFor("[off]")
  }
}
