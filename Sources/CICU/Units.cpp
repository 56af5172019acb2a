#include "CICUAmounts.h"
#include "Support.hpp"

#include <unicode/formattedvalue.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/udisplayoptions.h>

#include <algorithm>
#include <cstring>
#include <new>

using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

struct rowcall_units {
  LocalizedNumberFormatter formatter;
};

rowcall_units *rowcall_units_open(const char *tag, const char *identifier, int32_t width) {
  // ICU takes an empty name for no unit at all, and has no limit of its own.
  const size_t length = std::strlen(identifier);
  if (length == 0 || length > 128) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  const auto unit = icu::MeasureUnit::forIdentifier(identifier, status);
  const auto form = width == 0 ? UNUM_UNIT_WIDTH_FULL_NAME : UNUM_UNIT_WIDTH_SHORT;
  const auto formatter = NumberFormatter::withLocale(rowcall::locale(tag)).unit(unit).unitWidth(form);
  if (U_FAILURE(status) || formatter.copyErrorTo(status)) return nullptr;
  return new (std::nothrow) rowcall_units{formatter};
}

rowcall_units *rowcall_units_open_compact(const char *tag, int32_t width) {
  UErrorCode status = U_ZERO_ERROR;
  const auto notation = width == 0 ? icu::number::Notation::compactLong() : icu::number::Notation::compactShort();
  const auto formatter = NumberFormatter::withLocale(rowcall::locale(tag)).notation(notation);
  if (formatter.copyErrorTo(status)) return nullptr;
  return new (std::nothrow) rowcall_units{formatter};
}

int32_t rowcall_units_gender(const rowcall_units *units) {
  UErrorCode status = U_ZERO_ERROR;
  const auto nounClass = units->formatter.formatInt(1, status).getNounClass(status);
  if (U_FAILURE(status)) return ROWCALL_GENDER_UNKNOWN;
  switch (nounClass) {
    case UDISPOPT_NOUN_CLASS_MASCULINE:
    case UDISPOPT_NOUN_CLASS_ANIMATE:
    case UDISPOPT_NOUN_CLASS_INANIMATE:
    case UDISPOPT_NOUN_CLASS_PERSONAL:
      return ROWCALL_GENDER_MASCULINE;
    case UDISPOPT_NOUN_CLASS_FEMININE: return ROWCALL_GENDER_FEMININE;
    case UDISPOPT_NOUN_CLASS_NEUTER: return ROWCALL_GENDER_NEUTER;
    case UDISPOPT_NOUN_CLASS_COMMON: return ROWCALL_GENDER_COMMON;
    default: return ROWCALL_GENDER_UNKNOWN;
  }
}

void rowcall_units_close(rowcall_units *units) { delete units; }

/// Where the digits and the marks between them stand, as UTF-16 offsets; both -1 when there are none.
static void findDigits(const icu::number::FormattedNumber &number, int32_t &start, int32_t &end) {
  start = end = -1;
  UErrorCode status = U_ZERO_ERROR;
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(UFIELD_CATEGORY_NUMBER);
  while (number.nextPosition(position, status)) {
    const int32_t field = position.getField();
    if (field != UNUM_INTEGER_FIELD && field != UNUM_FRACTION_FIELD) continue;
    start = start < 0 ? position.getStart() : std::min(start, position.getStart());
    end = std::max(end, position.getLimit());
  }
}

static int32_t byteOffset(const icu::UnicodeString &text, int32_t offset) {
  return offset < 0 ? -1 : rowcall::write(text.tempSubString(0, offset), nullptr, 0);
}

int32_t rowcall_units_format(const rowcall_units *units, const char *number, char *buffer, int32_t capacity,
                             int32_t *start, int32_t *end) {
  if (!rowcall::isNumber(number)) return ROWCALL_BAD_NUMBER;
  UErrorCode status = U_ZERO_ERROR;
  const auto precision = Precision::fixedFraction(rowcall::fractionDigits(number));
  const auto formatted = units->formatter.precision(precision).formatDecimal(number, status);
  const icu::UnicodeString text = formatted.toString(status);
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  int32_t first, last;
  findDigits(formatted, first, last);
  *start = byteOffset(text, first);
  *end = byteOffset(text, last);
  return rowcall::write(text, buffer, capacity);
}
