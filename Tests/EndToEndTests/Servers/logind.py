"""A logind for tests, on the bus that DBUS_SYSTEM_BUS_ADDRESS names, until its input closes.

Its words, separated by commas, are what nobody may inhibit: logind.py sleep:idle,sleep
Reads "sleep" and "wake", which it announces. Writes "ready", "inhibit WHAT|WHO|WHY|MODE" for each lock it gives,
"refused WHAT" for each it does not, and "closed WHAT" when a lock was given back.
"""

import os
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

MANAGER = "org.freedesktop.login1.Manager"


def say(line):
    print(line, flush=True)


class AccessDenied(dbus.DBusException):
    _dbus_error_name = "org.freedesktop.DBus.Error.AccessDenied"


class Manager(dbus.service.Object):
    refused = sys.argv[1].split(",") if len(sys.argv) > 1 else []

    @dbus.service.method(MANAGER, in_signature="ssss", out_signature="h")
    def Inhibit(self, what, who, why, mode):
        if what in self.refused:
            say("refused " + what)
            raise AccessDenied("Permission denied")
        ours, theirs = os.pipe()
        GLib.io_add_watch(ours, GLib.IO_HUP, self.closed, what)
        say(f"inhibit {what}|{who}|{why}|{mode}")
        answer = dbus.types.UnixFd(theirs)
        os.close(theirs)
        return answer

    @dbus.service.signal(MANAGER, signature="b")
    def PrepareForSleep(self, start):
        pass

    def closed(self, ours, _, what):
        os.close(ours)
        say("closed " + what)
        return False


def read_order(source, _, manager, loop):
    line = source.readline().decode().strip()
    if not line:
        loop.quit()
        return False
    manager.PrepareForSleep(line == "sleep")
    return True


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SystemBus()
name = dbus.service.BusName("org.freedesktop.login1", bus, do_not_queue=True)
manager = Manager(bus, "/org/freedesktop/login1")
loop = GLib.MainLoop()
# Unbuffered: a line that is read along with another would wait for the next one.
orders = open(sys.stdin.fileno(), "rb", buffering=0)
GLib.io_add_watch(orders, GLib.IO_IN | GLib.IO_HUP, read_order, manager, loop)
say("ready")
loop.run()
