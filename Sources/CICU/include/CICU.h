#ifndef CICU_H
#define CICU_H

/// What Rowcall uses of ICU, in plain C types, so that no Swift module ever sees ICU's own headers (they clash with
/// Foundation's copy of ICU).
///
/// Conventions of all functions here:
/// - Text is UTF-8. Inputs end with a NUL unless a length is asked for.
/// - A function that gives text takes a buffer and its capacity in bytes and returns the length of the whole text in
///   bytes without a NUL; a length above the capacity means that the buffer holds nothing useful and the call is to
///   be repeated with a larger one. A negative result is one of the codes below.
/// - `_open` gives an object, or NULL when it cannot be made; `_close` frees it and accepts NULL. One object must not
///   be used by two threads at a time.
/// - A locale is a BCP 47 tag; one that ICU does not know means ICU's root, whatever the environment says.
/// - A number is written in ASCII: `-?[0-9]+(\.[0-9]+)?`, at most ROWCALL_NUMBER_LIMIT bytes.

#include "CICUAmounts.h"
#include "CICUCharsets.h"
#include "CICUCollation.h"
#include "CICUDates.h"
#include "CICUMessages.h"
#include "CICUPatterns.h"
#include "CICUScripts.h"
#include "CICUSpelling.h"
#include "CICUSupport.h"

#endif
