import Testing

@testable import Words

struct CatalogueTests {
  private static let file = Catalogue(
    Array(
      #"""
      # A comment.
      msgid ""
      msgstr ""
      "Language: xx\n"

      #: Somewhere.swift
      msgid "Nothing rings."
      msgstr "조용합니다."

      msgid "two "
      "lines, \"quoted\""
      msgstr ""
      "둘\n"
      "\t줄"

      #, fuzzy
      msgid "doubtful"
      msgstr "의심"

      msgid "not yet"
      msgstr ""

      what is this
      msgid "last|one"
      msgstr "끝"
      """#.utf8))

  @Test func translatesByTheEnglishText() {
    #expect(Self.file.sentence("Nothing rings.") == "조용합니다.")
    #expect(Self.file.sentence("two lines, \"quoted\"") == "둘\n\t줄")
    #expect(Self.file.sentence("last|one") == "끝")
  }

  @Test func whatItDoesNotKnowStaysEnglish() {
    for text: StaticString in ["Nothing", "Nothing rings. ", "two ", "doubtful", "not yet", "A comment.", ""] {
      #expect(Self.file.sentence(text) == nil)
    }
    #expect(Catalogue([]).sentence("Nothing rings.") == nil)
  }

  @Test func aFileThatBreaksOffIsReadAsFarAsItGoes() {
    let text = Array("msgid \"a\"\nmsgstr \"b\"\nmsgid \"c\"\nmsgstr \"d\\".utf8)
    for length in 0...text.count { _ = Catalogue(Array(text.prefix(length))).sentence("c") }
    #expect(Catalogue(text).sentence("a") == "b")
  }
}
