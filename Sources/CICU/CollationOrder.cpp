#include "Collation.hpp"

#include <algorithm>
#include <cstring>
#include <exception>
#include <memory>

namespace {

/// Bytes that stand one after the other in blocks, which never move.
class Arena {
 public:
  /// A copy of some bytes, for as long as the arena lives.
  const char *keep(const char *bytes, size_t length) {
    if (length > room_) makeRoom(length);
    char *copy = free_;
    std::memcpy(copy, bytes, length);
    free_ += length;
    room_ -= length;
    return copy;
  }

 private:
  /// Begins another block; what is longer than a block gets one of its own length.
  void makeRoom(size_t length) {
    room_ = std::max(length, size_t{1} << 20);
    blocks_.emplace_back(new char[room_]);
    free_ = blocks_.back().get();
  }

  std::vector<std::unique_ptr<char[]>> blocks_;
  char *free_ = nullptr;
  size_t room_ = 0;
};

/// A sort key: its first 16 bytes as two numbers that compare as the bytes do, and what is left of it.
///
/// The numbers alone tell most pairs apart, without a look at memory that is far away. A key ends with a zero and has
/// none before its end, so that its rest compares as a C string does.
struct Key {
  uint64_t first;
  uint64_t second;
  const char *rest;
  uint32_t position;

  bool operator<(const Key &other) const {
    if (first != other.first) return first < other.first;
    if (second != other.second) return second < other.second;
    const int difference = std::strcmp(rest, other.rest);
    return difference != 0 ? difference < 0 : position < other.position;
  }
};

constexpr size_t partLength = sizeof(uint64_t);

/// The bytes of a key from an offset on; zeros where it has ended.
uint64_t part(const char *key, size_t length, size_t offset) {
  uint64_t number = 0;
  for (size_t index = offset; index < offset + partLength; index++) {
    number = number << 8 | (index < length ? static_cast<uint8_t>(key[index]) : 0);
  }
  return number;
}

}  // namespace

struct rowcall_order {
  rowcall_collator *collator;
  std::vector<Key> keys;
  Arena rests;
  std::vector<char> scratch;

  /// Writes the key of a text to the scratch and gives its length without the zero; 0 for a text that ICU cannot read.
  size_t write(const char *text, int32_t length) {
    if (!collator->text.read(text, length)) return 0;
    const int32_t needed = writeKey();
    if (needed > static_cast<int32_t>(scratch.size())) {
      scratch.resize(static_cast<size_t>(needed));
      writeKey();
    }
    return static_cast<size_t>(std::max(needed, 1) - 1);
  }

  /// The key in the scratch; its rest goes to the arena.
  Key key(size_t length, uint32_t position) {
    const size_t split = 2 * partLength;
    const char *bytes = scratch.data();
    const char *rest = length <= split ? "" : rests.keep(bytes + split, length + 1 - split);
    return {part(bytes, length, 0), part(bytes, length, partLength), rest, position};
  }

 private:
  int32_t writeKey() {
    return collator->collator->getSortKey(collator->text.units(), collator->text.count(),
                                          reinterpret_cast<uint8_t *>(scratch.data()),
                                          static_cast<int32_t>(scratch.size()));
  }
};

// No exception may leave these functions: the frames above them are Swift's, which end the program.

rowcall_order *rowcall_order_open(rowcall_collator *collator, int64_t count) {
  if (count < 0) return nullptr;
  try {
    auto order = std::make_unique<rowcall_order>(rowcall_order{collator, {}, {}, std::vector<char>(256)});
    order->keys.reserve(static_cast<size_t>(count));
    return order.release();
  } catch (const std::exception &) {
    return nullptr;
  }
}

void rowcall_order_close(rowcall_order *order) { delete order; }

bool rowcall_order_add(rowcall_order *order, const char *text, int32_t length) {
  try {
    const size_t keyLength = order->write(text, length);
    order->keys.push_back(order->key(keyLength, static_cast<uint32_t>(order->keys.size())));
    return true;
  } catch (const std::exception &) {
    return false;
  }
}

void rowcall_order_sort(rowcall_order *order, int64_t *positions) {
  std::sort(order->keys.begin(), order->keys.end());
  for (const Key &key : order->keys) *positions++ = key.position;
}

int64_t rowcall_order_count_before(rowcall_order *order, const char *text, int32_t length) {
  try {
    const size_t keyLength = order->write(text, length);
    // The first level of a key is for the letters alone and ends with a one: all that begins with it comes after it.
    const auto end = std::find(order->scratch.begin(), order->scratch.begin() + static_cast<long>(keyLength), '\1');
    *end = '\0';
    const Key letters = order->key(static_cast<size_t>(end - order->scratch.begin()), 0);
    return std::lower_bound(order->keys.begin(), order->keys.end(), letters) - order->keys.begin();
  } catch (const std::exception &) {
    return 0;
  }
}
