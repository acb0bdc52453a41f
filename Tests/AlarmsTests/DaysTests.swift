import Alarms
import Testing
import Timekeeping

struct DaysTests {
  private func read(_ text: String) -> String? {
    (try? Days(parsing: text))?.text
  }

  @Test func listsWithCommasOrSpacesInAnyCase() {
    #expect(["mon,wed", "Mon Wed", "mon, wed", "Monday WEDNESDAY"].map(read) == Array(repeating: "mon,wed", count: 4))
  }

  @Test func rangesGoOverTheWeekend() {
    #expect(["MON-FRI", "Mo–Fr", "mon - fri", "weekdays"].map(read) == Array(repeating: "weekdays", count: 4))
    #expect(read("fri-mon") == "mon,fri,sat,sun")
    #expect([read("sat-sun"), read("mon-sun"), read("tue-tue")] == ["weekends", "daily", "tue"])
  }

  @Test func repeatedDaysCountOnce() {
    #expect(read("mon,mon") == "mon")
  }

  @Test func theNamedSets() {
    #expect(
      ["once", "daily", "every day", "weekends", "weekdays,sat"].map(read) == [
        "once", "daily", "daily", "weekends", "mon,tue,wed,thu,fri,sat",
      ])
  }

  @Test func koreanDays() {
    #expect(
      ["월,수", "월수금", "월요일 수요일", "매일", "평일", "일"].map(read) == [
        "mon,wed", "mon,wed,fri", "mon,wed", "daily", "weekdays", "sun",
      ])
  }

  @Test(arguments: ["mun", "mon,mun", "m", "mon once", "mon-", "-fri", "monwed", ",", "2", "mon;wed"])
  func whatIsNoDayIsRefusedAndNotDropped(_ text: String) {
    #expect(throws: GrammarError.notDays(text)) { try Days(parsing: text) }
  }

  @Test func nothingIsRefused() {
    #expect(throws: GrammarError.empty) { try Days(parsing: " ") }
  }
}
