#include "Arena.h"

#include <stdlib.h>
#include <time.h>

#include "CGumbo.h"

struct arena_chunk {
  arena_chunk *previous;
};

/* The list that a block belongs to stands before it; while it waits, the next one of the list stands in it. */
struct arena_block {
  size_t list;
  arena_block *next;
};

enum {
  HEADER_BYTES = sizeof(size_t),
  CHUNK_BYTES = 1 << 20,
  FINE_STEP = 32,
  /* How often the clock is looked at: reading it takes as long as some blocks. */
  CALLS_PER_LOOK = 256,
};

/* Processor time and not the time of day, so that a busy machine does not change the outcome. */
static double seconds_used(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) return 0;
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void arena_open(arena *arena, size_t most_bytes, double most_seconds) {
  arena->most_bytes = most_bytes;
  arena->deadline = seconds_used() + most_seconds;
}

static void leave(arena *arena, int outcome) { longjmp(*arena->stop, outcome); }

/* Makes room for a block; what is left of the chunk before is lost. */
static void add_chunk(arena *arena, size_t size) {
  size_t bytes = sizeof(arena_chunk) + size;
  if (bytes < CHUNK_BYTES) bytes = CHUNK_BYTES;
  if (bytes > arena->most_bytes - arena->bytes) leave(arena, ROWCALL_PAGE_TOO_LARGE);
  arena_chunk *chunk = malloc(bytes);
  if (!chunk) leave(arena, ROWCALL_PAGE_TOO_LARGE);
  chunk->previous = arena->chunks;
  arena->chunks = chunk;
  arena->bytes += bytes;
  arena->next = (char *)(chunk + 1);
  arena->end = (char *)chunk + bytes;
}

/* The list for blocks of a size, and the size that all its blocks have. */
static size_t list_for(size_t *size) {
  size_t fine = *size == 0 ? 0 : (*size - 1) / FINE_STEP;
  if (fine < ARENA_FINE_LISTS) {
    *size = (fine + 1) * FINE_STEP;
    return fine;
  }
  size_t list = ARENA_FINE_LISTS;
  size_t room = FINE_STEP * ARENA_FINE_LISTS * 2;
  while (room < *size && list < ARENA_LISTS - 1) {
    room *= 2;
    list++;
  }
  *size = room;
  return list;
}

void *arena_take(void *user, size_t size) {
  arena *arena = user;
  if (++arena->calls % CALLS_PER_LOOK == 0 && seconds_used() > arena->deadline) leave(arena, ROWCALL_PAGE_TOO_SLOW);
  if (size > arena->most_bytes) leave(arena, ROWCALL_PAGE_TOO_LARGE);
  size_t list = list_for(&size);
  arena_block *block = arena->returned[list];
  if (block) {
    arena->returned[list] = block->next;
  } else {
    if ((size_t)(arena->end - arena->next) < HEADER_BYTES + size) add_chunk(arena, HEADER_BYTES + size);
    block = (arena_block *)arena->next;
    block->list = list;
    arena->next += HEADER_BYTES + size;
  }
  return (char *)block + HEADER_BYTES;
}

void arena_return(void *user, void *address) {
  if (!address) return;
  arena *arena = user;
  arena_block *block = (arena_block *)((char *)address - HEADER_BYTES);
  block->next = arena->returned[block->list];
  arena->returned[block->list] = block;
}

void arena_close(arena *arena) {
  while (arena->chunks) {
    arena_chunk *chunk = arena->chunks;
    arena->chunks = chunk->previous;
    free(chunk);
  }
}
