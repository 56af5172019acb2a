#include "CICUMessages.h"
#include "Support.hpp"

#include <unicode/fmtable.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

#include <algorithm>
#include <memory>
#include <new>
#include <vector>

struct rowcall_message {
  std::unique_ptr<icu::MessageFormat> format;
  std::vector<icu::UnicodeString> required;
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
};

/// All arguments that a pattern names; ICU's own list leaves out those inside plural and select branches.
static std::vector<icu::UnicodeString> argumentNames(const icu::UnicodeString &pattern, UErrorCode &status) {
  std::vector<icu::UnicodeString> names;
  const icu::MessagePattern parsed(pattern, nullptr, status);
  if (U_FAILURE(status)) return names;
  for (int32_t index = 0; index < parsed.countParts(); index++) {
    const auto &part = parsed.getPart(index);
    const auto type = part.getType();
    if (type != UMSGPAT_PART_TYPE_ARG_NAME && type != UMSGPAT_PART_TYPE_ARG_NUMBER) continue;
    const icu::UnicodeString name = parsed.getSubstring(part);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

rowcall_message *rowcall_message_open(const char *tag, const char *pattern, int32_t length, int32_t *stopped) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError error{};
  const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(pattern, length));
  std::unique_ptr<icu::MessageFormat> format(
      new icu::MessageFormat(text, rowcall::gregorianLocale(tag), error, status));
  *stopped = error.offset;
  if (U_FAILURE(status)) return nullptr;
  auto required = argumentNames(text, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) rowcall_message{std::move(format), std::move(required), {}, {}};
}

void rowcall_message_close(rowcall_message *message) { delete message; }

int32_t rowcall_message_argument_count(const rowcall_message *message) {
  return static_cast<int32_t>(message->required.size());
}

int32_t rowcall_message_argument_name(const rowcall_message *message, int32_t index, char *buffer,
                                      int32_t capacity) {
  if (index < 0 || index >= rowcall_message_argument_count(message)) return ROWCALL_UNKNOWN;
  return rowcall::write(message->required[index], buffer, capacity);
}

static int32_t set(rowcall_message *message, const char *name, const icu::Formattable &value) {
  message->names.push_back(rowcall::text(name));
  message->values.push_back(value);
  return 0;
}

int32_t rowcall_message_set_text(rowcall_message *message, const char *name, const char *text, int32_t length) {
  return set(message, name, icu::Formattable(icu::UnicodeString::fromUTF8(icu::StringPiece(text, length))));
}

int32_t rowcall_message_set_number(rowcall_message *message, const char *name, const char *number) {
  if (!rowcall::isNumber(number)) return ROWCALL_BAD_NUMBER;
  UErrorCode status = U_ZERO_ERROR;
  const icu::Formattable value(number, status);
  return U_FAILURE(status) ? ROWCALL_BAD_NUMBER : set(message, name, value);
}

int32_t rowcall_message_format(const rowcall_message *message, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  message->format->format(message->names.data(), message->values.data(),
                          static_cast<int32_t>(message->names.size()), text, status);
  return U_FAILURE(status) ? ROWCALL_FAILED : rowcall::write(text, buffer, capacity);
}

void rowcall_message_clear(rowcall_message *message) {
  message->names.clear();
  message->values.clear();
}
