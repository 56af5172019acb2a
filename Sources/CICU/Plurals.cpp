#include "CICUSpelling.h"
#include "Support.hpp"

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

struct rowcall_plurals {
  std::unique_ptr<icu::PluralRules> rules;
};

rowcall_plurals *rowcall_plurals_open(const char *tag, int32_t ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  const auto kind = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(rowcall::locale(tag), kind, status));
  if (U_FAILURE(status) || rules == nullptr) return nullptr;
  return new (std::nothrow) rowcall_plurals{std::move(rules)};
}

void rowcall_plurals_close(rowcall_plurals *plurals) { delete plurals; }

/// Whether a number fits ICU's quick way, which is ten times as fast; counts of things mostly do.
static bool isSmallInteger(const char *number) {
  return std::strlen(number) <= 9 && std::strchr(number, '.') == nullptr;
}

/// A formatted number tells the rules about zeros at the end of a fraction; a double would have lost them.
static icu::UnicodeString selectAsWritten(const icu::PluralRules &rules, const char *number, UErrorCode &status) {
  const auto precision = icu::number::Precision::fixedFraction(rowcall::fractionDigits(number));
  const auto formatter = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot()).precision(precision);
  return rules.select(formatter.formatDecimal(number, status), status);
}

int32_t rowcall_plurals_select(const rowcall_plurals *plurals, const char *number, char *buffer,
                               int32_t capacity) {
  if (!rowcall::isNumber(number)) return ROWCALL_BAD_NUMBER;
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString keyword = isSmallInteger(number)
                                         ? plurals->rules->select(static_cast<int32_t>(std::strtol(number, nullptr, 10)))
                                         : selectAsWritten(*plurals->rules, number, status);
  return U_FAILURE(status) ? ROWCALL_FAILED : rowcall::write(keyword, buffer, capacity);
}
