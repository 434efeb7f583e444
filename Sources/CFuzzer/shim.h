// libFuzzer, of the compiler-rt in Swift's toolchains for Linux, which has no header: https://llvm.org/docs/LibFuzzer.html
#include <stddef.h>
#include <stdint.h>

/// Feeds inputs to `testOneInput` as the arguments of the command line ask, and ends the program.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*testOneInput)(const uint8_t *data, size_t size));
