import Foundation
import Testing

extension Workbench {
  /// The program in a folder of its own, beside a sound program made of a shell script; nil for none.
  func program(withSound script: String?) throws -> String {
    let folder = folder.appendingPathComponent("programs").path
    let setUp = #"mkdir -p "$folder/empty" && { ln -f "$alarm" "$folder/alarm" 2>/dev/null || cp "$alarm" "$folder"; }"#
    #expect(try shell(setUp, ["folder": folder]).status == 0)
    if let script {
      let file = folder + "/alarm-sound"
      try Data(script.utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    return folder + "/alarm"
  }
}
