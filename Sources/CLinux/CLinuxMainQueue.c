#include "CLinuxMainQueue.h"

// Dispatch exports both, for Core Foundation ("4CF"); no header that it installs names them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);

int32_t main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_serve(void) { _dispatch_main_queue_callback_4CF(0); }
