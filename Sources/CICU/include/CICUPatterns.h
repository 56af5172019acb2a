#ifndef CICU_PATTERNS_H
#define CICU_PATTERNS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A regular expression as ICU has them, in which letters match whatever their case.
typedef struct rowcall_pattern rowcall_pattern;

/// Gives NULL for what is none, and then the zero-based place of the character that is wrong; -1 where that is not known.
rowcall_pattern *rowcall_pattern_open(const char *pattern, int32_t length, int32_t *wrong);

/// Gives 1 where the pattern is found in a text, 0 where it is not, and an error code where the search takes too long.
int32_t rowcall_pattern_find(rowcall_pattern *pattern, const char *text, int32_t length);

void rowcall_pattern_close(rowcall_pattern *pattern);

#ifdef __cplusplus
}
#endif

#endif
