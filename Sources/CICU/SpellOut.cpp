#include "CICUSpelling.h"
#include "Support.hpp"

#include <unicode/fmtable.h>
#include <unicode/rbnf.h>

#include <new>

struct rowcall_speller {
  icu::RuleBasedNumberFormat format;
};

rowcall_speller *rowcall_speller_open(const char *tag, int32_t kind) {
  UErrorCode status = U_ZERO_ERROR;
  const auto rules = kind == ROWCALL_SPELL_WORDS ? icu::URBNF_SPELLOUT : icu::URBNF_ORDINAL;
  auto *speller =
      new (std::nothrow) rowcall_speller{icu::RuleBasedNumberFormat(rules, rowcall::locale(tag), status)};
  if (speller != nullptr && U_SUCCESS(status)) return speller;
  delete speller;
  return nullptr;
}

void rowcall_speller_close(rowcall_speller *speller) { delete speller; }

int32_t rowcall_speller_rule_count(const rowcall_speller *speller) {
  return speller->format.getNumberOfRuleSetNames();
}

int32_t rowcall_speller_rule_name(const rowcall_speller *speller, int32_t index, char *buffer, int32_t capacity) {
  if (index < 0 || index >= rowcall_speller_rule_count(speller)) return ROWCALL_UNKNOWN;
  return rowcall::write(speller->format.getRuleSetName(index), buffer, capacity);
}

/// Formats with a rule set of this name; ICU's functions that take a name only take native numbers.
static void formatByRule(const icu::RuleBasedNumberFormat &format, icu::Formattable &number,
                         const icu::UnicodeString &rule, icu::UnicodeString &text, UErrorCode &status) {
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  const int64_t integer = number.getInt64(status);
  // A number that is no 64-bit integer is truncated with an error; it is spelled as a double.
  if (number.getType() == icu::Formattable::kDouble || U_FAILURE(status)) {
    status = U_ZERO_ERROR;
    format.format(number.getDouble(status), rule, text, position, status);
  } else {
    format.format(integer, rule, text, position, status);
  }
}

int32_t rowcall_speller_format(const rowcall_speller *speller, const char *digits, const char *rule, char *buffer,
                               int32_t capacity) {
  if (!rowcall::isNumber(digits)) return ROWCALL_BAD_NUMBER;
  UErrorCode status = U_ZERO_ERROR;
  icu::Formattable number(digits, status);
  icu::UnicodeString text;
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  if (rule != nullptr) {
    formatByRule(speller->format, number, rowcall::text(rule), text, status);
    if (status == U_ILLEGAL_ARGUMENT_ERROR) return ROWCALL_UNKNOWN;
  } else {
    static_cast<const icu::Format &>(speller->format).format(number, text, status);
  }
  return U_FAILURE(status) ? ROWCALL_FAILED : rowcall::write(text, buffer, capacity);
}
