import Glibc

/// Which file or folder lies at a path: one put in its place has another identity, even under the same name.
public struct StoreIdentity: Hashable, Sendable {
  private let device: UInt64
  private let node: UInt64

  /// Looks at the database of a store; nil when there is none.
  public init?(_ location: StoreLocation) {
    self.init(path: location.database)
  }

  /// Looks at a path, links followed; nil when there is nothing.
  public init?(path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    self.init(found)
  }

  /// Looks at what is open; nil for a descriptor that is not.
  init?(descriptor: Int32) {
    var found = stat()
    guard fstat(descriptor, &found) == 0 else { return nil }
    self.init(found)
  }

  /// Takes what was found.
  init(_ found: stat) {
    device = UInt64(found.st_dev)
    node = UInt64(found.st_ino)
  }
}
