#ifndef ROWCALL_SUPPORT_HPP
#define ROWCALL_SUPPORT_HPP

#include "CICUSupport.h"

#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace rowcall {

/// The locale of a BCP 47 tag, ICU's root when the tag is malformed.
icu::Locale locale(const char *tag);

/// The same with the Gregorian calendar, whatever calendar the region prefers.
icu::Locale gregorianLocale(const char *tag);

/// Text from UTF-8; malformed sequences become U+FFFD.
icu::UnicodeString text(const char *utf8);

/// Writes text as UTF-8 and gives its whole length, which may be more than fits.
int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity);
int32_t write(const char *text, char *buffer, int32_t capacity);

/// Whether this is a number in the header's sense. ICU would also take exponents, and "1e999999999" would then be
/// written out in full.
bool isNumber(const char *text);

/// How many digits a number has after its decimal mark.
int32_t fractionDigits(const char *number);

}  // namespace rowcall

#endif
