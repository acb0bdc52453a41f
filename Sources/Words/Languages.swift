import CLanguages

/// The languages there are beside English: one file in `CLanguages/po` and one line in `CLanguages.c` for each.
public enum Languages {
  /// The names of the languages that have a file, as its head gives them after `Language:`: "ko", or "pt_BR".
  public static var tags: [String] { files.map(\.tag) }

  /// The sentences for a locale by its name, from the file that fits it best; nil for English and for what has no file.
  ///
  /// - Parameter tag: the locale's name without codeset and modifier. "ko" fits Korean anywhere, "pt_BR" Brazil's alone.
  static func catalogue(for tag: String) -> Catalogue? {
    let language = tag.prefix { $0 != "_" }
    guard language != "en" else { return nil }
    let files = files
    guard let file = files.first(where: { $0.tag == tag }) ?? files.first(where: { $0.tag == language }) else {
      return nil
    }
    return Catalogue(Array(UnsafeBufferPointer(start: languages_bytes(), count: languages_size())[file.range]))
  }

  /// Each file's language and where it lies among the bytes of all.
  private static var files: [(tag: String, range: Range<Int>)] {
    let bytes = UnsafeBufferPointer(start: languages_bytes(), count: languages_size())
    var files: [(tag: String, range: Range<Int>)] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: 0) {
      if let tag = language(of: bytes[start..<end]) { files.append((tag, start..<end)) }
      start = end + 1
    }
    return files
  }

  /// What stands behind `Language:` in a file's head; nil where it does not say.
  private static func language(of file: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let field = "\"Language: "
    // The head is the first entry, with nothing but comments before it.
    for line in file.prefix(4096).split(separator: 0x0A) where line.starts(with: field.utf8) {
      return String(decoding: line.dropFirst(field.utf8.count).prefix { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
    }
    return nil
  }
}
