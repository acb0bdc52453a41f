import Alarms

/// How the list is to be shown: in which order, what of it, and which groups only by their heading.
struct ListArrangement: Hashable, Sendable {
  /// The order.
  var order = SortChoice.time
  /// The names of the groups whose alarms are folded away; while something is looked for they are shown all the same.
  var folded: Set<String> = []
  /// What is looked for; nil when nothing is.
  var query: FindQuery?

  /// Whether alarms may be left out because they are not what is looked for.
  var isFiltered: Bool { query.map { !$0.isEmpty } ?? false }
}

/// What keys go to in the list.
enum ListSelection: Hashable, Sendable {
  /// An alarm.
  case alarm(AlarmID)
  /// The heading of a group, by the group's name.
  case group(String)
}
