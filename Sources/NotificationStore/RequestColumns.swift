import Notifications
import Timekeeping

/// How a request lies in columns; `requests` and `delivered` share them, in this order.
enum RequestColumns {
  static let names =
    [
      "identifier", "title", "subtitle", "body", "has_sound", "tone", "volume", "swell_seconds", "badge_change",
      "badge",
      "category", "thread", "level", "link", "grace_seconds", "user_info", "follow_up",
    ] + TriggerColumns.names

  /// How many there are; a table's own columns follow.
  static let count = names.count

  static func list(prefix: String = "") -> String {
    names.map { prefix + $0 }.joined(separator: ", ")
  }

  static func places(_ count: Int) -> String {
    Array(repeating: "?", count: count).joined(separator: ", ")
  }
}

// MARK: writing

extension RequestColumns {
  static func bind(_ request: NotificationRequest, to statement: some ColumnWriting) {
    let content = request.content
    statement.bind(request.identifier, at: 1)
    statement.bind(content.title, at: 2)
    statement.bind(content.subtitle, at: 3)
    statement.bind(content.body, at: 4)
    let sound = content.sound ?? .default
    statement.bind(content.sound == nil ? 0 : 1, at: 5)
    statement.bind(sound.tone, at: 6)
    statement.bind(sound.volume, at: 7)
    statement.bind(sound.swellSeconds, at: 8)
    bind(content.badge, to: statement)
    statement.bind(content.categoryIdentifier, at: 11)
    statement.bind(content.threadIdentifier, at: 12)
    statement.bind(content.interruptionLevel.rawValue, at: 13)
    statement.bind(content.link, at: 14)
    statement.bind(request.graceSeconds, at: 15)
    // Most have none.
    statement.bind(content.userInfo.isEmpty ? nil : UserInfoCoding.bytes(of: content.userInfo), at: 16)
    statement.bind(request.followUp.map { RequestCells($0).bytes }, at: 17)
    TriggerColumns.bind(request.trigger, to: statement, from: 18)
  }

  private static func bind(_ badge: BadgeChange, to statement: some ColumnWriting) {
    switch badge {
    case .unchanged: statement.bind("unchanged", at: 9)
    case .oneMore: statement.bind("more", at: 9)
    case .set(let count):
      statement.bind("set", at: 9)
      statement.bind(count, at: 10)
    }
  }
}

// MARK: reading

extension RequestColumns {
  /// The request of a row; what of it cannot be read is left out, so that it rings all the same.
  static func request(in row: some ColumnReading) -> NotificationRequest {
    let sound = NotificationSound(
      tone: row.optionalText(5), volume: Int(row.integer(6)), swellSeconds: Int(row.integer(7)))
    let content = NotificationContent(
      title: row.text(1), subtitle: row.text(2), body: row.text(3), sound: row.integer(4) == 1 ? sound : nil,
      badge: badge(in: row), categoryIdentifier: row.text(10), threadIdentifier: row.text(11),
      interruptionLevel: InterruptionLevel(rawValue: row.text(12)) ?? .active, link: row.optionalText(13),
      userInfo: UnreadableRow.leavingOut { () throws(UnreadableRow) in try userInfo(in: row) } ?? [:])
    return NotificationRequest(
      identifier: row.text(0), content: content, trigger: trigger(in: row, from: 17),
      graceSeconds: Int(row.integer(14)), followUp: followUp(in: row, 16))
  }

  /// The trigger of a row; nil for one that cannot be read: the request comes due once more, and then is gone.
  static func trigger(in row: some ColumnReading, from first: Int) -> NotificationTrigger? {
    UnreadableRow.leavingOut { () throws(UnreadableRow) in try TriggerColumns.trigger(in: row, from: first) }
  }

  /// The follow-up of the request in a row whose first column is the request's identifier; nil for none that can be read.
  static func followUp(in row: some ColumnReading, _ column: Int) -> NotificationRequest? {
    UnreadableRow.leavingOut { () throws(UnreadableRow) in try readFollowUp(in: row, column) }
  }

  /// What of a row cannot be read.
  static func unreadable(in row: some ColumnReading) -> [UnreadableRow] {
    var found: [UnreadableRow] = []
    do { _ = try userInfo(in: row) } catch { found.append(error) }
    do { _ = try TriggerColumns.trigger(in: row, from: 17) } catch { found.append(error) }
    do { _ = try readFollowUp(in: row, 16) } catch { found.append(error) }
    return found
  }

  private static func userInfo(in row: some ColumnReading) throws(UnreadableRow) -> [String: UserInfoValue] {
    guard let bytes = row.optionalBytes(15) else { return [:] }
    guard let values = UserInfoCoding.values(from: bytes) else {
      throw UnreadableRow("what is given along with request \(row.text(0))")
    }
    return values
  }

  private static func readFollowUp(
    in row: some ColumnReading, _ column: Int
  ) throws(UnreadableRow) -> NotificationRequest? {
    guard let bytes = row.optionalBytes(column) else { return nil }
    guard let cells = RequestCells(bytes), unreadable(in: cells).isEmpty else {
      throw UnreadableRow("what follows request \(row.text(0))")
    }
    return request(in: cells)
  }

  private static func badge(in row: some ColumnReading) -> BadgeChange {
    switch row.text(8) {
    case "more": .oneMore
    case "set": .set(Int(row.integer(9)))
    default: .unchanged
    }
  }
}
