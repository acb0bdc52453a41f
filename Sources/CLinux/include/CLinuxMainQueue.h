// Serving Dispatch's main queue on the main thread, as Core Foundation's run loop does.
#pragma once
#include <stdint.h>

// A descriptor that is readable while the main queue has work; the first call makes it, on the main thread.
int32_t main_queue_descriptor(void);

// Does the work the main queue has; on the main thread only.
void main_queue_serve(void);
