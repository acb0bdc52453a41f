/// The voices of the built-in tones.
extension Voice {
  /// A small glass struck once.
  static let glass = Voice(
    partials: [
      Partial(ratio: 1, level: 0.62, decay: 0.28), Partial(ratio: 2, level: 0.23, decay: 0.18),
      Partial(ratio: 3.01, level: 0.15, decay: 0.08),
    ], attack: 0.004, release: 0.03)

  /// A soft metal bar, long in dying away.
  static let bar = Voice(
    partials: [
      Partial(ratio: 1, level: 0.7, decay: 0.9), Partial(ratio: 2.76, level: 0.18, decay: 0.35),
      Partial(ratio: 5.4, level: 0.12, decay: 0.12),
    ], attack: 0.012, release: 0.3)

  /// A cast bell: hum, prime, minor third, fifth and octaves, as founders tune them.
  static let bell = Voice(
    partials: [
      Partial(ratio: 0.5, level: 0.2, decay: 1.6), Partial(ratio: 1, level: 0.25, decay: 1.1),
      Partial(ratio: 1.2, level: 0.2, decay: 0.9), Partial(ratio: 1.5, level: 0.1, decay: 0.6),
      Partial(ratio: 2, level: 0.15, decay: 0.5), Partial(ratio: 3, level: 0.1, decay: 0.25),
    ], attack: 0.005, release: 0.4)

  /// A plain beep, as clocks and lighthouses have it.
  static let beep = Voice(
    partials: [Partial(ratio: 1, level: 0.8, decay: .infinity), Partial(ratio: 2, level: 0.2, decay: .infinity)],
    attack: 0.006, release: 0.006)

  /// A square wave up to its 15th harmonic, weighed down gently so that it does not ring at its edges.
  static let square = Voice(
    partials: stride(from: 1.0, through: 15, by: 2).map { harmonic in
      Partial(ratio: harmonic, level: 0.93 / harmonic * (1 - harmonic / 20), decay: .infinity)
    }, attack: 0.008, release: 0.008)

  /// Two strings a little apart, slow to come and go.
  static let pad = Voice(
    partials: [
      Partial(ratio: 1, level: 0.4, decay: .infinity), Partial(ratio: 1.0025, level: 0.35, decay: .infinity),
      Partial(ratio: 2, level: 0.15, decay: .infinity), Partial(ratio: 3, level: 0.1, decay: .infinity),
    ], attack: 1.6, release: 2)

  /// A wooden bar: short, with the fourth and tenth harmonic of a marimba.
  static let wood = Voice(
    partials: [
      Partial(ratio: 1, level: 0.75, decay: 0.22), Partial(ratio: 3.93, level: 0.17, decay: 0.07),
      Partial(ratio: 9.2, level: 0.08, decay: 0.03),
    ], attack: 0.003, release: 0.03)

  /// An insect's wing: one thin, steady tone.
  static let wing = Voice(
    partials: [Partial(ratio: 1, level: 0.85, decay: .infinity), Partial(ratio: 1.02, level: 0.15, decay: .infinity)],
    attack: 0.008, release: 0.01)
}
