/* Memory that is given up as a whole, with a ceiling on its size and on the time that its user takes. */
#ifndef ROWCALL_ARENA_H
#define ROWCALL_ARENA_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

/* Blocks that were returned wait in lists by size: 32 lists in steps of 32 bytes, then one for each power of two. */
enum { ARENA_FINE_LISTS = 32, ARENA_LISTS = 64 };

typedef struct arena_chunk arena_chunk;
typedef struct arena_block arena_block;

typedef struct {
  arena_chunk *chunks;
  char *next;
  char *end;
  arena_block *returned[ARENA_LISTS];
  size_t bytes;
  size_t most_bytes;
  double deadline;
  uint32_t calls;
  /* Where to go, with a ROWCALL_PAGE_... outcome, when a ceiling is reached. */
  jmp_buf *stop;
} arena;

/* Starts the clock. */
void arena_open(arena *arena, size_t most_bytes, double most_seconds);

/* Gives a block, or leaves through `stop`. Has the form of gumbo's allocator. */
void *arena_take(void *arena, size_t size);

/* Takes a block back for later use. */
void arena_return(void *arena, void *block);

/* Gives everything up. */
void arena_close(arena *arena);

#endif
