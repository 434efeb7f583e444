// The compression of RFC 1950 to 1952: zlib1g-dev in Debian. macOS contains it.
#include <zlib.h>
