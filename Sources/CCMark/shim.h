// GitHub's fork of the reference implementation of CommonMark, with tables, deletions and footnotes:
// libcmark-gfm-extensions-dev in Debian, cmark-gfm in Homebrew.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
