import Dispatch
import Glibc
import Synchronization
import Testing
import Waiting

/// A pipe of the test's own.
private struct TestPipe: Sendable {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  func write() {
    _ = Glibc.write(writing, "!", 1)
  }

  func closeWriting() {
    close(writing)
  }
}

@Suite("A watch on a descriptor")
struct DescriptorWatchTests {
  let queue = DispatchQueue(label: "watch-test")

  @Test("calls back for each thing to read, in order, and closes when cancelled")
  func reads() async throws {
    let pipe = try TestPipe()
    let (calls, continuation) = AsyncStream.makeStream(of: String.self)
    let watch = try DescriptorWatch(
      pipe.reading, .readable, queue: queue,
      onReady: {
        var byte: UInt8 = 0
        if read(pipe.reading, &byte, 1) == 1 { continuation.yield("read") }
      },
      onCancel: {
        close(pipe.reading)
        continuation.yield("closed")
      })
    var heard = calls.makeAsyncIterator()
    pipe.write()
    #expect(await heard.next() == "read")
    pipe.write()
    #expect(await heard.next() == "read")
    watch.cancel()
    watch.cancel()
    #expect(await heard.next() == "closed")
    pipe.closeWriting()
  }

  @Test("tells that there is room to write, and that the other end is gone")
  func writesAndEnds() async throws {
    let pipe = try TestPipe()
    let (calls, continuation) = AsyncStream.makeStream(of: String.self)
    let writer = try DescriptorWatch(
      pipe.writing, .writable, queue: queue, onReady: { continuation.yield("room") },
      onCancel: {
        pipe.closeWriting()
        continuation.yield("closed")
      })
    var heard = calls.makeAsyncIterator()
    #expect(await heard.next() == "room")
    writer.cancel()
    while let call = await heard.next(), call != "closed" {}

    let (ends, ended) = AsyncStream.makeStream(of: Int.self)
    let reader = try DescriptorWatch(
      pipe.reading, .readable, queue: queue,
      onReady: {
        var byte: UInt8 = 0
        ended.yield(read(pipe.reading, &byte, 1))
      }, onCancel: { close(pipe.reading) })
    var end = ends.makeAsyncIterator()
    #expect(await end.next() == 0)
    reader.cancel()
  }

  @Test("what is no descriptor is refused")
  func refuses() {
    #expect(throws: WatchError.self) {
      try DescriptorWatch(-1, .readable, queue: queue, onReady: {}, onCancel: {})
    }
  }

  @Test("holds when many threads set up and tear down watches at once")
  func churns() async throws {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let queue = DispatchQueue(label: "churn")
          var heard = 0
          for _ in 0..<300 {
            guard let pipe = try? TestPipe() else { continue }
            let (calls, continuation) = AsyncStream.makeStream(of: Void.self)
            let watch = try? DescriptorWatch(
              pipe.reading, .readable, queue: queue, onReady: { continuation.yield() },
              onCancel: { close(pipe.reading) })
            pipe.write()
            var call = calls.makeAsyncIterator()
            if await call.next() != nil { heard += 1 }
            watch?.cancel()
            pipe.closeWriting()
          }
          return heard
        }
      }
      for await heard in group { #expect(heard == 300) }
    }
  }
}
