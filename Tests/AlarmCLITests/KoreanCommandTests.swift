import AlarmCLI
import Alarms
import Testing
import Words

/// The command line in another language.
struct KoreanCommandTests {
  private let desk = Desk(language: Language(name: "ko_KR.UTF-8"))

  @Test func answersInKoreanAndTakesItsOwnTimesAgain() async {
    #expect(await desk.run("add", "오전", "7시", "30분", "약 먹기").output.contains("12월 1일 (화) 오전 7:30에 울립니다"))
    #expect(await desk.run("add", "12월", "1일", "(화)", "오전", "7:30", "우유").complaint == "")
  }

  @Test func complainsInKorean() async {
    let answer = await desk.run("add", "25:00")
    #expect(answer.complaint == "“25:00”이라는 시각은 없습니다. 00:00부터 23:59까지, 또는 오전 12:00부터 오후 11:59까지로 쓰세요.\n")
  }

  @Test func columnsAreStraightInWideLettersToo() async {
    _ = await desk.run("add", "7:30", "--repeat", "월,수", "a")
    _ = await desk.run("add", "8:30", "--repeat", "2주마다 월", "--off", "b")
    _ = await desk.run("add", "9:30", "c")
    let lines = await desk.run("list").output.split(separator: "\n")
    #expect(
      lines.map { $0.dropFirst(13) } == [
        "켜짐     07:30     월 수                2026-12-02 07:30  a",
        "꺼짐     08:30     2주마다 월           -                 b",
        "켜짐     09:30     한 번                2026-11-30 09:30  c",
      ])
  }

  @Test func theClockFollowsItsSetting() async {
    _ = await desk.run("config", "clock", "24")
    #expect(await desk.run("add", "19:30").output.contains("11월 30일 (월) 19:30에 울립니다"))
  }

  @Test func machinesReadTheSameInEveryLanguage() async {
    let english = Desk()
    for command in ["list", "next", "pending", "delivered", "status", "upcoming", "sounds", "doctor"] {
      #expect(await desk.run(command, "--json").output == english.run(command, "--json").output)
    }
  }

  @Test func everyCommandExplainsItselfInKorean() async {
    for verb in Verb.all {
      let page = await desk.run(verb.name, "--help").output
      #expect(page.split(separator: "\n").dropFirst().first?.unicodeScalars.contains { $0.value >= 0xAC00 } == true)
    }
  }
}
