import AlarmStore
import Alarms
import Notifications
import Testing
import Timekeeping

/// What the user allows, in the store.
struct AuthorizationStoreTests {
  @Test("It is kept beside the settings, for every process, and no setting of the command line shows it")
  func kept() async throws {
    let scene = try StoreScene()
    let (store, other) = (try scene.open(), try scene.open())
    #expect(try await other.notificationSettings() == .notDetermined)
    _ = try await scene.manager(store).authorize(.deny(.sound))
    #expect(try await other.notificationSettings() == NotificationSettings(allowsSound: false))
    #expect(try await other.ringPlan(now: scene.clock.now()).settings == NotificationSettings(allowsSound: false))
    #expect(try await other.settings() == .initial)
  }

  @Test("The first yes is told to the process that set the alarm, once")
  func firstYes() async throws {
    let scene = try StoreScene()
    let (store, other) = (try scene.open(), try scene.open())
    _ = try await scene.manager(store).save(try alarm("alarmaaa"))
    #expect(await !other.takeFirstYes())
    #expect(await store.takeFirstYes())
    #expect(await !store.takeFirstYes())
    _ = try await scene.manager(other).save(try alarm("alarmbbb"))
    #expect(await !other.takeFirstYes())
  }

  @Test("Denying empties what is pending in one transaction, and allowing fills it again")
  func denyAndAllow() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let manager = scene.manager(store)
    _ = try await manager.save([
      try alarm("alarmaaa"), try alarm("alarmbbb", "08:00"), try alarm("alarmccc", "07:00", [.isOn: .boolean(false)]),
    ])
    #expect(try await manager.authorize(.deny(nil)).withdrawn == 2)
    #expect(try await store.pending() == [])
    #expect(try await store.counts().on == 2)
    await #expect(throws: AlarmError.centre(.notAllowed)) { try await manager.save(try alarm("alarmddd")) }
    #expect(try await store.counts().all == 3)
    #expect(try await manager.authorize(.allow(nil)).returned == 2)
    #expect(try await store.pending().map(\.request.identifier) == ["alarmaaa", "alarmbbb"])
  }
}
