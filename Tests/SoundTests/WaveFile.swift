import Glibc

/// A WAV file written byte by byte, so that its header can lie.
struct WaveFile {
  enum Format {
    case unsigned8
    case signed16
    case signed24
    case float32
  }

  var rate: UInt32 = 48_000
  var channels: UInt16 = 1
  var format = Format.signed16
  var seconds = 1.0
  var pitch = 440.0
  /// What the header says about the length of the samples in bytes; nil for the truth.
  var claimedBytes: UInt32?
  /// What the header says about rate and channels; nil for the truth.
  var claimedRate: UInt32?
  var claimedChannels: UInt16?

  var bytes: [UInt8] {
    let samples = sampleBytes
    let width = UInt32(format.bits / 8)
    let shownRate = claimedRate ?? rate
    let shownChannels = claimedChannels ?? channels
    let length = claimedBytes ?? UInt32(samples.count)
    var header: [UInt8] = Array("RIFF".utf8) + little(length &+ 36) + Array("WAVEfmt ".utf8) + little(UInt32(16))
    header += little(UInt16(format == .float32 ? 3 : 1)) + little(shownChannels) + little(shownRate)
    header += little(shownRate &* UInt32(shownChannels) &* width) + little(UInt16(width) &* shownChannels)
    header += little(UInt16(format.bits)) + Array("data".utf8) + little(length)
    return header + samples
  }

  private var sampleBytes: [UInt8] {
    (0..<Int(seconds * Double(rate))).flatMap { frame -> [UInt8] in
      let value = 0.5 * sin(2 * .pi * pitch * Double(frame) / Double(rate))
      return (0..<channels).flatMap { _ in encoded(value) }
    }
  }

  private func encoded(_ value: Double) -> [UInt8] {
    switch format {
    case .unsigned8: [UInt8(value * 127 + 128)]
    case .signed16: little(Int16(value * 32_767))
    case .signed24: Array(little(Int32(value * 8_388_607)).prefix(3))
    case .float32: little(Float(value).bitPattern)
    }
  }

  private func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}

extension WaveFile.Format {
  var bits: Int {
    switch self {
    case .unsigned8: 8
    case .signed16: 16
    case .signed24: 24
    case .float32: 32
    }
  }
}
