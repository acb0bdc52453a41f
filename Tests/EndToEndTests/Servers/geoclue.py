"""A GeoClue for tests, on the bus that DBUS_SYSTEM_BUS_ADDRESS names, until its input closes.

With the word "denied" it starts no client, with "silent" it never answers a call. Reads "at LATITUDE LONGITUDE ACCURACY",
where the machine is from then on, with a number of seconds behind it as long ago. Writes "ready", "client", "start
DESKTOPID LEVEL METRES", "metres N" for a threshold that changes later, "stop", "delete", and with "silent" "asked METHOD".
"""

import sys
import time

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

NAME = "org.freedesktop.GeoClue2"
MANAGER = "/org/freedesktop/GeoClue2/Manager"
CLIENT = "/org/freedesktop/GeoClue2/Client/1"
WORD = sys.argv[1] if len(sys.argv) > 1 else ""


def say(line):
    print(line, flush=True)


class AccessDenied(dbus.DBusException):
    _dbus_error_name = "org.freedesktop.DBus.Error.AccessDenied"


class Manager(dbus.service.Object):
    @dbus.service.method(NAME + ".Manager", out_signature="o", async_callbacks=("answer", "fail"))
    def GetClient(self, answer, fail):
        if WORD == "silent":
            say("asked GetClient")
        else:
            say("client")
            answer(dbus.ObjectPath(CLIENT))

    @dbus.service.method(NAME + ".Manager", in_signature="o")
    def DeleteClient(self, path):
        say("delete")


class Client(dbus.service.Object):
    """One client is enough: every test has one program that asks."""

    properties = {}
    active = False
    number = 0
    location = None

    @dbus.service.method(dbus.PROPERTIES_IFACE, in_signature="ssv")
    def Set(self, interface, name, value):
        if self.active and name == "DistanceThreshold" and value != self.properties[name]:
            say(f"metres {value}")
        self.properties[name] = value

    @dbus.service.method(NAME + ".Client")
    def Start(self):
        if WORD == "denied":
            raise AccessDenied("'alarm' disallowed, no agent for UID 0")
        words = [str(self.properties.get(name)) for name in ("DesktopId", "RequestedAccuracyLevel", "DistanceThreshold")]
        say("start " + " ".join(words))
        self.active = True
        self.tell()

    @dbus.service.method(NAME + ".Client")
    def Stop(self):
        say("stop")
        self.active = False

    @dbus.service.signal(NAME + ".Client", signature="oo")
    def LocationUpdated(self, old, new):
        pass

    def at(self, latitude, longitude, accuracy, ago=0.0):
        former = self.location
        self.number += 1
        path = f"{CLIENT}/Location/{self.number}"
        self.location = Location(self.connection, path, latitude, longitude, accuracy, time.time() - ago)
        if self.active:
            self.tell(former)

    def tell(self, former=None):
        if self.location:
            old = former.path if former else "/"
            self.LocationUpdated(dbus.ObjectPath(old), dbus.ObjectPath(self.location.path))


class Location(dbus.service.Object):
    def __init__(self, connection, path, latitude, longitude, accuracy, taken):
        super().__init__(connection, path)
        self.path = path
        self.values = {
            "Description": "a place of the test's",
            "Latitude": latitude,
            "Longitude": longitude,
            "Accuracy": accuracy,
            "Altitude": -1.7976931348623157e308,
            "Timestamp": dbus.Struct((dbus.UInt64(taken), dbus.UInt64(taken % 1 * 1e6))),
        }

    @dbus.service.method(dbus.PROPERTIES_IFACE, in_signature="s", out_signature="a{sv}")
    def GetAll(self, interface):
        return self.values


def read_order(source, _, client, loop):
    words = source.readline().decode().split()
    if not words:
        loop.quit()
        return False
    client.at(*[float(word) for word in words[1:]])
    return True


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SystemBus()
manager = Manager(bus, MANAGER)
client = Client(bus, CLIENT)
name = dbus.service.BusName(NAME, bus, do_not_queue=True)
loop = GLib.MainLoop()
# Unbuffered: a line that is read along with another would wait for the next one.
orders = open(sys.stdin.fileno(), "rb", buffering=0)
GLib.io_add_watch(orders, GLib.IO_IN | GLib.IO_HUP, read_order, client, loop)
say("ready")
loop.run()
