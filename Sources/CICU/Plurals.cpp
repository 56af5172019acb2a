#include "CICUSpelling.h"
#include "Support.hpp"

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

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

int32_t rowcall_plurals_select(const rowcall_plurals *plurals, const char *number, char *buffer,
                               int32_t capacity) {
  if (!rowcall::isNumber(number)) return ROWCALL_BAD_NUMBER;
  UErrorCode status = U_ZERO_ERROR;
  // A formatted number tells the rules about zeros at the end of a fraction; a double would have lost them.
  const auto precision = icu::number::Precision::fixedFraction(rowcall::fractionDigits(number));
  const auto formatted = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
                             .precision(precision)
                             .formatDecimal(number, status);
  const icu::UnicodeString keyword = plurals->rules->select(formatted, status);
  return U_FAILURE(status) ? ROWCALL_FAILED : rowcall::write(keyword, buffer, capacity);
}
