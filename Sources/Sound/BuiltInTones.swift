/// The tones that are always there.
extension Tone {
  /// All built-in tones, the default first.
  public static let builtIn = [radar, chime, beacon, bell, cricket, sunrise, klaxon, pulse, marimba, lighthouse]

  /// The tone that sounds when nothing else is named or playable.
  public static let radar = Tone(
    name: "Radar", description: "quick rising pings, then a breath", seconds: 1.6, voice: .glass,
    notes: (0..<2).flatMap { group in
      [880, 1174.66, 1567.98].enumerated().map { index, pitch in
        Note(start: Double(group) * 0.52 + Double(index) * 0.13, seconds: 0.45, pitch: pitch, level: 0.62)
      }
    })

  static let chime = Tone(
    name: "Chime", description: "gentle: three falling notes that fade away", seconds: 4, voice: .bar,
    notes: [
      Note(start: 0, seconds: 3, pitch: 659.26, level: 0.6),
      Note(start: 0.55, seconds: 2.8, pitch: 523.25, level: 0.6),
      Note(start: 1.1, seconds: 2.7, pitch: 392, level: 0.6),
    ])

  static let beacon = Tone(
    name: "Beacon", description: "one clear ping and its echoes", seconds: 2.4, voice: .glass,
    notes: [
      Note(start: 0, seconds: 1.2, pitch: 1396.91, level: 0.95),
      Note(start: 0.45, seconds: 1, pitch: 1396.91, level: 0.4),
      Note(start: 0.9, seconds: 1, pitch: 1396.91, level: 0.18),
    ])

  static let bell = Tone(
    name: "Bell", description: "a cast bell, struck once every two and a half seconds", seconds: 2.5, voice: .bell,
    notes: [Note(start: 0, seconds: 2.4, pitch: 523.25, level: 1)])

  static let cricket = Tone(
    name: "Cricket", description: "high, short chirps", seconds: 1.2, voice: .wing,
    notes: [0, 0.6].flatMap { start in
      (0..<4).map { Note(start: start + Double($0) * 0.055, seconds: 0.04, pitch: 3200, level: 0.9) }
    })

  static let sunrise = Tone(
    name: "Sunrise", description: "gentle: a soft chord that comes and goes", seconds: 8, voice: .pad,
    notes: [(0.0, 261.63), (0.6, 329.63), (1.2, 392), (1.8, 493.88)].map { start, pitch in
      Note(start: start, seconds: 6, pitch: pitch, level: 0.28)
    })

  // 520 Hz as a square wave wakes more sleepers than any high beep; fire alarms for bedrooms must use it (NFPA 72).
  static let klaxon = Tone(
    name: "Klaxon", description: "piercing: two harsh notes in turn, for deep sleepers", seconds: 1, voice: .square,
    notes: [Note(start: 0, seconds: 0.5, pitch: 520, level: 1), Note(start: 0.5, seconds: 0.5, pitch: 690, level: 1)])

  static let pulse = Tone(
    name: "Pulse", description: "four short beeps, as a digital clock", seconds: 1, voice: .beep,
    notes: (0..<4).map { Note(start: Double($0) * 0.125, seconds: 0.075, pitch: 2048, level: 0.9) })

  static let marimba = Tone(
    name: "Marimba", description: "a little tune on wood", seconds: 2.4, voice: .wood,
    notes: [523.25, 659.26, 783.99, 659.26, 880, 783.99, 659.26, 587.33].enumerated().map { index, pitch in
      Note(start: Double(index) * 0.2, seconds: 0.5, pitch: pitch, level: 0.55)
    })

  static let lighthouse = Tone(
    name: "Lighthouse", description: "a low, long horn", seconds: 4, voice: .square,
    notes: [
      Note(start: 0, seconds: 1.6, pitch: 196, level: 0.8),
      Note(start: 1.7, seconds: 0.8, pitch: 147, level: 0.8),
    ])
}
