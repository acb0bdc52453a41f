import Foundation
import Notifications
import Timekeeping

/// Asking the delegate, and presenting by its answer.
extension ProgramCentre {
  private static let mostShown = 100

  /// Presents a notification as far as the user and the delegate allow.
  ///
  /// - Parameters:
  ///   - number: which delivery it is.
  ///   - allowed: the ways the user and the content allow.
  ///   - asks: whether the delegate is asked.
  ///   - decided: told the ways that are left, once they are known.
  func present(
    _ notification: UNNotification, _ number: Int, _ allowed: PresentationOptions, asks: Bool,
    decided: @escaping @Sendable (isolated ProgramCentre, PresentationOptions) -> Void
  ) {
    withdraw(notification.request.identifier)
    forgetOldest()
    shown[number] = Shown(
      notification: notification, category: categories[notification.request.content.categoryIdentifier])
    let delegate = asks ? centre?.delegateReference : nil
    // The sound waits for nobody; an answer without it ends it.
    if allowed.contains(.sound) { startSound(notification.request.record.content.sound, number) }
    guard let centre, let delegate else {
      return finish(notification, number, allowed, decided)
    }
    undecided.insert(number)
    let settle: @Sendable (UNNotificationPresentationOptions) -> Void = { [executor, weak self] answer in
      executor.queue.async { [weak self] in
        self?.assumeIsolated { own in
          // Only the first answer counts, and none after the time is up.
          guard own.undecided.remove(number) != nil else { return }
          own.finish(notification, number, allowed.intersection(answer.options), decided)
        }
      }
    }
    calls.ask(delegate, centre, about: notification, answer: settle)
    let limit = Int(ProgramCentre.patience / .milliseconds(1))
    executor.queue.asyncAfter(deadline: .now() + .milliseconds(limit)) { settle(.everything) }
  }

  /// What was shown long ago is not answered any more.
  private func forgetOldest() {
    guard shown.count >= ProgramCentre.mostShown, let oldest = shown.keys.min() else { return }
    shown[oldest] = nil
  }

  private func finish(
    _ notification: UNNotification, _ number: Int, _ options: PresentationOptions,
    _ decided: (isolated ProgramCentre, PresentationOptions) -> Void
  ) {
    if !options.contains(.sound) { forbidSound(number) }
    if options.contains(.banner) { showBanner(notification, number) }
    decided(self, options)
  }

  /// Takes away what is shown and played of a notification.
  func withdraw(_ identifier: String) {
    for (number, shown) in shown where shown.notification.request.identifier == identifier {
      self.shown[number] = nil
      closeBanner(number)
      endSound(number)
    }
  }

  /// The user has done something with a notification on the desktop.
  func responded(_ action: ResponseAction, to number: Int) {
    guard let answered = shown[number] else { return }
    let identifier = answered.notification.request.identifier
    let category = answered.category ?? NotificationCategory(identifier: "", actions: [])
    withdraw(identifier)
    order { await $0.removeDelivered([identifier]) }
    guard category.accepts(action), let centre, let delegate = centre.delegateReference else { return }
    let response = UNNotificationResponse(
      notification: answered.notification, actionIdentifier: action.identifier)
    calls.tell(delegate, centre, response)
  }
}

extension UNNotificationPresentationOptions {
  /// The ways as the centre names them.
  fileprivate var options: PresentationOptions {
    var options = PresentationOptions(rawValue: rawValue)
    if contains(.alert) { options.formUnion([.list, .banner]) }
    return options
  }
}
