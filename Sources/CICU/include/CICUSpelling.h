#ifndef CICU_SPELLING_H
#define CICU_SPELLING_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Numbers by rules.
enum {
  /// In words: "twenty-three".
  ROWCALL_SPELL_WORDS = 0,
  /// Ordinals in digits: "23rd".
  ROWCALL_SPELL_DIGIT_ORDINALS = 1,
};

typedef struct rowcall_speller rowcall_speller;
rowcall_speller *rowcall_speller_open(const char *locale, int32_t kind);
int32_t rowcall_speller_rule_count(const rowcall_speller *speller);
int32_t rowcall_speller_rule_name(const rowcall_speller *speller, int32_t index, char *buffer, int32_t capacity);
/// `rule` is a name with its `%`, or NULL for the locale's default; an unknown one gives ROWCALL_UNKNOWN.
int32_t rowcall_speller_format(const rowcall_speller *speller, const char *number, const char *rule, char *buffer,
                               int32_t capacity);
void rowcall_speller_close(rowcall_speller *speller);

typedef struct rowcall_plurals rowcall_plurals;
/// `ordinal` is 1 for the rules of ordinals ("1st"), 0 for those of cardinals.
rowcall_plurals *rowcall_plurals_open(const char *locale, int32_t ordinal);
/// Gives the keyword: "one". The digits after the decimal mark count as written, so "1.0" is not "1".
int32_t rowcall_plurals_select(const rowcall_plurals *plurals, const char *number, char *buffer, int32_t capacity);
void rowcall_plurals_close(rowcall_plurals *plurals);

#ifdef __cplusplus
}
#endif

#endif
