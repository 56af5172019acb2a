#include "CMemory.h"

#ifdef __GLIBC__
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The status to end with; 0 until the program asks for it. */
static volatile int32_t status_of_exhaustion;

void rowcall_end_when_out_of_memory(int32_t status) { status_of_exhaustion = status; }

/* Gives the memory, or ends the process. Nothing here may allocate. */
static void *checked(void *memory, size_t size) {
  static const char sentence[] =
      "rowcall: the system has no memory left; end other programs or raise the limit that \"ulimit -v\" shows, and try "
      "again\n";
  if (memory != NULL || size == 0 || status_of_exhaustion == 0) return memory;
  ssize_t written = write(STDERR_FILENO, sentence, strlen(sentence));
  (void)written;
  _exit(status_of_exhaustion);
}

/* The C library's own, under the names that it keeps for those who replace them. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) { return checked(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) { return checked(__libc_calloc(count, size), count && size); }

void *realloc(void *memory, size_t size) { return checked(__libc_realloc(memory, size), size); }

void *memalign(size_t alignment, size_t size) { return checked(__libc_memalign(alignment, size), size); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory == NULL && size != 0 ? ENOMEM : 0;
}
#else
void rowcall_end_when_out_of_memory(int32_t status) { (void)status; }
#endif
