import Glibc

extension Surroundings {
  /// The process's environment, read once; the first of two variables of one name counts, as for the C library.
  static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var place = environ
    while let entry = place.pointee {
      let text = String(cString: entry)
      if let mark = text.firstIndex(of: "=") {
        let name = String(text[..<mark])
        if variables[name] == nil { variables[name] = String(text[text.index(after: mark)...]) }
      }
      place += 1
    }
    return variables
  }
}
