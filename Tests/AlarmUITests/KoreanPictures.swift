import Alarms
import TerminalUI
import Testing
import Words

@testable import AlarmUI

private let korean = Language(name: "ko_KR")

@Test("the list in Korean") func theListInKorean() throws {
  let screen = try screen(fewAlarms(), language: korean)
  #expect(
    screen.picture == """
        2026년 11월 30일 (월)                                        ▄   ▄     ▄ ▄▄▄
        다음: 오전 6:30 Wake up, 7시간 18분 후                       █   █ ▀   █ ▄▄█
                                                              오후   █   █ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  2개 중 1개 켬
       ▸ [ON ] •오전 6:30  Wake up                   월 화 수 목 금  7시간 18분 후
         [off]  오전 7:10  물 마실 시간이에요.       매일
        기타  [ON ]  2개 중 1개 켬
         [ON ]  오전 9:00  Dentist                   12월 3일 (목)   2일 10시간 후
         [off]  오후 9:15  約束💊 약 먹기            월 수 금












      ────────────────────────────────────────────────────────────────────────────────
       space 전환  a 추가  e 편집  d 삭제  / 찾기  z 건너뜀  s 설정  ? 도움말  q 종료
      """)
}

@Test("the list in Korean in 40 × 10") func theListInKoreanIn40Columns() throws {
  let screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10), language: korean)
  #expect(
    screen.picture == """
       2026년 11월 30일 (월)       오후 11:12
       다음: 오전 6:30 Wake up, 7시간 18분 후
      ────────────────────────────────────────
        Work [ON ] 2개 중 1개 켬
       ▸ [ON ]•오전 6:30 Wake up
         [off] 오전 7:10 물 마실 시간이에요.
        기타 [ON ] 2개 중 1개 켬
         [ON ] 오전 9:00 Dentist
      ────────────────────────────────────────
       space 전환  a 추가  ? 도움말  q 종료
      """)
}

@Test("the editor in Korean says the half of the day first") func theEditorInKorean() throws {
  var screen = try screen(fewAlarms(), language: korean)
  screen.press(.character("e"))
  #expect(
    screen.picture == """
       Wake up 변경
      ────────────────────────────────────────────────────────────────────────────────
                4    28
         오후   5    29
         오전  ▸6 ◂: 30
         오후   7    31
                8    32
        12월 1일 (화), 7시간 18분 후에 울립니다
        요일         일 [월][화][수][목][금] 토
        반복         월 화 수 목 금
        시작
        끝
        이름         Wake up
        벨소리       기본 (Radar)
        그룹         Work
        종류         알람
        켬/끔        [ON ]
        더 보기      [+] 시간대, 제외, 일시 중지, 다시 알림, 울림 시간 외 4개




      ────────────────────────────────────────────────────────────────────────────────
       ↑ 돌리기  Enter 저장  Esc 나가기  Tab 다음 항목  F1 도움말
      """)
}

@Test("the ringing screen in Korean") func theRingInKorean() throws {
  var screen = try screen(fewAlarms(), language: korean)
  screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
  #expect(
    screen.picture == """
                                      알람이 울립니다

                                            오전
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
             ███████████████               ███████████████     ███████████████
             ███████████████               ███████████████     ███████████████
             █████               █████               █████     █████     █████
             █████               █████               █████     █████     █████
             █████▄▄▄▄▄▄▄▄▄▄     ▀▀▀▀▀     ▄▄▄▄▄▄▄▄▄▄█████     █████     █████
             ███████████████               ███████████████     █████     █████
             ███████████████               ███████████████     █████     █████
             █████     █████     █████               █████     █████     █████
             █████     █████     █████               █████     █████     █████
             █████▄▄▄▄▄█████     ▀▀▀▀▀     ▄▄▄▄▄▄▄▄▄▄█████     █████▄▄▄▄▄█████
             ███████████████               ███████████████     ███████████████
             ███████████████               ███████████████     ███████████████

                                          Wake up
                                      현재 오후 11:12

                     s로 9분 뒤 다시 알림. 분을 먼저 입력할 수 있습니다

      ────────────────────────────────────────────────────────────────────────────────
       Enter 멈춤  s 다시 알림
      """)
}

@Test("the weekdays stand and count in the order of the week") func theWeekdaysFollowTheSetting() throws {
  var screen = try screen(fewAlarms())
  screen.send(.settingsChanged(try AlarmSettings.initial.setting(.weekStart, to: "sunday")))
  screen.press(.character("e"))
  screen.tab(to: .days)
  screen.type("1")
  #expect(screen.picture.contains("[Sun][Mon][Tue][Wed][Thu][Fri] Sat"))
  screen.type("8")
  #expect(screen.picture.contains("The weekdays are 1 to 7; 1 is Sunday, 7 is Saturday."))
}

@Test("the clock follows its setting at once") func theClockFollowsTheSetting() throws {
  var screen = try screen(fewAlarms())
  screen.send(.settingsChanged(try AlarmSettings.initial.setting(.clock, to: "12")))
  #expect(screen.picture.contains("next: 6:30 AM Wake up"))
  screen.send(.settingsChanged(try AlarmSettings.initial.setting(.clock, to: "auto")))
  #expect(screen.picture.contains("next: 06:30 Wake up"))
}

@Test("what was found is counted in Korean as a part of all") func foundInKorean() throws {
  var screen = try screen(fewAlarms(), language: korean)
  screen.type("/wa")
  #expect(screen.picture.contains("4개 중 1개"))
}
