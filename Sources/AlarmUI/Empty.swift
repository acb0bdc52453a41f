// AlarmUI
