#include "Collation.hpp"
#include "Support.hpp"

#include <unicode/ustring.h>

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
