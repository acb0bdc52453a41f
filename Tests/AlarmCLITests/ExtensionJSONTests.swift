import AlarmCLI
import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What the content extension is asked, and what of its answers counts.
struct ExtensionJSONTests {
  private let question: ExtensionQuestion
  private let zone: ZoneRules

  init() throws {
    zone = try rules("Asia/Seoul")
    let content = NotificationContent(
      title: "Wake up", body: "Bring water.", sound: NotificationSound(tone: nil, volume: 100, swellSeconds: 20),
      badge: .oneMore, interruptionLevel: .critical, link: "alarm://ring?id=wakemeup")
    question = ExtensionQuestion(
      identifier: "wakemeup.snooze", alarm: try #require(AlarmID("wakemeup")),
      scheduled: try moment("2027-01-05 07:00", in: "Asia/Seoul"), content: content,
      trigger: .timeInterval(.seconds(540), repeats: false))
  }

  private func answer(_ text: String) throws -> (change: ContentChange, ignored: [String]) {
    try ExtensionJSON.answer(Array(text.utf8), to: question, in: zone)
  }

  @Test("The question has a pending request's keys and all of its content, on one line")
  func asked() {
    #expect(
      ExtensionJSON.text(of: question, in: zone) == """
        {"identifier": "wakemeup.snooze", "alarm": "wakemeup", "trigger": {"kind": "timeInterval", "seconds": 540, \
        "repeats": false}, "due": "2027-01-05T07:00:00+09:00", "isTest": false, "title": "Wake up", "subtitle": "", \
        "body": "Bring water.", "sound": {"tone": null, "volume": 100, "swellSeconds": 20}, "badge": "oneMore", \
        "interruptionLevel": "critical", "link": "alarm://ring?id=wakemeup", "userInfo": {}}
        """)
  }

  @Test("An answer that repeats the question changes nothing, one that changes a key changes that")
  func repeated() throws {
    let text = ExtensionJSON.text(of: question, in: zone)
    let same = try answer(text)
    #expect(same.change.isEmpty && same.ignored.isEmpty)
    let changed = try answer(text.replacing("Wake up", with: "Rain"))
    #expect(changed.change.title == "Rain" && changed.ignored.isEmpty)
    #expect(question.content.changed(by: changed.change).body == "Bring water.")
  }

  @Test("Every key of the content can be changed")
  func everything() throws {
    let change = try answer(
      """
      {"title": "T", "subtitle": "S", "body": "B", "sound": {"tone": "Chime", "volume": 50, "swellSeconds": 0},
       "badge": 3, "interruptionLevel": "passive", "link": null}
      """
    ).change
    let content = question.content.changed(by: change)
    #expect(
      content
        == NotificationContent(
          title: "T", subtitle: "S", body: "B", sound: NotificationSound(tone: "Chime", volume: 50, swellSeconds: 0),
          badge: .set(3), interruptionLevel: .passive, link: nil))
  }

  @Test("Of what was given along it changes what it names, and takes away what it calls null")
  func userInfo() throws {
    var question = question
    question.content.userInfo = [
      "at": .date(question.scheduled), "bytes": .data([0, 255]), "count": .integer(1), "old": .string("x"),
    ]
    let text = ExtensionJSON.text(of: question, in: zone)
    let given = #""userInfo": {"at": "2027-01-05T07:00:00+09:00", "bytes": "00ff", "count": 1, "old": "x"}"#
    #expect(text.contains(given))
    let answer = text.replacing(
      given, with: #""userInfo": {"at": "2027-01-05T07:00:00+09:00", "count": 2, "new": [true, 1.5], "old": null}"#)
    let (change, ignored) = try ExtensionJSON.answer(Array(answer.utf8), to: question, in: zone)
    #expect(ignored == [])
    #expect(
      change.userInfo == [
        "at": .date(question.scheduled), "bytes": .data([0, 255]), "count": .integer(2),
        "new": .array([.boolean(true), .real(1.5)]),
      ])
  }

  @Test("Another identifier or trigger, an unknown key and a value of no use do not count, and are named")
  func ignored() throws {
    let (change, ignored) = try answer(
      """
      {"identifier": "other", "trigger": null, "colour": "red", "sound": {"volume": 101}, "badge": -1,
       "interruptionLevel": "loud", "body": 7, "title": "Rain"}
      """)
    #expect(ignored == ["identifier", "trigger", "colour", "sound", "badge", "interruptionLevel", "body"])
    var expected = ContentChange()
    expected.title = "Rain"
    #expect(change == expected)
  }

  @Test("A text that is too long, or that C would end early, does not count")
  func longText() throws {
    #expect(try answer(#"{"title": "\#(String(repeating: "x", count: 501))"}"#).ignored == ["title"])
    #expect(try answer(#"{"title": "\#(String(repeating: "x", count: 500))"}"#).ignored == [])
    #expect(try answer(#"{"body": "a\u0000b"}"#).ignored == ["body"])
  }

  @Test(
    "What is no JSON object is a fault that is described in few words",
    arguments: [("{\"title\": ", "line 1 is no JSON"), ("[1]", "it is no object"), ("\u{1}", "line 1 is no JSON")])
  func faults(_ text: String, _ words: String) throws {
    let fault = try #require(throws: ExtensionFault.self) { try answer(text) }
    #expect(fault.description == words)
  }
}
