// Watching many descriptors at once with epoll(7), which Swift's Glibc module does not show.
//
// A watched descriptor goes by a number of the caller's own, never by an address: an event that was already on its way
// when a watch ended names a number that nobody has any more, and does no harm.
#pragma once
#include <stdint.h>

// A new set of watches, closed on exec; -1 and errno if there is none.
int32_t watch_create(void);

// Watches a descriptor, for reading or for writing, until one event has come; -1 and errno if it cannot be watched.
int32_t watch_add(int32_t set, int32_t descriptor, uint64_t number, int32_t forWriting);

// Waits for the next event of a descriptor that is in the set; -1 and errno if it is not.
int32_t watch_again(int32_t set, int32_t descriptor, uint64_t number, int32_t forWriting);

// Takes a descriptor out of the set; to be called before it is closed.
int32_t watch_remove(int32_t set, int32_t descriptor);

// Blocks until something has happened; writes up to `most` (at most 16) numbers and returns how many.
int32_t watch_wait(int32_t set, uint64_t *numbers, int32_t most);
