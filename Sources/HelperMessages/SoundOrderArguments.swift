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
    var options = SoundOptions()
    let tones = try options.take(
      from: &words, allowed: ["--volume", "--swell", "--due", "--fallback", "--folder"])
    guard let tone = tones.first else { throw .missingTone }
    guard tones.count == 1 else { throw .extraArgument(tones[1]) }
    self.init(
      tone: tone, volume: options.volume, swellSeconds: options.swellSeconds, due: options.due, loops: verb == "ring",
      fallbackTone: options.fallbackTone, soundFolder: options.soundFolder)
  }
}
