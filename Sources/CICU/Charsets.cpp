#include "CICUCharsets.h"
#include "Support.hpp"

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

#include <new>
#include <string>
#include <vector>

namespace {
struct Guess {
  std::string name;
  int32_t confidence;
};
}  // namespace

struct rowcall_charset_guesses {
  std::vector<Guess> guesses;
};

rowcall_charset_guesses *rowcall_charset_guesses_open(const uint8_t *bytes, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUCharsetDetectorPointer detector(ucsdet_open(&status));
  if (U_FAILURE(status)) return nullptr;
  ucsdet_setText(detector.getAlias(), reinterpret_cast<const char *>(bytes), length, &status);
  int32_t count = 0;
  const UCharsetMatch **matches = ucsdet_detectAll(detector.getAlias(), &count, &status);
  if (U_FAILURE(status)) return nullptr;
  auto *result = new (std::nothrow) rowcall_charset_guesses{};
  for (int32_t index = 0; result != nullptr && index < count; index++) {
    UErrorCode each = U_ZERO_ERROR;
    const char *name = ucsdet_getName(matches[index], &each);
    const int32_t confidence = ucsdet_getConfidence(matches[index], &each);
    if (U_SUCCESS(each)) result->guesses.push_back({name, confidence});
  }
  return result;
}

int32_t rowcall_charset_guess_count(const rowcall_charset_guesses *guesses) {
  return static_cast<int32_t>(guesses->guesses.size());
}

int32_t rowcall_charset_guess_name(const rowcall_charset_guesses *guesses, int32_t index, char *buffer,
                                   int32_t capacity) {
  if (index < 0 || index >= rowcall_charset_guess_count(guesses)) return ROWCALL_UNKNOWN;
  return rowcall::write(guesses->guesses[index].name.c_str(), buffer, capacity);
}

int32_t rowcall_charset_guess_confidence(const rowcall_charset_guesses *guesses, int32_t index) {
  if (index < 0 || index >= rowcall_charset_guess_count(guesses)) return ROWCALL_UNKNOWN;
  return guesses->guesses[index].confidence;
}

void rowcall_charset_guesses_close(rowcall_charset_guesses *guesses) { delete guesses; }

/// The name under which the Internet knows a converter; ICU's own when it has no other.
static const char *standardName(const char *alias) {
  UErrorCode status = U_ZERO_ERROR;
  const char *name = ucnv_getStandardName(alias, "MIME", &status);
  if (name == nullptr) name = ucnv_getStandardName(alias, "IANA", &(status = U_ZERO_ERROR));
  if (name == nullptr) name = ucnv_getAlias(alias, 0, &(status = U_ZERO_ERROR));
  return name;
}

int32_t rowcall_charset_canonical_name(const char *alias, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // An empty name would mean the environment's character set.
  if (*alias == '\0' || ucnv_countAliases(alias, &status) == 0) return ROWCALL_UNKNOWN;
  const char *name = standardName(alias);
  return name == nullptr ? ROWCALL_UNKNOWN : rowcall::write(name, buffer, capacity);
}

int32_t rowcall_charset_count(void) { return ucnv_countAvailable(); }

int32_t rowcall_charset_name(int32_t index, char *buffer, int32_t capacity) {
  const char *name = ucnv_getAvailableName(index);
  if (name == nullptr) return ROWCALL_UNKNOWN;
  return rowcall_charset_canonical_name(name, buffer, capacity);
}
