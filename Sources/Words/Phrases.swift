/// What helper programs, the bus and the system say in English, which has to be read in other languages as well.
///
/// They see no `Language`: their words come as text, also from the log and from a program of another version. So they are
/// recognised; what is not stays English. A test compares the list with the sources of the helpers.
enum Phrases {
  /// The phrases with places for what is filled in, the more particular ones first.
  static let known: [Message] = [
    Message("there is no tone or sound file named “%1”"), Message("%1 is a folder, not a sound file"),
    Message("%1 holds no sound"), Message("%1 is no sound file that can be played: %2"),
    Message("%1 cannot be played: %2 channels at %3 Hz"), Message("%1 cannot be read: %2"),
    Message("the sound device takes no more sound"), Message("the sound device does not answer"),
    Message("no sound device was found"), Message("another program holds the sound device"),
    Message("the sound device may not be used by this user"), Message("the sound server does not answer"),
    Message("the sound device cannot be used: %1"), Message("the output “%1” is muted"),
    Message("the volume of the output “%1” is zero"), Message("alarm-sound does not answer"),
    Message("no pipe: %1"), Message("the program no longer reads"), Message("the program has stopped reading"),
    Message("it ended with status %1"), Message("it was ended by signal %1"), Message("it ended"),
    Message("the bus has ended the connection"), Message("no answer came"), Message("the answer cannot be read"),
    Message("the system's bus cannot be reached"), Message("no position has come yet"), Message("there is no bus"),
    Message("there is no system bus"), Message("alarm-desktop is missing"), Message("alarm-desktop has ended"),
    Message("what it says of %1 does not count"), Message("it is no file"),
    Message("it is not executable: chmod u+x %1"), Message("%1 cannot be looked at"),
    Message("%1 belongs to another user"), Message("others may write to %1: chmod go-w %2"),
    Message("quick rising pings, then a breath"), Message("gentle: three falling notes that fade away"),
    Message("one clear ping and its echoes"), Message("a cast bell, struck once every two and a half seconds"),
    Message("high, short chirps"), Message("gentle: a soft chord that comes and goes"),
    Message("piercing: two harsh notes in turn, for deep sleepers"), Message("four short beeps, as a digital clock"),
    Message("a little tune on wood"), Message("a low, long horn"),
  ]

  /// What the C library says of the errors that files and sockets have most.
  static let system: [Message] = [
    Message("No such file or directory"), Message("Permission denied"), Message("No space left on device"),
    Message("Is a directory"), Message("Not a directory"), Message("Read-only file system"),
    Message("Input/output error"), Message("Connection refused"), Message("Operation not permitted"),
    Message("No such device or address"),
  ]
}

extension Language {
  /// What another program or the system has said in English, in this language where it is known.
  ///
  /// - Parameter english: a phrase of `Phrases`, its places filled; anything else is returned as it is.
  public func phrase(_ english: String) -> String {
    guard isTranslated else { return english }
    for message in Phrases.known + Phrases.system {
      if let values = message.values(in: english) { return sentence(message.english, values.map(phrase)) }
    }
    return english
  }
}

extension Message {
  /// What fills the places of this text, which come in their order; nil where it is another text.
  func values(in text: String) -> [String]? {
    var pieces = english.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(
      separator: "%", omittingEmptySubsequences: false)
    for place in pieces.indices.dropFirst() { pieces[place] = pieces[place].dropFirst() }
    guard text.hasPrefix(pieces[0]) else { return nil }
    var rest = text.dropFirst(pieces[0].count)
    var values: [String] = []
    for (place, piece) in pieces.enumerated().dropFirst() {
      let isLast = place == pieces.count - 1
      guard let found = isLast ? rest.rangeOfEnd(piece) : rest.firstRange(of: piece) else { return nil }
      values.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty ? values : nil
  }
}

extension Substring {
  /// The end of the text, where it is this one.
  fileprivate func rangeOfEnd(_ end: Substring) -> Range<Index>? {
    hasSuffix(end) ? index(endIndex, offsetBy: -end.count)..<endIndex : nil
  }
}
