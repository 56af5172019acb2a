#include "CICUPatterns.h"
#include "Collation.hpp"
#include "Support.hpp"

#include <unicode/uregex.h>

#include <new>

struct rowcall_pattern {
  URegularExpression *expression;
  rowcall::Scratch text;
};

/// In units of about a millisecond; nothing that people search for in a cell takes a hundredth of it.
static const int32_t timeLimit = 500;

rowcall_pattern *rowcall_pattern_open(const char *pattern, int32_t length, int32_t *wrong) {
  *wrong = -1;
  rowcall::Scratch text;
  if (!text.read(pattern, length)) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  URegularExpression *expression = uregex_open(text.units(), text.count(), UREGEX_CASE_INSENSITIVE, &place, &status);
  if (U_FAILURE(status)) {
    *wrong = place.offset;
    return nullptr;
  }
  uregex_setTimeLimit(expression, timeLimit, &status);
  rowcall_pattern *result = new (std::nothrow) rowcall_pattern{expression, {}};
  if (result == nullptr) uregex_close(expression);
  return result;
}

int32_t rowcall_pattern_find(rowcall_pattern *pattern, const char *text, int32_t length) {
  if (!pattern->text.read(text, length)) return ROWCALL_FAILED;
  UErrorCode status = U_ZERO_ERROR;
  uregex_setText(pattern->expression, pattern->text.units(), pattern->text.count(), &status);
  const UBool isFound = uregex_find(pattern->expression, 0, &status);
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  return isFound ? 1 : 0;
}

void rowcall_pattern_close(rowcall_pattern *pattern) {
  if (pattern == nullptr) return;
  uregex_close(pattern->expression);
  delete pattern;
}
