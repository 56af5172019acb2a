#ifndef CICU_CHARSETS_H
#define CICU_CHARSETS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct rowcall_charset_guesses rowcall_charset_guesses;
/// Guesses the character set of a sample, the likeliest first.
rowcall_charset_guesses *rowcall_charset_guesses_open(const uint8_t *bytes, int32_t length);
int32_t rowcall_charset_guess_count(const rowcall_charset_guesses *guesses);
int32_t rowcall_charset_guess_name(const rowcall_charset_guesses *guesses, int32_t index, char *buffer,
                                   int32_t capacity);
/// 0 to 100.
int32_t rowcall_charset_guess_confidence(const rowcall_charset_guesses *guesses, int32_t index);
void rowcall_charset_guesses_close(rowcall_charset_guesses *guesses);

/// The IANA (else ICU) name of the character set that `alias` names, or ROWCALL_UNKNOWN.
int32_t rowcall_charset_canonical_name(const char *alias, char *buffer, int32_t capacity);
int32_t rowcall_charset_count(void);
int32_t rowcall_charset_name(int32_t index, char *buffer, int32_t capacity);

/// Turns a stream of bytes into UTF-8; a sequence may be cut anywhere between two chunks.
typedef struct rowcall_decoder rowcall_decoder;
rowcall_decoder *rowcall_decoder_open(const char *charset);
/// Reads from `*source` up to `end` and writes to `buffer`; moves `*source` on. Gives the bytes written; call again
/// while `*source` has not reached `end` or `*more` is 1.
int32_t rowcall_decoder_decode(rowcall_decoder *decoder, const uint8_t **source, const uint8_t *end,
                               int32_t is_last, uint8_t *buffer, int32_t capacity, int32_t *more);
/// How many sequences were replaced by U+FFFD so far.
int64_t rowcall_decoder_replaced(const rowcall_decoder *decoder);
/// The offset in the whole stream of the first replaced sequence, or -1.
int64_t rowcall_decoder_first_replaced(const rowcall_decoder *decoder);
/// How many bytes of the stream have been read.
int64_t rowcall_decoder_offset(const rowcall_decoder *decoder);
/// A decoder that goes on from where another one is; null where there is no memory.
rowcall_decoder *rowcall_decoder_copy(const rowcall_decoder *decoder);
void rowcall_decoder_close(rowcall_decoder *decoder);

/// Writes UTF-8 in a character set and gives the length in bytes; ROWCALL_FAILED where a character is not in it, or the
/// text does not fit.
int32_t rowcall_charset_encode(const char *charset, const uint8_t *utf8, int32_t length, uint8_t *buffer,
                               int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
