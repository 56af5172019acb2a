#ifndef CICU_AMOUNTS_H
#define CICU_AMOUNTS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The marks of numbers; digit n is ROWCALL_SYMBOL_DIGIT + n.
enum {
  ROWCALL_SYMBOL_DECIMAL = 0,
  ROWCALL_SYMBOL_GROUPING = 1,
  ROWCALL_SYMBOL_MINUS = 2,
  ROWCALL_SYMBOL_PLUS = 3,
  ROWCALL_SYMBOL_PERCENT = 4,
  ROWCALL_SYMBOL_DIGIT = 5,
};

/// How digits are grouped: the sizes of the last group and of those before it, and how many digits must stand before
/// the last group for it to be set off. A primary size of 0 means no grouping.
typedef struct {
  int32_t primary;
  int32_t secondary;
  int32_t minimum;
} rowcall_grouping;

typedef struct rowcall_symbols rowcall_symbols;
rowcall_symbols *rowcall_symbols_open(const char *locale);
int32_t rowcall_symbols_text(const rowcall_symbols *symbols, int32_t symbol, char *buffer, int32_t capacity);
void rowcall_symbols_close(rowcall_symbols *symbols);

/// Gives 0, or an error code.
int32_t rowcall_grouping_of(const char *locale, rowcall_grouping *grouping);

/// What stands around an amount.
enum {
  ROWCALL_AFFIX_PREFIX = 0,
  ROWCALL_AFFIX_SUFFIX = 1,
  ROWCALL_AFFIX_NEGATIVE_PREFIX = 2,
  ROWCALL_AFFIX_NEGATIVE_SUFFIX = 3,
};

typedef struct rowcall_affixes rowcall_affixes;
/// `currency` is an ISO 4217 code, or NULL for percentages.
rowcall_affixes *rowcall_affixes_open(const char *locale, const char *currency);
int32_t rowcall_affixes_text(const rowcall_affixes *affixes, int32_t affix, char *buffer, int32_t capacity);
void rowcall_affixes_close(rowcall_affixes *affixes);

/// Puts units of measure around numbers.
typedef struct rowcall_units rowcall_units;
/// `unit` is a CLDR identifier; `width` is 0 for whole words and 1 for the short form.
rowcall_units *rowcall_units_open(const char *locale, const char *unit, int32_t width);
/// Gives the number with its unit; `start` and `end` are where its digits stand, in bytes, both -1 when the words
/// alone tell the amount.
rowcall_units *rowcall_units_open_compact(const char *locale, int32_t width);
int32_t rowcall_units_format(const rowcall_units *units, const char *number, char *buffer, int32_t capacity,
                             int32_t *start, int32_t *end);
/// The gender of a unit's name, as numerals agree with it.
enum {
  ROWCALL_GENDER_UNKNOWN = 0,
  ROWCALL_GENDER_MASCULINE = 1,
  ROWCALL_GENDER_FEMININE = 2,
  ROWCALL_GENDER_NEUTER = 3,
  ROWCALL_GENDER_COMMON = 4,
};
int32_t rowcall_units_gender(const rowcall_units *units);
void rowcall_units_close(rowcall_units *units);

/// Which name of a currency.
enum {
  ROWCALL_CURRENCY_SYMBOL = 0,
  ROWCALL_CURRENCY_NAME = 1,
};

int32_t rowcall_currency_name(const char *locale, const char *currency, int32_t style, char *buffer,
                              int32_t capacity);
/// `category` is a plural keyword: "one", "few".
int32_t rowcall_currency_plural_name(const char *locale, const char *currency, const char *category, char *buffer,
                                     int32_t capacity);
/// How many digits follow the decimal mark, or ROWCALL_UNKNOWN.
int32_t rowcall_currency_fraction_digits(const char *currency);

#ifdef __cplusplus
}
#endif

#endif
