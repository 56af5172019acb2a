#include "CProcess.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* What a handler of signals may see: written before handlers are set. */
static struct termios usual_mode, key_mode;
static int terminal = -1;
static int sends_marks = 0;
static volatile sig_atomic_t went_on = 0;

static const int endings[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};

static void mark_pastes(int on) {
  if (!sends_marks) return;
  const char *text = on ? "\033[?2004h" : "\033[?2004l";
  ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
  (void)ignored;
}

static void set_mode(const struct termios *mode, int marks) {
  /* In the background, the terminal is another program's, and setting it would stop this one. */
  pid_t owner = tcgetpgrp(terminal);
  if (owner >= 0 && owner != getpgrp()) return;
  mark_pastes(marks);
  tcsetattr(terminal, TCSADRAIN, mode);
}

/* The end of the process, with the terminal as it was. */
static void end(int number) {
  int code = errno;
  set_mode(&usual_mode, 0);
  signal(number, SIG_DFL);
  raise(number);
  errno = code;
}

static void stop_and_go_on(int number) {
  int code = errno;
  if (number == SIGTSTP) {
    set_mode(&usual_mode, 0);
    signal(SIGTSTP, SIG_DFL);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, SIGTSTP);
    raise(SIGTSTP);
    /* Here the process stops. */
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    struct sigaction action = {.sa_handler = stop_and_go_on, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGTSTP, &action, NULL);
  }
  set_mode(&key_mode, 1);
  went_on = 1;
  errno = code;
}

static void handle(int number, void (*handler)(int)) {
  struct sigaction old;
  if (sigaction(number, NULL, &old) == 0 && old.sa_handler == SIG_IGN) return;
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  /* A child inherits the signal mask of the thread that started it. */
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
}

int32_t rowcall_take_terminal(int32_t descriptor, int32_t marks_pastes) {
  if (tcgetattr(descriptor, &usual_mode) != 0) return -1;
  key_mode = usual_mode;
  /* Ctrl-C, Ctrl-S and Ctrl-R are keys; Ctrl-Z and Ctrl-\\ stay signals. */
  key_mode.c_iflag &= ~(tcflag_t)(IXON | ICRNL);
  key_mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  key_mode.c_cc[VINTR] = _POSIX_VDISABLE;
  key_mode.c_cc[VMIN] = 1;
  key_mode.c_cc[VTIME] = 0;
  terminal = descriptor;
  sends_marks = marks_pastes;
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) handle(endings[i], end);
  handle(SIGTSTP, stop_and_go_on);
  handle(SIGCONT, stop_and_go_on);
  set_mode(&key_mode, 1);
  return 0;
}

int32_t rowcall_terminal_went_on(void) {
  int32_t found = went_on;
  went_on = 0;
  return found;
}

void rowcall_give_terminal_back(void) {
  if (terminal < 0) return;
  set_mode(&usual_mode, 0);
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) handle(endings[i], SIG_DFL);
  handle(SIGTSTP, SIG_DFL);
  handle(SIGCONT, SIG_DFL);
  terminal = -1;
}
