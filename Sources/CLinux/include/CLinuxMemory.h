// Giving memory back that a program needed only to start (madvise(2) over dl_iterate_phdr(3)).
#pragma once

// Lets go of the pages of the program's and its libraries' code and constants. They lie in files: what is touched again
// comes back from the page cache. Nothing that was ever written to is let go.
void memory_give_back_code(void);
