import Alarms
import Notifications
import Testing
import Timekeeping

@Suite("Deeds wait for the store in order")
struct RingerDeedTests {
  private let charge = RingerDeed.takeCharge(RingerInCharge(kind: .screen, pid: 7, zone: "UTC"))

  @Test("reloads that wait together are one")
  func joinsReloads() {
    var deeds = RingerDeeds()
    deeds.add(.reload)
    deeds.add(.reload)
    #expect(taken(&deeds) == [.reload])
  }

  @Test("a change that comes while the plan is being read is read as well")
  func keepsReloadBehindTheOneInHand() {
    var deeds = RingerDeeds()
    deeds.add(.reload)
    _ = deeds.take()
    deeds.add(.reload)
    #expect(taken(&deeds) == [.reload])
  }

  @Test("what the store did not take comes before what was added meanwhile")
  func putsBackInFront() {
    var deeds = RingerDeeds()
    deeds.add(charge)
    _ = deeds.take()
    deeds.add(.reload)
    let isBack = deeds.putBack()
    #expect(isBack)
    #expect(taken(&deeds) == [charge, .reload])
  }

  @Test("a deed given up while it was in hand does not come back, and what was added since stays")
  func forgets() {
    var deeds = RingerDeeds()
    deeds.add(charge)
    _ = deeds.take()
    deeds.forgetAll()
    deeds.add(.reload)
    let isBack = deeds.putBack()
    #expect(!isBack)
    #expect(taken(&deeds) == [.reload])
  }

  private func taken(_ deeds: inout RingerDeeds) -> [RingerDeed] {
    var taken: [RingerDeed] = []
    while let deed = deeds.take() { taken.append(deed) }
    return taken
  }
}
