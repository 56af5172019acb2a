#include "CICUCollation.h"
#include "Support.hpp"

#include <unicode/alphaindex.h>

#include <memory>
#include <new>

/// Without a limit of our own ICU leaves out labels beyond 99, and with them half of the radicals and of A to Z.
constexpr int32_t labelLimit = 1000;

struct rowcall_index {
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> index;
};

rowcall_index *rowcall_index_open(const char *tag, bool english) {
  UErrorCode status = U_ZERO_ERROR;
  icu::AlphabeticIndex builder(rowcall::locale(tag), status);
  if (english) builder.addLabels(icu::Locale::getEnglish(), status);
  builder.setMaxLabelCount(labelLimit, status);
  if (U_FAILURE(status)) return nullptr;
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> index(builder.buildImmutableIndex(status));
  if (U_FAILURE(status) || index == nullptr) return nullptr;
  return new (std::nothrow) rowcall_index{std::move(index)};
}

void rowcall_index_close(rowcall_index *index) { delete index; }

int32_t rowcall_index_count(const rowcall_index *index) { return index->index->getBucketCount(); }

int32_t rowcall_index_label(const rowcall_index *index, int32_t bucket, char *buffer, int32_t capacity) {
  const auto *found = index->index->getBucket(bucket);
  return found == nullptr ? ROWCALL_UNKNOWN : rowcall::write(found->getLabel(), buffer, capacity);
}

int32_t rowcall_index_kind(const rowcall_index *index, int32_t bucket) {
  const auto *found = index->index->getBucket(bucket);
  if (found == nullptr) return ROWCALL_UNKNOWN;
  switch (found->getLabelType()) {
    case U_ALPHAINDEX_UNDERFLOW: return ROWCALL_BUCKET_UNDERFLOW;
    case U_ALPHAINDEX_INFLOW: return ROWCALL_BUCKET_INFLOW;
    case U_ALPHAINDEX_OVERFLOW: return ROWCALL_BUCKET_OVERFLOW;
    default: return ROWCALL_BUCKET_LABEL;
  }
}

int32_t rowcall_index_bucket(const rowcall_index *index, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const auto name = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  const int32_t bucket = index->index->getBucketIndex(name, status);
  return U_FAILURE(status) ? ROWCALL_FAILED : bucket;
}
