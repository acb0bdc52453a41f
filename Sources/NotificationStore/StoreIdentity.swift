import Glibc

/// Which database lies where a store lies: one put in its place has another identity, even under the same name.
public struct StoreIdentity: Hashable, Sendable {
  private let device: UInt64
  private let node: UInt64

  /// Looks; nil when there is none.
  public init?(_ location: StoreLocation) {
    var found = stat()
    guard stat(location.database, &found) == 0 else { return nil }
    device = UInt64(found.st_dev)
    node = UInt64(found.st_ino)
  }
}
