import Words

extension Language {
  /// How things are with the service, a sentence a line, the most important first.
  func lines(for report: ServiceReport, after order: ServiceOrder) -> [String] {
    guard let installed = report.installed else { return [sentence(forNoneAfter: order)] }
    var lines = [sentence(for: report.state, report), self("It runs %1.", installed.program ?? "?")]
    if !installed.isProgramThere {
      lines[1] = self(
        "Its program %1 is not there: run script/install, then “alarm service install”.", installed.program ?? "?")
    }
    lines.append(sentence(forStoreOf: installed, report))
    if report.isEnabled == false {
      lines.append(self("It does not start by itself: “systemctl --user enable %1” has it do so.", report.name))
    }
    lines.append(sentence(forLingering: report))
    return lines
  }

  private func sentence(forNoneAfter order: ServiceOrder) -> String {
    switch order {
    case .remove:
      self("The alarm service is removed: alarms ring while an alarm clock is open or was started in the background.")
    case .install, .status: self("No alarm service is installed: “alarm service install” does that.")
    }
  }

  private func sentence(for state: ServiceReport.State, _ report: ServiceReport) -> String {
    switch state {
    case .running(let pid): self("The alarm service is installed and runs (%1, process %2).", report.name, String(pid))
    case .starting:
      self("The alarm service is installed and about to start (%1): “journalctl --user -u %1” tells more.", report.name)
    case .stopped:
      self("The alarm service is installed but does not run: “systemctl --user start %1” starts it.", report.name)
    case .unknown(let error):
      self("The alarm service is installed (%1), but whether it runs is unknown. %2", report.name, sentence(for: error))
    }
  }

  private func sentence(forStoreOf installed: ServiceReport.Installed, _ report: ServiceReport) -> String {
    if installed.store == report.store { return self("It rings the alarms in %1.", installed.store) }
    return self(
      "It rings the alarms in %1, not those in %2: “alarm service install” points it at the latter.", installed.store,
      report.store)
  }

  private func sentence(forLingering report: ServiceReport) -> String {
    report.lingers
      ? self("Lingering is on: it starts with the machine and rings while you are logged out.")
      : self(
        "Lingering is off: it rings only while you are logged in. “loginctl enable-linger %1” changes that.",
        report.user)
  }
}

extension Language {
  /// Why the service could not be installed, removed, started or asked about, and what to do.
  public func sentence(for error: ServiceError) -> String {
    switch error {
    case .noHome: self("There is no place for a service: set HOME to your home folder.")
    case .noStore(let fault): sentence(for: .alarm(.centre(.store(fault))))
    case .program(let fault, let path): sentence(for: fault, path.oneLine)
    case .foreignUnit(let path):
      self("%1 was not written by this program: move it away and try again.", path.oneLine)
    case .notInstalled: self("No alarm service is installed.")
    case .noSystemd:
      self(
        """
        There is no systemctl on PATH: a service needs systemd. Where none runs, have “alarm daemon” started when you \
        log in.
        """)
    case .noManager(let reason):
      self(
        """
        Your user's systemd does not answer, and nothing was changed (%1): log in as this user, not through su or \
        sudo, and try again. Where no systemd runs, have “alarm daemon” started when you log in.
        """, reason.oneLine)
    case .tookTooLong(let action):
      self("“systemctl --user %1” did not end in time: try it yourself, or look into “journalctl --user”.", action)
    case .refused(let action, let reason):
      self("“systemctl --user %1” failed: %2", action, reason.oneLine)
    case .notStarted(let unit, let error):
      self(
        """
        The alarm service is installed and will start at your next login, but did not start now. %1 “journalctl \
        --user -u %2” tells more.
        """, sentence(for: error), unit)
    case .unwritable(let path, let reason):
      self("%1 cannot be changed (%2): check its permissions and free space.", path.oneLine, reason.oneLine)
    }
  }

  /// Why a service cannot be pointed at a program, and what to do.
  private func sentence(for fault: ProgramFault, _ program: String) -> String {
    switch fault {
    case .isBuild:
      self(
        """
        %1 is where it was built and may go at any time: run script/install, then “alarm service install” with the \
        installed program.
        """, program)
    case .hasNoHelpers:
      self(
        """
        %1 has no alarm-sound beside it or in ../libexec/alarm: run script/install, then “alarm service install” with \
        the installed program.
        """, program)
    case .isGone: self("%1 is gone or was replaced meanwhile: try again.", program)
    case .hasUnfitPath:
      self("systemd runs no program with quotes or backslashes in its path: install %1 elsewhere.", program)
    }
  }
}
