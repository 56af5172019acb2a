#include "CICU.h"

#include <unicode/uversion.h>

const char *rowcall_icu_version(void) { return U_ICU_VERSION; }
