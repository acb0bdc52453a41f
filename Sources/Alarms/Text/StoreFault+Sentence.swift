import Notifications
import Words

extension Language {
  /// What is wrong with the store, and what to do; nothing was changed.
  public func sentence(for fault: StoreFault) -> String {
    // A path may hold anything.
    text(of: fault).oneLine
  }

  private func text(of fault: StoreFault) -> String {
    switch fault {
    case .busy:
      self("The alarms are in use by another program and stayed as they were: try again, or end that program.")
    case .full:
      self("The disk is full and nothing was changed: free some space and try again.")
    case .readOnly(let path):
      self("%1 may not be written and nothing was changed: check its permissions.", path)
    case .damaged(let path, let kept?):
      self("The alarms in %1 are damaged and were put aside as %2: restore a backup, or start again.", path, kept)
    case .damaged(let path, nil):
      self("%1 is damaged or holds no alarms and was left as it is: move it away, or restore a backup.", path)
    case .newer(let path, let version):
      self(
        "%1 was made by a newer version of this program (its layout is %2) and was left as it is: update the program.",
        path, String(version))
    case .older(let path):
      self(
        "An older version rings the alarms in %1, and nothing was changed: open “alarm” once, to go over to this one.",
        path)
    case .outdated:
      self("A newer Alarm has taken over the alarms: quit and start it again.")
    case .lockless(let path):
      self(
        "The file system of %1 keeps no locks: put the alarms elsewhere, with XDG_DATA_HOME, or mount it with locks.",
        path)
    case .unreachable(let path, let reason):
      self("%1 cannot be opened (%2): check that its folder exists and is yours.", path, phrase(reason))
    case .unexpected(let report):
      self("The alarms could not be read or written and stayed as they were; please report this: %1", report)
    }
  }

  /// Why nothing can be saved in a store that can be read and rung from all the same.
  public func warning(of fault: StoreFault) -> String {
    switch fault {
    case .readOnly(let path):
      self(
        "%1 may not be written: the alarms ring, but no change can be saved until its permissions allow it.",
        path.oneLine)
    case .full:
      self("The disk is full: the alarms ring, but no change can be saved until there is some space again.")
    case .busy, .damaged, .newer, .older, .outdated, .lockless, .unreachable, .unexpected:
      sentence(for: fault)
    }
  }
}
