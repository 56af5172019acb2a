#ifndef ROWCALL_CSPEECHD_H
#define ROWCALL_CSPEECHD_H

#include <stdbool.h>
#include <stdint.h>

/// What Rowcall uses of libspeechd, in plain C types. The library is looked for when it is first wanted and may be missing.
///
/// There is one connection at a time, since the library tells its callbacks nothing of ours. Several threads may use it at a time.

enum {
  ROWCALL_SPEECHD_OPEN = 0,
  /// There is no such library.
  ROWCALL_SPEECHD_NO_LIBRARY = 1,
  /// The library lacks a function.
  ROWCALL_SPEECHD_NO_FUNCTION = 2,
  /// There is no server, and none can be started.
  ROWCALL_SPEECHD_NO_SERVER = 3,
};

typedef struct rowcall_speechd rowcall_speechd;

/// `library` is a name or path for dlopen(3). For each message that was spoken or cancelled its number, four bytes, is written to
/// `ends`, which must stay open. Gives one of the above, and the library's own words for it, cut to fit into `reason`.
int32_t rowcall_speechd_open(const char *library, int32_t ends, rowcall_speechd **speechd, char *reason,
                             int32_t room);
/// Accepts NULL.
void rowcall_speechd_close(rowcall_speechd *speechd);

/// Has a text spoken after those before; gives the number of the message, or a negative number where the server is gone.
int32_t rowcall_speechd_say(rowcall_speechd *speechd, const char *text);
/// Silences what is being spoken, and what was to come after it.
bool rowcall_speechd_cancel(rowcall_speechd *speechd);
/// Asks the server for something; false where it is gone.
bool rowcall_speechd_answers(rowcall_speechd *speechd);

/// A BCP 47 tag. This and the following hold from the next message on, and give false where the server refuses or is gone.
bool rowcall_speechd_set_language(rowcall_speechd *speechd, const char *language);
bool rowcall_speechd_set_voice(rowcall_speechd *speechd, const char *name);
/// From -100 to 100 each.
bool rowcall_speechd_set_prosody(rowcall_speechd *speechd, int32_t rate, int32_t pitch, int32_t volume);

#endif
