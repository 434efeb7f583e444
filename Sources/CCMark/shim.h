// The reference implementation of CommonMark: libcmark-dev in Debian, cmark in Homebrew.
#include <cmark.h>
