import Alarms
import Timekeeping

/// What the screen wants to be done; what comes of it is told by events.
public enum ScreenEffect: Hashable, Sendable {
  /// Save an alarm that may be new: `saved` or `failed` follows.
  case save(Alarm)
  /// Save several alarms at once, all or none: `savedAll` or `failed` follows.
  case saveAll([Alarm])
  /// Leave out the next ring of an alarm: `skipped` or `failed` follows.
  case skip(AlarmID)
  /// Ring once at another time in place of the next ring of an alarm, by an alarm with the id given: `rangInstead` or
  /// `failed` follows.
  case ringInstead(AlarmID, at: TimeOfDay, as: AlarmID)
  /// Save an alarm as it was and delete the one that rang in its place: `tookBack` or `failed` follows.
  case takeBack(Alarm, from: AlarmID)
  /// Delete an alarm: `deleted` or `failed` follows.
  case delete(AlarmID)
  /// Delete several alarms at once, all or none: `deletedAll` or `failed` follows.
  case deleteAll([AlarmID])
  /// Answer a ring of this alarm, or with nil every ring: `ringingChanged` or `failed` follows.
  case answer(RingAnswer, AlarmID?)
  /// Ring this alarm now as a test, exactly as it stands here: `ringingChanged` follows.
  case test(Alarm)
  /// Play a tone once in place of the one being tried; volume 1 to 100. `previewEnded` follows.
  case preview(tone: String, volume: Int)
  /// End the tone being tried: `previewEnded` may follow.
  case stopPreview
  /// Clear the badge and take these missed notifications (request identifiers) out of the list: `badgeChanged` follows.
  case markSeen([String])
  /// Find out which tones there are: `tonesListed` follows.
  case listTones
  /// Read the rules of the zone of this name: `zoneRead` follows.
  case readZone(String)
  /// Give the terminal back and stop until continued: `resumed` follows.
  case suspend
  /// Save the value of a setting, as a person writes it: `settingsChanged` or `failed` follows.
  case set(AlarmSetting, String)
  /// Change what alarms are allowed to do: `authorized` or `failed` follows.
  case authorize(AuthorizationOrder)
  /// End the program, and ask nothing any more; with `ringsOn` what is on rings on in the background.
  case quit(ringsOn: Bool)

  /// Whether it changes what is saved, so that the user should be told when it takes long.
  public var isSaved: Bool {
    switch self {
    case .save, .saveAll, .skip, .ringInstead, .takeBack, .delete, .deleteAll, .answer, .test, .markSeen, .set,
      .authorize:
      true
    case .preview, .stopPreview, .listTones, .readZone, .suspend, .quit: false
    }
  }

  /// Whether it is heard at once and so must not wait for what is being saved.
  public var isHeard: Bool {
    switch self {
    case .answer, .preview, .stopPreview: true
    case .save, .saveAll, .skip, .ringInstead, .takeBack, .delete, .deleteAll, .test, .markSeen, .set, .authorize,
      .listTones, .readZone, .suspend, .quit:
      false
    }
  }
}
