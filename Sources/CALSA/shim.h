#pragma once
#include <alsa/asoundlib.h>

// ALSA prints its complaints to the error output unless it is given another place for them. The handler is a variadic
// function, which Swift can neither write nor import.
static void alsa_ignore_message(const char *file, int line, const char *function, int code, const char *format, ...) {
  (void)file;
  (void)line;
  (void)function;
  (void)code;
  (void)format;
}

// Makes ALSA keep quiet for the rest of the process's life.
static inline void alsa_keep_quiet(void) {
  snd_lib_error_set_handler(alsa_ignore_message);
}
