// The CommonMark reference parser: Debian's libcmark-dev, Homebrew's cmark.
#include <cmark.h>
