import Foundation
import Testing

/// Commands as a shell sees them: status, output, complaints.
@Suite("A command in a shell", .serialized)
struct CommandTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("ends with 0 when done, 1 when it could not be done, 2 when it was used wrongly")
  func statuses() throws {
    #expect(try bench.alarm("add", "07:00").status == 0)
    for words in [["delete", "99"], ["stop"], ["snooze"]] {
      let answer = try Shell.run([Workbench.alarm] + words, environment: bench.environment)
      #expect(answer.status == 1, "\(words)")
      #expect(answer.output.isEmpty && answer.complaint.hasSuffix(".\n"))
    }
    for words in [
      ["frob"], ["add"], ["add", "24:00"], ["add", "7:5"], ["list", "--nothing"], ["snooze", "--for", "0"],
    ] {
      let answer = try Shell.run([Workbench.alarm] + words, environment: bench.environment)
      #expect(answer.status == 2, "\(words)")
      #expect(answer.output.isEmpty && answer.complaint.hasSuffix(".\n"))
    }
  }

  @Test("speaks Korean where the system has no such locale, and JSON the same in every language")
  func korean() throws {
    var environment = bench.environment
    environment["LANG"] = "ko_KR.UTF-8"
    let answer = try Shell.run([Workbench.alarm, "add", "오전", "7시", "30분", "약"], environment: environment)
    #expect(answer.output.contains("오전 7:30에 울립니다"))
    #expect(try Shell.run([Workbench.alarm, "add", "24:00"], environment: environment).complaint.contains("시각은 없습니다"))
    let list = try Shell.run([Workbench.alarm, "list", "--json"], environment: environment).output
    #expect(try list == bench.alarm("list", "--json").output)
  }

  @Test("says nothing when the reader of a long list goes away")
  func closedPipe() throws {
    let label = String(repeating: "x", count: 300)
    let alarms = (0..<500).map { #"{"time": "07:00", "label": "\#(label)\#($0)"}"# }.joined(separator: ",\n")
    let file = bench.folder.appendingPathComponent("500.json")
    try Data("[\(alarms)]".utf8).write(to: file)
    #expect(try bench.alarm("import", file.path).status == 0)
    let answer = try bench.shell(#""$alarm" list | head -1; echo "status ${PIPESTATUS[0]}""#)
    #expect(answer.complaint.isEmpty)
    #expect(answer.output.contains("1  "))
    #expect(answer.output.hasSuffix("status 0\n") || answer.output.hasSuffix("status 141\n"))
    #expect(try JSON.array(bench.alarm("list", "--json")).count == 500)
  }

  @Test("complains with status 1 when its output cannot be written")
  func fullOutput() throws {
    let answer = try bench.shell(#""$alarm" list > /dev/full"#)
    #expect(answer.status == 1)
    #expect(answer.complaint.contains("No space left on device"))
  }

  @Test("writes no escape codes into a pipe, whatever the environment asks for")
  func noEscapeCodes() throws {
    #expect(try bench.alarm("add", "07:00", "Wake up").status == 0)
    for changes in [["CLICOLOR_FORCE": "1"], ["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": nil]] {
      for command in ["list", "next", "snapshot --size 40x10", "--help", ""] {
        let answer = try bench.shell("\"$alarm\" \(command) 2>&1", changes)
        #expect(answer.status == 0 && !answer.output.isEmpty)
        #expect(!answer.output.contains("\u{1B}"), "\(command) with \(changes)")
      }
    }
  }

  @Test("takes labels as they are: like options, empty, quotes, percent signs, bytes that are no text")
  func labels() throws {
    let script = """
      "$alarm" add 7:00 -- -h && "$alarm" add 7:01 "" && "$alarm" add 7:02 "'; DROP TABLE alarms;--" &&
      "$alarm" add 7:03 "%s%n" && "$alarm" add 7:04 "$(printf 'a\\377b')" && "$alarm" add 7:05 -- "--delete all"
      """
    #expect(try bench.shell(script).status == 0)
    let labels = try JSON.array(bench.alarm("list", "--json")).map { $0["label"] as? String }
    #expect(labels == ["-h", "", "'; DROP TABLE alarms;--", "%s%n", "a\u{FFFD}b", "--delete all"])
  }

  @Test("loses nothing when twenty run at once")
  func parallel() throws {
    let script = """
      for n in $(seq 20); do "$alarm" add 7:00 "n$n" & p="$p $!"; done
      for n in $p; do wait $n || exit; done
      """
    #expect(try bench.shell(script).status == 0)
    let labels = try JSON.array(bench.alarm("list", "--json")).compactMap { $0["label"] as? String }
    #expect(labels.sorted() == (1...20).map { "n\($0)" }.sorted())
  }

  @Test("lists what is pending in the order in which it will ring")
  func pendingOrder() throws {
    #expect(try bench.shell(#""$alarm" add +3h c && "$alarm" add +1h a && "$alarm" add +2h b"#).status == 0)
    #expect(try JSON.array(bench.alarm("pending", "--json")).map { $0["title"] as? String } == ["a", "b", "c"])
    #expect(try bench.alarm("next").output.contains(" a, in "))
    #expect(try JSON.object(bench.alarm("next", "--json"))["label"] as? String == "a")
  }

  @Test("brings every field back from what it exported")
  func roundTrip() throws {
    let script = """
      "$alarm" add 7:30 --repeat weekdays --sound Chime --volume 40 --swell 5 --snooze 7 --give-up never --grace 0 \
        --group 일 --notes "one, \\"two\\"" 회의 준비 && "$alarm" add +10m --off Tea && "$alarm" add 2099-03-14 6:00 💊 &&
      "$alarm" export > "$HOME/all.json" && "$alarm" --profile copy import "$HOME/all.json" >/dev/null &&
      "$alarm" --profile copy export | cmp - "$HOME/all.json"
      """
    let answer = try bench.shell(script)
    #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
  }

  @Test("names element and field of what it cannot import, and takes in nothing of it")
  func importErrors() throws {
    for (text, words) in [
      (#"[{"time": "07:00"}, {"time": "25:00"}]"#, ["Element 2", "time", "25:00"]),
      (#"[{"time": "07:00"}, {"time": "08:00", "volume": 900}]"#, ["Element 2", "volume", "900"]),
      (#"[{"time": "07:00"}, {"tim": "08:00"}]"#, ["Element 2", "tim"]),
      (#"[{"time": "07:00"}"#, []), (#"{"time": "07:00"}"#, ["array"]),
    ] {
      let answer = try bench.alarm("import", "-", input: text)
      #expect(answer.status != 0)
      for word in words { #expect(answer.complaint.contains(word), "\(answer.complaint)") }
    }
    #expect(try bench.alarm("import", "/nowhere/at all").complaint.contains("/nowhere/at all"))
    #expect(try JSON.array(bench.alarm("list", "--json")).isEmpty)
  }

  @Test("keeps a profile's alarms and settings apart")
  func profiles() throws {
    #expect(try bench.shell(#""$alarm" --profile try add 7:00 && "$alarm" --profile try config snooze 5"#).status == 0)
    #expect(try JSON.array(bench.alarm("list", "--json")).isEmpty)
    #expect(try bench.alarm("config", "snooze").output == "9\n")
    #expect(try bench.shell(#""$alarm" config snooze"#, ["ALARM_PROFILE": "try"]).output == "5\n")
    #expect(try bench.alarm("config", "frob", "1").status == 2)
  }
}
