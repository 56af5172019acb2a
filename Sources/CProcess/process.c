#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <string.h>
#include <sys/prctl.h>
#include <sys/xattr.h>
#endif

int32_t rowcall_fork(void) { return fork(); }

int32_t rowcall_pipe(int32_t ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  return fcntl(ends[0], F_SETFD, FD_CLOEXEC) | fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
}

int64_t rowcall_write(int32_t descriptor, const void *bytes, int64_t count) {
  sigset_t failures, before, pending;
  sigemptyset(&failures);
  sigaddset(&failures, SIGPIPE);
  sigaddset(&failures, SIGXFSZ);
  sigpending(&before);
  sigset_t mask;
  pthread_sigmask(SIG_BLOCK, &failures, &mask);
  ssize_t written = write(descriptor, bytes, (size_t)count);
  int code = errno;
  sigpending(&pending);
  /* A pipe whose reader goes while a large write waits has taken a part of it, and sends the signal all the same. */
  int fails[2] = {written < count && (written >= 0 || code == EPIPE), written < 0 && code == EFBIG};
  for (int index = 0; index < 2; index++) {
    int number = index == 0 ? SIGPIPE : SIGXFSZ;
    if (fails[index] && sigismember(&pending, number) && !sigismember(&before, number)) {
      /* Takes the signal that this write has sent to this thread, and leaves all others. */
      sigset_t sent;
      sigemptyset(&sent);
      sigaddset(&sent, number);
#ifdef __linux__
      struct timespec none = {0, 0};
      while (sigtimedwait(&sent, NULL, &none) < 0 && errno == EINTR) {}
#else
      int taken;
      (void)sigwait(&sent, &taken);
#endif
    }
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  errno = code;
  return written;
}

void rowcall_widen_pipe(int32_t end, int32_t bytes) {
#ifdef F_SETPIPE_SZ
  /* What the system does not grant, it does not grant. */
  (void)fcntl(end, F_SETPIPE_SZ, bytes);
#else
  (void)end, (void)bytes;
#endif
}

extern char **environ;

char *const *rowcall_environment(void) { return environ; }

/* Lets a stream of the program go to a descriptor, or nowhere. */
static void direct(posix_spawn_file_actions_t *files, int stream, int32_t descriptor) {
  if (descriptor >= 0) {
    posix_spawn_file_actions_adddup2(files, descriptor, stream);
  } else {
    posix_spawn_file_actions_addopen(files, stream, "/dev/null", O_WRONLY, 0);
  }
}

void rowcall_start_storing(int32_t descriptor, int64_t place, int64_t count) {
#ifdef __linux__
  sync_file_range(descriptor, place, count, SYNC_FILE_RANGE_WRITE);
#else
  (void)descriptor, (void)place, (void)count;
#endif
}

int32_t rowcall_nameless_file(void) {
  char path[] = "/tmp/rowcall-XXXXXX";
  int file = mkostemp(path, O_CLOEXEC);
  if (file >= 0) unlink(path);
  return file;
}

int32_t rowcall_spawn(const char *path, char *const arguments[], char *const environment[], int32_t input,
                      int32_t output, int32_t errors, int32_t *process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t defaults, none;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  sigaddset(&defaults, SIGXFSZ);
  sigaddset(&defaults, SIGCHLD);
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  direct(&files, STDOUT_FILENO, output);
  direct(&files, STDERR_FILENO, errors);
  /* The signals that this process ignores or blocks are no business of the program's. */
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t id = 0;
  int result = posix_spawn(&id, path, &files, &attributes, arguments, environment);
  *process = id;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return result;
}

static volatile sig_atomic_t signal_end = -1;

static void pass_on(int signal) {
  int code = errno;
  char byte = (char)signal;
  /* If the pipe is full, earlier signals still wait in it. */
  ssize_t ignored = write(signal_end, &byte, 1);
  (void)ignored;
  errno = code;
}

void rowcall_pass_signals_to(int32_t end) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction action = {.sa_handler = end >= 0 ? pass_on : SIG_DFL, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  if (end >= 0) signal_end = end;
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction old;
    /* What the starter of this program has it ignore stays ignored: SIGHUP by nohup, SIGINT by "&" in a script. */
    if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN) continue;
    sigaction(signals[i], &action, NULL);
    /* A child inherits the signal mask of the thread that started it. */
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, signals[i]);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  }
}

void rowcall_die_with(int32_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  /* The parent may have gone before the line above took effect. */
  if (getppid() != parent) _exit(0);
}

static volatile sig_atomic_t is_asked_to_stop = 0;

static void note(int signal) {
  (void)signal;
  is_asked_to_stop = 1;
}

void rowcall_note_requests_to_stop(void) {
  struct sigaction action = {.sa_handler = note};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTERM, &action, NULL);
}

int32_t rowcall_is_asked_to_stop(void) { return is_asked_to_stop; }

#ifdef __linux__
/* Copies one attribute; 0 where that is done, or where it is one that only the system sets. */
static int copyAttribute(const char *from, int to, const char *name) {
  ssize_t size = getxattr(from, name, NULL, 0);
  if (size < 0) return errno == ENODATA ? 0 : -1;
  char *value = malloc((size_t)size + 1);
  if (value == NULL) return -1;
  size = getxattr(from, name, value, (size_t)size);
  const int result = size < 0 ? -1 : fsetxattr(to, name, value, (size_t)size, 0);
  free(value);
  const int isOfSystem = strncmp(name, "user.", 5) != 0 && strcmp(name, "system.posix_acl_access") != 0;
  return isOfSystem ? 0 : result;
}

int32_t rowcall_copy_attributes(const char *from, int32_t to) {
  const ssize_t size = listxattr(from, NULL, 0);
  if (size <= 0) return size == 0 || errno == ENOTSUP ? 0 : -1;
  char *names = malloc((size_t)size);
  if (names == NULL) return -1;
  const ssize_t length = listxattr(from, names, (size_t)size);
  int result = length < 0 ? -1 : 0;
  for (ssize_t start = 0; result == 0 && start < length; start += (ssize_t)strlen(names + start) + 1) {
    result = copyAttribute(from, to, names + start);
  }
  free(names);
  return result;
}
#else
int32_t rowcall_copy_attributes(const char *from, int32_t to) {
  (void)from;
  (void)to;
  return 0;
}
#endif
