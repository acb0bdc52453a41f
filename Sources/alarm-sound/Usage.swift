import HelperMessages

/// What a person who types the command wrong gets to read.
enum Usage {
  static let text = """
    usage: alarm-sound ring [OPTION…] [--] TONE   sound a tone until the input closes
           alarm-sound play [OPTION…] [--] TONE   sound it once, ten seconds at most
           alarm-sound tones [--folder PATH]      list the tones
           alarm-sound check [--folder PATH] [--] [TONE]
                                                  say whether it could be heard; exit status 1 if not
           alarm-sound look-up [--folder PATH] [--] TONE
                                                  say whether the tone can be played, whatever the device
    TONE is a name of the list, a sound file in the folder of sounds, or a path.
    options: --volume 1…100   --swell SECONDS (0…120)   --fallback TONE   --folder PATH
             --due MICROSECONDS since 1970
    """

  static func reason(_ error: SoundOrderError) -> String {
    switch error {
    case .unknownVerb(""): "no command"
    case .unknownVerb(let verb): "“\(verb)” is no command"
    case .unknownOption(let option): "there is no option “\(option)”"
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let option, let value): "“\(value)” is no value for \(option)"
    case .missingTone: "no tone was named"
    case .extraArgument(let word): "“\(word)” is one word too many"
    }
  }
}
