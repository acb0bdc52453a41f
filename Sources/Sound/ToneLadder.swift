/// The tones to try, from the chosen one down to one that cannot fail.
public struct ToneLadder {
  /// A rung that did not hold.
  public struct Failure: Hashable, Sendable {
    /// The name of the tone that cannot be played.
    public let name: String
    /// Why, in words.
    public let reason: String
  }

  /// The name of the tone of the rung stood on.
  private(set) var name: String

  private let catalogue: ToneCatalogue
  private let loops: Bool
  private var names: [String]

  /// Makes a ladder: `chosen`, then `fallback`, then the built-in default tone.
  public init(chosen: String, fallback: String, catalogue: ToneCatalogue, loops: Bool) {
    name = chosen
    names = [chosen, fallback]
    self.catalogue = catalogue
    self.loops = loops
  }

  /// Opens the first tone, from the top, that can be opened, and steps below it.
  ///
  /// - Returns: its source, and the rungs that failed on the way.
  mutating func step() -> (source: any SoundSource, failures: [Failure]) {
    var failures: [Failure] = []
    while !names.isEmpty {
      name = names.removeFirst()
      do throws(SoundError) {
        return (try open(name), failures)
      } catch {
        failures.append(Failure(name: name, reason: error.reason))
      }
    }
    name = Tone.radar.name
    return (ToneSource(.radar, loops: loops), failures)
  }

  private func open(_ name: String) throws(SoundError) -> any SoundSource {
    switch try catalogue.entry(named: name) {
    case .builtIn(let tone): ToneSource(tone, loops: loops)
    case .file(let path), .theme(let path): try FileSource(path: path, loops: loops)
    }
  }
}
