extension Canvas {
  /// The picture as an SVG document of its own, for pages that show no terminal.
  ///
  /// The sixteen colours are those of `SVGPalette`, light or dark as the reader's page is. Blocks and lines are drawn as
  /// areas and texts stretched to their columns, so that it looks alike in every fixed-width font.
  ///
  /// - Parameter title: what it shows, for who cannot see it.
  public func svg(title: String) -> String {
    SVGPicture(canvas: self).document(title: title)
  }
}

/// Writes a canvas as SVG.
struct SVGPicture {
  let canvas: Canvas

  /// How large a cell is, and the margin around them all.
  private static let (width, height, margin) = (9, 18, 14)

  func document(title: String) -> String {
    let columns = canvas.size.columns * SVGPicture.width + 2 * SVGPicture.margin
    let rows = canvas.size.rows * SVGPicture.height + 2 * SVGPicture.margin
    let cells = (0..<canvas.size.rows).flatMap { row in runs(ofRow: row).map { drawing(of: $0, row: row) } }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(columns) \(rows)" width="\(columns)" height="\(rows)" role="img">
      <title>\(SVGPicture.escaped(title))</title>
      <style>
      \(SVGPalette.styles)
      </style>
      <rect class="back edge" x="0.5" y="0.5" width="\(columns - 1)" height="\(rows - 1)" rx="8"/>
      \(cells.filter { !$0.isEmpty }.joined(separator: "\n"))
      </svg>

      """
  }
}

extension SVGPicture {
  /// Cells beside each other that are drawn at once.
  private struct Run {
    var column: Int
    var columns: Int
    var text: String
    let style: Style
    let kind: Kind

    /// What is drawn: one wide character, areas, letters, or nothing but a background.
    enum Kind: Equatable {
      case wide, areas(String), letters, blank
    }
  }

  private func runs(ofRow row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<canvas.size.columns {
      let cell = canvas[Point(column: column, row: row)]
      guard cell.columns > 0 else { continue }
      let kind: Run.Kind =
        if cell.columns == 2 { .wide } else if cell.text == " " { .blank } else if SVGShapes.areas[cell.text] != nil {
          .areas(cell.text)
        } else { .letters }
      if let last = runs.last, last.style == cell.style, last.kind == kind, kind != .wide {
        runs[runs.count - 1].text += cell.text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(Run(column: column, columns: cell.columns, text: cell.text, style: cell.style, kind: kind))
      }
    }
    return runs
  }

  private func drawing(of run: Run, row: Int) -> String {
    let (left, top) = (
      run.column * SVGPicture.width + SVGPicture.margin, row * SVGPicture.height + SVGPicture.margin
    )
    let width = run.columns * SVGPicture.width
    let (ink, back) = SVGPalette.classes(of: run.style)
    var parts: [String] = []
    func area(_ classes: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      parts.append("<rect class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>")
    }
    if let back { area(back, left, top, width, SVGPicture.height) }
    switch run.kind {
    case .blank: break
    case .areas(let character):
      for shape in SVGShapes.areas[character] ?? [] {
        // Those that reach both sides join their neighbours.
        let steps = shape.isWhole ? [0] : Array(0..<run.columns)
        for step in steps {
          area(
            ink, left + step * SVGPicture.width + shape.left, top + shape.top, shape.isWhole ? width : shape.width,
            shape.height)
        }
      }
    case .wide, .letters:
      let text = SVGPicture.escaped(run.text)
      let place = "x=\"\(left)\" y=\"\(top + 14)\" textLength=\"\(width)\""
      parts.append("<text class=\"\(ink)\" \(place) lengthAdjust=\"spacingAndGlyphs\">\(text)</text>")
    }
    if run.style.underline { area(ink, left, top + 16, width, 1) }
    return parts.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
