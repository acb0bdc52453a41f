#include "CLinuxFileSystem.h"
#include <sys/vfs.h>

uint32_t file_system_number(const char *path) {
  struct statfs found;
  return statfs(path, &found) == 0 ? (uint32_t)found.f_type : 0;
}
