#include "CCrashingVFS.h"
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

// A file of ours begins with what SQLite knows of it; the file of its own file system follows.
typedef struct {
  sqlite3_file base;
  sqlite3_io_methods methods;
} File;

static sqlite3_vfs crashing;
static sqlite3_vfs *own;
static int64_t deadly_step, steps;
static int32_t is_torn;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((File *)file + 1); }

// Whether this is the step at which to die.
static int is_deadly(void) { return ++steps == deadly_step; }

static void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

static void step(void) {
  if (is_deadly()) die();
}

static int file_close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }
static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 place) {
  return real(file)->pMethods->xRead(real(file), bytes, count, place);
}
static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 place) {
  if (is_deadly()) {
    if (is_torn) real(file)->pMethods->xWrite(real(file), bytes, count / 2, place);
    die();
  }
  return real(file)->pMethods->xWrite(real(file), bytes, count, place);
}
static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  step();
  return real(file)->pMethods->xTruncate(real(file), size);
}
static int file_sync(sqlite3_file *file, int flags) {
  step();
  return real(file)->pMethods->xSync(real(file), flags);
}
static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}
static int file_lock(sqlite3_file *file, int level) { return real(file)->pMethods->xLock(real(file), level); }
static int file_unlock(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
static int file_check(sqlite3_file *file, int *answer) {
  return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}
static int file_control(sqlite3_file *file, int verb, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), verb, argument);
}
static int file_sector(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }
static int file_traits(sqlite3_file *file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
static int shared_map(sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
  step();
  if (deadly_step < 0) return SQLITE_IOERR_SHMMAP;
  return real(file)->pMethods->xShmMap(real(file), region, size, extends, memory);
}
static int shared_lock(sqlite3_file *file, int offset, int count, int flags) {
  step();
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
static void shared_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }
static int shared_unmap(sqlite3_file *file, int deletes) {
  step();
  return real(file)->pMethods->xShmUnmap(real(file), deletes);
}

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out) {
  File *ours = (File *)file;
  ours->base.pMethods = 0;
  int code = own->xOpen(own, name, real(file), flags, out);
  if (real(file)->pMethods == 0) return code;
  // The version without memory-mapped reading: then all goes through the functions above.
  ours->methods = (sqlite3_io_methods){
      2, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock, file_check,
      file_control, file_sector, file_traits, shared_map, shared_lock, shared_barrier, shared_unmap, 0, 0};
  ours->base.pMethods = &ours->methods;
  return code;
}

static int delete_file(sqlite3_vfs *vfs, const char *name, int syncs) {
  step();
  return own->xDelete(own, name, syncs);
}

void crashing_vfs_register(int64_t deadly, int32_t torn) {
  own = sqlite3_vfs_find(0);
  deadly_step = deadly;
  is_torn = torn;
  crashing = *own;
  crashing.zName = "crashing";
  crashing.szOsFile = (int)sizeof(File) + own->szOsFile;
  crashing.xOpen = open_file;
  crashing.xDelete = delete_file;
  sqlite3_vfs_register(&crashing, 1);
}

int64_t crashing_vfs_steps(void) { return steps; }
