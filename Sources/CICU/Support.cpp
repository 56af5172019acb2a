#include "Support.hpp"

#include <unicode/bytestream.h>
#include <unicode/uloc.h>
#include <unicode/uversion.h>

#include <cstring>
#include <mutex>

namespace rowcall {

/// ICU falls back from a locale without data to the process's default locale, which comes from the environment, and
/// only then to its root. The words that are spoken must not depend on LANG, so the root becomes the default.
static void forgetEnvironment() {
  static std::once_flag once;
  std::call_once(once, [] {
    UErrorCode status = U_ZERO_ERROR;
    uloc_setDefault("root", &status);
  });
}

icu::Locale locale(const char *tag) {
  forgetEnvironment();
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  return U_FAILURE(status) || locale.isBogus() ? icu::Locale::getRoot() : locale;
}

icu::Locale gregorianLocale(const char *tag) {
  icu::Locale result = locale(tag);
  UErrorCode status = U_ZERO_ERROR;
  result.setKeywordValue("calendar", "gregorian", status);
  return result;
}

icu::UnicodeString text(const char *utf8) { return icu::UnicodeString::fromUTF8(utf8); }

int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity) {
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}

int32_t write(const char *text, char *buffer, int32_t capacity) {
  const size_t length = std::strlen(text);
  if (length <= static_cast<size_t>(capacity)) std::memcpy(buffer, text, length);
  return static_cast<int32_t>(length);
}

static const char *skipDigits(const char *text) {
  while (*text >= '0' && *text <= '9') text++;
  return text;
}

bool isNumber(const char *text) {
  if (std::strlen(text) > ROWCALL_NUMBER_LIMIT) return false;
  if (*text == '-') text++;
  const char *mark = skipDigits(text);
  if (mark == text) return false;
  if (*mark != '.') return *mark == '\0';
  const char *end = skipDigits(mark + 1);
  return end > mark + 1 && *end == '\0';
}

int32_t fractionDigits(const char *number) {
  const char *mark = std::strchr(number, '.');
  return mark == nullptr ? 0 : static_cast<int32_t>(std::strlen(mark + 1));
}

}  // namespace rowcall

const char *rowcall_icu_version(void) { return U_ICU_VERSION; }

bool rowcall_is_known_language(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  char name[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(tag, name, sizeof name, nullptr, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return false;
  return *uloc_getISO3Language(name) != '\0';
}
