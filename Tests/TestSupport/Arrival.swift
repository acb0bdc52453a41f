/// The first value of a stream that fits; nil when none came in time.
///
/// - Parameter limit: long, because the machine may be busy.
public func first<Value: Sendable>(
  of stream: AsyncStream<Value>, within limit: Duration = .seconds(60),
  where fits: @escaping @Sendable (Value) -> Bool = { _ in true }
) async -> Value? {
  await withTaskGroup(of: Value?.self) { group in
    group.addTask {
      for await value in stream where fits(value) { return value }
      return nil
    }
    group.addTask {
      try? await Task.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return await group.next() ?? nil
  }
}
