#include "CICUAmounts.h"
#include "Support.hpp"

#include <unicode/dcfmtsym.h>
#include <unicode/formattedvalue.h>
#include <unicode/numberformatter.h>

#include <new>

struct rowcall_symbols {
  icu::DecimalFormatSymbols symbols;
};

rowcall_symbols *rowcall_symbols_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  auto *object = new (std::nothrow) rowcall_symbols{icu::DecimalFormatSymbols(rowcall::locale(tag), status)};
  if (object != nullptr && U_SUCCESS(status)) return object;
  delete object;
  return nullptr;
}

void rowcall_symbols_close(rowcall_symbols *symbols) { delete symbols; }

static icu::DecimalFormatSymbols::ENumberFormatSymbol icuSymbol(int32_t symbol) {
  using Symbols = icu::DecimalFormatSymbols;
  switch (symbol) {
    case ROWCALL_SYMBOL_DECIMAL: return Symbols::kDecimalSeparatorSymbol;
    case ROWCALL_SYMBOL_GROUPING: return Symbols::kGroupingSeparatorSymbol;
    case ROWCALL_SYMBOL_MINUS: return Symbols::kMinusSignSymbol;
    case ROWCALL_SYMBOL_PLUS: return Symbols::kPlusSignSymbol;
    case ROWCALL_SYMBOL_PERCENT: return Symbols::kPercentSymbol;
    case ROWCALL_SYMBOL_DIGIT: return Symbols::kZeroDigitSymbol;
    default:
      // ICU lists the digit zero apart from the others.
      return static_cast<Symbols::ENumberFormatSymbol>(Symbols::kOneDigitSymbol + symbol - ROWCALL_SYMBOL_DIGIT - 1);
  }
}

int32_t rowcall_symbols_text(const rowcall_symbols *symbols, int32_t symbol, char *buffer, int32_t capacity) {
  if (symbol < 0 || symbol > ROWCALL_SYMBOL_DIGIT + 9) return ROWCALL_UNKNOWN;
  return rowcall::write(symbols->symbols.getSymbol(icuSymbol(symbol)), buffer, capacity);
}

/// The offsets of the grouping marks in a formatted number, from the left, and how many there are.
static int32_t groupingMarks(const icu::number::FormattedNumber &number, int32_t *offsets, int32_t limit) {
  UErrorCode status = U_ZERO_ERROR;
  icu::ConstrainedFieldPosition position;
  position.constrainField(UFIELD_CATEGORY_NUMBER, UNUM_GROUPING_SEPARATOR_FIELD);
  int32_t count = 0;
  while (count < limit && number.nextPosition(position, status)) offsets[count++] = position.getStart();
  return count;
}

int32_t rowcall_grouping_of(const char *tag, rowcall_grouping *grouping) {
  // ICU has no public way to ask for the sizes of the groups, so a long number shows them: 1,00,00,000.
  UErrorCode status = U_ZERO_ERROR;
  const auto formatter = icu::number::NumberFormatter::withLocale(rowcall::locale(tag));
  const auto sample = formatter.formatInt(1000000000, status);
  const icu::UnicodeString text = sample.toTempString(status);
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  int32_t marks[8];
  const int32_t count = groupingMarks(sample, marks, 8);
  *grouping = {0, 0, 1};
  if (count == 0) return 0;
  grouping->primary = text.length() - marks[count - 1] - 1;
  grouping->secondary = count > 1 ? marks[count - 1] - marks[count - 2] - 1 : grouping->primary;
  int32_t mark;
  if (groupingMarks(formatter.formatInt(1000, status), &mark, 1) == 0) grouping->minimum = 2;
  return U_FAILURE(status) ? ROWCALL_FAILED : 0;
}
