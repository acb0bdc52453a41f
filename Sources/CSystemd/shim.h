// libsystemd's sd-bus, by its functions that are not variadic: Swift can import no others.
#pragma once
#include <systemd/sd-bus.h>
