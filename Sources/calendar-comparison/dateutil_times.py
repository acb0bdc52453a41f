"""Answers as the other contestants do, with dateutil: a rule, then seconds since 1970; prints ns per call and answers."""

import sys
import time
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr

ZONE = ZoneInfo("America/New_York")
rule = rrulestr(sys.argv[1], dtstart=datetime(2027, 1, 1, 7, 30))
instants = [datetime.fromtimestamp(int(second), ZONE) for second in sys.argv[2:]]
begin = time.perf_counter_ns()
# dateutil knows local times only; which instants they are is for Python's zones to say.
found = [rule.after(instant.replace(tzinfo=None)) for instant in instants]
answers = [int(local.replace(tzinfo=ZONE).timestamp()) if local else 0 for local in found]
print((time.perf_counter_ns() - begin) // len(instants), *answers)
