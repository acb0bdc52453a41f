import Notifications
import SQLite

/// The categories a program has said its notifications belong to.
extension CentreTables {
  /// The categories, by identifier.
  func categories() throws(StoreFault) -> [NotificationCategory] {
    let actions = try rows("SELECT category, identifier, title, options FROM actions ORDER BY category, place") { row in
      (
        category: row.text(0),
        action: NotificationAction(
          identifier: row.text(1), title: row.text(2),
          options: NotificationActionOptions(rawValue: UInt(bitPattern: Int(row.integer(3)))))
      )
    }
    let byCategory = Dictionary(grouping: actions, by: \.category)
    return try rows("SELECT identifier, options FROM categories ORDER BY identifier") { row in
      NotificationCategory(
        identifier: row.text(0), actions: byCategory[row.text(0), default: []].map(\.action),
        options: NotificationCategoryOptions(rawValue: UInt(bitPattern: Int(row.integer(1)))))
    }
  }

  /// Keeps these categories in place of all there were; of two with one identifier the later.
  func setCategories(_ categories: [NotificationCategory]) throws(StoreFault) {
    try run("DELETE FROM actions")
    try run("DELETE FROM categories")
    let latest = Dictionary(categories.map { ($0.identifier, $0) }) { _, later in later }
    for category in latest.values {
      try run("INSERT INTO categories (identifier, options) VALUES (?, ?)") { statement in
        statement.bind(category.identifier, at: 1)
        statement.bind(Int(bitPattern: category.options.rawValue), at: 2)
      }
      for (place, action) in category.actions.enumerated() {
        try run("INSERT INTO actions (category, place, identifier, title, options) VALUES (?, ?, ?, ?, ?)") {
          statement in
          statement.bind(category.identifier, at: 1)
          statement.bind(place, at: 2)
          statement.bind(action.identifier, at: 3)
          statement.bind(action.title, at: 4)
          statement.bind(Int(bitPattern: action.options.rawValue), at: 5)
        }
      }
    }
  }
}
