/// Why a command line is no sound order.
public enum SoundOrderError: Error, Hashable, Sendable {
  /// The first word is neither `ring` nor `play`.
  case unknownVerb(String)
  /// An option that does not exist.
  case unknownOption(String)
  /// An option stands last, without its value.
  case missingValue(option: String)
  /// An option's value is not a whole number in its range.
  case badValue(option: String, value: String)
  /// No tone was named.
  case missingTone
  /// More than one tone was named; this is the second.
  case extraArgument(String)
}

extension SoundOrder {
  /// The arguments for `alarm-sound`, verb first, without the program's own name; the tone comes last, after `--`.
  public var arguments: [String] {
    var words = [loops ? "ring" : "play", "--volume", String(volume), "--swell", String(swellSeconds)]
    if let due { words += ["--due", String(due)] }
    words += ["--fallback", fallbackTone]
    if let soundFolder { words += ["--folder", soundFolder] }
    return words + ["--", tone]
  }

  /// Reads an order from a command line.
  ///
  /// - Parameter arguments: as `arguments` writes them; options may be left out and take the defaults of `init`.
  /// - Throws: `SoundOrderError`, for a value outside its range too: a person typed it.
  public init(arguments: [String]) throws(SoundOrderError) {
    var words = arguments[...]
    let verb = words.popFirst() ?? ""
    guard verb == "ring" || verb == "play" else { throw .unknownVerb(verb) }
    var options = Options()
    var tones: [String] = []
    while let word = words.popFirst() {
      if word == "--" {
        tones += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        tones.append(word)
        continue
      }
      try options.take(word, from: &words)
    }
    guard let tone = tones.first else { throw .missingTone }
    guard tones.count == 1 else { throw .extraArgument(tones[1]) }
    self.init(
      tone: tone, volume: options.volume, swellSeconds: options.swellSeconds, due: options.due, loops: verb == "ring",
      fallbackTone: options.fallbackTone, soundFolder: options.soundFolder)
  }
}

/// The options met so far.
private struct Options {
  var volume = 100
  var swellSeconds = 0
  var due: Int64?
  var fallbackTone = "Radar"
  var soundFolder: String?

  mutating func take(_ option: String, from words: inout ArraySlice<String>) throws(SoundOrderError) {
    guard ["--volume", "--swell", "--due", "--fallback", "--folder"].contains(option) else {
      throw .unknownOption(option)
    }
    guard let value = words.popFirst() else { throw .missingValue(option: option) }
    switch option {
    case "--volume": volume = Int(try number(value, in: 1...100, for: option))
    case "--swell": swellSeconds = Int(try number(value, in: 0...120, for: option))
    case "--due": due = try number(value, in: Int64.min...Int64.max, for: option)
    case "--fallback": fallbackTone = value
    default: soundFolder = value
    }
  }

  private func number(
    _ value: String, in range: ClosedRange<Int64>, for option: String
  ) throws(SoundOrderError) -> Int64 {
    guard let number = Int64(value), range.contains(number) else { throw .badValue(option: option, value: value) }
    return number
  }
}
