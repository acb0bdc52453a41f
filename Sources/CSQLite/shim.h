#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast macro that Swift cannot see: text is copied while it is bound.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int place, const char *text, int bytes) {
  return sqlite3_bind_text(statement, place, text, bytes, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_bytes(sqlite3_stmt *statement, int place, const void *data, int bytes) {
  return sqlite3_bind_blob(statement, place, data, bytes, SQLITE_TRANSIENT);
}

// sqlite3_db_config is variadic, which Swift does not import.
static inline int csqlite_keep_log_on_close(sqlite3 *database, int keeps) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}
