import AlarmStore
import AlarmUI
import Alarms
import Dispatch
import Notifications
import Waiting
import Timekeeping

/// Reads anew what may have changed and tells the screen; several wishes that come together are one reading.
actor Refresher {
  /// What may have changed.
  enum Wish: Hashable, Sendable {
    case list
    case ringer
    case rings
    case badge
    case links
    case link(DeepLink)
    case alarms([AlarmID])
    case all

    fileprivate var isLink: Bool {
      if case .link = self { true } else { false }
    }
  }

  private let executor = QueueExecutor(label: "refresher")
  private let store: AlarmStore
  private let clock: any WallClock
  private let ringer: LiveRinger
  private let tell: @Sendable (ScreenEvent) -> Void
  private var wishes: [Wish] = []
  private var worker: Task<Void, Never>?

  init(
    store: AlarmStore, clock: any WallClock, ringer: LiveRinger, tell: @escaping @Sendable (ScreenEvent) -> Void
  ) {
    self.store = store
    self.clock = clock
    self.ringer = ringer
    self.tell = tell
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Asks for a reading, without waiting for it.
  nonisolated func request(_ wish: Wish) {
    executor.queue.async { self.assumeIsolated { $0.add(wish) } }
  }

  /// Reads now; returns when the screen has been told.
  func refresh(_ wishes: [Wish]) async {
    for wish in wishes {
      do {
        try await read(wish)
      } catch {
        tell(.failed(nil, error))
      }
    }
  }

  private func add(_ wish: Wish) {
    if !wishes.contains(wish) { wishes.append(wish) }
    guard worker == nil else { return }
    worker = Task(executorPreference: executor) { await self.workOff() }
  }

  private func workOff() async {
    while !wishes.isEmpty {
      let taken = wishes
      wishes = []
      await refresh(taken.contains(.all) ? [.all] + taken.filter(\.isLink) : taken)
    }
    worker = nil
  }

  private func read(_ wish: Wish) async throws(AlarmError) {
    switch wish {
    case .list:
      let (_, on) = try await store.counts()
      tell(.listLoaded(try await store.alarms(from: 0, limit: nil), on: on))
    case .ringer:
      let inCharge = try await store.ringerInCharge()
      await ringer.unlessRinging { tell(.ringerChanged(inCharge, isHere: false)) }
    case .rings:
      let (rings, now) = (try await store.rings(), clock.now())
      await ringer.unlessRinging { tell(.ringingChanged(rings, at: now)) }
    case .badge:
      let missed = try await store.delivered().filter { $0.occurrence.state == .missed }
      tell(.badgeChanged(try await store.badge(), missed: missed))
    case .links:
      for link in try await store.takeLinks() { try await read(.link(link)) }
    case .link(let link):
      let named = if let id = link.alarm { try await store.alarms([id]).first?.alarm } else { Alarm?.none }
      tell(.linkOpened(link, named))
    case .alarms(let ids):
      for row in try await store.alarms(ids) { tell(.saved(row)) }
      try await read(.badge)
    case .all:
      try await read(.links)
      tell(.settingsChanged(try await store.settings()))
      tell(.authorizationChanged(try await store.notificationSettings()))
      for part in [Wish.list, .ringer, .rings, .badge] { try await read(part) }
    }
  }
}
