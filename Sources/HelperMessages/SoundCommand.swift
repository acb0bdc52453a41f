/// What `alarm-sound` can be asked to do.
public enum SoundCommand: Hashable, Sendable {
  /// Sound a tone.
  case sound(SoundOrder)
  /// List the tones, one `ToneListing` a line.
  case tones(soundFolder: String?)
  /// Say whether a tone (nil: the default one) and the device can be used, in `SoundReport` lines; sounds nothing.
  case check(tone: String?, soundFolder: String?)

  /// Say whether a tone can be used, whatever the device, in `SoundReport` lines: `fellBack` if not.
  case lookUp(tone: String, soundFolder: String?)

  /// The arguments for the program, without its own name.
  public var arguments: [String] {
    switch self {
    case .sound(let order): order.arguments
    case .tones(let folder): ["tones"] + Self.option(folder)
    case .check(let tone, let folder): ["check"] + Self.option(folder) + (tone.map { ["--", $0] } ?? [])
    case .lookUp(let tone, let folder): ["look-up"] + Self.option(folder) + ["--", tone]
    }
  }

  /// Reads a command line.
  ///
  /// - Throws: `SoundOrderError` saying which word is wrong.
  public init(arguments: [String]) throws(SoundOrderError) {
    guard let verb = arguments.first, ["tones", "check", "look-up"].contains(verb) else {
      self = .sound(try SoundOrder(arguments: arguments))
      return
    }
    var options = SoundOptions()
    var words = arguments.dropFirst()
    let names = try options.take(from: &words, allowed: ["--folder"])
    let mostNames = verb == "tones" ? 0 : 1
    guard names.count <= mostNames else { throw .extraArgument(names[mostNames]) }
    switch verb {
    case "tones": self = .tones(soundFolder: options.soundFolder)
    case "check": self = .check(tone: names.first, soundFolder: options.soundFolder)
    default:
      guard let tone = names.first else { throw .missingTone }
      self = .lookUp(tone: tone, soundFolder: options.soundFolder)
    }
  }

  private static func option(_ folder: String?) -> [String] {
    folder.map { ["--folder", $0] } ?? []
  }
}
