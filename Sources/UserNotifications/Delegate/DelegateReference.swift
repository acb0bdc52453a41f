import Foundation

/// A weak reference to a delegate, carried from where it was set to where it is called.
///
/// `@unchecked`, the only such place: Apple's protocol does not ask for `Sendable`, types that conform to it hold state of
/// their own, and a property cannot take over what it is set to. The reference itself is never changed after `init`, and
/// a weak reference may be read on any thread. What the delegate's methods touch is for the program to guard, as they are
/// called on another thread than the one it was set on; that is so on Apple's systems too.
final class DelegateReference: @unchecked Sendable {
  private(set) weak var object: (any UNUserNotificationCenterDelegate)?

  init(_ object: any UNUserNotificationCenterDelegate) {
    self.object = object
  }
}
