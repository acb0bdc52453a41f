import Testing

@testable import Words

struct ParticleTests {
  @Test(arguments: [
    ("아침", "을"), ("우유", "를"), ("서울", "을"), ("약 먹기", "를"), ("아침!”", "을"), ("회의 (부산)", "를"),
    ("Tea", "를"), ("Home", "을"), ("Apple", "을"), ("cup", "을"), ("Test", "를"), ("Meeting", "을"), ("KTX", "를"),
    ("LNM", "을"),
    ("2", "를"), ("3", "을"), ("10", "을"), ("ㄱ", "을"), ("ㅏ", "를"), ("⏰", "을(를)"), ("漢", "을(를)"), ("", "을(를)"),
    ("\u{1106}\u{116E}\u{11AF}", "을"), ("\u{1106}\u{116E}", "를"),
  ])
  func followsTheSoundBefore(_ word: String, _ particle: String) {
    #expect(Particle("을/를")?.form(after: word) == particle)
  }

  @Test(arguments: [("서울", "로"), ("부산", "으로"), ("제주", "로"), ("1", "로"), ("3", "으로"), ("⏰", "(으)로")])
  func roFollowsRieulAsAVowel(_ word: String, _ particle: String) {
    #expect(Particle("으로/로")?.form(after: word) == particle)
  }

  @Test func twoFormsAreAParticle() {
    #expect([Particle("을"), Particle("을/"), Particle("a/b/c")].allSatisfy { $0 == nil })
    #expect(Particle("이/가") != nil)
  }
}
