#include "include/CLanguages.h"

// What the compiler knows as #embed is younger than the C the other files are written in.
#pragma clang diagnostic ignored "-Wc23-extensions"

// One line for each language beside English.
static const unsigned char languages[] = {
#embed "po/ko.po" suffix(, 0, )
};

const unsigned char *languages_bytes(void) { return languages; }
size_t languages_size(void) { return sizeof languages; }
