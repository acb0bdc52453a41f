import Glibc
import HelperMessages

/// Writes each line with one `write`.
enum Output {
  static func report(_ report: DesktopReport) {
    write(report.line + "\n", to: STDOUT_FILENO)
  }

  static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
