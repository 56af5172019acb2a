#include "CBench.h"

#include <unicode/alphaindex.h>
#include <unicode/coll.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

namespace {

/// One text: its bucket, and its key in the arena.
struct Record {
  int32_t bucket;
  int32_t length;
  size_t key;
  int64_t position;
};

}  // namespace

int32_t bench_sort_names(const char *tag, const char *bytes, const int64_t *offsets, int64_t count,
                         int64_t *positions) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  icu::AlphabeticIndex builder(locale, status);
  builder.addLabels(icu::Locale::getEnglish(), status);
  if (U_FAILURE(status)) return -1;
  const std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> index(builder.buildImmutableIndex(status));
  const std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(locale, status));
  if (U_FAILURE(status)) return -1;

  std::vector<Record> records;
  records.reserve(static_cast<size_t>(count));
  std::vector<uint8_t> arena(static_cast<size_t>(count) * 24);
  size_t used = 0;
  for (int64_t position = 0; position < count; position++) {
    const auto length = static_cast<int32_t>(offsets[position + 1] - offsets[position]);
    const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(bytes + offsets[position], length));
    const auto write = [&] {
      return collator->getSortKey(text, arena.data() + used, static_cast<int32_t>(arena.size() - used));
    };
    int32_t keyLength = write();
    if (static_cast<size_t>(keyLength) > arena.size() - used) {
      arena.resize(2 * arena.size() + static_cast<size_t>(keyLength));
      keyLength = write();
    }
    records.push_back({index->getBucketIndex(text, status), keyLength, used, position});
    used += static_cast<size_t>(keyLength);
  }
  std::sort(records.begin(), records.end(), [&arena](const Record &first, const Record &second) {
    if (first.bucket != second.bucket) return first.bucket < second.bucket;
    const auto length = static_cast<size_t>(std::min(first.length, second.length));
    const int difference = std::memcmp(&arena[first.key], &arena[second.key], length);
    return difference != 0 ? difference < 0 : first.position < second.position;
  });
  for (const Record &record : records) *positions++ = record.position;
  return U_FAILURE(status) ? -1 : index->getBucketCount();
}
