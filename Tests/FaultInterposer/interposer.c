// Makes one system call of a program fail, as the environment says; loaded before the C library by LD_PRELOAD.
//
//   FAULT=write:ENOSPC:3      the third write fails, and no other
//   FAULT=write:ENOSPC:3+     the third and all after it
//   FAULT=read:SHORT:1        the first read gives one byte
//   FAULT=rename:KILL:1       the program is killed when it is about to rename
//   FAULT=write:COUNT:0       nothing fails; how often each call is made goes into the log when the process ends
//   FAULT_PROGRAM=rowcall     only in programs of this name, and in copies that they fork
//   FAULT_LOG=path            a line for each failure that was made
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALLS(X) \
  X(read) X(write) X(pwrite) X(writev) X(open) X(fsync) X(rename) X(link) X(unlink) X(mkdir) X(fstat) X(stat) \
  X(poll) X(pipe) X(fcntl) X(dup) X(spawn) X(fork) X(waitpid) X(thread) X(mmap) X(truncate) X(lock)

enum Call {
#define NAME(name) CALL_##name,
  CALLS(NAME)
#undef NAME
  CALL_COUNT
};

static const char *const names[] = {
#define TEXT(name) #name,
  CALLS(TEXT)
#undef TEXT
};

static const struct { const char *name; int code; } errors[] = {
  {"EINTR", EINTR}, {"EAGAIN", EAGAIN}, {"EIO", EIO}, {"ENOSPC", ENOSPC}, {"EMFILE", EMFILE},
  {"ENFILE", ENFILE}, {"ENOMEM", ENOMEM}, {"EACCES", EACCES}, {"EDQUOT", EDQUOT}, {"ECHILD", ECHILD},
  {"EPIPE", EPIPE}, {"EROFS", EROFS}, {"EXDEV", EXDEV},
};

enum { SHORT = -1, COUNT = -2, KILL = -3 };

static struct {
  enum Call call;
  int code;
  long number;
  int goes_on;
  int is_on;
  char log[512];
} fault;

static atomic_long counts[CALL_COUNT];

static void append_log(const char *line) {
  if (!fault.log[0]) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, fault.log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  syscall(SYS_write, file, line, strlen(line));
  syscall(SYS_close, file);
}

static int is_chosen_program(void) {
  const char *wanted = getenv("FAULT_PROGRAM");
  if (!wanted || !*wanted) return 1;
  char path[4096];
  long length = syscall(SYS_readlinkat, AT_FDCWD, "/proc/self/exe", path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  const char *name = strrchr(path, '/');
  return strcmp(name ? name + 1 : path, wanted) == 0;
}

__attribute__((constructor)) static void read_plan(void) {
  const char *plan = getenv("FAULT");
  const char *log = getenv("FAULT_LOG");
  if (!plan || !is_chosen_program()) return;
  if (log) snprintf(fault.log, sizeof fault.log, "%s", log);
  char call[32] = "", code[32] = "", number[32] = "";
  if (sscanf(plan, "%31[^:]:%31[^:]:%31s", call, code, number) != 3) return;
  int found = 0;
  for (int i = 0; i < CALL_COUNT; i++) {
    if (strcmp(call, names[i]) == 0) fault.call = (enum Call)i, found = 1;
  }
  fault.code = strcmp(code, "SHORT") == 0 ? SHORT : strcmp(code, "COUNT") == 0 ? COUNT : strcmp(code, "KILL") == 0 ? KILL : 0;
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    if (strcmp(code, errors[i].name) == 0) fault.code = errors[i].code;
  }
  fault.number = atol(number);
  fault.goes_on = strchr(number, '+') != NULL;
  fault.is_on = found && fault.code != 0;
}

__attribute__((destructor)) static void tell_counts(void) {
  if (!fault.is_on || fault.code != COUNT) return;
  for (int i = 0; i < CALL_COUNT; i++) {
    char line[64];
    snprintf(line, sizeof line, "%s %ld\n", names[i], atomic_load(&counts[i]));
    if (counts[i]) append_log(line);
  }
}

// Gives what is to go wrong with this call: an errno, SHORT, or 0 for nothing.
static int fault_of(enum Call call) {
  if (!fault.is_on) return 0;
  long number = atomic_fetch_add(&counts[call], 1) + 1;
  if (fault.code == COUNT || call != fault.call) return 0;
  if (number != fault.number && !(fault.goes_on && number > fault.number)) return 0;
  char line[96];
  snprintf(line, sizeof line, "%s %ld failed in %d\n", names[call], number, (int)getpid());
  append_log(line);
  if (fault.code == KILL) kill(getpid(), SIGKILL);
  return fault.code;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define FAIL(call, result) \
  do { \
    int code = fault_of(CALL_##call); \
    if (code > 0) { errno = code; return result; } \
  } while (0)

/* Counts as a read, which it is but for its place. */
ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  int code = fault_of(CALL_read);
  if (code == 0 || code == SHORT) {
    return NEXT(pread)(file, bytes, code == SHORT && count > 1 ? 1 : count, offset);
  }
  errno = code;
  return -1;
}

ssize_t read(int file, void *bytes, size_t count) {
  int code = fault_of(CALL_read);
  if (code > 0) { errno = code; return -1; }
  return NEXT(read)(file, bytes, code == SHORT && count > 1 ? 1 : count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  int code = fault_of(CALL_write);
  if (code > 0) { errno = code; return -1; }
  return NEXT(write)(file, bytes, code == SHORT && count > 1 ? 1 : count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  int code = fault_of(CALL_pwrite);
  if (code > 0) { errno = code; return -1; }
  return NEXT(pwrite)(file, bytes, code == SHORT && count > 1 ? 1 : count, place);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) { return pwrite(file, bytes, count, place); }

ssize_t writev(int file, const struct iovec *parts, int count) {
  int code = fault_of(CALL_writev);
  if (code > 0) { errno = code; return -1; }
  return NEXT(writev)(file, parts, code == SHORT && count > 1 ? 1 : count);
}

static mode_t mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | O_TMPFILE) ? (mode_t)va_arg(rest, int) : 0;
}

#define OPEN(name, declaration, ...) \
  int name declaration { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = mode_of(flags, rest); \
    va_end(rest); \
    FAIL(open, -1); \
    return NEXT(name)(__VA_ARGS__, mode); \
  }

OPEN(open, (const char *path, int flags, ...), path, flags)
OPEN(open64, (const char *path, int flags, ...), path, flags)
OPEN(openat, (int folder, const char *path, int flags, ...), folder, path, flags)
OPEN(openat64, (int folder, const char *path, int flags, ...), folder, path, flags)

#define SIMPLE(call, type, name, parameters, ...) \
  type name parameters { \
    FAIL(call, -1); \
    return NEXT(name)(__VA_ARGS__); \
  }

SIMPLE(fsync, int, fsync, (int file), file)
SIMPLE(fsync, int, fdatasync, (int file), file)
SIMPLE(rename, int, rename, (const char *from, const char *to), from, to)
SIMPLE(rename, int, renameat, (int a, const char *from, int b, const char *to), a, from, b, to)
SIMPLE(rename, int, renameat2, (int a, const char *from, int b, const char *to, unsigned f), a, from, b, to, f)
SIMPLE(link, int, link, (const char *from, const char *to), from, to)
SIMPLE(link, int, linkat, (int a, const char *from, int b, const char *to, int f), a, from, b, to, f)
SIMPLE(unlink, int, unlink, (const char *path), path)
SIMPLE(mkdir, int, mkdir, (const char *path, mode_t mode), path, mode)
SIMPLE(fstat, int, fstat, (int file, struct stat *status), file, status)
SIMPLE(stat, int, stat, (const char *path, struct stat *status), path, status)
SIMPLE(poll, int, poll, (struct pollfd *files, nfds_t count, int time), files, count, time)
SIMPLE(pipe, int, pipe, (int ends[2]), ends)
SIMPLE(pipe, int, pipe2, (int ends[2], int flags), ends, flags)
SIMPLE(dup, int, dup, (int file), file)
SIMPLE(dup, int, dup2, (int file, int to), file, to)
SIMPLE(fork, pid_t, fork, (void), )
SIMPLE(waitpid, pid_t, waitpid, (pid_t process, int *status, int options), process, status, options)
SIMPLE(truncate, int, ftruncate, (int file, off_t length), file, length)
SIMPLE(lock, int, flock, (int file, int operation), file, operation)

int fcntl(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  FAIL(fcntl, -1);
  return NEXT(fcntl)(file, command, argument);
}

int fcntl64(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  FAIL(fcntl, -1);
  return NEXT(fcntl64)(file, command, argument);
}

void *mmap(void *place, size_t length, int protection, int flags, int file, off_t offset) {
  // Memory without a file is what the allocator lives on.
  if (file >= 0) FAIL(mmap, MAP_FAILED);
  return (void *)syscall(SYS_mmap, place, length, protection, flags, file, offset);
}

// These give their errno back instead of setting it.
#define GIVEN(call, name, parameters, ...) \
  int name parameters { \
    int code = fault_of(CALL_##call); \
    return code > 0 ? code : NEXT(name)(__VA_ARGS__); \
  }

GIVEN(spawn, posix_spawn,
      (pid_t *process, const char *path, const posix_spawn_file_actions_t *files, const posix_spawnattr_t *attributes,
       char *const words[], char *const variables[]),
      process, path, files, attributes, words, variables)
GIVEN(spawn, posix_spawnp,
      (pid_t *process, const char *path, const posix_spawn_file_actions_t *files, const posix_spawnattr_t *attributes,
       char *const words[], char *const variables[]),
      process, path, files, attributes, words, variables)
GIVEN(thread, pthread_create,
      (pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument),
      thread, attributes, body, argument)
