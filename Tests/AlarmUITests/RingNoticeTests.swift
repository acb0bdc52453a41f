import Alarms
import Notifications
import Testing

@testable import AlarmUI

@Suite("The terminal's own notice") struct RingNoticeTests {
  @Test("is given once for each ring, however often the screen changes") func once() throws {
    var notice = RingNotice()
    var screen = try screen(fewAlarms())
    #expect(notice.next(screen) == nil)
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    #expect(notice.next(screen) ?? ("", false) == ("ringing: Wake up", true))
    #expect(notice.next(screen) == nil)
    screen.send(.ringingChanged([try ring("wakeup22"), try ring("dentist2")], at: screen.context.now))
    #expect(notice.next(screen) != nil)
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    #expect(notice.next(screen) == nil)
  }

  @Test("has no bell where sound is denied") func silent() throws {
    var notice = RingNotice()
    var screen = try screen(fewAlarms())
    screen.send(.authorizationChanged(NotificationSettings(allowsSound: false)))
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    #expect(notice.next(screen)?.hasBell == false)
  }

  @Test("is not given where alerts are denied") func denied() throws {
    var notice = RingNotice()
    var screen = try screen(fewAlarms())
    screen.send(.authorizationChanged(NotificationSettings(allowsAlert: false)))
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    #expect(notice.next(screen) == nil)
  }
}
