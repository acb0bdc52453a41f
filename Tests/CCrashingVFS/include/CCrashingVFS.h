// SQLite's own file system with a step at which the process dies, as if somebody had pulled its plug there.
#pragma once
#include <stdint.h>

// Makes it the one that databases are opened with. `deadly` counts writes, syncs, truncations, deletions and what is done
// to shared memory, from 1; with 0 nothing happens, with -1 no memory can be shared. A write that is deadly is half done
// first if `torn` is not 0.
void crashing_vfs_register(int64_t deadly, int32_t torn);

// How many steps there have been.
int64_t crashing_vfs_steps(void);
