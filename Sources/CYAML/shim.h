// The parser of YAML: libyaml-dev in Debian, libyaml in Homebrew.
#include <yaml.h>
