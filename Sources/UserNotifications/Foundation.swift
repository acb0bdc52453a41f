// As with Apple's: whoever imports `UserNotifications` sees `Date`, `DateComponents` and `NSObject` too.
@_exported import Foundation
