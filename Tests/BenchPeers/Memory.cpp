#include "CBench.h"

#if defined(__GLIBC__)
#include <malloc.h>

void bench_trim_memory(void) { malloc_trim(0); }
#else
void bench_trim_memory(void) {}
#endif
