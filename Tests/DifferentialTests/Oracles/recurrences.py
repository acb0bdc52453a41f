"""Expands rules of RFC 5545 with dateutil: one line read, one line written.

  RULE START LAST COUNT   the first so many local times of a rule, no later than the year LAST

START and the answers are seconds since 1970 on a clock that is never changed. RULE has no "RRULE:" before it and its
UNTIL, if any, is a local time. What dateutil will not take is answered with "refused" and its reason.
"""

import itertools
import sys
from datetime import datetime, timedelta

from dateutil import rrule

SINCE_1970 = datetime(1970, 1, 1)


class Far(Exception):
    """The search has gone past the last year."""


class Years(rrule._iterinfo):
    """dateutil walks to the year 9999 to find that nothing matches; this stops it where nobody looks any more."""

    last = datetime.max.year

    def rebuild(self, year, month):
        if year > Years.last:
            raise Far
        super().rebuild(year, month)


rrule._iterinfo = Years


def times(rule):
    try:
        yield from rule
    except Far:
        pass


def answer(text, start, last, count):
    Years.last = int(last)
    try:
        rule = rrule.rrulestr(text, dtstart=SINCE_1970 + timedelta(seconds=int(start)))
        some = list(itertools.islice(times(rule), int(count)))
    except ValueError as error:
        return f"refused: {error}"
    seconds = [(time - SINCE_1970) // timedelta(seconds=1) for time in some if time.year <= Years.last]
    return ",".join(map(str, seconds))


for line in sys.stdin:
    print(answer(*line.split()), flush=True)
