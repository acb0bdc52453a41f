import Alarms
import Notifications

extension ContentChange {
  /// The badge's "one more" in JSON.
  static let oneMore = "oneMore"

  /// Takes in one key of an answer; false where the key or its value does not count.
  mutating func take(_ member: JSONValue.Member) -> Bool {
    switch member.name {
    case "title": take(member.value, \.title, atMost: AlarmLimits.label)
    case "subtitle": take(member.value, \.subtitle, atMost: AlarmLimits.label)
    case "body": take(member.value, \.body, atMost: AlarmLimits.notes)
    case "sound": set(\.sound, SoundChange(member.value))
    case "badge": set(\.badge, BadgeChange(member.value))
    case "interruptionLevel": set(\.interruptionLevel, InterruptionLevel(member.value))
    case "link": set(\.link, LinkChange(member.value))
    default: false
    }
  }

  /// Takes in what is given along; false where that is nil.
  mutating func take(_ userInfo: [String: UserInfoValue]?) -> Bool {
    set(\.userInfo, userInfo)
  }

  private mutating func take(
    _ value: JSONValue, _ part: WritableKeyPath<ContentChange, String?>, atMost limit: Int
  ) -> Bool {
    set(part, text(value, atMost: limit))
  }

  private mutating func set<Part>(_ part: WritableKeyPath<ContentChange, Part?>, _ value: Part?) -> Bool {
    self[keyPath: part] = value
    return value != nil
  }
}

/// A text that can be kept: not too long, and without the character that ends texts in C.
private func text(_ value: JSONValue, atMost limit: Int) -> String? {
  guard case .string(let text) = value, text.utf8.count <= AlarmLimits.textBytes, text.count <= limit,
    !text.utf8.contains(0)
  else { return nil }
  return text
}

extension ContentChange.SoundChange {
  /// Null for none, or an object with any of `tone`, `volume` and `swellSeconds`.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .null: self = .silent
    case .object(let members):
      var tone: ContentChange.ToneChange?
      var volume: Int?
      var swell: Int?
      for member in members {
        switch (member.name, member.value) {
        case ("tone", .null): tone = .default
        case ("tone", .string(let name)) where !name.isEmpty && text(member.value, atMost: AlarmLimits.notes) != nil:
          tone = .named(name)
        case ("volume", .integer(let number)) where 1...100 ~= number: volume = number
        case ("swellSeconds", .integer(let number)) where 0...120 ~= number: swell = number
        default: return nil
        }
      }
      self = .sound(tone: tone, volume: volume, swellSeconds: swell)
    case .boolean, .integer, .number, .string, .array: return nil
    }
  }
}

extension ContentChange.LinkChange {
  /// Null for none, or a text.
  fileprivate init?(_ value: JSONValue) {
    if value == .null {
      self = .none
    } else if let link = text(value, atMost: AlarmLimits.notes), !link.isEmpty {
      self = .to(link)
    } else {
      return nil
    }
  }
}

extension BadgeChange {
  /// Null leaves it, a number from 0 sets it, "oneMore" counts one more.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .null: self = .unchanged
    case .integer(let count) where count >= 0: self = .set(count)
    case .string(ContentChange.oneMore): self = .oneMore
    case .integer, .string, .boolean, .number, .array, .object: return nil
    }
  }
}

extension InterruptionLevel {
  fileprivate init?(_ value: JSONValue) {
    guard case .string(let name) = value else { return nil }
    self.init(rawValue: name)
  }
}
