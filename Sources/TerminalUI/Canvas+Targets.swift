/// A part of the picture that means something to the mouse.
struct CanvasTarget: Sendable {
  let rect: Rect
  let meaning: any Hashable & Sendable
}

extension Canvas {
  /// Says what a part of the picture means to the mouse; whoever draws a thing says so of it, so that what is seen is
  /// what is hit.
  ///
  /// - Parameters:
  ///   - rect: the cells; where parts overlap the last one added counts.
  ///   - meaning: a value of the program's own; looked up by its type.
  public mutating func addTarget(_ rect: Rect, _ meaning: some Hashable & Sendable) {
    targets.append(CanvasTarget(rect: rect, meaning: meaning))
  }

  /// What a cell means to the mouse; nil when it means nothing, or something of another type.
  public func target<Meaning: Hashable & Sendable>(at point: Point, as type: Meaning.Type = Meaning.self) -> Meaning? {
    targets.last { $0.rect.contains(point) }?.meaning as? Meaning
  }

  /// Takes the meaning from all that is drawn so far; for a question that must be answered first.
  public mutating func removeTargets() {
    targets.removeAll()
  }
}
