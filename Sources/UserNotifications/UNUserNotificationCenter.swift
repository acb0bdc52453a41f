import Foundation
import Synchronization

/// The notification centre of this program: it keeps requests and delivers each when it is due.
///
/// As Apple's, with a store of the program's own in `$XDG_DATA_HOME/PROGRAM/notifications` that outlives it. It delivers
/// while a program of this name runs that has asked for `current()`; of several only one does. What came due while none
/// ran is delivered late at the next start, within half an hour; after that it is only listed. There is no limit of 64.
///
/// Any thread may call it. Calls return at once and are carried out one after another, as they were made.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let ofThisProgram = UNUserNotificationCenter(.ofProcess())

  let own: ProgramCentre
  private let reference = Mutex<DelegateReference?>(nil)

  init(_ surroundings: ProgramSurroundings) {
    own = ProgramCentre(surroundings)
    super.init()
    own.start(for: self)
  }

  deinit {
    own.end()
  }

  /// The centre of this program; with the first call it begins to deliver.
  public class func current() -> UNUserNotificationCenter { ofThisProgram }

  /// Decides how notifications are presented and hears what the user does with them; kept weakly.
  ///
  /// To be set before anything may come due or be answered: without one all is presented as the user allows.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegateReference?.object }
    set {
      let new = newValue.map(DelegateReference.init)
      reference.withLock { $0 = new }
    }
  }

  /// Whether notifications can show content of the program's own making: they cannot here.
  public var supportsContentExtensions: Bool { false }

  /// The delegate as it can be carried to where it is called.
  var delegateReference: DelegateReference? {
    reference.withLock(\.self).flatMap { $0.object == nil ? nil : $0 }
  }
}
