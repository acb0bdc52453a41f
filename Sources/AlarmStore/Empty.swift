// AlarmStore
