import Glibc
import Waiting

/// What has to be watched of the file system to see a zone change, and which events count.
struct ZoneWatchScope {
  private let files: ZoneFiles
  /// What counts of each watched file or folder, by the number its events carry.
  private var interests: [Int32: Interest] = [:]

  /// Which names in a folder count; what happens to the folder or file itself always does.
  private struct Interest {
    var names: Set<String> = []
    var isEveryName = false
  }

  /// Makes a scope that covers nothing yet.
  init(_ files: ZoneFiles) {
    self.files = files
  }

  /// Whether something that happened may have changed a zone.
  func concerns(_ event: FileEvent) -> Bool {
    guard event.number >= 0 else { return true }
    guard let interest = interests[event.number] else { return false }
    return event.name.isEmpty || interest.isEveryName || interest.names.contains(event.name)
  }

  /// Watches everything as it is now, and no longer what it was before.
  ///
  /// - Throws: `WatchError` when a limit of the system is reached. What may not be read is left out: it is no zone's.
  mutating func cover(with watch: FileWatch) throws(WatchError) {
    let before = Set(interests.keys)
    var trails: [PathTrail]
    repeat {
      trails = currentTrails
      interests = [:]
      for trail in trails { try add(trail, to: watch) }
      for folder in ZoneFolders.all(below: files.directory) {
        try add(folder, ZoneWatchScope.inFolders.union(.attributes), to: watch) { $0.isEveryName = true }
      }
      // A link changed between the look at it and the watch on its folder would lead where nobody watches.
    } while trails != currentTrails
    for number in before.subtracting(interests.keys) { watch.remove(number) }
  }
}

extension ZoneWatchScope {
  private static let inFolders: FileEvent.Kinds = [
    .created, .deleted, .movedIn, .movedOut, .modified, .closedAfterWriting,
  ]

  private var currentTrails: [PathTrail] {
    (files.localPaths + [files.directory]).map { PathTrail($0) }
  }

  private mutating func add(_ trail: PathTrail, to watch: FileWatch) throws(WatchError) {
    for folder in trail.folders { try add(folder, [.selfMoved, .selfDeleted], to: watch) }
    for entry in trail.entries {
      try add(entry.folder, ZoneWatchScope.inFolders, to: watch) { $0.names.insert(entry.name) }
    }
    // It may be written under another of its names, or become readable.
    if let file = trail.file { try add(file, [.modified, .closedAfterWriting, .attributes], to: watch) }
  }

  private mutating func add(
    _ path: String, _ kinds: FileEvent.Kinds, to watch: FileWatch, widen: (inout Interest) -> Void = { _ in }
  ) throws(WatchError) {
    do {
      try widen(&interests[watch.add(path, kinds), default: Interest()])
    } catch {
      guard [ENOSPC, ENOMEM].contains(error.code) else { return }
      throw error
    }
  }
}
