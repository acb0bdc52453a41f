import HelperMessages
import Testing

@Suite("What alarm and alarm-desktop say to each other")
struct MessageTests {
  @Test("reads what it writes, whatever its texts hold")
  func roundTrips() {
    let text = "물 마실 시간이에요.\ta\\b\r\nc"
    let orders: [DesktopOrder] = [.inhibit(why: text), .release]
    #expect(orders.map { DesktopOrder(line: $0.line) } == orders)
    let reports: [DesktopReport] = [
      .ready(bus: text), .sleeping, .resumed, .inhibited(what: text), .released, .notInhibited(reason: text),
      .noBus(reason: text),
    ]
    #expect(reports.map { DesktopReport(line: $0.line) } == reports)
    #expect((orders.map(\.line) + reports.map(\.line)).allSatisfy { !$0.contains { $0.isNewline } })
  }

  @Test(
    "passes over lines that it does not know",
    arguments: ["", "inhibit", "release\t", "no-bus", "awake", "ready\ta\tb"])
  func unknown(line: String) {
    #expect(DesktopOrder(line: line) == nil && DesktopReport(line: line) == nil)
  }
}
