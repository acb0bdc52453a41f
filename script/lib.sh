# What the scripts share: find Swift, install what is missing. Sourced, not run.

say() { printf '%s\n' "$*" >&2; }

stop() {
  say "$*"
  exit 1
}

# Through sudo the search path is the system's; the toolchain often lies in the home of whoever called sudo.
find_swift() {
  command -v swift >/dev/null 2>&1 && return
  home=$HOME
  [ -n "${SUDO_USER:-}" ] && home=$(getent passwd "$SUDO_USER" | cut -d: -f6)
  for folder in "$home/.local/share/swiftly/bin" "$home/.swiftly/bin" /opt/swift/usr/bin /usr/local/swift/usr/bin; do
    [ -x "$folder/swift" ] && PATH="$folder:$PATH" && export PATH && return
  done
  stop "Swift 6 is missing: install a toolchain from swift.org and put its usr/bin folder on PATH, then run this again."
}

swift_version() {
  swift build --version 2>/dev/null | sed -n 's/.*Swift \([0-9][0-9]*\)\..*/\1/p' | head -n 1
}

# Finds Swift 6 and installs the packages among "$@" that are missing. Swift's package manager is asked whether it
# starts, because it needs more of the system's libraries than the compiler does.
need_swift_and() {
  find_swift
  version=$(swift_version)
  [ -n "$version" ] || {
    need_packages "$@" libcurl4 libxml2
    version=$(swift_version)
  }
  [ -n "$version" ] || {
    swift build --version >&2 || true
    stop "$(command -v swift) does not start; its words are above. swift.org names the packages a toolchain needs."
  }
  [ "$version" -ge 6 ] || stop "Swift 6 is needed, and this is Swift $version: install a newer toolchain from swift.org."
  need_packages "$@"
}

# Installs the Debian packages among "$@" that are missing; does nothing when all are there.
need_packages() {
  missing=
  for package in "$@"; do
    dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
  done
  [ -z "$missing" ] && return
  command -v apt-get >/dev/null 2>&1 ||
    stop "These packages are missing and there is no apt-get to install them:$missing. Install them by your system's means."
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 ||
      stop "These packages are missing:$missing. Become root and run: apt-get install$missing"
    as_root="sudo"
  fi
  say "Installing:$missing"
  $as_root apt-get update -q >/dev/null || say "The package lists could not be brought up to date; trying with the old ones."
  # shellcheck disable=SC2086 # the list is meant to fall into words
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing >/dev/null ||
    stop "These packages could not be installed:$missing. Install them by hand and run this again."
}

# Gives up root when sudo was only needed to install: what is built and the alarms belong to whoever called.
leave_sudo() {
  [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_USER:-}" ] && [ "$SUDO_USER" != root ] || return 0
  exec sudo -u "$SUDO_USER" -H env "PATH=$PATH" "$@"
}

# Runs a command as whoever called sudo; as who we are when nobody did.
as_caller() {
  if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_USER:-}" ] && [ "$SUDO_USER" != root ]; then
    sudo -u "$SUDO_USER" -H env "PATH=$PATH" "$@"
  else
    "$@"
  fi
}

# What a toolchain needs to link, our libraries, and the zones alarms are set in.
build_packages="g++ libc6-dev libncurses-dev libsqlite3-dev libasound2-dev libsndfile1-dev libsystemd-dev tzdata"

# Builds the named programs as they are meant to be used; without names, those that people use.
build_release() {
  [ $# -gt 0 ] || set -- alarm alarm-sound alarm-desktop
  for product in "$@"; do
    swift build -c release --static-swift-stdlib -Xswiftc -warnings-as-errors --product "$product" || return
  done
}

# The same, saying nothing unless it fails.
build_release_quietly() {
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  build_release "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    stop "The alarm clock could not be built; the compiler's words are above."
  }
  rm -f "$log"
  trap - EXIT
}

# The files of this user's units that run the program $1, each on a line.
services_of() {
  program=$(printf '%s' "$1" | sed 's/%/%%/g')
  units=${XDG_CONFIG_HOME:-$HOME/.config}/systemd/user
  for unit in "$units/alarm.service" "$units"/alarm-*.service; do
    grep -q '^X-AlarmStore=' "$unit" 2>/dev/null || continue
    if grep '^ExecStart=' "$unit" | grep -qF "$program"; then printf '%s\n' "$unit"; fi
  done
}

# Has services that run the program $1 go on with the one that has taken its place.
restart_services() {
  [ -n "${XDG_RUNTIME_DIR:-}" ] || export XDG_RUNTIME_DIR="/run/user/$(id -u)"
  services_of "$1" | while IFS= read -r unit; do
    name=${unit##*/}
    if timeout 20 systemctl --user try-restart "$name" </dev/null; then
      say "The service $name rings with the new program."
    else
      say "The service $name could not be restarted and goes on with the old program until you do: systemctl --user restart $name"
    fi
  done
  for process in $(old_programs "$1"); do
    say "Process $process still runs the old alarm clock: end it and open the new one."
  done
}

# The processes of this user that run a file $1 which is gone or replaced.
old_programs() {
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/exe" 2>/dev/null)" != "$1 (deleted)" ] || printf '%s\n' "${process#/proc/}"
  done
}

# Says what still runs the program $1 or is to run it, now that it is gone.
tell_of_rest() {
  services_of "$1" | while IFS= read -r unit; do
    say "A service still names it. To end it: systemctl --user disable --now ${unit##*/}; rm '$unit'"
  done
  for process in $(old_programs "$1"); do say "Process $process still runs it, until it is ended."; done
}
