"""Answers questions about compiled zone files with Python's zoneinfo: one line read, one line written.

The folder of the files is the only argument. Files are opened by their path and handed to `ZoneInfo.from_file`, read
anew for each question, so that neither the tzdata package of Python nor a cache can answer for the system's own files.

  zones                   the name of every zone file in the folder
  changes ZONE FROM TO    every second between the two at which offset, short name or daylight saving changes
  shows ZONE SECOND…      what the clocks show at each: offset,name,daylight
  means ZONE LOCAL…       what each local time (in seconds as if the clocks showed UTC) means: exact,SECOND or
                          overlap,FIRST,SECOND or gap,RINGS,SHIFT
"""

import os
import struct
import sys
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

FOLDER = sys.argv[1]
MAGIC = b"TZif"
SINCE_1970 = datetime(1970, 1, 1)
WEEK = 7 * 86_400


def path(name):
    return os.path.join(FOLDER, name)


def rules(name):
    with open(path(name), "rb") as file:
        return ZoneInfo.from_file(file, key=name)


def zones():
    """Every zone once: posix/ holds the same files again, right/ counts leap seconds, which the system's clock does not."""
    for folder, folders, files in os.walk(FOLDER):
        if folder == FOLDER:
            folders[:] = [name for name in folders if name not in ("posix", "right")]
        for name in files:
            whole = os.path.join(folder, name)
            with open(whole, "rb") as file:
                if file.read(4) == MAGIC:
                    yield os.path.relpath(whole, FOLDER)


def table(name):
    """The seconds at which a file's own table has changes (RFC 9636, section 3), straight from its bytes."""
    with open(path(name), "rb") as file:
        data = file.read()

    def counts(start):
        return struct.unpack(">6l", data[start + 20 : start + 44])

    universal, standard, leaps, times, types, characters = counts(0)
    if data[4] == 0:
        return struct.unpack(f">{times}l", data[44 : 44 + 4 * times])
    second = 44 + 5 * times + 6 * types + characters + 8 * leaps + standard + universal
    times = counts(second)[3]
    return struct.unpack(f">{times}q", data[second + 44 : second + 44 + 8 * times])


def shown(zone, second):
    local = zone.fromutc((SINCE_1970 + timedelta(seconds=second)).replace(tzinfo=zone))
    return f"{local.utcoffset() // timedelta(seconds=1)},{local.tzname()},{int(bool(local.dst()))}"


def changes(name, start, end):
    """The table's own seconds; past it by looking once a week, as a footer's rule changes the clocks twice a year."""
    zone = rules(name)
    known = table(name)
    found = [at for at in known if start <= at < end and shown(zone, at) != shown(zone, at - 1)]
    low = max(start, known[-1] if known else start)
    before = shown(zone, low)
    while low < end:
        high = low + WEEK
        after = shown(zone, high)
        if after != before:
            same, other = low, high
            while other - same > 1:
                middle = (same + other) // 2
                if shown(zone, middle) == before:
                    same = middle
                else:
                    other = middle
            if other < end:
                found.append(other)
        low, before = high, after
    return found


def meant(zone, second):
    """PEP 495: fold 0 is the first pass of an overlap, and in a gap the offset before it."""
    local = (SINCE_1970 + timedelta(seconds=second)).replace(tzinfo=zone)
    first = second - local.utcoffset() // timedelta(seconds=1)
    other = second - local.replace(fold=1).utcoffset() // timedelta(seconds=1)
    if first > other:
        return f"gap,{first},{first - other}"
    return f"exact,{first}" if first == other else f"overlap,{first},{other}"


def answer(question, *words):
    if question == "zones":
        return zones()
    name, numbers = words[0], [int(word) for word in words[1:]]
    if question == "changes":
        return map(str, changes(name, *numbers))
    zone = rules(name)
    return [{"shows": shown, "means": meant}[question](zone, number) for number in numbers]


for line in sys.stdin:
    print(*answer(*line.split()), flush=True)
