// AlarmCLI
