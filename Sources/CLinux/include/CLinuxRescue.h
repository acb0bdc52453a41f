// Gives the terminal back when the program crashes: written for signal handlers, so in C and without allocation.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// From now on the process dies of SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT and SIGQUIT without being held up by
// Swift's backtracer, which waits at a terminal for half a minute.
void rescue_die_at_once(void);

// As `rescue_die_at_once`; before it dies of one of these signals, and at a plain exit(), the process writes `bytes` (at
// most 1024) to `descriptor` and sets its modes to `modes`. Only in this process, not in a child it forks, and only while
// it is in the terminal's foreground. Arming again replaces bytes and modes.
// Returns 0, or -1 when there are too many bytes.
int rescue_arm(int descriptor, const struct termios *modes, const uint8_t *bytes, size_t count);

// Leaves the terminal alone from now on.
void rescue_disarm(void);

// Gives the calling thread a stack of its own for crash handlers, so that a stack overflow on it is answered too; once
// per thread, freed when the thread ends.
void rescue_cover_thread(void);
