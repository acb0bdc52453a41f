#ifndef CLANGUAGES_H
#define CLANGUAGES_H

#include <stddef.h>

// The files of all languages as they lie in po/, a zero byte after each; each says in its head which language it is.
const unsigned char *_Nonnull languages_bytes(void);
size_t languages_size(void);

#endif
