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
    #expect(deeds.take() == .reload)
    #expect(deeds.take() == nil)
  }

  @Test("a change that comes while the plan is being read is read as well")
  func keepsReloadBehindTheOneInHand() {
    var deeds = RingerDeeds()
    deeds.add(.reload)
    #expect(deeds.take() == .reload)
    deeds.add(.reload)
    #expect(deeds.take() == .reload)
  }

  @Test("what the store did not take comes before what was added meanwhile")
  func putsBackInFront() {
    var deeds = RingerDeeds()
    deeds.add(charge)
    #expect(deeds.take() == charge)
    deeds.add(.reload)
    #expect(deeds.putBack())
    #expect(deeds.take() == charge)
    #expect(deeds.take() == .reload)
  }

  @Test("a deed given up while it was in hand does not come back, and what was added since stays")
  func forgets() {
    var deeds = RingerDeeds()
    deeds.add(charge)
    deeds.add(.reload)
    #expect(deeds.take() == charge)
    deeds.forgetAll()
    deeds.add(.reload)
    #expect(!deeds.putBack())
    #expect(deeds.take() == .reload)
    #expect(deeds.take() == nil)
  }
}
