// libFuzzer, which Swift's toolchains for Linux contain without a header: https://llvm.org/docs/LibFuzzer.html
#include <stddef.h>
#include <stdint.h>

/// Passes inputs to `testOneInput` according to the arguments of the command line, and ends the program.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*testOneInput)(const uint8_t *data, size_t size));
