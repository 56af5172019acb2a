#include "CGumbo.h"

#include <gumbo.h>
#include <stdlib.h>
#include <string.h>

#include "Arena.h"

/* An element that the walk is in, and which of its children comes next. */
typedef struct {
  const GumboNode *node;
  uint32_t next;
} open_element;

struct rowcall_page {
  arena arena;
  const GumboNode *root;
  /* The elements from the root down to where the walk is; the walk's own stack, since deep pages would use up the
     machine's. */
  open_element *path;
  size_t depth;
  size_t room;
};

static void parse(rowcall_page *page, const char *text, size_t length) {
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = arena_take;
  options.deallocator = arena_return;
  options.userdata = &page->arena;
  options.max_errors = 0;
  page->root = gumbo_parse_with_options(&options, text, length)->root;
}

rowcall_page *rowcall_page_parse(const char *text, size_t length, size_t most_bytes, double most_seconds,
                                 int32_t *outcome) {
  rowcall_page *page = calloc(1, sizeof *page);
  *outcome = ROWCALL_PAGE_TOO_LARGE;
  if (!page) return NULL;
  jmp_buf stop;
  page->arena.stop = &stop;
  arena_open(&page->arena, most_bytes, most_seconds);
  *outcome = setjmp(stop);
  if (*outcome == ROWCALL_PAGE_PARSED) parse(page, text, length);
  page->arena.stop = NULL;
  return page;
}

/* Goes into an element; false without memory for that. */
static bool enter(rowcall_page *page, const GumboNode *node) {
  if (page->depth == page->room) {
    size_t room = page->room ? page->room * 2 : 64;
    open_element *path = realloc(page->path, room * sizeof *path);
    if (!path) return false;
    page->path = path;
    page->room = room;
  }
  page->path[page->depth++] = (open_element){node, 0};
  return true;
}

static rowcall_node open_node(rowcall_page *page, const GumboNode *node) {
  const GumboElement *element = &node->v.element;
  GumboStringPiece name = element->tag == GUMBO_TAG_UNKNOWN ? element->original_tag : kGumboEmptyString;
  if (name.data) gumbo_tag_from_original_text(&name);
  return (rowcall_node){
      .kind = enter(page, node) ? ROWCALL_NODE_OPEN : ROWCALL_NODE_FAILED,
      .tag = (int32_t)element->tag,
      .is_html = element->tag_namespace == GUMBO_NAMESPACE_HTML,
      .name = name.data,
      .name_length = name.length,
      .line = element->start_pos.line,
      .offset = element->start_pos.line ? element->start_pos.offset : 0,
      .attribute_count = element->attributes.length,
  };
}

/* The step for a node; of kind ROWCALL_NODE_END for one that is passed over. */
static rowcall_node step(rowcall_page *page, const GumboNode *node) {
  switch (node->type) {
    case GUMBO_NODE_ELEMENT:
    case GUMBO_NODE_TEMPLATE:
      return open_node(page, node);
    case GUMBO_NODE_TEXT:
    case GUMBO_NODE_CDATA:
    case GUMBO_NODE_WHITESPACE:
      return (rowcall_node){
          .kind = ROWCALL_NODE_TEXT,
          .line = node->v.text.start_pos.line,
          .text = node->v.text.text,
          .text_length = strlen(node->v.text.text),
      };
    default:
      return (rowcall_node){.kind = ROWCALL_NODE_END};
  }
}

rowcall_node rowcall_page_next(rowcall_page *page) {
  if (page->root && page->depth == 0) {
    const GumboNode *root = page->root;
    page->root = NULL;
    return open_node(page, root);
  }
  while (page->depth > 0) {
    open_element *inner = &page->path[page->depth - 1];
    const GumboVector *children = &inner->node->v.element.children;
    if (inner->next == children->length) {
      page->depth--;
      return (rowcall_node){.kind = ROWCALL_NODE_CLOSE};
    }
    rowcall_node found = step(page, children->data[inner->next++]);
    if (found.kind != ROWCALL_NODE_END) return found;
  }
  return (rowcall_node){.kind = ROWCALL_NODE_END};
}

rowcall_attribute rowcall_page_attribute(const rowcall_page *page, uint32_t index) {
  const GumboVector *attributes = &page->path[page->depth - 1].node->v.element.attributes;
  const GumboAttribute *attribute = attributes->data[index];
  return (rowcall_attribute){attribute->name, attribute->value, strlen(attribute->value)};
}

size_t rowcall_page_bytes(const rowcall_page *page) { return page->arena.bytes; }

void rowcall_page_free(rowcall_page *page) {
  if (!page) return;
  arena_close(&page->arena);
  free(page->path);
  free(page);
}

int32_t rowcall_tag_count(void) { return (int32_t)GUMBO_TAG_LAST; }

const char *rowcall_tag_name(int32_t tag) { return gumbo_normalized_tagname((GumboTag)tag); }
