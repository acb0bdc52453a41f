import Children
import Dispatch
import HelperMessages
import Notifications

/// What is known of the desktop's notification server.
enum Desktop {
  /// Nothing; the next banner asks.
  case unknown
  /// `alarm-desktop` is looking for one, and these deliveries wait for what it finds.
  case looking(Child, waiting: [Int])
  /// There is one, which `alarm-desktop` speaks with.
  case there(Child)
}

/// Showing banners: on the desktop, by `alarm-desktop`; where there is none, as a line on the error output.
extension ProgramCentre {
  /// How long looking for a server may take, in seconds.
  private static let longestLook = 3.0

  func showBanner(_ notification: UNNotification, _ number: Int) {
    switch desktop {
    case .there(let child): show(number, by: child)
    case .looking(let child, let waiting): desktop = .looking(child, waiting: waiting + [number])
    case .unknown: look(for: number)
    }
  }

  func closeBanner(_ number: Int) {
    guard case .there(let child) = desktop else { return }
    send(.close(key: "\(number)"), to: child)
  }

  func endDesktop() {
    switch desktop {
    case .there(let child), .looking(let child, _): child.closeInput()
    case .unknown: break
    }
    desktop = .unknown
  }
}

extension ProgramCentre {
  /// Asks `alarm-desktop` whether a server answers.
  private func look(for number: Int) {
    guard mayHaveDesktop, let program = surroundings.finder.path(of: "alarm-desktop") else { return printLine(number) }
    do {
      let child = try Child(
        program: program, arguments: [DesktopReport.examination], queue: executor.queue,
        onLine: { [weak self] line in self?.assumeIsolated { $0.found(DesktopReport(line: line)) } },
        onExit: { [weak self] _ in self?.assumeIsolated { $0.foundNone() } })
      desktop = .looking(child, waiting: [number])
      // Its end is heard like any other.
      executor.queue.asyncAfter(deadline: .now() + ProgramCentre.longestLook) { child.end() }
    } catch {
      printLine(number)
    }
  }

  /// Whether anything says where a bus is; it saves a program where nothing does.
  private var mayHaveDesktop: Bool {
    ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"].contains { !(surroundings.environment[$0] ?? "").isEmpty }
  }

  private func found(_ report: DesktopReport?) {
    guard case .server = report, case .looking(_, let waiting) = desktop,
      let program = surroundings.finder.path(of: "alarm-desktop")
    else { return }
    do {
      let child = try Child(
        program: program, arguments: [DesktopOrder.senderOption, surroundings.name], queue: executor.queue,
        onLine: { [weak self] line in self?.assumeIsolated { $0.heard(DesktopReport(line: line)) } },
        onExit: { [weak self] _ in self?.assumeIsolated { $0.desktopEnded() } })
      desktop = .there(child)
      for number in waiting { show(number, by: child) }
    } catch {
      foundNone()
    }
  }

  /// Looking is over, and there is no server unless one was found before.
  private func foundNone() {
    guard case .looking(_, let waiting) = desktop else { return }
    desktop = .unknown
    for number in waiting { printLine(number) }
  }

  private func desktopEnded() {
    if case .there = desktop { desktop = .unknown }
  }

  private func heard(_ report: DesktopReport?) {
    switch report {
    case .chosen(let action, let key):
      guard let number = Int(key), let shown = shown[number], let action = BannerText(shown).action(action) else {
        return
      }
      responded(action, to: number)
    case .dismissed(let key): Int(key).map { responded(.dismiss, to: $0) }
    default: return
    }
  }

  private func show(_ number: Int, by child: Child) {
    guard let shown = shown[number] else { return }
    send(.show(BannerText(shown).bubble(key: "\(number)", program: ownName, surroundings.language)), to: child)
  }

  private func printLine(_ number: Int) {
    guard let shown = shown[number] else { return }
    surroundings.writeLine(BannerText(shown).line(program: ownName))
  }

  func send(_ order: DesktopOrder, to child: Child) {
    // One that no longer reads has died or hangs.
    do { try child.send(order.line) } catch { child.end() }
  }
}
