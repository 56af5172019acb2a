#ifndef CICU_SCRIPTS_H
#define CICU_SCRIPTS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The ISO 15924 code of a scalar's script as four ASCII letters, the first in the highest byte: 'Latn', 'Zyyy' for
/// what is common to all scripts, 'Zinh' for marks that take the script of their base.
uint32_t rowcall_script_of(uint32_t scalar);

typedef struct rowcall_transliterator rowcall_transliterator;
/// `identifier` is an ICU transform such as "Han-Latin"; NULL when there is none of that name.
rowcall_transliterator *rowcall_transliterator_open(const char *identifier);
int32_t rowcall_transliterator_apply(const rowcall_transliterator *transliterator, const char *text,
                                     int32_t length, char *buffer, int32_t capacity);
void rowcall_transliterator_close(rowcall_transliterator *transliterator);

#ifdef __cplusplus
}
#endif

#endif
