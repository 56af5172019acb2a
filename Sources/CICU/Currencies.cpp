#include "CICUAmounts.h"
#include "Support.hpp"

#include <unicode/ucurr.h>

#include <cstring>

/// An ISO 4217 code in ICU's characters; false unless it is three ASCII letters.
static bool readCode(const char *currency, UChar (&code)[4]) {
  if (std::strlen(currency) != 3) return false;
  for (int32_t index = 0; index < 3; index++) {
    const char letter = currency[index] & ~0x20;
    if (letter < 'A' || letter > 'Z') return false;
    code[index] = static_cast<UChar>(letter);
  }
  code[3] = 0;
  return true;
}

static UCurrNameStyle nameStyle(int32_t style) {
  switch (style) {
    case ROWCALL_CURRENCY_SYMBOL: return UCURR_SYMBOL_NAME;
    default: return UCURR_LONG_NAME;
  }
}

int32_t rowcall_currency_name(const char *tag, const char *currency, int32_t style, char *buffer,
                              int32_t capacity) {
  UChar code[4];
  if (!readCode(currency, code)) return ROWCALL_UNKNOWN;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const icu::Locale locale = rowcall::locale(tag);
  const UChar *name = ucurr_getName(code, locale.getName(), nameStyle(style), nullptr, &length, &status);
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  return rowcall::write(icu::UnicodeString(name, length), buffer, capacity);
}

int32_t rowcall_currency_plural_name(const char *tag, const char *currency, const char *category, char *buffer,
                                     int32_t capacity) {
  UChar code[4];
  if (!readCode(currency, code)) return ROWCALL_UNKNOWN;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const icu::Locale locale = rowcall::locale(tag);
  const UChar *name = ucurr_getPluralName(code, locale.getName(), nullptr, category, &length, &status);
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  return rowcall::write(icu::UnicodeString(name, length), buffer, capacity);
}

int32_t rowcall_currency_fraction_digits(const char *currency) {
  UChar code[4];
  if (!readCode(currency, code)) return ROWCALL_UNKNOWN;
  UErrorCode status = U_ZERO_ERROR;
  const int32_t digits = ucurr_getDefaultFractionDigits(code, &status);
  return U_FAILURE(status) ? ROWCALL_UNKNOWN : digits;
}
