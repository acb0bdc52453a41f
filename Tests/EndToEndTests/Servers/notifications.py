"""A notification server for tests, on the bus that DBUS_SESSION_BUS_ADDRESS names, until its input closes.

Its word is what it can do, with commas between: notifications.py actions,body,body-markup
With "silent" it never answers a call. Reads "choose ID KEY" and "dismiss ID" as a user's deeds, "hints", which it
answers with how the last notification was to be shown, and "rate", with the most calls it has got within a second.
Writes "ready", "show ID: TITLE|BODY|KEY=LABEL,…", "replace ID: …", "close ID", and with "silent" "asked METHOD".
"""

import os
import sys
import time

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

NAME = "org.freedesktop.Notifications"


def say(line):
    print(line.replace("\n", "␊"), flush=True)


class Server(dbus.service.Object):
    abilities = sys.argv[1].split(",")
    last = ""
    count = 0
    calls = []

    def called(self, method, answer, *values):
        self.calls.append(time.monotonic())
        if "silent" in self.abilities:
            say("asked " + method)
        else:
            answer(*values)

    @dbus.service.method(NAME, out_signature="as", async_callbacks=("answer", "fail"))
    def GetCapabilities(self, answer, fail):
        self.called("GetCapabilities", answer, dbus.Array(self.abilities, signature="s"))

    @dbus.service.method(NAME, out_signature="ssss", async_callbacks=("answer", "fail"))
    def GetServerInformation(self, answer, fail):
        self.called("GetServerInformation", answer, "test server", "freedesktop.org", "1.5", "1.2")

    @dbus.service.method(
        NAME, in_signature="susssasa{sv}i", out_signature="u", async_callbacks=("answer", "fail"))
    def Notify(self, app, replaces, icon, title, body, actions, hints, expires, answer, fail):
        if not replaces:
            self.count += 1
        pairs = [f"{actions[i]}={actions[i + 1]}" for i in range(0, len(actions), 2)]
        verb, number = ("replace", replaces) if replaces else ("show", self.count)
        say(f"{verb} {number}: {title}|{body}|{','.join(pairs)}")
        words = [f"{name}={self.plain(hints[name])}" for name in sorted(hints)]
        self.last = f"{app} {icon} {expires} {' '.join(words)}"
        self.called("Notify", answer, dbus.UInt32(number))

    @dbus.service.method(NAME, in_signature="u", async_callbacks=("answer", "fail"))
    def CloseNotification(self, number, answer, fail):
        say(f"close {number}")
        self.NotificationClosed(number, 3)
        self.called("CloseNotification", answer)

    @dbus.service.signal(NAME, signature="uu")
    def NotificationClosed(self, number, reason):
        pass

    @dbus.service.signal(NAME, signature="us")
    def ActionInvoked(self, number, key):
        pass

    @staticmethod
    def plain(value):
        return int(value) if isinstance(value, (dbus.Byte, dbus.Boolean)) else value

    def rate(self):
        return max((sum(0 <= t - first <= 1 for t in self.calls) for first in self.calls), default=0)


def read_order(source, _, server, loop):
    # Not through a buffer: what is left in one would wake nobody.
    data = os.read(source.fileno(), 65536)
    if not data:
        loop.quit()
        return False
    for words in (line.split() for line in data.decode().splitlines()):
        match words:
            case ["choose", number, key]:
                server.ActionInvoked(int(number), key)
            case ["dismiss", number]:
                server.NotificationClosed(int(number), 2)
            case ["hints"]:
                say(server.last)
            case ["rate"]:
                say(f"rate {server.rate()}")
    return True


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
server = Server(bus, "/org/freedesktop/Notifications")
name = dbus.service.BusName(NAME, bus, do_not_queue=True)
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read_order, server, loop)
say("ready")
loop.run()
