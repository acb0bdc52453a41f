import Alarms
import Notifications
import TerminalUI
import Timekeeping

extension ScreenState {
  /// Changes what an event changes and returns what is to be done.
  mutating func apply(_ event: ScreenEvent) -> [ScreenEffect] {
    switch event {
    case .started: return becomeActive() + namedZones.map(ScreenEffect.readZone)
    case .focusGained: return becomeActive()
    case .key(let key, let instant): return press(key, at: instant)
    case .tick(let instant): context.now = instant
    case .resized(let size): resize(to: size)
    case .focusLost: break
    case .resumed(let instant): return resume(at: instant)
    case .listLoaded(let rows, let on): return load(rows, on: on)
    case .saved, .savedAll, .skipped, .rangInstead, .tookBack, .deleted, .deletedAll, .failed, .savingIsSlow,
      .savingEnded:
      return takeOutcome(event)
    case .ringingChanged(let rings, let instant): return show(rings, at: instant)
    case .soundReported(let note): hear(note)
    case .ringerChanged(let ringer, let isHere): follow(ringer, isHere: isHere)
    case .storeTrouble(let error): take(error)
    case .locationTrouble(let reason): locationTrouble = reason
    case .badgeChanged(let badge, let missed):
      self.badge = badge
      self.missed.load(missed)
    case .zoneChanged(let zone): return follow(zone)
    case .zoneRead(let name, let answer): context.namedZones[name] = answer
    case .settingsChanged(let settings): follow(settings)
    case .authorizationChanged(let allowed): follow(allowed)
    case .authorized(let outcome):
      let former = self.allowed
      follow(outcome.settings)
      report(outcome, former: former)
    case .firstYes: if ring == nil { say(language.firstYes) }
    case .linkOpened(let link, let alarm): return open(link, alarm)
    case .tonesListed(let tones): take(tones)
    case .previewEnded: forgetPreview()
    case .warned(let sentence): warn(sentence)
    case .zoneWarned(let sentence): warnOfZone(sentence)
    case .backgroundLearned(let reach): backgroundReach = reach
    case .quitAsked: return askToQuit()
    }
    return []
  }

  /// Clears the badge when the screen is looked at and nothing missed is left to be shown.
  private func becomeActive() -> [ScreenEffect] {
    badge > 0 && missed.unseen.isEmpty ? [.markSeen([])] : []
  }

  private mutating func resize(to size: Size) {
    self.size = size
    fitEditors()
  }

  /// Goes on after the program was stopped; whoever is to ring has a moment from now on.
  private mutating func resume(at instant: Instant) -> [ScreenEffect] {
    context.now = instant
    if unrungSince != nil { unrungSince = instant }
    return becomeActive()
  }

  private mutating func follow(_ ringer: RingerInCharge?, isHere: Bool) {
    let oversleptBefore = self.ringer?.mayOversleep ?? false
    (self.ringer, isRingerHere) = (ringer, isHere)
    unrungSince = ringer == nil ? unrungSince ?? context.now : nil
    guard ringer?.mayOversleep ?? false, !oversleptBefore, alarms.list.onCount > 0 else { return }
    // Where the header has only room for a mark it is said once; what was said before stays.
    if ScreenLayout(size).header == .one, status == nil, ring == nil {
      say(language("Asleep, this machine misses its alarms."), isProblem: true)
    }
  }

  /// Follows what alarms are allowed to do; what keeps them from ringing aloud is said once more where it is new.
  private mutating func follow(_ allowed: NotificationSettings) {
    let (warning, former) = (language.warning(of: allowed), language.warning(of: self.allowed))
    self.allowed = allowed
    guard warning != former else { return }
    if let former, status?.text == former { status = nil }
    if let warning, ring == nil { say(warning, isProblem: true) }
  }

  /// Says once why the store takes nothing: whoever tries again and again may report it every time.
  private mutating func take(_ trouble: AlarmError?) {
    let isNew = trouble != storeTrouble
    storeTrouble = trouble
    if isNew, let trouble { say(language.sentence(for: trouble), isProblem: true) }
  }

  private mutating func follow(_ zone: ZoneRules) -> [ScreenEffect] {
    context.zone = zone
    return namedZones.map(ScreenEffect.readZone)
  }

  private mutating func load(_ rows: [ListedAlarm], on: Int) -> [ScreenEffect] {
    alarms.load(
      AlarmList(rows, total: rows.count, onCount: on, isComplete: true, next: nil, today: context.local.date))
    // Those that are known too: what came from elsewhere may be that their rules have changed.
    return namedZones.map(ScreenEffect.readZone)
  }

  /// The zones that alarms of the list and of open editors are pinned to, each once.
  private var namedZones: [String] {
    let rows = alarms.list.rows.compactMap(\.alarm.zone)
    return Set(rows + mode.editors.compactMap(\.zoneName)).sorted()
  }

  /// Asks for the rules of a zone where they are not known.
  func zoneToRead(_ name: String?) -> [ScreenEffect] {
    guard let name, context.answer(of: name) == nil else { return [] }
    return [.readZone(name)]
  }

  /// Does what a key means where the user is.
  mutating func press(_ key: Key, at instant: Instant) -> [ScreenEffect] {
    context.now = instant
    if case .mouse(let event) = key { return follow(onScreen(event), at: instant) }
    if key == .focusGained { return becomeActive() }
    if key == .focusLost { return [] }
    switch CommonKeys.table(language).event(for: key) {
    case .redraw: return []
    case .suspend: return [.suspend]
    case .quit: return askToQuit()
    case nil: break
    }
    if ring?.current == nil, answeringKey?.swallows(key, at: instant) ?? false { return [] }
    if ring != nil { return pressInRing(key, at: instant) }
    guard admits(at: instant) else { return [] }
    if isMissedShown { return pressInMissed(key) }
    if let effects = bringBack(with: key) { return effects }
    switch mode {
    case .list: return pressInList(key)
    case .find(let field, let over): return press(key, inFind: field, over: over)
    case .editor(let editor, let over): return press(key, in: editor, over: over)
    case .settings(let settings, let over): return press(key, in: settings, over: over)
    case .pause(let prompt, let over): return press(key, in: prompt, over: over)
    case .instead(let prompt, let over): return press(key, in: prompt, over: over)
    case .help(let first, let over): return press(key, inHelpAt: first, over: over)
    case .quitQuestion(let prompt, let over): return press(key, in: prompt, over: over)
    }
  }

  /// Whether what is pressed or clicked counts while nothing rings; where it does not, says why.
  mutating func admits(at instant: Instant) -> Bool {
    answeringKey = nil
    status = nil
    guard afterRing?.admits(instant) ?? true else {
      say(language("Keys count again in a moment."))
      return false
    }
    afterRing = nil
    return true
  }

  private mutating func hear(_ note: SoundNote) {
    sound.take(note)
    guard ring == nil else { return }
    if let sentence = sound.sentences(language).last { say(sentence, isProblem: true) }
  }

  private mutating func forgetPreview() {
    isPreviewing = false
    if ring == nil { sound = SoundState() }
  }

  private mutating func take(_ tones: [String]) {
    self.tones = tones
    let context = context
    mode = mode.changingEditors { editor in
      editor.tone = ToneField(
        editor.tone.tone, tones: tones, settings: context.settings, language: context.language)
    }
  }

  /// Says what is wrong with the local zone in place of what was before; nil when nothing is any more.
  private mutating func warnOfZone(_ sentence: String?) {
    zoneWarning.map { former in warnings.removeAll { $0 == former } }
    zoneWarning = sentence
    if let sentence { warn(sentence) }
  }

  private mutating func warn(_ sentence: String) {
    warnings.removeAll { $0 == sentence }
    warnings.append(sentence)
    say(sentence, isProblem: true)
  }
}
