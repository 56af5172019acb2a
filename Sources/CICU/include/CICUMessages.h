#ifndef CICU_MESSAGES_H
#define CICU_MESSAGES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct rowcall_message rowcall_message;
/// Parses an ICU MessageFormat pattern. On failure gives NULL and where in the pattern, in UTF-16 units, ICU stopped.
rowcall_message *rowcall_message_open(const char *locale, const char *pattern, int32_t length, int32_t *stopped);
/// How many arguments the pattern names, those inside plural and select branches included, each once.
int32_t rowcall_message_argument_count(const rowcall_message *message);
int32_t rowcall_message_argument_name(const rowcall_message *message, int32_t index, char *buffer,
                                      int32_t capacity);
/// Sets one argument of the next format; gives 0 or an error code.
int32_t rowcall_message_set_text(rowcall_message *message, const char *name, const char *text, int32_t length);
/// Sets one argument of the next format; gives 0 or an error code.
int32_t rowcall_message_set_number(rowcall_message *message, const char *name, const char *number);
int32_t rowcall_message_format(const rowcall_message *message, char *buffer, int32_t capacity);
/// Forgets the arguments.
void rowcall_message_clear(rowcall_message *message);
void rowcall_message_close(rowcall_message *message);

#ifdef __cplusplus
}
#endif

#endif
