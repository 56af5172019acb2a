#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
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
