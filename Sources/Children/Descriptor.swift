import CLinux
import Glibc

/// A file descriptor that closes itself at the end of its scope, unless it is handed on.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Gives the descriptor to someone who will close it.
  consuming func handOn() -> Int32 {
    let number = number
    discard self
    return number
  }
}

/// Both ends of a fresh pipe; neither is inherited by programs started meanwhile.
struct Pipe: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(ChildError) {
    var ends: [Int32] = [-1, -1]
    guard process_pipe(&ends) == 0 else { throw .noResources(errno: errno) }
    let first = Descriptor(ends[0])
    let second = Descriptor(ends[1])
    let firstAbove = try Self.aboveStandard(first)
    let secondAbove = try Self.aboveStandard(second)
    reading = firstAbove
    writing = secondAbove
  }

  // If this process was started with a standard descriptor closed, a pipe end may be 0, 1 or 2; the child's own
  // standard descriptors would then overwrite it before it is used.
  private static func aboveStandard(_ descriptor: consuming Descriptor) throws(ChildError) -> Descriptor {
    guard descriptor.number <= 2 else { return descriptor }
    let copy = fcntl(descriptor.number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .noResources(errno: errno) }
    return Descriptor(copy)
  }
}
