// The compression of RFC 1950 to 1952: Debian's zlib1g-dev; macOS has it.
#include <zlib.h>
