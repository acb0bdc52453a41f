/// The colours of a picture in SVG: two palettes of sixteen, one on white and one on black, and how styles use them.
enum SVGPalette {
  /// The style sheet: one class for each colour that a text or an area has.
  static var styles: String {
    """
    rect{shape-rendering:crispEdges}text{font:15px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;white-space:pre}
    .bold{font-weight:bold}.dim{opacity:.6}
    \(rules(light))
    @media(prefers-color-scheme:dark){
    \(rules(dark))
    }
    """
  }

  /// The classes of what is drawn in a style, and of the area behind it; nil where that is the page's own.
  static func classes(of style: Style) -> (ink: String, back: String?) {
    let (front, behind) = (name(style.foreground, orElse: "ink"), name(style.background, orElse: "back"))
    let ink = style.reverse ? behind : front
    let back = style.reverse ? front : behind
    let marks = (style.bold ? " bold" : "") + (style.dim ? " dim" : "")
    return (ink + marks, back == "back" ? nil : back)
  }

  private static func name(_ color: Color, orElse standard: String) -> String {
    color == .standard ? standard : "c\(color.rawValue - 1)"
  }

  private static func rules(_ palette: Palette) -> String {
    let colors = palette.colors.enumerated().map { ".c\($0){fill:#\($1)}" }.joined()
    return ".back{fill:#\(palette.back)}.ink{fill:#\(palette.ink)}.edge{stroke:#\(palette.edge)}\(colors)"
  }

  private struct Palette {
    let back, ink, edge: String
    let colors: [String]
  }

  private static let light = Palette(
    back: "ffffff", ink: "1f2328", edge: "d0d7de",
    colors: [
      "1f2328", "c01c28", "4ab36d", "8a6100", "1a5fb4", "a1308f", "0f766e", "6e7781",
      "57606a", "c01c28", "2f9e56", "8a6100", "1a5fb4", "a1308f", "0f766e", "ffffff",
    ])

  private static let dark = Palette(
    back: "15181d", ink: "d5d9de", edge: "3a3f46",
    colors: [
      "101215", "f66151", "4ab36d", "e5c07b", "62a0ea", "e06bd0", "4fd1c5", "c9d1d9",
      "8b949e", "f66151", "6fcf8f", "e5c07b", "62a0ea", "e06bd0", "4fd1c5", "ffffff",
    ])
}
