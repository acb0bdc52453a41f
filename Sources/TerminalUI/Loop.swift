import Dispatch

/// The whole life of a screen: an event changes the state and asks for effects, then the new state is drawn.
///
/// Events from the terminal are drawn before the handler returns, so a key press is on the screen without waiting for
/// another turn of the main queue; events sent by anyone else are drawn once per turn, however many they were. Effects
/// are performed one after another, in the order in which they were asked for, away from the main queue; only what must
/// not wait overtakes the others.
@MainActor
public final class Loop<State, Event, Effect: Sendable> {
  /// What is shown.
  public private(set) var state: State

  private let terminal: any Terminal
  private let update: (inout State, Event) -> [Effect]
  private let render: (State, Size) -> Canvas
  private let overtakes: (Effect) -> Bool
  private let queue: EffectQueue<Effect>
  private let fastLane: EffectQueue<Effect>
  private var isDrawPlanned = false

  /// Starts a loop on a terminal, takes over its events and draws the first picture.
  ///
  /// - Parameters:
  ///   - state: what the screen starts with.
  ///   - terminal: where it is shown; the loop sets its `onEvents`.
  ///   - event: what a terminal's event means to the screen; nil drops it (a resize is drawn all the same).
  ///   - update: changes the state and returns what is to be done; does no I/O and reads no clock.
  ///   - render: draws a state at a size; same input, same picture.
  ///   - overtakes: whether an effect does not wait for those before it, which may be held up for seconds; those that
  ///     overtake keep their order among themselves.
  ///   - executor: where effects are performed; nil for the shared pool.
  ///   - perform: does one effect; the next one starts when it returns. What comes of it is sent back with `send`.
  public init(
    state: State, terminal: any Terminal, event: @escaping (TerminalEvent) -> Event?,
    update: @escaping (inout State, Event) -> [Effect], render: @escaping (State, Size) -> Canvas,
    overtakes: @escaping (Effect) -> Bool = { _ in false }, performingOn executor: (any TaskExecutor)? = nil,
    perform: @escaping @Sendable (Effect) async -> Void
  ) {
    self.state = state
    self.terminal = terminal
    self.update = update
    self.render = render
    self.overtakes = overtakes
    queue = EffectQueue(on: executor, perform: perform)
    fastLane = EffectQueue(on: executor, perform: perform)
    terminal.onEvents = { [weak self] reported in
      self?.receive(reported.compactMap(event))
    }
    draw()
  }

  /// Applies an event; the picture follows in this turn of the main queue or the next, once for many events.
  public func send(_ event: Event) {
    apply(event)
    guard !isDrawPlanned else { return }
    isDrawPlanned = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.drawIfPlanned() }
    }
  }

  /// Draws the state now.
  public func draw() {
    isDrawPlanned = false
    terminal.show(render(state, terminal.size))
  }

  /// Takes no further effects and returns when those already asked for have been performed.
  public func finish() async {
    await fastLane.finish()
    await queue.finish()
  }
}

extension Loop {
  private func receive(_ events: [Event]) {
    events.forEach(apply)
    draw()
  }

  private func apply(_ event: Event) {
    for effect in update(&state, event) {
      (overtakes(effect) ? fastLane : queue).add(effect)
    }
  }

  private func drawIfPlanned() {
    if isDrawPlanned { draw() }
  }
}
