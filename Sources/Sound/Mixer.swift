import CALSA

/// What the mixer of the default card says about the output.
public enum Mixer {
  /// Why nothing would be heard: the main control is muted or at its lowest; nil if it is neither or there is no mixer.
  ///
  /// The controls that mean the whole output are, by ALSA's naming, `Master` and, on cards without one, `PCM`.
  public static func complaint() -> String? {
    var opened: OpaquePointer?
    guard snd_mixer_open(&opened, 0) == 0, let mixer = opened else { return nil }
    defer { snd_mixer_close(mixer) }
    guard snd_mixer_attach(mixer, "default") == 0, snd_mixer_selem_register(mixer, nil, nil) == 0,
      snd_mixer_load(mixer) == 0
    else { return nil }
    for name in ["Master", "PCM"] {
      if let element = element(name, of: mixer) { return complaint(about: element, name) }
    }
    return nil
  }

  private static func element(_ name: String, of mixer: OpaquePointer) -> OpaquePointer? {
    var next = snd_mixer_first_elem(mixer)
    while let element = next {
      if snd_mixer_selem_is_active(element) != 0, let found = snd_mixer_selem_get_name(element),
        String(cString: found) == name
      {
        return element
      }
      next = snd_mixer_elem_next(element)
    }
    return nil
  }

  private static func complaint(about element: OpaquePointer, _ name: String) -> String? {
    var lowest = 0
    var highest = 0
    snd_mixer_selem_get_playback_volume_range(element, &lowest, &highest)
    let channels = (0...SND_MIXER_SCHN_LAST.rawValue).map { snd_mixer_selem_channel_id_t(rawValue: $0) }
      .filter { snd_mixer_selem_has_playback_channel(element, $0) != 0 }
    guard !channels.isEmpty else { return nil }
    if snd_mixer_selem_has_playback_switch(element) != 0, channels.allSatisfy({ isOff(element, $0) }) {
      return "the output “\(name)” is muted"
    }
    if snd_mixer_selem_has_playback_volume(element) != 0, channels.allSatisfy({ volume(element, $0) <= lowest }) {
      return "the volume of the output “\(name)” is zero"
    }
    return nil
  }

  private static func isOff(_ element: OpaquePointer, _ channel: snd_mixer_selem_channel_id_t) -> Bool {
    var value: Int32 = 1
    return snd_mixer_selem_get_playback_switch(element, channel, &value) == 0 && value == 0
  }

  private static func volume(_ element: OpaquePointer, _ channel: snd_mixer_selem_channel_id_t) -> Int {
    var value = Int.max
    return snd_mixer_selem_get_playback_volume(element, channel, &value) == 0 ? value : Int.max
  }
}
