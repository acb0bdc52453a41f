/// Walks over bytes, numbers in network order; every step checks that the bytes are there.
struct ByteReader {
  private let all: [UInt8]
  private var position = 0

  static let cutShort = FormatError(reason: "it is cut short")

  init(_ bytes: [UInt8]) {
    all = bytes
  }

  /// How many bytes are still to come.
  var left: Int { all.count - position }

  /// Steps over so many bytes and returns them.
  mutating func bytes(_ count: Int) throws(FormatError) -> ArraySlice<UInt8> {
    guard count <= left else { throw ByteReader.cutShort }
    defer { position += count }
    return all[position..<position + count]
  }

  mutating func skip(_ count: Int) throws(FormatError) {
    _ = try bytes(count)
  }

  mutating func byte() throws(FormatError) -> UInt8 {
    guard left > 0 else { throw ByteReader.cutShort }
    defer { position += 1 }
    return all[position]
  }

  /// Reads a number of entries, four bytes without a sign.
  mutating func count() throws(FormatError) -> Int {
    var number = 0
    for byte in try bytes(4) { number = number << 8 | Int(byte) }
    return number
  }

  /// Reads a signed number of four or eight bytes.
  mutating func integer(size: Int) throws(FormatError) -> Int64 {
    var number: Int64 = 0
    for byte in try bytes(size) { number = number << 8 | Int64(byte) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: number)) : number
  }
}
