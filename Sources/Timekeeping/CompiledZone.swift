/// Reads compiled zone files ("TZif"), RFC 9636.
///
/// A file is a header, a block of 4-byte times for old readers and, from version 2 on, a second header, a block of 8-byte
/// times and a footer with the rule for later years. Of such a file only the second half counts.
enum CompiledZone {
  /// What the first four bytes of every compiled file are.
  static let magic = Array("TZif".utf8)

  /// The table of a whole file.
  static func table(from bytes: [UInt8]) throws(FormatError) -> ZoneTable {
    var reader = ByteReader(bytes)
    let first = try header(&reader)
    guard first.version != 1 else { return try block(&reader, first, timeSize: 4, hasFooter: false) }
    try reader.skip(first.blockSize(timeSize: 4))
    let second = try header(&reader)
    return try block(&reader, second, timeSize: 8, hasFooter: true)
  }

  private struct Header {
    let version: Int
    let universalMarks: Int
    let standardMarks: Int
    let leapSeconds: Int
    let transitions: Int
    let types: Int
    let characters: Int

    func blockSize(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + standardMarks
        + universalMarks
    }
  }

  private static func header(_ reader: inout ByteReader) throws(FormatError) -> Header {
    guard try Array(reader.bytes(4)) == magic else { throw FormatError(reason: "it is no compiled zone file") }
    let version = try reader.byte()
    // Version 1 says so with a zero byte, the others with a digit; later ones promise to stay readable.
    guard version == 0 || (50...57).contains(version) else {
      throw FormatError(reason: "its version is not one of RFC 9636")
    }
    try reader.skip(15)
    let header = Header(
      version: version == 0 ? 1 : Int(version) - 48, universalMarks: try reader.count(),
      standardMarks: try reader.count(), leapSeconds: try reader.count(), transitions: try reader.count(),
      types: try reader.count(), characters: try reader.count())
    guard (1...256).contains(header.types), header.characters > 0 else {
      throw FormatError(reason: "it has no types of local time, or too many")
    }
    guard [0, header.types].contains(header.universalMarks), [0, header.types].contains(header.standardMarks) else {
      throw FormatError(reason: "its numbers of entries contradict each other")
    }
    return header
  }

  private static func block(
    _ reader: inout ByteReader, _ header: Header, timeSize: Int, hasFooter: Bool
  ) throws(FormatError) -> ZoneTable {
    // Before anything is set aside for them, all the bytes that the header promises must be there.
    guard header.blockSize(timeSize: timeSize) <= reader.left else { throw ByteReader.cutShort }
    guard header.leapSeconds == 0 else {
      throw FormatError(reason: "it counts leap seconds, which the system's clock does not")
    }
    let transitions = try transitionTimes(&reader, header, timeSize: timeSize)
    let typesAfter = Array(try reader.bytes(header.transitions))
    guard typesAfter.allSatisfy({ Int($0) < header.types }) else {
      throw FormatError(reason: "it names a type of local time that it does not have")
    }
    let types = try localTypes(&reader, header)
    try reader.skip(header.standardMarks + header.universalMarks)
    let footer = hasFooter ? try footer(&reader) : nil
    return ZoneTable(transitions: transitions, typesAfter: typesAfter, types: types, footer: footer)
  }

  private static func transitionTimes(
    _ reader: inout ByteReader, _ header: Header, timeSize: Int
  ) throws(FormatError) -> [Int64] {
    var times: [Int64] = []
    times.reserveCapacity(header.transitions)
    for _ in 0..<header.transitions {
      let time = try reader.integer(size: timeSize)
      if let last = times.last, time <= last { throw FormatError(reason: "its clock changes are out of order") }
      times.append(time)
    }
    return times
  }

  private static func localTypes(_ reader: inout ByteReader, _ header: Header) throws(FormatError) -> [ZoneType] {
    var entries = ByteReader(Array(try reader.bytes(header.types * 6)))
    let characters = Array(try reader.bytes(header.characters))
    var types: [ZoneType] = []
    for _ in 0..<header.types {
      let offset = try entries.integer(size: 4)
      let isDaylight = try entries.byte()
      let name = Int(try entries.byte())
      guard ZoneType.offsets.contains(offset), isDaylight <= 1, name < characters.count,
        let end = characters[name...].firstIndex(of: 0)
      else { throw FormatError(reason: "a type of local time in it is not valid") }
      let abbreviation = String(decoding: characters[name..<end], as: UTF8.self)
      types.append(ZoneType(offset: offset, isDaylight: isDaylight == 1, abbreviation: abbreviation))
    }
    return types
  }

  /// The rule between two newlines; nil if it is empty.
  private static func footer(_ reader: inout ByteReader) throws(FormatError) -> PosixRule? {
    guard try reader.byte() == 10 else { throw FormatError(reason: "its closing rule is missing") }
    var text: [UInt8] = []
    while true {
      let byte = try reader.byte()
      if byte == 10 { break }
      text.append(byte)
    }
    return text.isEmpty ? nil : try PosixRule(String(decoding: text, as: UTF8.self))
  }
}
