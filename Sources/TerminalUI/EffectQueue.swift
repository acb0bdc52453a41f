/// Performs effects one after another, in the order in which they were added.
final class EffectQueue<Effect: Sendable>: Sendable {
  private let effects: AsyncStream<Effect>.Continuation
  private let consumer: Task<Void, Never>

  /// - Parameters:
  ///   - executor: where effects are performed; nil for the shared pool.
  ///   - perform: does one effect; the next one starts when it returns.
  init(on executor: (any TaskExecutor)?, perform: @escaping @Sendable (Effect) async -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(of: Effect.self)
    effects = continuation
    consumer = Task.detached(executorPreference: executor) {
      for await effect in stream { await perform(effect) }
    }
  }

  deinit {
    effects.finish()
    consumer.cancel()
  }

  func add(_ effect: Effect) {
    effects.yield(effect)
  }

  /// Takes no further effects and returns when those already added have been performed.
  func finish() async {
    effects.finish()
    await consumer.value
  }
}
