#include "CICUAmounts.h"
#include "Support.hpp"

#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/uchar.h>
#include <unicode/ucurr.h>

#include <memory>
#include <new>

struct rowcall_affixes {
  icu::UnicodeString texts[4];
};

namespace {

/// What the letters of a pattern's affix stand for.
struct Marks {
  icu::UnicodeString symbol;
  icu::UnicodeString minus;
  icu::UnicodeString percent;
};

constexpr UChar currencySign = 0xA4;
constexpr UChar noBreakSpace = 0xA0;

icu::UnicodeString expand(const icu::UnicodeString &affix, const Marks &marks) {
  icu::UnicodeString text;
  for (int32_t index = 0; index < affix.length(); index++) {
    const UChar letter = affix[index];
    if (letter == '-') text += marks.minus;
    else if (letter == '%') text += marks.percent;
    else if (letter == currencySign) text += marks.symbol;
    else if (letter != '\'') text += letter;
  }
  return text;
}

/// CLDR's rule for a symbol that touches digits: letters are set off by a space ("CHF 5"), signs are not ("$5").
bool needsSpace(UChar32 neighbour) {
  const int32_t category = U_MASK(u_charType(neighbour));
  return (category & (U_GC_S_MASK | U_GC_Z_MASK)) == 0;
}

/// Cuts one half of a pattern at its digits and expands both sides.
void split(const icu::UnicodeString &pattern, const Marks &marks, icu::UnicodeString &prefix,
           icu::UnicodeString &suffix) {
  const icu::UnicodeString digits("#0@,.");
  int32_t start = 0, end = pattern.length();
  while (start < end && digits.indexOf(pattern[start]) < 0) start++;
  while (end > start && digits.indexOf(pattern[end - 1]) < 0) end--;
  prefix = expand(pattern.tempSubString(0, start), marks);
  suffix = expand(pattern.tempSubString(end), marks);
  const int32_t last = marks.symbol.length() - 1;
  if (last < 0) return;
  if (start > 0 && pattern[start - 1] == currencySign && needsSpace(marks.symbol.char32At(last)))
    prefix += noBreakSpace;
  if (pattern[end] == currencySign && needsSpace(marks.symbol.char32At(0))) suffix.insert(0, noBreakSpace);
}

/// The currency's symbol; empty for no currency.
icu::UnicodeString symbolOf(const char *currency, const icu::Locale &locale, UErrorCode &status) {
  if (currency == nullptr) return {};
  int32_t length = 0;
  // For a currency without a symbol the name is the buffer that was given, so it must live as long as the name.
  icu::UnicodeString code(currency, -1, US_INV);
  const UChar *name = ucurr_getName(code.getTerminatedBuffer(), locale.getName(), UCURR_SYMBOL_NAME, nullptr,
                                    &length, &status);
  return U_FAILURE(status) ? code : icu::UnicodeString(name, length);
}

}  // namespace

rowcall_affixes *rowcall_affixes_open(const char *tag, const char *currency) {
  // A currency formatter would say the same, but it first builds sets of all Unicode characters for the spaces
  // between symbols and digits, which takes as long as all the rest of a program's start.
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = rowcall::locale(tag);
  const auto style = currency == nullptr ? UNUM_PERCENT : UNUM_CURRENCY;
  std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(locale, style, status));
  const icu::DecimalFormatSymbols symbols(locale, status);
  const Marks marks{symbolOf(currency, locale, status),
                    symbols.getSymbol(icu::DecimalFormatSymbols::kMinusSignSymbol),
                    symbols.getSymbol(icu::DecimalFormatSymbols::kPercentSymbol)};
  const auto *decimal = dynamic_cast<const icu::DecimalFormat *>(format.get());
  auto *affixes = new (std::nothrow) rowcall_affixes{};
  if (U_FAILURE(status) || decimal == nullptr || affixes == nullptr) {
    delete affixes;
    return nullptr;
  }
  icu::UnicodeString pattern;
  decimal->toPattern(pattern);
  const int32_t separator = pattern.indexOf(u';');
  const icu::UnicodeString above = separator < 0 ? pattern : icu::UnicodeString(pattern, 0, separator);
  const icu::UnicodeString below = separator < 0 ? u"-" + above : icu::UnicodeString(pattern, separator + 1);
  split(above, marks, affixes->texts[ROWCALL_AFFIX_PREFIX], affixes->texts[ROWCALL_AFFIX_SUFFIX]);
  split(below, marks, affixes->texts[ROWCALL_AFFIX_NEGATIVE_PREFIX], affixes->texts[ROWCALL_AFFIX_NEGATIVE_SUFFIX]);
  return affixes;
}

int32_t rowcall_affixes_text(const rowcall_affixes *affixes, int32_t affix, char *buffer, int32_t capacity) {
  if (affix < 0 || affix > ROWCALL_AFFIX_NEGATIVE_SUFFIX) return ROWCALL_UNKNOWN;
  return rowcall::write(affixes->texts[affix], buffer, capacity);
}

void rowcall_affixes_close(rowcall_affixes *affixes) { delete affixes; }
