// Which file system something lies on (statfs(2)), which Swift's Glibc module does not show.
#pragma once
#include <stdint.h>

// The file system's number as in <linux/magic.h>; 0 if the path cannot be looked at.
uint32_t file_system_number(const char *path);
