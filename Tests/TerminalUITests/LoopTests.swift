import Dispatch
import Testing

@testable import TerminalUI

@MainActor
@Suite struct LoopTests {
  private final class RecordingTerminal: Terminal {
    var size = Size(columns: 20, rows: 1)
    let usesASCII = false
    var onEvents: (@MainActor ([TerminalEvent]) -> Void)?
    private(set) var pictures: [String] = []

    func show(_ canvas: Canvas) { pictures.append(canvas.lines.joined(separator: "\n")) }
    func ring() {}
    func flash() {}
    func setTitle(_ title: String) {}
    func suspend(saying farewell: String) {}
    func close() {}
  }

  /// Keeps what was performed, in order.
  private actor Deeds {
    private(set) var done: [Int] = []
    func add(_ number: Int) { done.append(number) }
  }

  private func loop(_ terminal: RecordingTerminal, _ deeds: Deeds = Deeds()) -> Loop<[String], String, Int> {
    Loop(
      state: [], terminal: terminal,
      event: { if case .key(let key) = $0 { key.label } else { nil } },
      update: { state, event in
        state.append(event)
        return [state.count, state.count * 10]
      },
      render: { state, size in
        var canvas = Canvas(size: size)
        canvas.write(state.joined(), at: Point(column: 0, row: 0))
        return canvas
      },
      perform: { number in
        await Task.yield()
        await deeds.add(number)
      })
  }

  private func nextTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  @Test("The first picture is drawn at once")
  func firstPicture() {
    let terminal = RecordingTerminal()
    let loop = loop(terminal)
    #expect(terminal.pictures == [""])
    #expect(loop.state == [])
  }

  @Test("Keys that come in together are drawn once, before the handler returns")
  func keysDrawAtOnce() {
    let terminal = RecordingTerminal()
    let loop = loop(terminal)
    terminal.onEvents?([.key(.character("a")), .key(.character("b")), .key(.character("c"))])
    #expect(terminal.pictures == ["", "abc"])
    #expect(loop.state == ["a", "b", "c"])
  }

  @Test("Events sent in one turn are drawn once, in the next")
  func sentEventsDrawOnce() async {
    let terminal = RecordingTerminal()
    let loop = loop(terminal)
    for text in ["a", "b", "c"] { loop.send(text) }
    #expect(terminal.pictures == [""])
    await nextTurn()
    #expect(terminal.pictures == ["", "abc"])
    await nextTurn()
    #expect(terminal.pictures == ["", "abc"])
  }

  @Test("What overtakes is done while something before it is held up, and the end waits for both")
  func overtaking() async {
    let deeds = Deeds()
    let (held, release) = AsyncStream.makeStream(of: Void.self)
    let (done, tell) = AsyncStream.makeStream(of: Int.self)
    let loop = Loop<Int, Int, Int>(
      state: 0, terminal: RecordingTerminal(), event: { _ in nil }, update: { _, event in [event] },
      render: { _, size in Canvas(size: size) }, overtakes: { $0 < 0 },
      perform: { number in
        if number == 1 { for await _ in held {} }
        await deeds.add(number)
        tell.yield(number)
      })
    for number in [1, 2, -1, -2] { loop.send(number) }
    var overtaken = done.makeAsyncIterator()
    #expect(await [overtaken.next(), overtaken.next()] == [-1, -2])
    release.finish()
    await loop.finish()
    #expect(await deeds.done == [-1, -2, 1, 2])
  }

  @Test("A key draws what was sent before it, and nothing is drawn twice")
  func keyDrawsPending() async {
    let terminal = RecordingTerminal()
    let loop = loop(terminal)
    loop.send("a")
    terminal.onEvents?([.key(.character("b"))])
    await nextTurn()
    #expect(terminal.pictures == ["", "ab"])
  }

  @Test("A resize is drawn although it means nothing to the screen")
  func resize() {
    let terminal = RecordingTerminal()
    let loop = loop(terminal)
    loop.send("a long word that is cut")
    terminal.size = Size(columns: 6, rows: 1)
    terminal.onEvents?([.resized(terminal.size)])
    #expect(terminal.pictures == ["", "a long"])
  }

  @Test("Effects are performed one after another in the order they were asked for")
  func effectsInOrder() async {
    let deeds = Deeds()
    let loop = loop(RecordingTerminal(), deeds)
    for text in ["a", "b", "c"] { loop.send(text) }
    await loop.finish()
    #expect(await deeds.done == [1, 10, 2, 20, 3, 30])
  }

  @Test("A loop that is gone leaves nothing behind on the terminal")
  func released() {
    let terminal = RecordingTerminal()
    weak var gone: Loop<[String], String, Int>?
    do {
      let loop = loop(terminal)
      gone = loop
    }
    terminal.onEvents?([.key(.character("a"))])
    #expect(gone == nil && terminal.pictures == [""])
  }
}
