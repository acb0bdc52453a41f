import Alarms
import Testing
import Timekeeping

struct WhenPrefixTests {
  private func read(_ words: String...) throws(GrammarError) -> String {
    let (when, count) = try When.longestPrefix(of: words)
    return "\(when.text)|\(words.dropFirst(count).joined(separator: " "))"
  }

  @Test func theLongestRunOfLeadingWordsIsTheTime() throws {
    #expect(try read("7:30", "Wake", "up") == "07:30|Wake up")
    #expect(try read("7:30", "pm", "Tea") == "19:30|Tea")
    #expect(try read("fri", "7:30", "pm", "Tea") == "fri 19:30|Tea")
    #expect(try read("1h", "30m", "Walk") == "1h30m|Walk")
    #expect(try read("내일", "오후", "7시", "30분", "약") == "tomorrow 19:30|약")
    #expect(try read("tomorrow 7:00", "Dentist") == "tomorrow 07:00|Dentist")
    #expect(try read("noon") == "12:00|")
    #expect(try read("mar", "14", "2027", "7:30", "pm", "Pi") == "2027-03-14 19:30|Pi")
    #expect(try read("10분", "뒤", "약") == "10m|약")
    #expect(try read("in", "2", "hours", "Bread") == "2h|Bread")
  }

  @Test func aDayMayStandBehindItsTime() throws {
    #expect(try read("7:30", "tomorrow", "Dentist") == "tomorrow 07:30|Dentist")
    #expect(try read("오전", "7시", "내일", "약") == "tomorrow 07:00|약")
    #expect(try read("7:30", "pm", "on", "fri", "Tea") == "fri 19:30|Tea")
    #expect(try read("18:00", "14", "mar", "2027", "Pi") == "2027-03-14 18:00|Pi")
    #expect(try read("7:30", "fri") == "fri 07:30|")
  }

  @Test func aWeekdayBetweenTimeAndLabelIsPartOfTheLabel() throws {
    #expect(try read("7:30", "Sun", "cream") == "07:30|Sun cream")
    #expect(try read("7:30", "Mon", "Dieu") == "07:30|Mon Dieu")
  }

  @Test func theReasonIsAboutTheWordsThatLookLikeATime() {
    #expect(throws: GrammarError.missingTime("tomorrow")) { try read("tomorrow", "Dentist") }
    #expect(throws: GrammarError.noSuchTime("tomorrow 25:00")) { try read("tomorrow", "25:00", "Dentist") }
    #expect(throws: GrammarError.noSuchDate("feb 30")) { try read("feb", "30", "7:00", "Tea") }
    #expect(throws: GrammarError.missingTime("mar 14")) { try read("mar", "14", "Tea") }
    #expect(throws: GrammarError.bareHour("7")) { try read("7", "Tea") }
    #expect(throws: GrammarError.notAWhen("Tea")) { try read("Tea", "7:00") }
    #expect(throws: GrammarError.empty) { try When.longestPrefix(of: []) }
  }
}
