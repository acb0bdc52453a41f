import Testing
import Timekeeping

@Suite struct WeekdaySetTests {
  @Test func `Sunday is day 1 and Saturday day 7`() {
    #expect(Weekday.sunday.rawValue == 1)
    #expect(Weekday.saturday.rawValue == 7)
    #expect(Weekday.mondayFirst.map(\.code) == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
  }

  @Test func `days come out Monday first, whatever order they went in`() {
    #expect(Array(WeekdaySet([.sunday, .wednesday, .monday, .wednesday])) == [.monday, .wednesday, .sunday])
  }

  @Test func `a day put in can be taken out`() {
    var days = WeekdaySet.workdays
    days.insert(.saturday)
    days.insert(.saturday)
    days.remove(.monday)
    days.remove(.sunday)
    #expect(days == [.tuesday, .wednesday, .thursday, .friday, .saturday])
    #expect(days.count == 5)
    #expect(!days.contains(.monday))
  }

  @Test func `every day is workdays and weekend together`() {
    #expect(WeekdaySet(Array(WeekdaySet.workdays) + Array(WeekdaySet.weekend)) == .everyDay)
    #expect(WeekdaySet().isEmpty)
  }
}
