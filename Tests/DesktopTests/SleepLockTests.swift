import Testing

@testable import Desktop

@Suite("The lock against sleep")
struct SleepLockTests {
  static let forbidden = BusError.refused(
    name: "org.freedesktop.DBus.Error.AccessDenied", reason: "Permission denied")

  @Test("is asked for when it is wanted and the bus is there, in whichever order")
  func asked() {
    var late = SleepLock()
    #expect(late.wanted(why: "Tea") == [])
    #expect(late.connected() == [.ask(what: "sleep:idle", why: "Tea")])
    var early = SleepLock()
    #expect(early.connected() == [])
    #expect(early.wanted(why: "Tea") == [.ask(what: "sleep:idle", why: "Tea")])
  }

  @Test("is asked for once however often it is wanted, and given back once")
  func once() {
    var lock = lockHeld()
    #expect(lock.wanted(why: "Coffee") == [])
    #expect(lock.unwanted() == [.stopAsking, .letGo, .tell(.released)])
    #expect(lock.unwanted() == [])
  }

  @Test("is asked for step by step where it is forbidden, and the first reason is told when all are")
  func forbiddenStepByStep() {
    var lock = lockAsked()
    #expect(lock.refused(Self.forbidden) == [.ask(what: "sleep", why: "Tea")])
    let second = BusError.refused(name: "org.freedesktop.DBus.Error.AccessDenied", reason: "Not that either")
    #expect(lock.refused(second) == [.ask(what: "idle", why: "Tea")])
    #expect(lock.refused(second) == [.tell(.notInhibited(reason: "Permission denied"))])
  }

  @Test("is told with what was got of it")
  func partly() {
    var lock = lockAsked()
    _ = lock.refused(Self.forbidden)
    _ = lock.refused(Self.forbidden)
    #expect(lock.granted() == [.tell(.inhibited(what: "idle"))])
  }

  @Test("is not asked for in part when nobody answers")
  func noAnswer() {
    var lock = lockAsked()
    #expect(lock.refused(.noAnswer) == [.tell(.notInhibited(reason: "no answer came"))])
  }

  @Test("that comes when it is no longer wanted is nobody's")
  func tooLate() {
    var lock = lockAsked()
    #expect(lock.unwanted() == [.stopAsking, .letGo, .tell(.released)])
    #expect(lock.granted() == [])
    #expect(lock.refused(.noAnswer) == [])
  }

  @Test("is asked for anew of another logind and on another connection")
  func anew() {
    var lock = lockHeld()
    #expect(lock.loginAppeared() == [.ask(what: "sleep:idle", why: "Tea")])
    #expect(lock.disconnected() == [.stopAsking])
    #expect(lock.loginAppeared() == [])
    #expect(lock.connected() == [.ask(what: "sleep:idle", why: "Tea")])
  }

  @Test("that a machine going to sleep refused is asked for when it has woken")
  func resumed() {
    var refused = lockAsked()
    _ = refused.refused(.refused(name: "org.freedesktop.login1.OperationInProgress", reason: "Too late"))
    #expect(refused.resumed() == [.ask(what: "sleep:idle", why: "Tea")])
    var held = lockHeld()
    #expect(held.resumed() == [])
  }

  private func lockAsked() -> SleepLock {
    var lock = SleepLock()
    _ = lock.connected()
    _ = lock.wanted(why: "Tea")
    return lock
  }

  private func lockHeld() -> SleepLock {
    var lock = lockAsked()
    _ = lock.granted()
    return lock
  }
}
