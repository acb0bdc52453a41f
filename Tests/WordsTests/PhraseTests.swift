import Glibc
import Testing

@testable import Words

struct PhraseTests {
  private let korean = Language(name: "ko_KR")

  @Test(arguments: [
    ("no sound device was found", "소리 장치를 찾을 수 없음"),
    ("there is no tone or sound file named “Bell”", "“Bell”이라는 벨소리나 소리 파일이 없음"),
    ("/a/b.wav cannot be read: Permission denied", "/a/b.wav를 읽을 수 없음: 권한이 없음"),
    ("x.wav cannot be played: 9 channels at 8000 Hz", "x.wav를 재생할 수 없음: 9채널 8000Hz"),
    ("others may write to /etc/a b: chmod go-w /etc/a b", "다른 사용자가 /etc/a b에 쓸 수 있음: chmod go-w /etc/a b"),
    ("quick rising pings, then a breath", "빠르게 올라가다 잠시 쉬는 맑은 소리"),
    ("something nobody has foreseen", "something nobody has foreseen"), ("", ""), ("it ended here", "it ended here"),
  ])
  func whatOthersSayIsTranslatedWhereItIsKnown(_ english: String, _ own: String) {
    #expect(korean.phrase(english) == own)
    #expect(Language.english.phrase(english) == english)
  }

  @Test func whatTheSystemSaysIsWhatItSaysHere() {
    let codes = [
      ENOENT, EACCES, ENOSPC, EISDIR, ENOTDIR, EROFS, EIO, ECONNREFUSED, EPERM, ENXIO,
    ]
    for code in codes {
      let said = String(cString: strerror(code))
      #expect(korean.phrase(said) != said, "“\(said)” has no translation")
    }
  }
}
