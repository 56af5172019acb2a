#ifndef ROWCALL_COLLATION_HPP
#define ROWCALL_COLLATION_HPP

#include "CICUCollation.h"

#include <unicode/coll.h>

#include <memory>
#include <vector>

namespace rowcall {

/// Room for one text in ICU's encoding, used again for the next.
class Scratch {
 public:
  /// The text, until the next one is read; malformed sequences become U+FFFD. False without memory for it.
  bool read(const char *utf8, int32_t length);
  const UChar *units() const { return units_.data(); }
  int32_t count() const { return count_; }

 private:
  std::vector<UChar> units_;
  int32_t count_ = 0;
};

}  // namespace rowcall

struct rowcall_collator {
  std::unique_ptr<icu::Collator> collator;
  rowcall::Scratch text;
  rowcall::Scratch other;
};

#endif
