extension Language {
  /// For a terminal that can show ASCII only: English sentences, every letter of which is in it, with the customs of this
  /// language.
  public var inASCII: Language {
    guard isTranslated else { return self }
    var english = Language.english
    (english.usesTwelveHours, english.weekStart) = (usesTwelveHours, weekStart)
    return english
  }
}
