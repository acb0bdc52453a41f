extension String {
  /// The text on one line, with every control character as a space, so that nothing in it drives a terminal or turns round
  /// what stands beside it.
  var visible: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
      case .format where scalar.properties.isBidiControl: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
