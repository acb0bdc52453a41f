import UserNotifications

/// An alarm of the list.
struct Alarm: Comparable {
  let identifier = UUID()
  var time: Date
  /// Section and row of its sound in the list of sounds.
  var soundIndexPath: IndexPath
  var isOn = true

  static func < (one: Alarm, other: Alarm) -> Bool {
    one.time < other.time
  }
}

/// The sounds that can be chosen, in sections.
enum SoundList {
  static let titles = [["Bell", "Marimba"], ["Rain"]]

  static func title(at path: IndexPath) -> String {
    titles[path[0]][path[1]]
  }
}
