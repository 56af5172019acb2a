#include "Collation.hpp"
#include "Support.hpp"

#include <unicode/ucol.h>
#include <unicode/uiter.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <new>

namespace rowcall {

bool Scratch::read(const char *utf8, int32_t length) try {
  // No text has more UTF-16 units than UTF-8 bytes.
  if (units_.size() <= static_cast<size_t>(length)) units_.resize(static_cast<size_t>(length) + 1);
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(units_.data(), static_cast<int32_t>(units_.size()), &count_, utf8, length, 0xFFFD, nullptr,
                       &status);
  return U_SUCCESS(status);
} catch (const std::bad_alloc &) {
  return false;
}

}  // namespace rowcall

rowcall_collator *rowcall_collator_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(rowcall::locale(tag), status));
  if (U_FAILURE(status) || collator == nullptr) return nullptr;
  return new (std::nothrow) rowcall_collator{std::move(collator), {}, {}};
}

void rowcall_collator_close(rowcall_collator *collator) { delete collator; }

int32_t rowcall_collator_compare(rowcall_collator *collator, const char *first, int32_t first_length,
                                 const char *second, int32_t second_length) {
  const bool isRead = collator->text.read(first, first_length) && collator->other.read(second, second_length);
  if (!isRead) return 0;
  UErrorCode status = U_ZERO_ERROR;
  return collator->collator->compare(collator->text.units(), collator->text.count(), collator->other.units(),
                                     collator->other.count(), status);
}

int32_t rowcall_collator_key(rowcall_collator *collator, const char *text, int32_t length, uint8_t *key,
                             int32_t capacity) {
  if (!collator->text.read(text, length)) return ROWCALL_FAILED;
  return collator->collator->getSortKey(collator->text.units(), collator->text.count(), key, capacity);
}

int32_t rowcall_collator_letters(rowcall_collator *collator, const char *text, int32_t length, uint8_t *letters,
                                 int32_t capacity) {
  if (!collator->text.read(text, length)) return ROWCALL_FAILED;
  UCharIterator units;
  uiter_setString(&units, collator->text.units(), collator->text.count());
  // A key in parts costs no more than the part that is asked for.
  uint32_t state[2] = {0, 0};
  UErrorCode status = U_ZERO_ERROR;
  const int32_t written =
      ucol_nextSortKeyPart(collator->collator->toUCollator(), &units, state, letters, capacity, &status);
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  // The first level ends with a one, and a key without further levels with a zero.
  const uint8_t *end = std::find_if(letters, letters + written, [](uint8_t byte) { return byte <= 1; });
  return static_cast<int32_t>(end - letters);
}
