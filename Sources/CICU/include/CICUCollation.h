#ifndef CICU_COLLATION_H
#define CICU_COLLATION_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a locale orders texts. It keeps room for one text, so that a call allocates nothing once it has seen a long one.
typedef struct rowcall_collator rowcall_collator;
/// Keywords choose a variant, as in "de-u-co-phonebk".
rowcall_collator *rowcall_collator_open(const char *locale);
/// Gives -1, 0 or 1.
int32_t rowcall_collator_compare(rowcall_collator *collator, const char *first, int32_t first_length,
                                 const char *second, int32_t second_length);
/// The letters of a text alone, whatever their case and accents: writes the first level of its sort key, or as much of it
/// as there is room for, and gives how much that is; ROWCALL_FAILED for a text that ICU cannot read.
int32_t rowcall_collator_letters(rowcall_collator *collator, const char *text, int32_t length, uint8_t *letters,
                                 int32_t capacity);
/// The sort key of a text, which compares with others byte by byte and ends with its only zero: writes as much of it as there is
/// room for, and gives its length; ROWCALL_FAILED for a text that ICU cannot read.
int32_t rowcall_collator_key(rowcall_collator *collator, const char *text, int32_t length, uint8_t *key,
                             int32_t capacity);
void rowcall_collator_close(rowcall_collator *collator);

/// Many texts and their order: each is added once, then all are sorted, then places are asked for.
typedef struct rowcall_order rowcall_order;
/// `count` is how many texts to make room for; more may come. The collator must outlive the order. NULL when
/// there is no memory.
rowcall_order *rowcall_order_open(rowcall_collator *collator, int64_t count);
/// Adds the next text; one that ICU cannot read counts as empty. False when there is no memory for it.
bool rowcall_order_add(rowcall_order *order, const char *text, int32_t length);
/// Sorts all texts and writes their positions, in order, to `positions`; equal texts stay as they were added.
void rowcall_order_sort(rowcall_order *order, int64_t *positions);
/// How many of the sorted texts come before all that begin with letters like these, whatever their case and accents; 0 when there
/// is no memory to tell.
int64_t rowcall_order_count_before(rowcall_order *order, const char *text, int32_t length);
void rowcall_order_close(rowcall_order *order);

/// What a bucket of an index holds.
enum {
  /// Texts that begin with its label.
  ROWCALL_BUCKET_LABEL = 0,
  /// Texts before the first label: signs, digits, nothing at all.
  ROWCALL_BUCKET_UNDERFLOW = 1,
  /// Texts between two scripts that have labels.
  ROWCALL_BUCKET_INFLOW = 2,
  /// Texts after the last label.
  ROWCALL_BUCKET_OVERFLOW = 3,
};

/// The buckets into which a locale puts texts by how they begin.
typedef struct rowcall_index rowcall_index;
/// `english` adds the labels A to Z where the locale has none.
rowcall_index *rowcall_index_open(const char *locale, bool english);
int32_t rowcall_index_count(const rowcall_index *index);
/// The text of a bucket's label; that of the buckets for the rest is ICU's "…".
int32_t rowcall_index_label(const rowcall_index *index, int32_t bucket, char *buffer, int32_t capacity);
int32_t rowcall_index_kind(const rowcall_index *index, int32_t bucket);
/// The bucket of a text, or ROWCALL_FAILED.
int32_t rowcall_index_bucket(const rowcall_index *index, const char *text, int32_t length);
void rowcall_index_close(rowcall_index *index);

#ifdef __cplusplus
}
#endif

#endif
