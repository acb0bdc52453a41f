import Alarms
import AlarmStore
import Testing

/// Deep links that wait in the store for a screen.
struct LinkStoreTests {
  @Test("A link is taken once, by whoever looks first, or taken back")
  func takenOnce() async throws {
    let scene = try StoreScene()
    let (store, screen) = (try scene.open(), try scene.open())
    let link = try #require(DeepLink("alarm://new?label=T%20%26%20e%20a"))
    try await store.leave(link)
    #expect(try await store.isLeft(link))
    #expect(try await screen.takeLinks() == [link])
    #expect(try await !store.isLeft(link))
    #expect(try await !store.takeBack(link))
    try await store.leave(.list)
    #expect(try await store.takeBack(.list))
    #expect(try await screen.takeLinks() == [])
  }

  @Test("What the ringer is asked for and what a screen is asked for are told apart")
  func apart() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    try await store.leave(.list)
    try await store.post(.endTest)
    #expect(try await store.takeMessages() == [.endTest])
    #expect(try await store.takeLinks() == [.list])
  }
}
