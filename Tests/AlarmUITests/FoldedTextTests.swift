import Testing

@testable import AlarmUI

@Suite("Text as it is compared when something is looked for") struct FoldedTextTests {
  private func finds(_ query: String, in text: String) -> Bool {
    FindQuery(query).matches(FoldedText(text))
  }

  @Test(
    "small and capital letters, with marks and without",
    arguments: [
      ("wake", "WAKE up"), ("café", "CAFE"), ("cafe", "Café"), ("cafe", "Cafe\u{301}"), ("Cafe\u{301}", "café"),
      ("strasse", "Straße"), ("øre", "ORE"), ("ιατροσ", "Ιατρός"), ("елка", "Ёлка"), ("istanbul", "İSTANBUL"),
      ("viet", "Việt"), ("0730", "０７３０"), ("ＡＢＣ", "abc"), ("약", "약 먹기"), ("💊", "約束💊 약"), ("約束", "約束💊"),
    ])
  func alike(query: String, text: String) {
    #expect(finds(query, in: text))
  }

  @Test("every letter with a mark, composed as decomposed") func everyLetter() throws {
    let bases = "aeiouyncdghjklrstwzαειουωнаегиуыэ".unicodeScalars
    for base in bases {
      for mark in (0x300...0x36F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
        let letter = Character(String(base) + String(mark))
        #expect(FoldedText(String(letter)).bytes == FoldedText(String(base)).bytes)
      }
    }
    // A character equals its decomposition, so that a set of decomposed ones knows the composed ones.
    let decomposed = Set(
      bases.flatMap { base in (0x300...0x36F).compactMap { Unicode.Scalar($0).map { Character("\(base)\($0)") } } })
    for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) as [UInt32] {
      let scalar = try #require(Unicode.Scalar(value))
      guard decomposed.contains(Character(scalar)) else { continue }
      #expect(FoldedText(String(scalar)).bytes.count == 1, "\(scalar)")
    }
  }

  @Test("Hangul composed as decomposed", arguments: ["회의", "물 마실 시간", "값", "닭", "꿈"])
  func hangul(text: String) {
    let decomposed = text.unicodeScalars.reduce(into: "") { $0 += decomposedSyllable($1) }
    #expect(decomposed.unicodeScalars.count > text.unicodeScalars.count)
    #expect(FoldedText(decomposed) == FoldedText(text))
    #expect(finds(text, in: decomposed))
    #expect(finds(decomposed, in: text))
  }

  @Test("a syllable on its way to another", arguments: ["ㅎ", "호", "회", "횡", "회으", "회의", "회읠", "회의로"])
  func typing(query: String) {
    #expect(finds(query, in: "주간 회의록"))
  }

  @Test("consonants alone stand for syllables that begin with them") func initials() {
    #expect(finds("ㅎㅇ", in: "주간 회의"))
    #expect(finds("ㅁ ㅅㄱ", in: "물 마실 시간이에요."))
    #expect(finds("ㅎㅇ", in: "1차 회의".decomposedHangul))
    #expect(!finds("ㅇㅎ", in: "주간 회의"))
    #expect(!finds("ㅎㅇ", in: "Wake up"))
    // The keyboard joins ㄱ and ㅅ where a final may stand.
    #expect(finds("ㄳ", in: "기상"))
  }

  @Test("what is not there is not found") func other() {
    #expect(!finds("wake x", in: "wake up"))
    #expect(!finds("아", in: "회의"))
    #expect(!finds("kw", in: "wake"))
    #expect(FindQuery(" \u{301} ").isEmpty)
  }

  @Test("words that only go on narrow what was found") func narrowing() {
    #expect(FindQuery("wake u").narrows(FindQuery("wake")))
    #expect(FindQuery("wake u").narrows(FindQuery("wa")))
    #expect(FindQuery("wa").narrows(FindQuery("")))
    #expect(!FindQuery("wa").narrows(FindQuery("wake")))
    #expect(!FindQuery("하").narrows(FindQuery("ㅎ")))
  }

  @Test("what was found is marked by whole characters") func marks() {
    func marked(_ query: String, in text: String) -> String {
      let characters = Array(text)
      return MatchMarks.places(of: FindQuery(query), in: characters).sorted().map { String(characters[$0]) }.joined()
    }
    #expect(marked("up", in: "Wake up, UP") == "upUP")
    #expect(marked("호", in: "주간 회의") == "회")
    #expect(marked("ㅎㅇ", in: "3시 회의") == "회의")
    #expect(marked("ss", in: "Straße") == "ß")
    #expect(marked("e x", in: "Cafe\u{301} x") == "e\u{301}x")
    #expect(marked("none", in: "Cafe") == "")
  }
}

/// A Hangul syllable as its two or three letters; anything else as it is.
private func decomposedSyllable(_ scalar: Unicode.Scalar) -> String {
  guard (0xAC00...0xD7A3).contains(scalar.value) else { return String(scalar) }
  let place = scalar.value - 0xAC00
  let letters = [0x1100 + place / 588, 0x1161 + place / 28 % 21] + (place % 28 == 0 ? [] : [0x11A7 + place % 28])
  return String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
}

extension String {
  fileprivate var decomposedHangul: String {
    unicodeScalars.reduce(into: "") { $0 += decomposedSyllable($1) }
  }
}
