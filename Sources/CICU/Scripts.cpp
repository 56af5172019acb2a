#include "CICUScripts.h"
#include "Support.hpp"

#include <unicode/translit.h>
#include <unicode/uscript.h>

#include <memory>
#include <new>

uint32_t rowcall_script_of(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode code = uscript_getScript(static_cast<UChar32>(scalar), &status);
  const char *name = U_FAILURE(status) ? "Zzzz" : uscript_getShortName(code);
  uint32_t letters = 0;
  for (int32_t index = 0; index < 4; index++) letters = letters << 8 | static_cast<uint8_t>(name[index]);
  return letters;
}

struct rowcall_transliterator {
  std::unique_ptr<icu::Transliterator> transliterator;
};

rowcall_transliterator *rowcall_transliterator_open(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Transliterator> object(
      icu::Transliterator::createInstance(rowcall::text(identifier), UTRANS_FORWARD, status));
  if (U_FAILURE(status) || object == nullptr) return nullptr;
  return new (std::nothrow) rowcall_transliterator{std::move(object)};
}

void rowcall_transliterator_close(rowcall_transliterator *transliterator) { delete transliterator; }

int32_t rowcall_transliterator_apply(const rowcall_transliterator *transliterator, const char *text,
                                     int32_t length, char *buffer, int32_t capacity) {
  auto result = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  transliterator->transliterator->transliterate(result);
  return rowcall::write(result, buffer, capacity);
}
