/// A Korean particle, whose form follows from the sound before it: after a value it is written `{을/를}`, with the form after
/// a consonant first.
///
/// Where the sound cannot be told, as after a picture, both are written, as Koreans do: "을(를)".
struct Particle {
  private let afterConsonant: Substring
  private let afterVowel: Substring

  /// Reads "을/를"; nil when it is not two forms.
  init?(_ forms: Substring) {
    let both = forms.split(separator: "/", omittingEmptySubsequences: false)
    guard both.count == 2, !both[1].isEmpty else { return nil }
    (afterConsonant, afterVowel) = (both[0], both[1])
  }

  /// The form that goes behind a text.
  func form(after text: String) -> String {
    switch Ending(of: text) {
    case .vowel: String(afterVowel)
    // 로 follows ㄹ as it follows a vowel.
    case .rieul where afterConsonant == "으로": String(afterVowel)
    case .rieul, .consonant: String(afterConsonant)
    case nil: afterConsonant == "으로" ? "(으)로" : "\(afterConsonant)(\(afterVowel))"
    }
  }
}

/// How a text ends when a Korean reads it aloud.
enum Ending: Hashable, Sendable {
  case vowel
  /// In ㄹ, after which one particle takes its other form.
  case rieul
  case consonant

  /// The ending of a text's last word; marks behind it and a remark in parentheses at the end are not read.
  ///
  /// - Returns: nil where it cannot be told: nothing is there, or a sign that is neither Hangul nor Latin nor a digit.
  init?(of text: String) {
    var scalars = Array(text.unicodeScalars)
    if scalars.last == ")", let open = scalars.lastIndex(of: "("), open > 0 { scalars.removeSubrange(open...) }
    while let last = scalars.last, Ending.isMark(last) { scalars.removeLast() }
    guard let last = scalars.last else { return nil }
    switch last.value {
    case 0xAC00...0xD7A3: self.init(final: (last.value - 0xAC00) % 28)
    case 0x1161...0x1175, 0x314F...0x3163: self = .vowel
    case 0x11A8...0x11C2: self.init(final: last.value - 0x11A7)
    // A letter is called by its name, which ends as it does.
    case 0x3131...0x314E: self = last == "ㄹ" ? .rieul : .consonant
    case 0x30...0x39: self = Ending.digits[Int(last.value - 0x30)]
    case 0x41...0x5A, 0x61...0x7A: self.init(latin: scalars.suffix(3).map { Character($0) })
    default: return nil
    }
  }

  /// By the number of the final consonant, as Unicode counts them: 0 is none, 8 is ㄹ.
  private init(final: UInt32) {
    self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
  }

  // 영 일 이 삼 사 오 육 칠 팔 구; a number that ends in 0 ends in 십, 백, 천 or 만, all of them consonants as well.
  private static let digits: [Ending] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation, .initialPunctuation, .openPunctuation,
      .spaceSeparator, .nonspacingMark, .format:
      true
    default: false
    }
  }
}

extension Ending {
  /// The ending of a Latin word as it is commonly written in Hangul: 알람 for "alarm", 티 for "tea", 홈 for "home".
  ///
  /// - Parameter end: its last three letters, or what stands there.
  private init(latin end: [Character]) {
    let last = end.last ?? " "
    let before = end.dropLast().last
    let isName = last.isUppercase && before?.isLowercase != true
    let silent = last == "e" && before.map { "mnl".contains($0) } == true && end.count == 3
    switch (silent ? before ?? last : Character(last.lowercased())) {
    case "l": self = .rieul
    case "r" where isName: self = .rieul
    case "m", "n": self = .consonant
    case "g" where before == "n": self = .consonant
    case "b", "c", "k", "p", "t": self = !isName && Ending.isShort(end) ? .consonant : .vowel
    default: self = .vowel
    }
  }

  /// Whether one vowel alone stands before the last letter, as in 컵 for "cup"; "tea", 데스크 and 소프트 have no such end.
  private static func isShort(_ end: [Character]) -> Bool {
    guard end.count == 3 else { return false }
    return "aeiou".contains(end[1]) && !"aeiou".contains(end[0])
  }
}
