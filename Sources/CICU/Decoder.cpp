#include "CICUCharsets.h"
#include "CICUSupport.h"

#include <unicode/localpointer.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucnv_err.h>
#include <unicode/unistr.h>

#include <new>

struct rowcall_decoder {
  UConverter *from;
  UConverter *to;
  UChar pivot[4096];
  UChar *pivotSource;
  UChar *pivotTarget;
  /// The chunk that is being read, its end, and its offset in the whole stream.
  const char *chunk;
  const char *chunkEnd;
  int64_t chunkOffset;
  int64_t replaced;
  int64_t firstReplaced;
};

/// Writes U+FFFD for a malformed or unassigned sequence, and notes how many there were and where the first was.
static void U_CALLCONV replaceSequence(const void *context, UConverterToUnicodeArgs *arguments, const char *,
                                       int32_t length, UConverterCallbackReason reason, UErrorCode *status) {
  if (reason > UCNV_IRREGULAR) return;
  auto *decoder = const_cast<rowcall_decoder *>(static_cast<const rowcall_decoder *>(context));
  if (decoder->replaced++ == 0) {
    // ICU reads a sequence that began in the chunk before from a buffer of its own.
    const bool isInChunk = decoder->chunk <= arguments->source && arguments->source <= decoder->chunkEnd;
    decoder->firstReplaced = decoder->chunkOffset + (isInChunk ? arguments->source - decoder->chunk - length : 0);
  }
  const UChar replacement = 0xFFFD;
  *status = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(arguments, &replacement, 1, 0, status);
}

rowcall_decoder *rowcall_decoder_open(const char *charset) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUConverterPointer from(ucnv_open(charset, &status));
  icu::LocalUConverterPointer to(ucnv_open("UTF-8", &status));
  if (U_FAILURE(status)) return nullptr;
  auto *decoder = new (std::nothrow) rowcall_decoder{};
  if (decoder == nullptr) return nullptr;
  decoder->firstReplaced = -1;
  decoder->pivotSource = decoder->pivotTarget = decoder->pivot;
  ucnv_setToUCallBack(from.getAlias(), replaceSequence, decoder, nullptr, nullptr, &status);
  decoder->from = from.orphan();
  decoder->to = to.orphan();
  return decoder;
}

int32_t rowcall_decoder_decode(rowcall_decoder *decoder, const uint8_t **source, const uint8_t *end,
                               int32_t is_last, uint8_t *buffer, int32_t capacity, int32_t *more) {
  UErrorCode status = U_ZERO_ERROR;
  char *target = reinterpret_cast<char *>(buffer);
  const char *position = reinterpret_cast<const char *>(*source);
  decoder->chunk = position;
  decoder->chunkEnd = reinterpret_cast<const char *>(end);
  ucnv_convertEx(decoder->to, decoder->from, &target, target + capacity, &position,
                 reinterpret_cast<const char *>(end), decoder->pivot, &decoder->pivotSource,
                 &decoder->pivotTarget, decoder->pivot + 4096, false, is_last != 0, &status);
  decoder->chunkOffset += position - decoder->chunk;
  *source = reinterpret_cast<const uint8_t *>(position);
  *more = status == U_BUFFER_OVERFLOW_ERROR;
  if (U_FAILURE(status) && !*more) return ROWCALL_FAILED;
  return static_cast<int32_t>(target - reinterpret_cast<char *>(buffer));
}

int64_t rowcall_decoder_replaced(const rowcall_decoder *decoder) { return decoder->replaced; }

int64_t rowcall_decoder_first_replaced(const rowcall_decoder *decoder) { return decoder->firstReplaced; }

int64_t rowcall_decoder_offset(const rowcall_decoder *decoder) { return decoder->chunkOffset; }

rowcall_decoder *rowcall_decoder_copy(const rowcall_decoder *decoder) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUConverterPointer from(ucnv_clone(decoder->from, &status));
  icu::LocalUConverterPointer to(ucnv_clone(decoder->to, &status));
  if (U_FAILURE(status)) return nullptr;
  auto *copy = new (std::nothrow) rowcall_decoder(*decoder);
  if (copy == nullptr) return nullptr;
  copy->pivotSource = copy->pivot + (decoder->pivotSource - decoder->pivot);
  copy->pivotTarget = copy->pivot + (decoder->pivotTarget - decoder->pivot);
  ucnv_setToUCallBack(from.getAlias(), replaceSequence, copy, nullptr, nullptr, &status);
  copy->from = from.orphan();
  copy->to = to.orphan();
  return copy;
}

void rowcall_decoder_close(rowcall_decoder *decoder) {
  if (decoder == nullptr) return;
  ucnv_close(decoder->from);
  ucnv_close(decoder->to);
  delete decoder;
}

int32_t rowcall_charset_encode(const char *charset, const uint8_t *utf8, int32_t length, uint8_t *buffer,
                               int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUConverterPointer to(ucnv_open(charset, &status));
  if (U_FAILURE(status)) return ROWCALL_FAILED;
  ucnv_setFromUCallBack(to.getAlias(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  // Characters that are only near to those of the text would be other characters.
  ucnv_setFallback(to.getAlias(), false);
  const icu::UnicodeString text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(reinterpret_cast<const char *>(utf8), length));
  const int32_t written = ucnv_fromUChars(to.getAlias(), reinterpret_cast<char *>(buffer), capacity,
                                          text.getBuffer(), text.length(), &status);
  return U_FAILURE(status) ? ROWCALL_FAILED : written;
}
