import Alarms
import Notifications
import Testing

@testable import AlarmUI

@Suite("The terminal's own notice") struct RingNoticeTests {
  @Test("is given once for each ring, however often the screen changes") func once() throws {
    var notice = RingNotice()
    var screen = try screen(fewAlarms())
    #expect(notice.text(screen) == nil)
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    #expect(notice.text(screen) == "ringing: Wake up")
    #expect(notice.text(screen) == nil)
    screen.send(.ringingChanged([try ring("wakeup22"), try ring("dentist2")], at: screen.context.now))
    #expect(notice.text(screen) != nil)
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    #expect(notice.text(screen) == nil)
  }

  @Test("is not given where alerts are denied") func denied() throws {
    var notice = RingNotice()
    var screen = try screen(fewAlarms())
    screen.send(.authorizationChanged(NotificationSettings(allowsAlert: false)))
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    #expect(notice.text(screen) == nil)
  }
}
