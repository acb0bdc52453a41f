// What Swift's Glibc module does not show: timers, file watches, process descriptors, character widths.
#pragma once
#define _GNU_SOURCE
#include <stdint.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <wchar.h>
#include "CLinuxClock.h"
#include "CLinuxFileSystem.h"
#include "CLinuxMainQueue.h"
#include "CLinuxMemory.h"
#include "CLinuxProcess.h"
#include "CLinuxRescue.h"
#include "CLinuxWatch.h"
