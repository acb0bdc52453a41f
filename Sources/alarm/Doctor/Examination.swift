import AlarmCLI
import AlarmStore
import Alarms
import NotificationStore

/// Gathers what `alarm doctor` judges, and changes nothing.
struct Examination: Sendable {
  let surroundings: Surroundings
  let profile: String?

  var environment: [String: String] { surroundings.environment }

  /// Looks at everything.
  func facts() async -> DoctorFacts {
    let (store, inspection) = store()
    let settings = inspection?.settings ?? .initial
    let ringer = inspection.flatMap(\.ringer)
    let sound = SoundExamination(source: SoundSource(environment: environment), clock: surroundings.clock)
    return DoctorFacts(
      sound: await sound.facts(tone: settings.defaultTone), authorization: authorization(store, inspection),
      ringer: self.ringer(store, inspection), service: service(), sleep: Examination.sleep(ringer),
      clock: Examination.clock(), zone: zone(ringer), store: store, terminal: Examination.terminal(environment),
      desktop: await desktop(), contentExtension: contentExtension())
  }

  private func authorization(_ store: StoreFacts, _ inspection: StoreInspection?) -> AuthorizationFacts {
    if let settings = inspection?.notifications { return .known(settings) }
    if case .notYet = store { return .known(.notDetermined) }
    return .unknown
  }

  private func ringer(_ store: StoreFacts, _ inspection: StoreInspection?) -> RingerFacts {
    if let ringer = inspection?.ringer { return .rings(ringer, isStopped: Examination.isStopped(ringer.pid)) }
    if let count = inspection?.alarmsOn { return .nobody(alarmsOn: count) }
    if case .notYet = store { return .nobody(alarmsOn: 0) }
    return .unknown
  }

  private func zone(_ ringer: RingerInCharge?) -> ZoneFacts {
    let zone = surroundings.zone
    return ZoneFacts(name: zone.rules.name, fault: zone.fault, isSaid: zone.isSaid, ringers: ringer?.zone)
  }
}
