// Alarms
