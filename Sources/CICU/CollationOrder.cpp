#include "Collation.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <string>

namespace {

/// The start of a key as a number that compares as its bytes do, and where the rest stands.
///
/// Most pairs are told apart by the number alone, without a look at memory that is far away. A key ends with a zero and
/// has none before its end, so its rest compares as a string does.
struct Entry {
  uint64_t start;
  const char *rest;
  uint32_t position;
};

constexpr size_t startLength = sizeof(uint64_t);

bool precedes(const Entry &first, const Entry &second) {
  if (first.start != second.start) return first.start < second.start;
  const int difference = std::strcmp(first.rest, second.rest);
  return difference != 0 ? difference < 0 : first.position < second.position;
}

/// Splits a key; what is shorter than the number is filled up with zeros.
Entry entry(const char *key, size_t length, uint32_t position) {
  uint64_t start = 0;
  for (size_t index = 0; index < startLength; index++) {
    start = start << 8 | (index < length ? static_cast<uint8_t>(key[index]) : 0);
  }
  return {start, length < startLength ? "" : key + startLength, position};
}

}  // namespace

/// Keys stand one after the other in blocks that never move.
struct rowcall_order {
  rowcall_collator *collator;
  std::vector<Entry> entries;
  std::vector<std::unique_ptr<char[]>> blocks;
  char *free = nullptr;
  int32_t room = 0;

  /// Writes the key of a text where there is room, and gives its length with its zero.
  int32_t writeKey(const char *text, int32_t length) {
    if (!collator->text.read(text, length)) return 0;
    const int32_t keyLength = writeKey();
    if (keyLength <= room) return keyLength;
    makeRoom(keyLength);
    return writeKey();
  }

 private:
  int32_t writeKey() {
    return collator->collator->getSortKey(collator->text.units(), collator->text.count(),
                                          reinterpret_cast<uint8_t *>(free), room);
  }

  /// Begins another block; a key that is longer than a block gets one of its own length.
  void makeRoom(int32_t length) {
    constexpr int32_t usual = 1 << 20;
    room = std::max(length, usual);
    blocks.emplace_back(new char[static_cast<size_t>(room)]);
    free = blocks.back().get();
  }
};

rowcall_order *rowcall_order_open(rowcall_collator *collator, int64_t count) {
  auto *order = new (std::nothrow) rowcall_order{collator};
  if (order != nullptr) order->entries.reserve(static_cast<size_t>(count));
  return order;
}

void rowcall_order_close(rowcall_order *order) { delete order; }

void rowcall_order_add(rowcall_order *order, const char *text, int32_t length) {
  const int32_t keyLength = order->writeKey(text, length);
  const auto position = static_cast<uint32_t>(order->entries.size());
  order->entries.push_back(entry(order->free, static_cast<size_t>(keyLength), position));
  order->free += keyLength;
  order->room -= keyLength;
}

void rowcall_order_sort(rowcall_order *order, int64_t *positions) {
  std::sort(order->entries.begin(), order->entries.end(), precedes);
  for (const Entry &entry : order->entries) *positions++ = entry.position;
}

int64_t rowcall_order_count_before(rowcall_order *order, const char *text, int32_t length) {
  const int32_t keyLength = order->writeKey(text, length);
  if (keyLength == 0) return 0;
  // The first level of a key is for the letters alone and ends with a one: all that begins with it comes after it.
  const std::string letters(order->free, strcspn(order->free, "\1"));
  const auto place = std::lower_bound(order->entries.begin(), order->entries.end(),
                                      entry(letters.c_str(), letters.size() + 1, 0), precedes);
  return place - order->entries.begin();
}
