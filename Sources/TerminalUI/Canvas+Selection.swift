extension Canvas {
  /// Shows that keys go to what stands in a rectangle: in the look of a selection, what is bold or underlined staying so.
  ///
  /// A cell with a background of its own, such as a switch that is on, keeps its colours.
  public mutating func select(_ rect: Rect) {
    let (selection, background) = (look.completed(look.selection), look.text.background)
    restyle(rect) { style in
      guard style.background == background else { return }
      let (bold, underline) = (style.bold, style.underline)
      style = selection
      style.bold = style.bold || bold
      style.underline = style.underline || underline
    }
  }
}
