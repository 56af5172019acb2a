#include "CSpeechd.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef void (*callback)(size_t message, size_t client, int state);

/// The beginning of the library's connection; the layout is that of the library's version 2.
typedef struct {
  callback begin;
  callback end;
  callback cancel;
} connection;

/// A voice of the server's list; the layout is that of the library's version 2.
typedef struct {
  const char *name;
  const char *language;
  const char *variant;
} voice;

enum { THREADED = 1, AUTOSPAWN = 1, MESSAGE = 2, END = 2, CANCEL = 8 };

struct rowcall_speechd {
  void *library;
  connection *connection;
  connection *(*open)(const char *, const char *, const char *, int, const void *, int, char **);
  void (*close)(connection *);
  int (*say)(connection *, int, const char *);
  int (*cancel)(connection *);
  int (*notify)(connection *, int);
  int (*set_language)(connection *, const char *);
  voice **(*list_voices)(connection *);
  void (*free_voices)(voice **);
  int (*set_voice)(connection *, const char *);
  int (*set_rate)(connection *, int);
  int (*set_pitch)(connection *, int);
  int (*set_volume)(connection *, int);
};

/// Where the numbers of messages go.
static int32_t ends_of_messages = -1;

static void message_ended(size_t message, size_t client, int state) {
  (void)client, (void)state;
  const int32_t number = (int32_t)message;
  const ssize_t ignored = write(ends_of_messages, &number, sizeof number);
  (void)ignored;
}

static bool find_functions(rowcall_speechd *speechd) {
  const struct {
    const char *name;
    void *function;
  } functions[] = {
      {"spd_open2", &speechd->open},
      {"spd_close", &speechd->close},
      {"spd_say", &speechd->say},
      {"spd_cancel", &speechd->cancel},
      {"spd_set_notification_on", &speechd->notify},
      {"spd_set_language", &speechd->set_language},
      {"spd_list_synthesis_voices", &speechd->list_voices},
      {"free_spd_voices", &speechd->free_voices},
      {"spd_set_synthesis_voice", &speechd->set_voice},
      {"spd_set_voice_rate", &speechd->set_rate},
      {"spd_set_voice_pitch", &speechd->set_pitch},
      {"spd_set_volume", &speechd->set_volume},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(speechd->library, functions[index].name);
    if (function == NULL) return false;
    // ISO C knows no conversion between pointers to objects and to functions; dlsym(3) says to copy.
    memcpy(functions[index].function, &function, sizeof function);
  }
  return true;
}

static int32_t load(rowcall_speechd *speechd, const char *library, char **reason) {
  speechd->library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (speechd->library == NULL) return ROWCALL_SPEECHD_NO_LIBRARY;
  if (!find_functions(speechd)) return ROWCALL_SPEECHD_NO_FUNCTION;
  speechd->connection = speechd->open("rowcall", "main", NULL, THREADED, NULL, AUTOSPAWN, reason);
  if (speechd->connection == NULL) return ROWCALL_SPEECHD_NO_SERVER;
  speechd->connection->end = message_ended;
  speechd->connection->cancel = message_ended;
  const bool is_told = speechd->notify(speechd->connection, END) == 0 &&
                       speechd->notify(speechd->connection, CANCEL) == 0;
  return is_told ? ROWCALL_SPEECHD_OPEN : ROWCALL_SPEECHD_NO_SERVER;
}

int32_t rowcall_speechd_open(const char *library, int32_t ends, rowcall_speechd **speechd, char *reason,
                             int32_t room) {
  rowcall_speechd *opened = calloc(1, sizeof *opened);
  char *words = NULL;
  *speechd = NULL;
  if (opened == NULL) return ROWCALL_SPEECHD_NO_LIBRARY;
  ends_of_messages = ends;
  const int32_t status = load(opened, library, &words);
  snprintf(reason, (size_t)room, "%s", words == NULL ? "" : words);
  free(words);
  if (status == ROWCALL_SPEECHD_OPEN)
    *speechd = opened;
  else
    rowcall_speechd_close(opened);
  return status;
}

void rowcall_speechd_close(rowcall_speechd *speechd) {
  if (speechd == NULL) return;
  if (speechd->connection != NULL) speechd->close(speechd->connection);
  // The library stays: a thread of its own may still be on its way out of it.
  free(speechd);
}

int32_t rowcall_speechd_say(rowcall_speechd *speechd, const char *text) {
  return speechd->say(speechd->connection, MESSAGE, text);
}

bool rowcall_speechd_cancel(rowcall_speechd *speechd) { return speechd->cancel(speechd->connection) == 0; }

bool rowcall_speechd_answers(rowcall_speechd *speechd) {
  // Functions that ask for a value crash where the server is gone.
  return speechd->notify(speechd->connection, END) == 0;
}

bool rowcall_speechd_set_language(rowcall_speechd *speechd, const char *language) {
  return speechd->set_language(speechd->connection, language) == 0;
}

bool rowcall_speechd_set_voice(rowcall_speechd *speechd, const char *name) {
  // The server accepts any name.
  voice **voices = speechd->list_voices(speechd->connection);
  bool is_known = false;
  for (voice **next = voices; next != NULL && *next != NULL; next++)
    is_known = is_known || ((*next)->name != NULL && strcmp((*next)->name, name) == 0);
  if (voices != NULL) speechd->free_voices(voices);
  return is_known && speechd->set_voice(speechd->connection, name) == 0;
}

bool rowcall_speechd_set_prosody(rowcall_speechd *speechd, int32_t rate, int32_t pitch, int32_t volume) {
  return speechd->set_rate(speechd->connection, rate) == 0 &&
         speechd->set_pitch(speechd->connection, pitch) == 0 &&
         speechd->set_volume(speechd->connection, volume) == 0;
}
