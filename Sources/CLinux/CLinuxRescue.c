#define _GNU_SOURCE
#include "CLinuxRescue.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { byte_limit = 1024, stack_size = 64 * 1024 };

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT};
enum { crash_signal_count = sizeof crash_signals / sizeof crash_signals[0] };

// Written while `armed` is 0 only; handlers read them while it is 1.
static volatile sig_atomic_t armed;
static int terminal;
static pid_t owner;
static struct termios saved_modes;
static uint8_t saved_bytes[byte_limit];
static size_t saved_count;

static void give_back(void) {
  if (!armed || getpid() != owner) return;
  armed = 0;
  if (tcgetpgrp(terminal) != getpgrp()) return;
  size_t written = 0;
  while (written < saved_count) {
    ssize_t more = write(terminal, saved_bytes + written, saved_count - written);
    if (more <= 0) break;
    written += (size_t)more;
  }
  tcsetattr(terminal, TCSANOW, &saved_modes);
}

static void crash(int number) {
  give_back();
  // The default action follows as soon as this handler returns. Swift's backtracer is not asked: it would keep the
  // process, and with it the right to ring, for as long as it waits for an answer at the terminal.
  signal(number, SIG_DFL);
  raise(number);
}

void rescue_die_at_once(void) {
  static int is_installed;
  if (is_installed) return;
  is_installed = 1;
  atexit(give_back);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = crash;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaddset(&action.sa_mask, SIGTTOU);
  for (int index = 0; index < crash_signal_count; index++) sigaction(crash_signals[index], &action, NULL);
}

int rescue_arm(int descriptor, const struct termios *modes, const uint8_t *bytes, size_t count) {
  if (count > byte_limit) return -1;
  armed = 0;
  terminal = descriptor;
  owner = getpid();
  saved_modes = *modes;
  memcpy(saved_bytes, bytes, count);
  saved_count = count;
  rescue_die_at_once();
  armed = 1;
  return 0;
}

void rescue_disarm(void) { armed = 0; }

// MARK: A stack for handlers, per thread

static pthread_key_t stack_key;
static pthread_once_t stack_key_once = PTHREAD_ONCE_INIT;

static void free_stack(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(stack, stack_size);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, free_stack); }

void rescue_cover_thread(void) {
  static _Thread_local int is_covered;
  if (is_covered) return;
  is_covered = 1;
  stack_t present;
  if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  void *stack = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack == MAP_FAILED) return;
  pthread_once(&stack_key_once, make_stack_key);
  stack_t mine = {.ss_sp = stack, .ss_size = stack_size};
  if (sigaltstack(&mine, NULL) != 0 || pthread_setspecific(stack_key, stack) != 0) free_stack(stack);
}
