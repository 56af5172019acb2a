#ifndef CICU_SUPPORT_H
#define CICU_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Why a function gave nothing.
enum {
  /// ICU reported an error.
  ROWCALL_FAILED = -1,
  /// There is nothing of that name.
  ROWCALL_UNKNOWN = -2,
  /// The text is not a number, or longer than ROWCALL_NUMBER_LIMIT.
  ROWCALL_BAD_NUMBER = -3,
};

/// The longest number in bytes that is handed to ICU, whose own limit is the machine's memory.
enum { ROWCALL_NUMBER_LIMIT = 512 };

/// The version of ICU that is linked, such as "72.1".
const char *rowcall_icu_version(void);

/// Whether ICU knows the language of a BCP 47 tag.
bool rowcall_is_known_language(const char *tag);

#ifdef __cplusplus
}
#endif

#endif
