#define _GNU_SOURCE
#include "CLinuxProcess.h"
#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

int32_t process_pipe(int32_t ends[2]) {
  return pipe2(ends, O_CLOEXEC);
}

int32_t process_close_from(void *actions, int32_t first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int32_t process_descriptor(int32_t pid) {
  return (int32_t)syscall(SYS_pidfd_open, pid, 0);
}

int32_t process_signal(int32_t descriptor, int32_t signal) {
  return (int32_t)syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0);
}

int32_t process_change_folder(void *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}
