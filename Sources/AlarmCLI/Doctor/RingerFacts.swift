import Alarms
import Words

/// Who rings now.
public enum RingerFacts: Hashable, Sendable {
  /// The alarms cannot be read.
  case unknown
  /// Nobody does, while so many alarms are on.
  case nobody(alarmsOn: Int)
  /// This process does; stopped by a signal it rings nothing until it is let go on.
  case rings(RingerInCharge, isStopped: Bool)
}

extension RingerFacts {
  func finding(_ language: Language) -> Finding {
    switch self {
    case .unknown:
      return Finding(.ringer, .warning, language("Not known: the alarms could not be read."))
    case .nobody(alarmsOn: 0):
      return Finding(.ringer, .ok, language("Nobody, and no alarm is on."))
    case .nobody(let count):
      return Finding(
        .ringer, .problem,
        count == 1
          ? language("An alarm is on and nobody rings it.")
          : language("%1 alarms are on and nobody rings them.", String(count)),
        remedy: language("Open “alarm”, or run “alarm daemon”."))
    case .rings(let ringer, isStopped: true):
      return Finding(
        .ringer, .problem, language("Process %1 is to ring and is stopped.", String(ringer.pid)),
        remedy: language("“kill -CONT %1” lets it go on.", String(ringer.pid)))
    case .rings(let ringer, isStopped: false):
      let sentence =
        switch ringer.kind {
        case .screen: language("The alarm clock that is open rings (process %1).", String(ringer.pid))
        case .daemon: language("The background program rings (process %1).", String(ringer.pid))
        }
      return Finding(.ringer, .ok, sentence)
    }
  }
}

/// Who starts to ring when the machine has been started, or the user has logged out.
public enum ServiceFacts: Hashable, Sendable {
  /// No systemd of the user's runs here.
  case noManager
  /// The service is not installed.
  case notInstalled
  /// The service is installed, and its program is not there any more.
  case broken(program: String)
  /// The service is installed.
  ///
  /// - lingers: whether it starts with the machine and outlives a logout.
  case installed(lingers: Bool)
}

extension ServiceFacts {
  func finding(_ language: Language) -> Finding {
    let nobody = language("After a logout or a restart nothing rings until alarm is opened.")
    return switch self {
    case .installed(lingers: true):
      Finding(.service, .ok, language("The service rings from the start of the machine on, logged in or not."))
    case .installed(lingers: false):
      Finding(
        .service, .warning, language("The service rings only while you are logged in."),
        remedy: language("“loginctl enable-linger” lets it start with the machine and go on after a logout."))
    case .broken(let program):
      Finding(
        .service, .problem, language("The service's program %1 is not there.", program),
        remedy: language("Install it again, then “alarm service install”."))
    case .notInstalled:
      Finding(.service, .warning, nobody, remedy: language("“alarm service install” has a service ring."))
    case .noManager:
      Finding(
        .service, .warning, nobody,
        remedy: language("No systemd runs here: have “alarm daemon” started by what starts your programs."))
    }
  }
}
