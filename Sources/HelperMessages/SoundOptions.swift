/// The options of a sound command line.
struct SoundOptions {
  var volume = 100
  var swellSeconds = 0
  var due: Int64?
  var fallbackTone = "Radar"
  var soundFolder: String?

  /// Takes all words: keeps the options and returns the others.
  ///
  /// After `--` nothing is an option.
  mutating func take(
    from words: inout ArraySlice<String>, allowed: [String]
  ) throws(SoundOrderError) -> [String] {
    var names: [String] = []
    while let word = words.popFirst() {
      if word == "--" { return names + words }
      guard word.hasPrefix("-"), word != "-" else {
        names.append(word)
        continue
      }
      guard allowed.contains(word) else { throw .unknownOption(word) }
      guard let value = words.popFirst() else { throw .missingValue(option: word) }
      try set(word, to: value)
    }
    return names
  }

  private mutating func set(_ option: String, to value: String) throws(SoundOrderError) {
    switch option {
    case "--volume": volume = Int(try number(value, in: 1...100, for: option))
    case "--swell": swellSeconds = Int(try number(value, in: 0...120, for: option))
    case "--due": due = try number(value, in: Int64.min...Int64.max, for: option)
    case "--fallback": fallbackTone = value
    case "--folder": soundFolder = value
    default: throw .unknownOption(option)
    }
  }

  private func number(
    _ value: String, in range: ClosedRange<Int64>, for option: String
  ) throws(SoundOrderError) -> Int64 {
    guard let number = Int64(value), range.contains(number) else { throw .badValue(option: option, value: value) }
    return number
  }
}
