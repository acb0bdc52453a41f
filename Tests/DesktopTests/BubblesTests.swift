import Testing

@testable import Desktop

@Suite("What is asked of the notification server")
struct BubblesTests {
  static let able = ServerAbilities(["actions", "body", "body-markup"])

  @Test("is nothing before something is to be shown, then what it can do, then to show it")
  func first() {
    var bubbles = Bubbles()
    bubbles.serverAppeared()
    #expect(bubbles.next(0) == nil && bubbles.deadline(0) == nil)
    bubbles.show(.tea)
    #expect(bubbles.next(0) == .askAbilities(1) && bubbles.next(0) == nil)
    bubbles.answered(1, Self.able)
    #expect(bubbles.next(0) == .notify(2, .tea, Self.able, replacing: 0) && bubbles.next(0) == nil)
    bubbles.shown(2, as: 7)
    #expect(bubbles.next(0) == nil && bubbles.isShowing)
  }

  @Test("is to replace the bubble that says something else, and to close the one that is over")
  func replacesAndCloses() {
    var bubbles = showing(.tea, as: 7)
    bubbles.show(.tea.saying("Tea is cold"))
    #expect(bubbles.next(9) == .notify(3, .tea.saying("Tea is cold"), Self.able, replacing: 7))
    bubbles.shown(3, as: 7)
    bubbles.close("tea")
    #expect(bubbles.next(9) == .close(7) && bubbles.next(9) == nil && !bubbles.isShowing)
  }

  @Test("is to close a bubble that is over before the server has said its id")
  func overBeforeShown() {
    var bubbles = asked(.tea)
    bubbles.close("tea")
    #expect(bubbles.next(9) == nil)
    bubbles.shown(2, as: 7)
    #expect(bubbles.next(9) == .close(7))
  }

  @Test("is asked of a server that comes back, anew; not what the user has dismissed")
  func serverComesBack() {
    var bubbles = showing(.tea, as: 7)
    bubbles.serverVanished()
    #expect(bubbles.next(9) == nil && bubbles.deadline(9) == nil)
    bubbles.serverAppeared()
    #expect(bubbles.next(9) == .askAbilities(3))
    bubbles.answered(3, Self.able)
    #expect(bubbles.next(9) == .notify(4, .tea, Self.able, replacing: 0))
    bubbles.shown(4, as: 1)
    #expect(bubbles.closed(1, reason: 2) == [.dismissed("tea")])
    bubbles.serverAppeared()
    #expect(bubbles.next(99) == nil)
  }

  @Test("is nothing of a server that does not answer, until it comes anew or there is another bubble")
  func silentServer() {
    var bubbles = Bubbles()
    bubbles.serverAppeared()
    bubbles.show(.tea)
    #expect(bubbles.next(0) == .askAbilities(1))
    bubbles.answered(1, nil)
    bubbles.show(.tea.saying("Tea is cold"))
    #expect(bubbles.next(99) == nil)
    bubbles.show(.coffee)
    #expect(bubbles.next(99) == .askAbilities(2))
  }

  @Test("does not follow from an answer that came too late")
  func lateAnswer() {
    var bubbles = asked(.tea)
    bubbles.serverAppeared()
    bubbles.shown(2, as: 7)
    bubbles.answered(1, Self.able)
    #expect(bubbles.next(9) == .askAbilities(3))
  }

  @Test("is a bubble again that the user dismissed only when it stands for more than then")
  func dismissed() {
    var bubbles = showing(.tea, as: 7)
    #expect(bubbles.closed(7, reason: 2) == [.dismissed("tea")])
    bubbles.show(.tea.saying("Tea is cold"))
    #expect(bubbles.next(9) == nil)
    bubbles.show(.tea.saying("Two teas", weight: 2))
    #expect(bubbles.next(9) == .notify(3, .tea.saying("Two teas", weight: 2), Self.able, replacing: 0))
  }

  @Test("is at most five calls a second")
  func pace() {
    var bubbles = showing(.tea, as: 7)
    for number in 3...5 {
      bubbles.show(.tea.saying("\(number)"))
      #expect(bubbles.next(0) != nil)
      bubbles.shown(number, as: 7)
    }
    bubbles.show(.tea.saying("six"))
    #expect(bubbles.next(0) == nil && bubbles.next(1) == nil)
    #expect(bubbles.deadline(0) == MonotonicTime(microseconds: 1_100_000))
    bubbles.show(.tea.saying("seven"))
    #expect(bubbles.next(2) == .notify(6, .tea.saying("seven"), Self.able, replacing: 7))
  }

  @Test("leaves at the end what the server takes away itself")
  func end() {
    var bubbles = showing(.missed, as: 7)
    bubbles.closeAll()
    #expect(bubbles.next(9) == nil && !bubbles.isShowing)
    bubbles = showing(.tea, as: 7)
    bubbles.closeAll()
    #expect(bubbles.isShowing && bubbles.next(9) == .close(7) && !bubbles.isShowing)
  }

  private func asked(_ bubble: Bubble) -> Bubbles {
    var bubbles = Bubbles()
    bubbles.serverAppeared()
    bubbles.show(bubble)
    _ = bubbles.next(0)
    bubbles.answered(1, Self.able)
    _ = bubbles.next(0)
    return bubbles
  }

  private func showing(_ bubble: Bubble, as id: UInt32) -> Bubbles {
    var bubbles = asked(bubble)
    bubbles.shown(2, as: id)
    return bubbles
  }
}

@Suite("What the user does with a bubble")
struct BubbleActionTests {
  @Test("is told by the bubble's key when it was offered")
  func offered() {
    var bubbles = showingTea()
    #expect(bubbles.chosen("stop", of: 7) == [.chosen(action: "stop", of: "tea")])
    #expect(bubbles.chosen("default", of: 7) == [.chosen(action: "default", of: "tea")])
  }

  @Test("means nothing with an unknown key, on an unknown bubble, or on one that is over")
  func unknown() {
    var bubbles = showingTea()
    #expect(bubbles.chosen("explode", of: 7) == [] && bubbles.chosen("stop", of: 8) == [])
    #expect(bubbles.closed(8, reason: 2) == [])
    bubbles.close("tea")
    #expect(bubbles.chosen("stop", of: 7) == [] && bubbles.closed(7, reason: 2) == [])
  }

  @Test("is no dismissal when the server took it away by itself", arguments: [1, 3, 4] as [UInt32])
  func noDismissal(reason: UInt32) {
    var bubbles = showingTea()
    #expect(bubbles.closed(7, reason: reason) == [] && !bubbles.isShowing)
  }

  private func showingTea() -> Bubbles {
    var bubbles = Bubbles()
    bubbles.serverAppeared()
    bubbles.show(.tea)
    _ = bubbles.next(0)
    bubbles.answered(1, BubblesTests.able)
    _ = bubbles.next(0)
    bubbles.shown(2, as: 7)
    return bubbles
  }
}

@Suite("What stands on a bubble")
struct BubbleTextTests {
  static let text = "Tom & Jerry <b>bold</b> <3"

  @Test("is escaped where the server reads markup, and only there")
  func markup() {
    let bubble = Bubble.tea.saying("Tea", body: Self.text)
    #expect(bubble.body(for: ServerAbilities(["actions"])) == Self.text)
    #expect(
      bubble.body(for: ServerAbilities(["actions", "body-markup"]))
        == "Tom &amp; Jerry &lt;b&gt;bold&lt;/b&gt; &lt;3")
  }

  @Test("is sent whatever it holds")
  func sendable() throws {
    let none = String(try #require(Unicode.Scalar(0xFFFF as UInt32)))
    #expect("Tea\u{0}\(none)물☕️".acceptedByBuses == "Tea\u{FFFD}\u{FFFD}물☕️")
  }

  @Test("are no buttons where the server has none; the text tells what else can be done")
  func noActions() {
    let plain = ServerAbilities(["body"])
    #expect(Bubble.tea.actions(for: plain) == [])
    #expect(Bubble.tea.saying("Tea", body: "Green").body(for: plain) == "Green\nPress a key")
    #expect(Bubble.tea.body(for: plain) == "Press a key")
    #expect(Bubble.tea.actions(for: BubblesTests.able) == ["default", "Show", "stop", "Stop"])
  }
}

extension Bubble {
  static let tea = Bubble(
    key: "tea", weight: 1, urgency: .critical, category: "x-alarm.ringing", stays: true, title: "Tea", body: "",
    actions: [Action(key: "default", label: "Show"), Action(key: "stop", label: "Stop")], instead: "Press a key")
  static let coffee = Bubble(
    key: "coffee", weight: 1, urgency: .critical, category: "", stays: true, title: "Coffee", body: "", actions: [],
    instead: "")
  static let missed = Bubble(
    key: "missed", weight: 1, urgency: .normal, category: "", stays: false, title: "Missed", body: "", actions: [],
    instead: "")

  func saying(_ title: String, body: String = "", weight: Int = 1) -> Bubble {
    Bubble(
      key: key, weight: weight, urgency: urgency, category: category, stays: stays, title: title, body: body,
      actions: actions, instead: instead)
  }
}

extension MonotonicTime: ExpressibleByIntegerLiteral {
  /// Seconds.
  public init(integerLiteral seconds: UInt64) {
    self.init(microseconds: seconds * 1_000_000)
  }
}
