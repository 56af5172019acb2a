/* An HTML page parsed by gumbo within bounds, handed out node by node. Plain C types only.

   gumbo itself bounds nothing: a small page can make it use all memory (formatting elements that are never closed are
   repeated in each paragraph), work for hours (attributes are compared with one another), or use up the stack when it
   frees a deep tree. So its memory comes from an arena with a ceiling, which also looks at the clock, and is freed as
   one. */
#ifndef ROWCALL_CGUMBO_H
#define ROWCALL_CGUMBO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How parsing ended. */
enum {
  ROWCALL_PAGE_PARSED = 0,
  /* The page needs more memory than allowed. */
  ROWCALL_PAGE_TOO_LARGE = 1,
  /* The page takes more processor time than allowed. */
  ROWCALL_PAGE_TOO_SLOW = 2,
};

/* What comes next on a walk through the page in the order of its source. */
enum {
  ROWCALL_NODE_END = 0,
  /* An element begins. */
  ROWCALL_NODE_OPEN = 1,
  /* The element that began last and is not closed ends. */
  ROWCALL_NODE_CLOSE = 2,
  /* Text, white space included; comments are passed over. */
  ROWCALL_NODE_TEXT = 3,
  /* There is no memory to go on with. */
  ROWCALL_NODE_FAILED = 4,
};

/* One step of the walk. Pointers are valid until the page is freed. */
typedef struct {
  int32_t kind;
  /* The element's name as gumbo counts them (see rowcall_tag_name), and whether it is HTML and not SVG or MathML. */
  int32_t tag;
  bool is_html;
  /* The name in the source of an element that gumbo does not know; NULL for others. */
  const char *name;
  size_t name_length;
  /* The one-based line of the source; 0 for an element that the parser added. */
  uint32_t line;
  /* Where the element's start tag begins in the source, in bytes; 0 for an element that the parser added. */
  uint32_t offset;
  const char *text;
  size_t text_length;
  uint32_t attribute_count;
} rowcall_node;

/* One attribute; both strings are UTF-8, and the name ends with a zero byte. */
typedef struct {
  const char *name;
  const char *value;
  size_t value_length;
} rowcall_attribute;

typedef struct rowcall_page rowcall_page;

/* Parses UTF-8 text, which must stay where it is until the page is freed. Gives a page in any case, to be freed, and
   NULL only if there is no memory at all; `outcome` is one of ROWCALL_PAGE_... */
rowcall_page *rowcall_page_parse(const char *text, size_t length, size_t most_bytes, double most_seconds,
                                 int32_t *outcome);

/* The next step of the walk. */
rowcall_node rowcall_page_next(rowcall_page *page);

/* An attribute of the element that began last. */
rowcall_attribute rowcall_page_attribute(const rowcall_page *page, uint32_t index);

/* How much memory the page takes. */
size_t rowcall_page_bytes(const rowcall_page *page);

void rowcall_page_free(rowcall_page *page);

/* How many names of elements gumbo knows, and each in small letters. */
int32_t rowcall_tag_count(void);
const char *rowcall_tag_name(int32_t tag);

#endif
