#include "CICUAmounts.h"
#include "Support.hpp"

#include <unicode/currunit.h>
#include <unicode/formattedvalue.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>

#include <algorithm>
#include <new>

using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

struct rowcall_amounts {
  LocalizedNumberFormatter formatter;
};

static rowcall_amounts *wrap(const LocalizedNumberFormatter &formatter) {
  UErrorCode status = U_ZERO_ERROR;
  if (formatter.copyErrorTo(status)) return nullptr;
  return new (std::nothrow) rowcall_amounts{formatter};
}

rowcall_amounts *rowcall_amounts_open_currency(const char *tag, const char *currency) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::CurrencyUnit unit(currency, status);
  if (U_FAILURE(status)) return nullptr;
  return wrap(NumberFormatter::withLocale(rowcall::locale(tag)).unit(unit));
}

rowcall_amounts *rowcall_amounts_open_percent(const char *tag) {
  return wrap(NumberFormatter::withLocale(rowcall::locale(tag)).unit(icu::MeasureUnit::getPercent()));
}

rowcall_amounts *rowcall_amounts_open_unit(const char *tag, const char *identifier, int32_t width) {
  UErrorCode status = U_ZERO_ERROR;
  const auto unit = icu::MeasureUnit::forIdentifier(identifier, status);
  if (U_FAILURE(status)) return nullptr;
  const auto form = width == 0 ? UNUM_UNIT_WIDTH_FULL_NAME : UNUM_UNIT_WIDTH_SHORT;
  return wrap(NumberFormatter::withLocale(rowcall::locale(tag)).unit(unit).unitWidth(form));
}

void rowcall_amounts_close(rowcall_amounts *amounts) { delete amounts; }

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

int32_t rowcall_amounts_format(const rowcall_amounts *amounts, const char *number, char *buffer, int32_t capacity,
                               int32_t *start, int32_t *end) {
  if (!rowcall::isNumber(number)) return ROWCALL_BAD_NUMBER;
  UErrorCode status = U_ZERO_ERROR;
  const auto precision = Precision::fixedFraction(rowcall::fractionDigits(number));
  const auto formatted = amounts->formatter.precision(precision).formatDecimal(number, status);
  const icu::UnicodeString text = formatted.toString(status);
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  int32_t first, last;
  findDigits(formatted, first, last);
  *start = byteOffset(text, first);
  *end = byteOffset(text, last);
  return rowcall::write(text, buffer, capacity);
}
