// Starting and watching another program: what Swift's Glibc module does not show.
//
// Functions of our own rather than includes: <spawn.h> and <sys/pidfd.h> bring <sys/select.h> with them, whose fd_set
// under _GNU_SOURCE is another type than the one the Dispatch module knows, and Swift refuses to see both.
#pragma once
#include <stdint.h>

// Both ends of a new pipe, closed on exec, the reading one first; -1 and errno if there is none (pipe2(2)).
int32_t process_pipe(int32_t ends[2]);

// Makes a program about to be spawned close every descriptor from the given one up. `actions` is a
// posix_spawn_file_actions_t; returns an error number or 0 (posix_spawn_file_actions_addclosefrom_np).
int32_t process_close_from(void *actions, int32_t first);

// Makes a program about to be spawned change into a folder first; as above
// (posix_spawn_file_actions_addchdir_np).
int32_t process_change_folder(void *actions, const char *path);

// A descriptor of a running child, readable once it has ended; -1 and errno if there is none (pidfd_open(2)).
int32_t process_descriptor(int32_t pid);

// Sends a signal to the process behind a descriptor; -1 and errno if it has ended (pidfd_send_signal(2)).
int32_t process_signal(int32_t descriptor, int32_t signal);
