import TerminalUI
import Timekeeping

/// The alarm clock's screen as three pure functions: what an event changes, what it looks like, when it next changes.
public enum AlarmScreen {
  /// Applies an event and returns what is to be done, in order.
  public static func update(_ state: inout ScreenState, _ event: ScreenEvent) -> [ScreenEffect] {
    []
  }

  /// Draws a state; below 20 × 5 cells one line says that the window is too small.
  public static func render(_ state: ScreenState, _ size: Size) -> Canvas {
    Canvas(size: size, usesASCII: state.usesASCII)
  }

  /// The terminal's title: what rings, else the badge and the next ring.
  public static func title(_ state: ScreenState) -> String {
    ""
  }

  /// When the picture next changes by itself: the next full second while seconds are shown, else the next full minute.
  public static func nextTick(_ state: ScreenState, after now: Instant) -> Instant {
    now
  }

  /// Whether something rings without being heard: the terminal's bell is to ring and the screen to flash every second.
  public static func wantsBell(_ state: ScreenState) -> Bool {
    false
  }
}
