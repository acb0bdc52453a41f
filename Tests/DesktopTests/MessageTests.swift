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
    let orders: [DesktopOrder] =
      [.inhibit(why: text), .release, .show(banner), .show(plain), .close(key: text)]
      + [.locate(metres: 20), .stopLocating]
    #expect(orders.map { DesktopOrder(line: $0.line) } == orders)
    let reports: [DesktopReport] = [
      .ready(bus: text), .sleeping, .resumed, .inhibited(what: text), .released, .notInhibited(reason: text),
      .noBus(bus: text, reason: text), .chosen(action: "stop", of: text), .dismissed(text),
      .server(name: text, version: text), .noServer(reason: text), .locating, .noLocation(reason: text),
      .position(DesktopPosition(latitude: -37.56651234567, longitude: 1e-7, accuracy: -1, taken: nil)),
      .position(DesktopPosition(latitude: 90, longitude: -180, accuracy: 12.5, taken: 1_800_000_000_123_456)),
    ]
    #expect(reports.map { DesktopReport(line: $0.line) } == reports)
    #expect((orders.map(\.line) + reports.map(\.line)).allSatisfy { !$0.contains { $0.isNewline } })
  }

  @Test(
    "passes over lines that it does not know",
    arguments: [
      "", "inhibit", "release\t", "no-bus", "awake", "ready\ta\tb", "close", "chosen\ta", "show",
      "show\tkey\t1\tloud\t\tstays\ttea\t\t", "show\tkey\tone\tlow\t\tstays\ttea\t\t",
      "show\tkey\t1\tlow\t\tstays\ttea\t\t\tstop", "locate", "locate\tfar", "locate\t0", "position\t1\t2\t3",
      "position\t1\t2\tx\t", "position\t1\t2\t3\tnoon", "no-location",
    ])
  func unknown(line: String) {
    #expect(DesktopOrder(line: line) == nil && DesktopReport(line: line) == nil)
  }
}
