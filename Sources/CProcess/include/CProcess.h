/* What a parent of processes needs and Swift cannot call by itself. Plain C types only. */
#ifndef ROWCALL_CPROCESS_H
#define ROWCALL_CPROCESS_H

#include <stdint.h>

/* fork(2), which Swift hides since it is unsafe once there are threads; the worker has none. */
int32_t rowcall_fork(void);

/* Starts the program at `path` with standard input from `input`, standard output to `output` and standard error to
   `errors` (-1: nowhere). `arguments` and `environment` end with NULL. Returns 0 and its process id, or an errno. */
int32_t rowcall_spawn(const char *path, char *const arguments[], char *const environment[], int32_t input,
                      int32_t output, int32_t errors, int32_t *process);

/* A file without a name, for reading and writing, that is closed on exec and gone when it is closed; -1 where there is
   no place for one. */
int32_t rowcall_nameless_file(void);

/* The environment of this process; ends with NULL. */
char *const *rowcall_environment(void);

/* A pipe whose two ends are closed on exec. Returns 0, or -1 with errno set. */
int32_t rowcall_pipe(int32_t ends[2]);

/* write(2) that fails with EPIPE or EFBIG and never ends the process by SIGPIPE or SIGXFSZ, whatever the process does
   with these signals elsewhere. */
int64_t rowcall_write(int32_t descriptor, const void *bytes, int64_t count);

/* Asks for so much room in a pipe, given by one of its ends. */
void rowcall_widen_pipe(int32_t end, int32_t bytes);

/* Begins to store the bytes of an open file from `place` on, without waiting for it; only a hint. */
void rowcall_start_storing(int32_t descriptor, int64_t place, int64_t count);

/* Has the calling process killed as soon as the process `parent` is gone, where the system can do that. */
void rowcall_die_with(int32_t parent);

/* From now on SIGINT, SIGTERM and SIGHUP do not end the calling process: each writes its number, one byte, to `end`, which
   must stay open. -1 has them end the process again. */
void rowcall_pass_signals_to(int32_t end);

/* From now on SIGTERM does not end the calling process but is noted. */
void rowcall_note_requests_to_stop(void);

/* Whether SIGTERM has come since. */
int32_t rowcall_is_asked_to_stop(void);

/* Gives an open file the extended attributes of the file at a path, as far as the user may set them. -1 with errno where one
   that decides who may use the file cannot be set. */
int32_t rowcall_copy_attributes(const char *from, int32_t to);

/* From now on the terminal gives single keys and shows none of them. It is as it was before whenever the process ends or stops by
   a signal; `marks_pastes` has it mark pasted text. Returns 0, or -1 where there is no terminal. */
int32_t rowcall_take_terminal(int32_t descriptor, int32_t marks_pastes);

/* Whether the process went on since this was asked, after it had been stopped: 1 or 0. */
int32_t rowcall_terminal_went_on(void);

/* The terminal is as it was before. */
void rowcall_give_terminal_back(void);

#endif
