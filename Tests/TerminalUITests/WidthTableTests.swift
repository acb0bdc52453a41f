import CLinux
import Glibc
import Testing

@testable import TerminalUI

@Suite struct WidthTableTests {
  @Test("The table agrees with the C library on every scalar both know")
  func agreesWithTheCLibrary() throws {
    try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
    var differences: [String] = []
    for value in UInt32(0xA0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let ours = Widths.columns(of: scalar) else { continue }
      let theirs = wcwidth(wchar_t(value))
      // glibc from 2.40 on gives none of the ignorable signs a column, Hangul fillers and the soft hyphen among them.
      if theirs < 0 || Int(theirs) == ours || scalar.properties.isDefaultIgnorableCodePoint { continue }
      differences.append("\(String(value, radix: 16)): \(ours), not \(theirs)")
    }
    #expect(differences == [])
  }

  @Test("The ranges rise and do not overlap", arguments: [WidthTable.wide, WidthTable.zero, WidthTable.unknown])
  func rangesRise(table: [UInt32]) {
    #expect(table.count.isMultiple(of: 2))
    for index in stride(from: 2, to: table.count, by: 2) {
      #expect(table[index - 1] < table[index] && table[index] <= table[index + 1])
    }
  }
}
