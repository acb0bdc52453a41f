import Notifications
import TestSupport
import Testing
import Timekeeping

@testable import NotificationStore

/// What a program gives along with a notification comes back as it was.
struct UserInfoTests {
  private static let everything: [String: UserInfoValue] = [
    "": .string(""), "nul\0": .string("a\0b"), "유니코드": .string("👨‍👩‍👧‍👦 ᄒ\u{1161}\u{11ab} e\u{301} \u{10ffff}"),
    "smallest": .integer(.min), "largest": .integer(.max), "none": .integer(0), "yes": .boolean(true),
    "no": .boolean(false), "date": .date(Instant(microseconds: 1_798_531_200_123_456)),
    "before all": .date(Instant(microseconds: .min)), "nothing": .data([]), "bytes": .data(Array(0...255)),
    "third": .real(1 / 3), "zero": .real(-0.0), "endless": .real(.infinity), "empty": .array([]),
    "bare": .dictionary([:]),
    "mixed": .array([.string("s2:x"), .integer(-7), .dictionary(["a": .array([.data([0])])])]),
  ]

  @Test("Every kind of value, at its ends and at nothing, pending and delivered")
  func comesBack() async throws {
    let folder = try TemporaryFolder()
    let now = try moment("2027-01-05 06:00", in: "Asia/Seoul")
    let door = try NotificationStore(
      StoreLocation(folder: folder.path), clock: HandMovedClock(now), zones: zones("Asia/Seoul"))
    for (identifier, trigger) in [("a", NotificationTrigger.timeInterval(.seconds(60), repeats: false)), ("b", nil)] {
      let content = NotificationContent(userInfo: UserInfoTests.everything)
      let request = NotificationRequest(identifier: identifier, content: content, trigger: trigger)
      try await door.changeCentre([identifier]) { (rows, zones) throws(NotificationError) in
        (try CentreRules.adding(request, to: rows, now: now, zones: zones), ())
      }
    }
    #expect(try await door.pending().map(\.request.content.userInfo) == [UserInfoTests.everything])
    #expect(try await door.delivered().map(\.request.content.userInfo) == [UserInfoTests.everything])
  }

  @Test("Every bit of a real number and every byte of a text is kept")
  func exactly() throws {
    let values: [String: UserInfoValue] = [
      "nan": .real(Double(bitPattern: 0xfff8_0000_dead_beef)), "e\u{301}": .string("é"),
    ]
    let read = try #require(UserInfoCoding.values(from: UserInfoCoding.bytes(of: values)))
    guard case .real(let number)? = read["nan"] else { throw StoreFault.unexpected("no real number") }
    #expect(number.bitPattern == 0xfff8_0000_dead_beef)
    #expect(read.keys.map { Array($0.utf8) }.contains([0x65, 0xcc, 0x81]))
  }

  @Test("One value has one encoding")
  func encoding() {
    let bytes = UserInfoCoding.bytes(of: ["b": .integer(-7), "a": .string("hi"), "c": .array([.boolean(true)])])
    #expect(String(decoding: bytes, as: UTF8.self) == "m3:s1:as2:his1:bi-7:s1:ca1:b1:")
  }

  @Test(
    "What we have not written is refused",
    arguments: [
      "", "m", "m0", "m0:x", "s1:a", "i7:", "m1:", "m1:s1:a", "m1:s1:ai7", "m1:s1:ai07:", "m1:s1:ai+7:", "m1:s1:ai-0:",
      "m1:s1:ai9223372036854775808:", "m1:s1:ab2:", "m1:s2:a", "m1:s-1:ai1:", "m1:s1:az1:", "m-1:", "m1:i1:i1:",
      "m2:s1:bi1:s1:ai1:", "m2:s1:ai1:s1:ai1:", "m1:s1:aa9223372036854775807:", "m1:s1:as1:\u{e9}",
    ])
  func refused(text: String) {
    #expect(UserInfoCoding.values(from: Array(text.utf8)) == nil)
  }

  @Test("Two spellings of one character are not two names")
  func canonicallyEqual() {
    let twice = "m2:s3:e\u{301}i1:s2:\u{e9}i2:"
    #expect(UserInfoCoding.values(from: Array(twice.utf8)) == nil)
  }

  @Test("As deep as is allowed is read, one deeper is refused when it is added")
  func depth() throws {
    var value = UserInfoValue.integer(1)
    for _ in 1...UserInfoValue.deepest { value = .array([value]) }
    #expect(UserInfoCoding.values(from: UserInfoCoding.bytes(of: ["a": value])) == ["a": value])
    #expect(throws: Never.self) { try add(value) }
    #expect(throws: NotificationError.nestedTooDeeply) { try add(.dictionary(["b": value])) }
  }

  private func add(_ value: UserInfoValue) throws {
    let request = NotificationRequest(
      identifier: "a", content: NotificationContent(userInfo: ["a": value]), trigger: nil)
    _ = try CentreRules.adding(
      request, to: CentreRows(), now: Instant(seconds: 0), zones: zones("Asia/Seoul"))
  }
}
