import Testing

@testable import Desktop

@Suite("The link to a bus")
struct BusLinkTests {
  let start = MonotonicTime(microseconds: 7_000_000)

  @Test("is opened at once, and given up after five seconds without an answer")
  func opened() {
    var link = BusLink(now: start)
    #expect(link.isToOpen(start))
    link.opening(start)
    #expect(link.deadline == start.after(seconds: 5))
    #expect(!link.isOverdue(start.after(seconds: 4)) && link.isOverdue(start.after(seconds: 5)))
  }

  @Test("waits for nothing while it is connected")
  func connected() {
    var link = BusLink(now: start)
    link.opening(start)
    link.connected(start)
    #expect(link.deadline == nil && !link.isToOpen(start.after(seconds: 1_000)))
  }

  @Test("is tried again after ever longer pauses, of five minutes at the most")
  func pauses() {
    var link = BusLink(now: start)
    let pauses = (1...11).map { _ in
      link.failed(start)
      return (0...400).first { link.isToOpen(start.after(seconds: $0)) }
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  }

  @Test("begins with short pauses again once a connection has lasted a minute")
  func recovered() {
    var link = BusLink(now: start)
    for _ in 1...5 { link.failed(start) }
    var shaky = link
    shaky.connected(start)
    shaky.failed(start.after(seconds: 59))
    #expect(shaky.deadline == start.after(seconds: 59 + 32))
    link.connected(start)
    link.failed(start.after(seconds: 60))
    #expect(link.deadline == start.after(seconds: 61))
  }
}
