import TerminalUI
import Testing
import Words

@testable import AlarmUI

private let korean = Language(name: "ko_KR")

@Suite("The keys below the list") struct FooterTests {
  private func footer(_ screen: ScreenState) -> String {
    AlarmScreen.render(screen, screen.size).lines[23]
  }

  @Test("u stands among them while there is something to undo") func undo() throws {
    var screen = try screen(fewAlarms())
    #expect(!footer(screen).contains("u undo"))
    try screen.presses(.space)
    #expect(footer(screen) == " space on/off  a add  e edit  d del  u undo  / find  z skip  ? help  q quit")
    try screen.presses(.character("u"))
    #expect(!footer(screen).contains("u undo"))
  }

  @Test("80 columns hold how to find, skip and open the settings, in either language") func eighty() throws {
    #expect(try footer(screen(fewAlarms())).contains("/ find  z skip  s settings"))
    #expect(try footer(screen(fewAlarms(), language: korean)).contains("/ 찾기  z 건너뜀  s 설정"))
  }
}
