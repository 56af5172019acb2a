#ifndef CBENCH_H
#define CBENCH_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Puts texts into the buckets of a locale's index and sorts them, straight on ICU and as its manual says: a sort key and
/// a bucket for each, then one sort. For measuring only.
///
/// Text `n` is the UTF-8 from `offsets[n]` to `offsets[n + 1]`. Gives the number of buckets, or -1, and writes the
/// positions of all texts, bucket after bucket.
int32_t bench_sort_names(const char *locale, const char *bytes, const int64_t *offsets, int64_t count,
                         int64_t *positions);

/// Gives freed memory back to the system, so that what is taken next is seen.
void bench_trim_memory(void);

#ifdef __cplusplus
}
#endif

#endif
