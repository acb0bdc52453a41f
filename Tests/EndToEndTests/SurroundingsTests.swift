import Foundation
import SQLite
import Testing

/// What a command makes of its environment: zones, folders, languages.
@Suite("A command in its environment", .serialized)
struct SurroundingsTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("asks when something would ring without making a folder")
  func whenTouchesNothing() throws {
    #expect(try bench.alarm("when", "07:30").status == 0)
    #expect(!FileManager.default.fileExists(atPath: bench.store.path))
  }

  @Test("refuses an unknown zone with status 1 and names it")
  func unknownZone() throws {
    for command in ["list", "when 7:00", "add 7:00"] {
      let answer = try bench.shell("\"$alarm\" \(command)", ["TZ": "Nope/Zone"])
      #expect(answer.status == 1)
      #expect(answer.complaint.contains("Nope/Zone") && answer.output.isEmpty)
    }
  }

  @Test(
    "reads TZ as date does",
    arguments: [
      "Asia/Seoul", ":Asia/Seoul", "/usr/share/zoneinfo/Asia/Seoul", ":/usr/share/zoneinfo/Asia/Seoul", "KST-9", "UTC",
      "Europe/Berlin", "America/New_York", "EST5EDT,M3.2.0,M11.1.0",
    ])
  func zoneForms(_ zone: String) throws {
    for day in ["2027-01-15 07:30", "2027-07-15 07:30"] {
      let script = """
        test "$("$alarm" when "\(day)" --json | tr -d '[]" \\n' | sed 's/Z$/+00:00/')" = \
          "$(date -d "\(day)" +%Y-%m-%dT%H:%M:%S%:z)"
        """
      #expect(try bench.shell(script, ["TZ": zone]).status == 0, "\(day)")
    }
  }

  @Test("says what is missing when no home is known")
  func noHome() throws {
    let answer = try bench.shell(#""$alarm" list"#, ["HOME": nil, "XDG_DATA_HOME": nil])
    #expect(answer.status == 1)
    #expect(answer.complaint.contains("XDG_DATA_HOME") && answer.complaint.contains("HOME"))
  }

  @Test("started without input and outputs writes nothing meant for people into its own files")
  func closedDescriptors() throws {
    let answer = try bench.shell(#""$alarm" add 7:00 Tea <&- >&-"#)
    #expect(answer.status == 1)
    #expect(answer.complaint.contains("cannot be written (Bad file descriptor)"))
    for closed in ["2>&-", "<&- >&- 2>&-"] {
      _ = try bench.shell(#"for command in "add 8:00 Bread" list "off nobody"; do "$alarm" $command \#(closed); done"#)
    }
    let database = try Database(path: bench.database.path, busyTimeout: 5000)
    #expect(try database.integer("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1)
    #expect(try database.integer("SELECT count(*) FROM alarms") == 3)
    let bell = try Data(contentsOf: bench.store.appendingPathComponent("alarm.db-bell"))
    #expect(bell == Data("!".utf8))
  }

  @Test("makes private folders below XDG_DATA_HOME, and below HOME where that is not absolute")
  func folders() throws {
    let spaced = bench.folder.appendingPathComponent("my data/자료").path
    #expect(try bench.shell(#""$alarm" add 7:00"#, ["XDG_DATA_HOME": spaced]).status == 0)
    let modes = try bench.shell("cd '\(spaced)' && stat -c %a alarm alarm/alarm.db")
    #expect(modes.output == "700\n600\n")
    for home in ["", "relative/path"] {
      #expect(try bench.shell(#"cd "$HOME" && "$alarm" add 7:00"#, ["XDG_DATA_HOME": home]).status == 0)
    }
    #expect(try bench.shell(#"ls -A "$HOME"; ls "$HOME/.local/share/alarm""#).output.hasPrefix(".local\nalarm.db"))
  }

  @Test("lists the same days and times in every language that is set")
  func languages() throws {
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "회의 준비").status == 0)
    let list = try bench.alarm("list").output
    #expect(list.contains("2099-03-14 07:30") && list.contains("회의 준비"))
    let korean = try bench.shell(#""$alarm" list"#, ["LANG": "ko_KR.UTF-8"]).output
    #expect(korean.contains("2099-03-14 07:30") && korean.contains("회의 준비"))
    for changes in [["LC_ALL": "C"], ["LC_TIME": "de_DE"], ["LANG": nil]] {
      #expect(try bench.shell(#""$alarm" list"#, changes).output == list, "\(changes)")
    }
  }
}
