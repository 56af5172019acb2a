#ifndef ROWCALL_CMECAB_H
#define ROWCALL_CMECAB_H

#include <stdbool.h>
#include <stdint.h>

/// What Rowcall uses of MeCab, in plain C types. The library is looked for when it is first wanted and may be missing.
///
/// An analyzer may be used by any number of threads at a time, a sentence by one. `_open` gives NULL when it fails;
/// `_close` accepts NULL.

enum {
  ROWCALL_MECAB_OPEN = 0,
  /// There is no such library.
  ROWCALL_MECAB_NO_LIBRARY = 1,
  /// The library lacks a function.
  ROWCALL_MECAB_NO_FUNCTION = 2,
  /// The library finds no dictionary.
  ROWCALL_MECAB_NO_DICTIONARY = 3,
};

typedef struct rowcall_mecab rowcall_mecab;
/// `library` is a name or path for dlopen(3), `arguments` are those of the program mecab. Gives one of the above.
int32_t rowcall_mecab_open(const char *library, const char *arguments, rowcall_mecab **mecab);
void rowcall_mecab_close(rowcall_mecab *mecab);

/// Text in UTF-8 that lies in a buffer of MeCab's; NULL where there is none.
typedef struct {
  const char *start;
  int32_t length;
} rowcall_mecab_text;

/// One word of a sentence; white space stands between words and belongs to none.
typedef struct {
  /// Where it stands, in bytes.
  int32_t start;
  int32_t length;
  /// How it is written in kana, and how it is pronounced; in katakana, of the layout of IPADIC.
  rowcall_mecab_text reading;
  rowcall_mecab_text pronunciation;
  /// Whether it is a number.
  bool is_number;
} rowcall_mecab_word;

typedef struct rowcall_mecab_sentence rowcall_mecab_sentence;
rowcall_mecab_sentence *rowcall_mecab_sentence_open(const rowcall_mecab *mecab);
/// Cuts a text into words; false when MeCab cannot. The text stays in place until the last word was asked for.
bool rowcall_mecab_sentence_analyze(rowcall_mecab_sentence *sentence, const char *text, int32_t length);
/// Gives the next word; false after the last.
bool rowcall_mecab_sentence_next(rowcall_mecab_sentence *sentence, rowcall_mecab_word *word);
void rowcall_mecab_sentence_close(rowcall_mecab_sentence *sentence);

#endif
