import Testing
import Timekeeping

@Suite struct TimeOfDayTests {
  @Test("A time prints as it is read", arguments: ["00:00", "07:30", "23:59", "07:30:15", "23:59:59"])
  func roundTrip(text: String) throws {
    #expect(try time(text).description == text)
  }

  @Test func `seconds that are zero are not printed`() throws {
    #expect(try time("07:30:00").description == "07:30")
  }

  @Test(
    "Only HH:MM and HH:MM:SS are read",
    arguments: [
      "", "7:30", "24:00", "25:00", "12:60", "12:30:60", "07:5", "0730", "07:30:", "07:30:5", "+7:30", "-7:30",
      " 07:30",
      "07:30 ", "０７:３０", "07:30:00:00", "07.30",
    ])
  func refusedText(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test func `a time that no clock shows is refused`() {
    #expect(TimeOfDay(hour: 24, minute: 0) == nil)
    #expect(TimeOfDay(hour: -1, minute: 0) == nil)
    #expect(TimeOfDay(hour: 0, minute: 60) == nil)
    #expect(TimeOfDay(hour: 0, minute: 0, second: 60) == nil)
    #expect(TimeOfDay(secondsFromMidnight: 86_400) == nil)
    #expect(TimeOfDay(secondsFromMidnight: -1) == nil)
  }

  @Test func `seconds from midnight lead back to the same time`() throws {
    for seconds in 0..<86_400 {
      #expect(TimeOfDay(secondsFromMidnight: seconds)?.secondsFromMidnight == seconds)
    }
  }

  @Test func `earlier times come first`() throws {
    #expect(try time("07:30") < time("07:30:01"))
    #expect(try time("09:59") < time("10:00"))
    #expect(try local("2027-01-05 23:59") < local("2027-01-06 00:00"))
  }
}
