#define _GNU_SOURCE
#include "CLinuxWatch.h"
#include <errno.h>
#include <stddef.h>
#include <sys/epoll.h>

enum { most_at_once = 16 };

static struct epoll_event event_for(uint64_t number, int32_t forWriting) {
  struct epoll_event event = {.events = (forWriting ? EPOLLOUT : EPOLLIN) | EPOLLONESHOT, .data = {.u64 = number}};
  return event;
}

int32_t watch_create(void) {
  return epoll_create1(EPOLL_CLOEXEC);
}

int32_t watch_add(int32_t set, int32_t descriptor, uint64_t number, int32_t forWriting) {
  struct epoll_event event = event_for(number, forWriting);
  return epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event);
}

int32_t watch_again(int32_t set, int32_t descriptor, uint64_t number, int32_t forWriting) {
  struct epoll_event event = event_for(number, forWriting);
  return epoll_ctl(set, EPOLL_CTL_MOD, descriptor, &event);
}

int32_t watch_remove(int32_t set, int32_t descriptor) {
  return epoll_ctl(set, EPOLL_CTL_DEL, descriptor, NULL);
}

int32_t watch_wait(int32_t set, uint64_t *numbers, int32_t most) {
  struct epoll_event events[most_at_once];
  int count;
  do {
    count = epoll_wait(set, events, most < most_at_once ? most : most_at_once, -1);
  } while (count < 0 && errno == EINTR);
  for (int place = 0; place < count; place++) numbers[place] = events[place].data.u64;
  return count;
}
