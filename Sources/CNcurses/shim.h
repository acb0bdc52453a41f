// ncurses as Swift can see it: its globals, macros and variadic functions are wrapped, each in one line.
#pragma once
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdint.h>

// From <term.h>, whose macros are too common words to let in, and from <wchar.h>.
extern int setupterm(const char *term, int descriptor, int *problem);
extern char *tigetstr(const char *capability);
extern int wcwidth(wchar_t character);

typedef SCREEN *CursesScreen;
typedef WINDOW *CursesWindow;

// The program's standard input and output as one screen; NULL when TERM cannot be used.
static inline CursesScreen curses_open(void) { return newterm(NULL, stdout, stdin); }

// A capability's bytes; NULL when the terminal has none of that name.
static inline const char *curses_capability(const char *name) {
  char *found = tigetstr(name);
  return found == (char *)-1 ? NULL : found;
}

// After start_color(): how many colours and pairs of them there are.
static inline int curses_colors(void) { return COLORS; }
static inline int curses_pairs(void) { return COLOR_PAIRS; }

static inline attr_t curses_bold(void) { return A_BOLD; }
static inline attr_t curses_dim(void) { return A_DIM; }
static inline attr_t curses_reverse(void) { return A_REVERSE; }
static inline attr_t curses_underline(void) { return A_UNDERLINE; }

// Puts one character with its marks (zero-terminated) into a cell; ERR when ncurses cannot show it. That the cursor
// cannot move on from the last cell of the window is no failure.
static inline int curses_put(CursesWindow window, int row, int column, const wchar_t *text, attr_t look, short pair) {
  cchar_t cell;
  if (setcchar(&cell, text, look, pair, NULL) == ERR) return ERR;
  mvwadd_wch(window, row, column, &cell);
  return OK;
}

// The same for a character without marks.
static inline int curses_put_one(CursesWindow window, int row, int column, wchar_t character, attr_t look, short pair) {
  wchar_t text[] = {character, 0};
  return curses_put(window, row, column, text, look, pair);
}

// Makes a row of the window blank.
static inline void curses_clear_row(CursesWindow window, int row) {
  wmove(window, row, 0);
  wclrtoeol(window);
}

// The window's next refresh writes every cell again.
static inline void curses_repaint(CursesWindow window) { clearok(window, TRUE); }
