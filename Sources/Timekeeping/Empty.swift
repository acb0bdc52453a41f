// Timekeeping
