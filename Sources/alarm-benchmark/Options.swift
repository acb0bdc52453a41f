/// What the command line asks for.
struct Options {
  /// How it is called.
  static let usage = """
    usage: alarm-benchmark [--only F1,F4…] [--long] [--programs FOLDER]
      --only      measure these figures and no others
      --long      wait the full ten minutes where waiting is what is measured
      --programs  where alarm and alarm-sound are; beside this program unless said
    """

  /// The figures to measure, in order.
  private(set) var figures = Figure.all
  private(set) var isLong = false
  /// The folder of the programs.
  private(set) var programs: String

  /// Reads a command line without its first word.
  ///
  /// - Parameters:
  ///   - words: the arguments.
  ///   - folder: where the programs are if nothing else is said.
  init(_ words: [String], folder: String) throws(BenchmarkError) {
    programs = folder
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--long": isLong = true
      case "--only": figures = try Options.figures(named: try Options.value(of: word, from: &words))
      case "--programs": programs = try Options.value(of: word, from: &words)
      default: throw .usage("“\(word)” is not known.\n\(Options.usage)")
      }
    }
  }

  private static func value(of option: String, from words: inout ArraySlice<String>) throws(BenchmarkError) -> String {
    guard let value = words.popFirst() else { throw .usage("\(option) needs a value.\n\(usage)") }
    return value
  }

  private static func figures(named list: String) throws(BenchmarkError) -> [Figure] {
    let names = list.uppercased().split(separator: ",").map(String.init)
    for name in names where !Figure.all.contains(where: { $0.name == name }) {
      throw .usage("There is no figure \(name) here; there are \(Figure.all.map(\.name).joined(separator: ", ")).")
    }
    return Figure.all.filter { names.contains($0.name) }
  }
}
