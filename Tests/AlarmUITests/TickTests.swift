import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("When the picture changes by itself") struct TickTests {
  @Test("once a minute, on the minute") func minutes() throws {
    let screen = try screen(fewAlarms())
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(60))
    #expect(AlarmScreen.nextTick(screen, after: monday2312 + .milliseconds(59_999)) == monday2312 + .seconds(60))
  }

  @Test("once a second in the last minute before a ring") func lastMinute() throws {
    var screen = try screen([alarm("wakeup22", "23:14")])
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(60))
    screen.send(.tick(monday2312 + .seconds(60)))
    #expect(AlarmScreen.nextTick(screen, after: monday2312 + .seconds(60)) == monday2312 + .seconds(61))
    screen.send(.tick(monday2312 + .seconds(75)))
    #expect(screen.picture.contains("in 45 s"))
  }

  @Test("once a second in the last ten minutes of a timer") func timer() throws {
    var screen = try screen([alarm("timer222", "", "Tea", timer: 300)])
    screen.send(.tick(monday2312 + .seconds(10)))
    #expect(screen.picture.contains("in 4 min 50 s"))
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(1))
  }

  @Test("not by the second while the countdown is not shown") func hidden() throws {
    var screen = try screen([alarm("timer222", "", "Tea", timer: 300)])
    screen.press(.character("?"))
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(60))
  }

  @Test("a new zone shows its own time at once") func zone() throws {
    var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
    screen.send(.zoneChanged(.utc))
    #expect(screen.picture.contains("23:12"))
  }
}

@Suite("What takes long is said while it does") struct SlowSavingTests {
  @Test("saving what no alarm in the list shows, such as what was seen, ends as well") func ends() throws {
    var screen = try screen(fewAlarms(), badge: 1)
    screen.send(.savingIsSlow)
    #expect(screen.picture.contains("saving…"))
    screen.send(.savingEnded)
    #expect(!screen.picture.contains("saving…"))
  }

  @Test("being stopped by Ctrl-Z is no saving, however long it lasts") func stopped() {
    #expect(!ScreenEffect.suspend.isSaved)
    #expect(ScreenEffect.markSeen([]).isSaved)
  }
}
