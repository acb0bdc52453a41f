/// A sentence by its English text, for a table that is written before anybody has chosen a language.
///
/// Like the text in `language("…")` it has to stand there as a literal, `Message("…")`, where the test finds it that looks
/// for translations.
public struct Message: Sendable {
  /// The text as it stands in the source, places and all.
  let english: StaticString

  /// Names a sentence.
  public init(_ english: StaticString) {
    self.english = english
  }
}
