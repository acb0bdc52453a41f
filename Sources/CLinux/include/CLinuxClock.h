// Whether the kernel's clock is kept in step with others (adjtimex(2)), which Swift's Glibc module does not show.
#pragma once
#include <stdint.h>

// 1 if it is, 0 if it is not, -1 and errno if the kernel does not say, as in some containers.
int32_t clock_is_synchronised(void);
