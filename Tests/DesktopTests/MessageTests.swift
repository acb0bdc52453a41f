import HelperMessages
import Testing

@Suite("What alarm and alarm-desktop say to each other")
struct MessageTests {
  @Test("reads what it writes, whatever its texts hold")
  func roundTrips() {
    let text = "물 마실 시간이에요.\ta\\b\r\nc"
    let banner = DesktopBanner(
      key: text, weight: 12, urgency: .critical, category: text, stays: true, title: text, body: text, instead: text,
      actions: [.init(key: "stop", label: text), .init(key: text, label: "")])
    let plain = DesktopBanner(key: "", urgency: .low, category: "", stays: false, title: "")
    let orders: [DesktopOrder] = [.inhibit(why: text), .release, .show(banner), .show(plain), .close(key: text)]
    #expect(orders.map { DesktopOrder(line: $0.line) } == orders)
    let reports: [DesktopReport] = [
      .ready(bus: text), .sleeping, .resumed, .inhibited(what: text), .released, .notInhibited(reason: text),
      .noBus(bus: text, reason: text), .chosen(action: "stop", of: text), .dismissed(text),
      .server(name: text, version: text), .noServer(reason: text),
    ]
    #expect(reports.map { DesktopReport(line: $0.line) } == reports)
    #expect((orders.map(\.line) + reports.map(\.line)).allSatisfy { !$0.contains { $0.isNewline } })
  }

  @Test(
    "passes over lines that it does not know",
    arguments: [
      "", "inhibit", "release\t", "no-bus", "awake", "ready\ta\tb", "close", "chosen\ta", "show",
      "show\tkey\t1\tloud\t\tstays\ttea\t\t", "show\tkey\tone\tlow\t\tstays\ttea\t\t",
      "show\tkey\t1\tlow\t\tstays\ttea\t\t\tstop",
    ])
  func unknown(line: String) {
    #expect(DesktopOrder(line: line) == nil && DesktopReport(line: line) == nil)
  }
}
