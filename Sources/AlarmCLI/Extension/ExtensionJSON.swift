import Alarms
import Notifications
import Timekeeping

/// What the content extension is asked and what it answers, as JSON objects.
///
/// A question has the keys of a pending request, then those of its content. Of an answer the keys of the content count; one
/// that repeats the question, or leaves a key out, changes nothing.
public enum ExtensionJSON {
  /// The question, on one line.
  public static func text(of question: ExtensionQuestion, in zone: ZoneRules) -> String {
    JSONValue.object(members(of: question, in: zone)).text
  }

  /// What an answer is to change, and the keys in it that do not count: unknown, not to be changed, or of no use.
  ///
  /// - Throws: `.notAnObject`, or why it is no JSON.
  public static func answer(
    _ bytes: [UInt8], to question: ExtensionQuestion, in zone: ZoneRules
  ) throws(ExtensionFault) -> (change: ContentChange, ignored: [String]) {
    guard case .object(let members) = try value(of: bytes) else { throw .notAnObject }
    let asked = Dictionary(
      ExtensionJSON.members(of: question, in: zone).map { ($0.name, $0.value) }
    ) { first, _ in first }
    var change = ContentChange()
    var ignored: [String] = []
    for member in members where member.value != asked[member.name] {
      let isTaken =
        if member.name == "userInfo" {
          change.take(question.content.userInfo.changed(by: member.value, in: zone))
        } else {
          change.take(member)
        }
      if !isTaken { ignored.append(member.name) }
    }
    return (change, ignored)
  }

  private static func value(of bytes: [UInt8]) throws(ExtensionFault) -> JSONValue {
    do { return try JSONReader.value(of: bytes) } catch { throw .notJSON(error) }
  }

  private static func members(of question: ExtensionQuestion, in zone: ZoneRules) -> [JSONValue.Member] {
    let content = question.content
    return [
      JSONValue.Member("identifier", .string(question.identifier)),
      JSONValue.Member("alarm", .string(question.alarm.description)),
      JSONValue.Member("trigger", question.trigger.map(CentreJSON.trigger) ?? .null),
      JSONValue.Member("due", .string(question.scheduled.rfc3339(in: zone))),
      JSONValue.Member("isTest", .boolean(question.isTest)),
      JSONValue.Member("title", .string(content.title)), JSONValue.Member("subtitle", .string(content.subtitle)),
      JSONValue.Member("body", .string(content.body)), JSONValue.Member("sound", sound(content.sound)),
      JSONValue.Member("badge", badge(content.badge)),
      JSONValue.Member("interruptionLevel", .string(content.interruptionLevel.rawValue)),
      JSONValue.Member("link", .text(content.link)),
      JSONValue.Member("userInfo", JSONValue(content.userInfo, in: zone)),
    ]
  }

  private static func sound(_ sound: NotificationSound?) -> JSONValue {
    guard let sound else { return .null }
    return .object([
      JSONValue.Member("tone", .text(sound.tone)), JSONValue.Member("volume", .integer(sound.volume)),
      JSONValue.Member("swellSeconds", .integer(sound.swellSeconds)),
    ])
  }

  private static func badge(_ badge: BadgeChange) -> JSONValue {
    switch badge {
    case .unchanged: .null
    case .set(let count): .integer(count)
    case .oneMore: .string(ContentChange.oneMore)
    }
  }
}

/// Why an answer of the content extension cannot be read.
public enum ExtensionFault: Error, Hashable, Sendable {
  /// It is no JSON.
  case notJSON(JSONFault)
  /// It is JSON, but no object.
  case notAnObject
}

extension ExtensionFault: CustomStringConvertible {
  /// The reason in English, for a log.
  public var description: String {
    switch self {
    case .notJSON(.notUTF8): "it is not UTF-8"
    case .notJSON(.syntax(let line, _)): "line \(line) is no JSON"
    case .notJSON(.repeatedName(let name, let line)): "line \(line) has the key \(name) a second time"
    case .notJSON(.tooDeep(let line)): "line \(line) nests too deep"
    case .notAnObject: "it is no object"
    }
  }
}
