import Children
import Dispatch
import HelperMessages
import Waiting

/// The ringer's side of `alarm-desktop`: keeps that program running while this process rings, and speaks with it.
///
/// It lives on the ringer's own queue. Whatever becomes of the program, the ringer does not wait for it and rings on.
actor DesktopBridge {
  /// How long the program may take to give a lock back before it is taken for hanging: the machine could not sleep.
  private static let patience = DispatchTimeInterval.seconds(5)
  /// How long the program may take to end by itself.
  private static let farewell = DispatchTimeInterval.seconds(3)

  private let executor: QueueExecutor
  private let addresses: [BusAddress]
  private let why: String
  private var tell: (@Sendable (DesktopNews) -> Void)?
  private var child: Child?
  /// Whether this process rings, and with it whether the program is wanted.
  private var isInOffice = false
  private var isInhibiting = false
  private var banners: [DesktopBanner] = []
  /// How many metres of movement are to be told; nil while nobody needs to know where the machine is.
  private var stride: Int?
  /// When one that has died is started again; what is left alone waits for the next ring.
  private var restarts = HelperRestarts()
  private var started = DispatchTime.now()
  /// Counts the programs started, to tell what an earlier one still says from what the present one does.
  private var count = 0
  /// Whether the program still has to say that it has given a lock back.
  private var owesRelease = false
  /// Whether the program has said, last of all, that there is no bus.
  private var foundNoBus = false
  /// Why nothing can be shown, as far as it is known.
  private var unshown: String?
  private var hasToldUnshown = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Makes a bridge that starts nothing yet.
  ///
  /// - Parameters:
  ///   - executor: the ringer's.
  ///   - environment: says where the buses are.
  ///   - why: the reason given for a lock against sleep, a sentence for people.
  init(executor: QueueExecutor, environment: [String: String], why: String) {
    self.executor = executor
    self.why = why
    addresses = [.system(environment), .session(environment)]
  }

  /// This process rings from now on; starts the program where there is a bus.
  ///
  /// A second call does nothing.
  ///
  /// - Parameter tell: told on the ringer's queue what the desktop tells.
  func start(tell: @escaping @Sendable (DesktopNews) -> Void) {
    guard !isInOffice else { return }
    isInOffice = true
    self.tell = tell
    restarts = HelperRestarts()
    startProgram()
  }

  /// Keeps the machine awake, or lets it sleep again.
  func inhibitSleep(_ isOn: Bool) {
    guard isInhibiting != isOn else { return }
    isInhibiting = isOn
    if child != nil {
      send(isOn ? .inhibit(why: why) : .release)
      if !isOn { expectRelease() }
    } else if isOn {
      startAgain()
    }
  }

  /// Shows these notifications and no others.
  func show(_ banners: [DesktopBanner]) {
    let former = self.banners
    guard banners != former else { return }
    self.banners = banners
    let isNew = banners.contains { banner in !former.contains { $0.key == banner.key } }
    guard child != nil else {
      if isNew { startAgain() }
      return
    }
    for gone in former where !banners.contains(where: { $0.key == gone.key }) { send(.close(key: gone.key)) }
    for banner in banners where !former.contains(banner) { send(.show(banner)) }
    tellUnshown()
  }

  /// Has it told where the machine is, each time it has moved so many metres; with nil no more.
  func locate(every metres: Int?) {
    guard stride != metres else { return }
    stride = metres
    guard isInOffice else { return }
    if child != nil {
      sendLocating()
    } else if metres != nil {
      startAgain()
    }
  }

  /// This process rings no longer: ends the program, and with it the lock and what it shows.
  func end() {
    isInOffice = false
    isInhibiting = false
    banners = []
    stride = nil
    tell = nil
    guard let child else { return }
    self.child = nil
    // It ends by itself, as soon as it has taken away what says that it rings.
    child.closeInput()
    executor.queue.asyncAfter(deadline: .now() + DesktopBridge.farewell) { child.end() }
  }
}

extension DesktopBridge {
  /// A bus may have come since the program ended, or the program have been repaired.
  private func startAgain() {
    guard isInOffice else { return }
    restarts = HelperRestarts()
    startProgram()
  }

  private func startProgram() {
    guard child == nil else { return }
    guard addresses.contains(where: \.mayBeServed) else {
      noteUnshown("there is no bus")
      return tellOfNoLocation("there is no system bus")
    }
    guard let program = HelperFinder().path(of: "alarm-desktop") else {
      noteUnshown("alarm-desktop is missing")
      return tellOfNoLocation("alarm-desktop is missing")
    }
    foundNoBus = false
    owesRelease = false
    count += 1
    let number = count
    started = .now()
    do {
      child = try Child(
        program: program, queue: executor.queue,
        onLine: { [weak self] line in self?.assumeIsolated { $0.heard(line, from: number) } },
        onExit: { [weak self] status in self?.assumeIsolated { $0.programEnded(number, status) } })
      if isInhibiting { send(.inhibit(why: why)) }
      for banner in banners { send(.show(banner)) }
      if stride != nil { sendLocating() }
    } catch {
      tryAgain()
    }
  }

  private func heard(_ line: String, from number: Int) {
    guard number == count, let report = DesktopReport(line: line) else { return }
    foundNoBus = false
    switch report {
    case .resumed: tell?(.resumed)
    case .chosen(let action, let key): tell?(.responded(DesktopBanner.response(action), to: key))
    case .dismissed(let key): tell?(.responded(.dismiss, to: key))
    case .released: owesRelease = false
    case .noBus(let bus, let reason):
      foundNoBus = true
      if bus == "system" { tellOfNoLocation(reason) }
      if bus == "session" { noteUnshown(reason) }
    case .ready(let bus): if bus == "session" { unshown = nil }
    case .noServer(let reason): noteUnshown(reason)
    case .locating: tell?(.locating)
    case .position(let position): tell?(.located(position))
    case .noLocation(let reason): tellOfNoLocation(reason)
    case .sleeping, .inhibited, .notInhibited, .server: break
    }
  }

  /// Nothing can be shown for now.
  private func noteUnshown(_ reason: String) {
    unshown = reason
    tellUnshown()
  }

  /// Says once that what is to be shown is not.
  private func tellUnshown() {
    guard let unshown, !banners.isEmpty, !hasToldUnshown else { return }
    hasToldUnshown = true
    tell?(.unshown(reason: unshown))
  }

  private func send(_ order: DesktopOrder) {
    // One that no longer reads has died or hangs.
    do { try child?.send(order.line) } catch { child?.end() }
  }

  private func sendLocating() {
    send(stride.map { .locate(metres: $0) } ?? .stopLocating)
  }

  private func tellOfNoLocation(_ reason: String) {
    if stride != nil { tell?(.notLocated(reason: reason)) }
  }

  private func expectRelease() {
    owesRelease = true
    let number = count
    executor.queue.asyncAfter(deadline: .now() + DesktopBridge.patience) { [weak self] in
      self?.assumeIsolated { bridge in
        if bridge.count == number, bridge.owesRelease, !bridge.isInhibiting { bridge.child?.end() }
      }
    }
  }

  private func programEnded(_ number: Int, _ status: ExitStatus) {
    guard number == count, child != nil else { return }
    child = nil
    // One that found no bus and ended by itself would find none again.
    if !foundNoBus || status != .exited(code: 0) { tryAgain() }
  }

  private func tryAgain() {
    let lifetime = Duration.nanoseconds(DispatchTime.now().uptimeNanoseconds - started.uptimeNanoseconds)
    guard isInOffice, let pause = restarts.died(after: lifetime) else {
      return tellOfNoLocation("alarm-desktop has ended")
    }
    executor.queue.asyncAfter(deadline: .now() + .seconds(Int(pause.components.seconds))) { [weak self] in
      self?.assumeIsolated { bridge in
        if bridge.isInOffice { bridge.startProgram() }
      }
    }
  }
}
