extension Surroundings {
  /// Whether nobody in front of this program's terminal sees what the desktop of this machine shows: it is another
  /// machine's terminal, or there is no desktop.
  var isOffDesktop: Bool {
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment[$0]?.isEmpty == false }
    return isRemote || !BusAddress.session(environment).mayBeServed
  }
}
