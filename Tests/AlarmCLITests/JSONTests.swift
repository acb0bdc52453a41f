import Testing

@testable import AlarmCLI

struct JSONTests {
  private func read(_ text: String) throws(JSONFault) -> JSONValue {
    try JSONReader.value(of: Array(text.utf8))
  }

  @Test func valuesOfEveryKind() throws {
    #expect(
      try read(" {\"a\": [null, true, false, -12, 1.5e3, \"x\"], \"b\": {}, \"c\": []} ")
        == .object([
          .init("a", .array([.null, .boolean(true), .boolean(false), .integer(-12), .number("1.5e3"), .string("x")])),
          .init("b", .object([])), .init("c", .array([])),
        ]))
  }

  @Test func escapesAreResolved() throws {
    #expect(
      try read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\udc8a 약\"") == .string("\"\\/\u{8}\u{C}\n\r\té💊 약"))
  }

  @Test(arguments: [
    "", "[1,]", "{\"a\":1,}", "[1 2]", "{\"a\" 1}", "{a:1}", "tru", "01", "-", "1.", "1e", "+1", ".5", "'x'", "[1] x",
    "\"a", "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "// x\n1", "NaN",
  ])
  func whatTheStandardDoesNotKnowIsRefused(_ text: String) {
    #expect(throws: JSONFault.self) { try read(text) }
  }

  @Test func faultsNameTheirLine() {
    #expect(throws: JSONFault.syntax(line: 3, .commaOrEnd)) { try read("[\n1,\n2 3]") }
    #expect(throws: JSONFault.repeatedName("a", line: 2)) { try read("{\"a\":1,\n\"a\":2}") }
  }

  @Test func depthIsLimited() {
    #expect(throws: Never.self) { try read(String(repeating: "[", count: 32) + String(repeating: "]", count: 32)) }
    #expect(throws: JSONFault.tooDeep(line: 1)) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONFault.notUTF8) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    let value = JSONValue.object([
      .init("odd", .string("\u{0}\u{1B}[2J\n\"\\\u{7F}\u{9B}\u{2028}\u{202E}\u{200F}약👨‍👩‍👧‍👦")), .init("n", .integer(.min)),
      .init("x", .null),
    ])
    #expect(try read(value.text) == value)
    #expect(!value.text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    #expect(!value.text.unicodeScalars.contains { $0.properties.isBidiControl })
  }
}
