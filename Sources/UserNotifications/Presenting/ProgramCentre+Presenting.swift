import Foundation
import Notifications
import Timekeeping

/// Something that was presented, for as long as it can be answered or ended.
struct Shown: Sendable {
  let notification: UNNotification
  let category: NotificationCategory?
  /// The ways the user and the content allow.
  let allowed: PresentationOptions
  /// What its delivery has done to the badge.
  var badge: BadgeStep?
}

/// Asking the delegate, and presenting by its answer.
extension ProgramCentre {
  /// How long the delegate may think.
  static let patience = Duration.seconds(2)
  /// How many notifications can still be answered; what was shown long ago no longer is.
  private static let mostShown = 100

  /// Begins to present a notification: the sound waits for nobody.
  ///
  /// - Returns: which delivery it is.
  func present(_ notification: UNNotification, _ allowed: PresentationOptions) -> Int {
    withdraw(notification.request.identifier)
    deliveries += 1
    shown[deliveries] = Shown(
      notification: notification, category: categories[notification.request.content.categoryIdentifier],
      allowed: allowed)
    if allowed.contains(.sound) { startSound(notification.request.record.content.sound, deliveries) }
    return deliveries
  }

  /// Asks the delegate about a delivery, and goes on by its answer, or without one when its time is up.
  func ask(_ delegate: DelegateReference, about number: Int) {
    guard let centre, let shown = shown[number] else { return }
    undecided.insert(number)
    let settle: @Sendable (UNNotificationPresentationOptions) -> Void = { [executor, weak self] answer in
      executor.queue.async { [weak self] in
        self?.assumeIsolated { own in
          // Only the first answer counts, and none after the time is up.
          guard own.undecided.remove(number) != nil else { return }
          own.decide(number, answer.options)
        }
      }
    }
    calls.ask(delegate, centre, about: shown.notification, answer: settle)
    let limit = Int(ProgramCentre.patience / .milliseconds(1))
    executor.queue.asyncAfter(deadline: .now() + .milliseconds(limit)) { settle(.everything) }
  }

  /// Presents a delivery in these ways, as far as they are allowed, and takes back what was done in others.
  func decide(_ number: Int, _ options: PresentationOptions) {
    guard let shown = shown[number] else { return }
    let options = options.intersection(shown.allowed)
    if !options.contains(.sound) { forbidSound(number) }
    if options.contains(.banner) { showBanner(shown.notification, number) }
    if options != shown.allowed || !options.contains(.list) { takeBack(number, keeping: options) }
    forgetOldest(after: number)
  }

  private func forgetOldest(after number: Int) {
    answerable.append(number)
    guard answerable.count > ProgramCentre.mostShown else { return }
    shown[answerable.removeFirst()] = nil
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
