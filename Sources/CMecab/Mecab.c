#include "CMecab.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/// MeCab's node, as far as it is looked at; the layout is that of the library's version 2.
typedef struct node {
  struct node *before_and_after[4];
  void *paths[2];
  const char *surface;
  const char *feature;
  unsigned int number;
  unsigned short length;
  unsigned short length_with_space;
  unsigned short attributes[3];
  unsigned char character_kind;
  unsigned char state;
} node;

enum { NEXT = 1, KNOWN = 0, UNKNOWN = 1 };

struct rowcall_mecab {
  void *library;
  void *model;
  void *tagger;
  void *(*model_open)(const char *);
  void (*model_close)(void *);
  void *(*tagger_open)(void *);
  void (*tagger_close)(void *);
  void *(*lattice_open)(void *);
  void (*lattice_close)(void *);
  void (*lattice_set)(void *, const char *, size_t);
  node *(*lattice_start)(void *);
  int (*parse)(void *, void *);
};

struct rowcall_mecab_sentence {
  const rowcall_mecab *mecab;
  void *lattice;
  const char *text;
  const node *next;
};

static bool find_functions(rowcall_mecab *mecab) {
  const struct {
    const char *name;
    void *function;
  } functions[] = {
      {"mecab_model_new2", &mecab->model_open},
      {"mecab_model_destroy", &mecab->model_close},
      {"mecab_model_new_tagger", &mecab->tagger_open},
      {"mecab_destroy", &mecab->tagger_close},
      {"mecab_model_new_lattice", &mecab->lattice_open},
      {"mecab_lattice_destroy", &mecab->lattice_close},
      {"mecab_lattice_set_sentence2", &mecab->lattice_set},
      {"mecab_lattice_get_bos_node", &mecab->lattice_start},
      {"mecab_parse_lattice", &mecab->parse},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(mecab->library, functions[index].name);
    if (function == NULL) return false;
    // ISO C knows no conversion between pointers to objects and to functions; dlsym(3) says to copy.
    memcpy(functions[index].function, &function, sizeof function);
  }
  return true;
}

static int32_t load(rowcall_mecab *mecab, const char *library, const char *arguments) {
  mecab->library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (mecab->library == NULL) return ROWCALL_MECAB_NO_LIBRARY;
  if (!find_functions(mecab)) return ROWCALL_MECAB_NO_FUNCTION;
  mecab->model = mecab->model_open(arguments);
  if (mecab->model == NULL) return ROWCALL_MECAB_NO_DICTIONARY;
  mecab->tagger = mecab->tagger_open(mecab->model);
  return mecab->tagger == NULL ? ROWCALL_MECAB_NO_DICTIONARY : ROWCALL_MECAB_OPEN;
}

int32_t rowcall_mecab_open(const char *library, const char *arguments, rowcall_mecab **mecab) {
  rowcall_mecab *opened = calloc(1, sizeof *opened);
  *mecab = NULL;
  if (opened == NULL) return ROWCALL_MECAB_NO_LIBRARY;
  const int32_t status = load(opened, library, arguments);
  if (status == ROWCALL_MECAB_OPEN)
    *mecab = opened;
  else
    rowcall_mecab_close(opened);
  return status;
}

void rowcall_mecab_close(rowcall_mecab *mecab) {
  if (mecab == NULL) return;
  if (mecab->tagger != NULL) mecab->tagger_close(mecab->tagger);
  if (mecab->model != NULL) mecab->model_close(mecab->model);
  if (mecab->library != NULL) dlclose(mecab->library);
  free(mecab);
}

rowcall_mecab_sentence *rowcall_mecab_sentence_open(const rowcall_mecab *mecab) {
  rowcall_mecab_sentence *sentence = calloc(1, sizeof *sentence);
  if (sentence == NULL) return NULL;
  sentence->mecab = mecab;
  sentence->lattice = mecab->lattice_open(mecab->model);
  if (sentence->lattice != NULL) return sentence;
  free(sentence);
  return NULL;
}

void rowcall_mecab_sentence_close(rowcall_mecab_sentence *sentence) {
  if (sentence == NULL) return;
  sentence->mecab->lattice_close(sentence->lattice);
  free(sentence);
}

bool rowcall_mecab_sentence_analyze(rowcall_mecab_sentence *sentence, const char *text, int32_t length) {
  const rowcall_mecab *mecab = sentence->mecab;
  sentence->text = text;
  sentence->next = NULL;
  mecab->lattice_set(sentence->lattice, text, (size_t)length);
  if (!mecab->parse(mecab->tagger, sentence->lattice)) return false;
  const node *start = mecab->lattice_start(sentence->lattice);
  if (start != NULL) sentence->next = start->before_and_after[NEXT];
  return true;
}

/// A field of a feature, which is a line of values with commas between them; "*" stands for none.
static rowcall_mecab_text field(const char *feature, int32_t number) {
  for (; number > 0 && *feature != '\0'; feature++)
    if (*feature == ',') number--;
  const size_t length = strcspn(feature, ",");
  const bool is_there = number == 0 && length > 0 && !(length == 1 && *feature == '*');
  return is_there ? (rowcall_mecab_text){feature, (int32_t)length} : (rowcall_mecab_text){NULL, 0};
}

bool rowcall_mecab_sentence_next(rowcall_mecab_sentence *sentence, rowcall_mecab_word *word) {
  static const char number[] = "名詞,数,";
  const node *current = sentence->next;
  if (current == NULL || (current->state != KNOWN && current->state != UNKNOWN)) return false;
  sentence->next = current->before_and_after[NEXT];
  word->start = (int32_t)(current->surface - sentence->text);
  word->length = current->length;
  word->reading = field(current->feature, 7);
  word->pronunciation = field(current->feature, 8);
  word->is_number = strncmp(current->feature, number, sizeof number - 1) == 0;
  return true;
}
