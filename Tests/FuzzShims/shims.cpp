// Feeds the C and C++ parts with a fuzzer's bytes; `.ci/fuzz` builds it with the sanitizers for addresses and undefined
// behaviour. Each buffer is as long as its capacity says and not a byte longer, so that a write past its end is seen.
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "CBench.h"
#include "CICU.h"

extern "C" {
#include "CGumbo.h"
#include "CMecab.h"
#include "CProcess.h"
}

namespace {

void require(bool isKept, const char *promise) {
  if (isKept) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

/// Takes decisions from the start of an input.
struct Input {
  const uint8_t *next;
  const uint8_t *end;

  uint8_t byte() { return next < end ? *next++ : 0; }
  int32_t below(int32_t count) { return byte() % count; }

  /// A text of at most so many bytes, without a zero byte.
  std::string word(size_t most) {
    const size_t count = std::min<size_t>(most, byte());
    std::string text;
    while (text.size() < count && next < end) {
      text.push_back(static_cast<char>(*next | (*next == 0)));
      ++next;
    }
    return text;
  }

  std::string rest() {
    std::string text(next, end);
    next = end;
    return text;
  }

  std::string locale() {
    static const char *const known[] = {"en", "de",    "ja",      "ar",    "he", "zh-Hant-TW", "pt-BR",
                                        "sv", "hi",    "zh",      "de-CH", "xx", "",           "en-u-co-phonebk",
                                        "ru", "sr-Latn"};
    const uint8_t choice = byte();
    return choice < 0xE0 ? known[choice % 16] : word(40);
  }
};

/// Calls what writes into a buffer, with a buffer that may be too short, and then with one that is long enough.
template <typename Write>
void written(Input &input, Write write) {
  const int32_t capacity = input.below(32);
  std::vector<char> narrow(static_cast<size_t>(capacity) + 1);
  // Not a vector's own spare room, but exactly so many bytes.
  char *exact = static_cast<char *>(std::malloc(static_cast<size_t>(capacity) + (capacity == 0)));
  const int32_t length = write(exact, capacity);
  if (length >= 0 && length <= capacity) std::memcpy(narrow.data(), exact, static_cast<size_t>(length));
  std::free(exact);
  if (length <= capacity) return;
  char *enough = static_cast<char *>(std::malloc(static_cast<size_t>(length)));
  require(write(enough, length) == length, "a text has the length that it was said to have");
  std::free(enough);
}

int32_t length(const std::string &text) { return static_cast<int32_t>(text.size()); }

void amounts(Input &input) {
  const std::string locale = input.locale(), currency = input.word(8), number = input.word(40);
  rowcall_grouping grouping;
  rowcall_grouping_of(locale.c_str(), &grouping);
  if (auto *symbols = rowcall_symbols_open(locale.c_str())) {
    const int32_t symbol = input.below(7);
    written(input, [&](char *buffer, int32_t room) { return rowcall_symbols_text(symbols, symbol, buffer, room); });
    rowcall_symbols_close(symbols);
  }
  if (auto *affixes = rowcall_affixes_open(locale.c_str(), currency.c_str())) {
    const int32_t affix = input.below(4);
    written(input, [&](char *buffer, int32_t room) { return rowcall_affixes_text(affixes, affix, buffer, room); });
    rowcall_affixes_close(affixes);
  }
  const int32_t style = input.below(3);
  const std::string category = input.word(6);
  written(input, [&](char *buffer, int32_t room) {
    return rowcall_currency_name(locale.c_str(), currency.c_str(), style, buffer, room);
  });
  written(input, [&](char *buffer, int32_t room) {
    return rowcall_currency_plural_name(locale.c_str(), currency.c_str(), category.c_str(), buffer, room);
  });
  rowcall_currency_fraction_digits(currency.c_str());
  static const char *const kinds[] = {"kilometer", "meter-per-second", "percent", "celsius"};
  const std::string unit = input.below(2) ? kinds[input.below(4)] : input.word(24);
  auto *units = input.below(2) ? rowcall_units_open(locale.c_str(), unit.c_str(), input.below(3))
                               : rowcall_units_open_compact(locale.c_str(), input.below(3));
  if (units == nullptr) return;
  written(input, [&](char *buffer, int32_t room) {
    int32_t start = 0, end = 0;
    const int32_t count = rowcall_units_format(units, number.c_str(), buffer, room, &start, &end);
    require(count < 0 || (0 <= start && start <= end && end <= count), "a number stands inside its unit");
    return count;
  });
  rowcall_units_gender(units);
  rowcall_units_close(units);
}

void charsets(Input &input) {
  const std::string name = input.word(20);
  const size_t chunk = 1 + static_cast<size_t>(input.below(40));
  const int32_t capacity = 8 + input.below(64);
  static const char *const known[] = {"UTF-16LE",     "Shift_JIS",   "GB18030", "ISO-2022-JP",
                                      "windows-1252", "ISO-2022-KR", "UTF-7",   "HZ"};
  const std::string charset = name.size() < 3 ? known[input.below(8)] : name;
  const std::string text = input.rest();
  const auto *bytes = reinterpret_cast<const uint8_t *>(text.data());
  if (auto *guesses = rowcall_charset_guesses_open(bytes, length(text))) {
    for (int32_t guess = 0; guess < rowcall_charset_guess_count(guesses); guess++) {
      char buffer[32];
      rowcall_charset_guess_name(guesses, guess, buffer, sizeof buffer);
      rowcall_charset_guess_confidence(guesses, guess);
    }
    rowcall_charset_guesses_close(guesses);
  }
  auto *decoder = rowcall_decoder_open(charset.c_str());
  if (decoder == nullptr) return;
  auto *buffer = static_cast<uint8_t *>(std::malloc(static_cast<size_t>(capacity)));
  for (size_t start = 0; start <= text.size(); start += chunk) {
    const size_t count = std::min(chunk, text.size() - start);
    // A copy, so that reading past a chunk is seen.
    std::vector<uint8_t> copy(bytes + start, bytes + start + count);
    copy.shrink_to_fit();
    const uint8_t *source = copy.data(), *end = source + count;
    int32_t more = 1;
    while (source < end || more) {
      const int32_t made =
          rowcall_decoder_decode(decoder, &source, end, start + chunk > text.size(), buffer, capacity, &more);
      if (made < 0) break;
      require(made <= capacity, "no more than there is room for");
    }
  }
  require(rowcall_decoder_first_replaced(decoder) <= static_cast<int64_t>(text.size()), "a place in the text");
  require(rowcall_decoder_offset(decoder) <= static_cast<int64_t>(text.size()), "no more than was read");
  std::free(buffer);
  rowcall_decoder_close(decoder);
}

void collation(Input &input) {
  const std::string locale = input.locale();
  const bool isEnglish = input.below(2);
  std::vector<std::string> names;
  while (input.next < input.end && names.size() < 40) names.push_back(input.word(30));
  auto *collator = rowcall_collator_open(locale.c_str());
  if (collator == nullptr || names.empty()) return rowcall_collator_close(collator);
  const std::string &first = names.front(), &last = names.back();
  const int32_t order = rowcall_collator_compare(collator, first.data(), length(first), last.data(), length(last));
  const int32_t back = rowcall_collator_compare(collator, last.data(), length(last), first.data(), length(first));
  require(order == -back, "order does not depend on who asks");
  std::vector<uint8_t> letters(8);
  rowcall_collator_letters(collator, first.data(), length(first), letters.data(), 8);
  if (auto *sorted = rowcall_order_open(collator, static_cast<int64_t>(names.size()) - 1)) {
    for (const auto &name : names) rowcall_order_add(sorted, name.data(), length(name));
    std::vector<int64_t> places(names.size());
    rowcall_order_sort(sorted, places.data());
    std::vector<bool> seen(names.size());
    for (const int64_t place : places) {
      require(place >= 0 && place < static_cast<int64_t>(names.size()) && !seen[place], "each place once");
      seen[place] = true;
    }
    const int64_t before = rowcall_order_count_before(sorted, first.data(), length(first));
    require(before >= 0 && before <= static_cast<int64_t>(names.size()), "a place among them");
    rowcall_order_close(sorted);
  }
  rowcall_collator_close(collator);
  if (input.byte() % 8) return;  // An index takes a hundred times as long as all else.
  if (auto *index = rowcall_index_open(locale.c_str(), isEnglish)) {
    const int32_t bucket = rowcall_index_bucket(index, first.data(), length(first));
    require(bucket < rowcall_index_count(index), "a bucket of the index");
    written(input, [&](char *buffer, int32_t room) { return rowcall_index_label(index, 0, buffer, room); });
    rowcall_index_kind(index, 0);
    rowcall_index_close(index);
  }
  std::string bytes;
  std::vector<int64_t> offsets{0}, places(names.size());
  for (const auto &name : names) offsets.push_back(static_cast<int64_t>((bytes += name).size()));
  bench_sort_names(locale.c_str(), bytes.data(), offsets.data(), static_cast<int64_t>(names.size()), places.data());
}

void dates(Input &input) {
  const std::string locale = input.locale(), skeleton = input.word(16);
  if (auto *names = rowcall_date_names_open(locale.c_str())) {
    const int32_t kind = input.below(4), index = input.below(16) - 1, isShort = input.below(2), isAlone = input.below(2);
    written(input, [&](char *buffer, int32_t room) {
      return rowcall_date_name(names, kind, index, isShort, isAlone, buffer, room);
    });
    rowcall_date_names_close(names);
  }
  auto *format = input.below(2) ? rowcall_dates_open(locale.c_str(), skeleton.c_str())
                                : rowcall_dates_open_long(locale.c_str());
  if (format == nullptr) return;
  rowcall_date_fields fields;
  uint8_t bytes[sizeof fields];
  for (auto &byte : bytes) byte = input.byte();
  std::memcpy(&fields, bytes, sizeof fields);
  written(input, [&](char *buffer, int32_t room) { return rowcall_dates_format(format, &fields, buffer, room); });
  rowcall_dates_close(format);
}

void messages(Input &input) {
  const std::string locale = input.locale(), text = input.word(40), number = input.word(24), pattern = input.rest();
  int32_t stopped = 0;
  auto *message = rowcall_message_open(locale.c_str(), pattern.data(), length(pattern), &stopped);
  if (message == nullptr) return;
  for (int32_t index = 0; index < rowcall_message_argument_count(message) && index < 8; index++) {
    char name[64] = "";
    const int32_t count = rowcall_message_argument_name(message, index, name, sizeof name - 1);
    if (count < 0 || count >= static_cast<int32_t>(sizeof name)) continue;
    name[count] = 0;
    if (index % 2 == 0) rowcall_message_set_number(message, name, number.c_str());
    if (index % 2 == 1) rowcall_message_set_text(message, name, text.data(), length(text));
  }
  char buffer[16];
  const int32_t count = rowcall_message_format(message, buffer, sizeof buffer);
  if (count > 16 && count < 1 << 20) {
    char *enough = static_cast<char *>(std::malloc(static_cast<size_t>(count)));
    require(rowcall_message_format(message, enough, count) == count, "the same text again");
    std::free(enough);
  }
  rowcall_message_clear(message);
  rowcall_message_close(message);
}

void spelling(Input &input) {
  const std::string locale = input.locale(), number = input.word(40), rule = input.word(40);
  if (auto *plurals = rowcall_plurals_open(locale.c_str(), input.below(2))) {
    written(input, [&](char *buffer, int32_t room) {
      return rowcall_plurals_select(plurals, number.c_str(), buffer, room);
    });
    rowcall_plurals_close(plurals);
  }
  auto *speller = rowcall_speller_open(locale.c_str(), input.below(2));
  if (speller == nullptr) return;
  char name[64] = "";
  const int32_t rules = rowcall_speller_rule_count(speller);
  const int32_t index = rules > 0 ? input.below(rules) : 0;
  const int32_t count = rules > 0 ? rowcall_speller_rule_name(speller, index, name, sizeof name - 1) : 0;
  const std::string known(name, count > 0 && count < 64 ? static_cast<size_t>(count) : 0);
  const std::string &chosen = input.below(2) ? known : rule;
  written(input, [&](char *buffer, int32_t room) {
    return rowcall_speller_format(speller, number.c_str(), chosen.c_str(), buffer, room);
  });
  rowcall_speller_close(speller);
}

void scripts(Input &input) {
  uint32_t scalar = 0;
  for (int32_t index = 0; index < 4; index++) scalar = scalar << 8 | input.byte();
  rowcall_script_of(scalar);
  rowcall_is_known_language(input.word(60).c_str());
  static const char *const known[] = {"Katakana-Hiragana", "Han-Latin", "Fullwidth-Halfwidth", "Any-Upper"};
  static rowcall_transliterator *made[4];
  const int32_t choice = input.below(4);
  if (made[choice] == nullptr) made[choice] = rowcall_transliterator_open(known[choice]);
  if (made[choice] == nullptr) return;
  const std::string text = input.rest();
  for (const int32_t capacity : {0, 7, 3 * length(text) + 8}) {
    char *buffer = static_cast<char *>(std::malloc(static_cast<size_t>(capacity) + 1));
    rowcall_transliterator_apply(made[choice], text.data(), length(text), buffer, capacity);
    std::free(buffer);
  }
}

void page(Input &input) {
  const size_t most = static_cast<size_t>(1 + input.byte()) << 12;
  const std::string text = input.rest();
  int32_t outcome = 0;
  auto *page = rowcall_page_parse(text.data(), text.size(), most, 5, &outcome);
  require(page != nullptr, "a page in any case");
  if (outcome == ROWCALL_PAGE_PARSED) {
    size_t depth = 0;
    for (auto node = rowcall_page_next(page); node.kind != ROWCALL_NODE_END; node = rowcall_page_next(page)) {
      if (node.kind == ROWCALL_NODE_FAILED) break;
      if (node.kind == ROWCALL_NODE_CLOSE) require(depth-- > 0, "no more ends than starts");
      if (node.kind == ROWCALL_NODE_TEXT) std::string(node.text, node.text_length);
      if (node.kind != ROWCALL_NODE_OPEN) continue;
      depth++;
      require(node.offset <= text.size(), "a place in the page");
      if (node.name != nullptr) std::string(node.name, node.name_length);
      require(node.tag < rowcall_tag_count(), "a tag with a name");
      for (uint32_t index = 0; index < node.attribute_count; index++) {
        const auto attribute = rowcall_page_attribute(page, index);
        std::string(attribute.name) + std::string(attribute.value, attribute.value_length);
      }
    }
  }
  require(rowcall_page_bytes(page) <= most + (1 << 16), "no more memory than allowed");
  rowcall_page_free(page);
}

void names(Input &input) {
  static rowcall_mecab *mecab;
  static const int32_t status =
      rowcall_mecab_open("libmecab.so.2", "-C -r /dev/null -d /var/lib/mecab/dic/debian", &mecab);
  if (status != ROWCALL_MECAB_OPEN) return;
  static auto *sentence = rowcall_mecab_sentence_open(mecab);
  const std::string text = input.rest();
  if (sentence == nullptr || !rowcall_mecab_sentence_analyze(sentence, text.data(), length(text))) return;
  rowcall_mecab_word word;
  while (rowcall_mecab_sentence_next(sentence, &word)) {
    require(word.start >= 0 && word.length >= 0 && word.start + word.length <= length(text), "a word of the text");
    if (word.reading.start != nullptr) std::string(word.reading.start, static_cast<size_t>(word.reading.length));
    if (word.pronunciation.start != nullptr)
      std::string(word.pronunciation.start, static_cast<size_t>(word.pronunciation.length));
  }
}

void processes(Input &input) {
  int32_t ends[2];
  if (rowcall_pipe(ends) != 0) return;
  rowcall_widen_pipe(ends[0], static_cast<int32_t>(input.byte()) << input.below(24));
  const std::string path = "/nowhere/" + input.word(60);
  char word[] = "word";
  char *const words[] = {word, nullptr};
  int32_t process = 0;
  require(rowcall_spawn(path.c_str(), words, rowcall_environment(), ends[0], ends[1], -1, &process) != 0,
          "no program is there");
  const int32_t file = rowcall_nameless_file();
  if (file >= 0) close(file);
  close(ends[0]);
  close(ends[1]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  Input input{bytes, bytes + count};
  switch (input.byte() % 10) {
    case 0: amounts(input); break;
    case 1: charsets(input); break;
    case 2: collation(input); break;
    case 3: dates(input); break;
    case 4: messages(input); break;
    case 5: spelling(input); break;
    case 6: scripts(input); break;
    case 7: page(input); break;
    case 8: names(input); break;
    default: processes(input);
  }
  return 0;
}
