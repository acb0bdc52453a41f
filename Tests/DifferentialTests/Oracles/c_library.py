"""Asks the C library what its clocks show: one line read, one line written.

A line is `unset`, or `=` and the value of TZ, then a tab and the seconds since 1970 in question. Python's
`time.localtime` is the C library's `localtime_r`; `tzset` has it look at TZ again. TZDIR is taken from the
environment. The answer has offset,name,daylight for each second.
"""

import os
import sys
import time


def shown(second):
    local = time.localtime(second)
    return f"{local.tm_gmtoff},{local.tm_zone},{local.tm_isdst}"


for line in sys.stdin:
    variable, seconds = line.rstrip("\n").split("\t")
    os.environ.pop("TZ", None)
    if variable != "unset":
        os.environ["TZ"] = variable[1:]
    time.tzset()
    print(*[shown(int(second)) for second in seconds.split()], flush=True)
