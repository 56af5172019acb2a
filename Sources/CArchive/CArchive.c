#include "CArchive.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum { OK = 0, WARNING = -20, BLOCK_SIZE = 1 << 16 };

struct rowcall_archive {
  void *library;
  void *reader;
  void *entry;
  void *(*read_new)(void);
  int (*read_free)(void *);
  int (*support_zip)(void *);
  int (*open_filename)(void *, const char *, size_t);
  int (*open_memory)(void *, const void *, size_t);
  int (*next_header)(void *, void **);
  intptr_t (*read_data)(void *, void *, size_t);
  const char *(*error_string)(void *);
  const char *(*pathname)(void *);
  int (*size_is_set)(void *);
  int64_t (*size)(void *);
  int (*is_encrypted)(void *);
};

static bool find_functions(rowcall_archive *archive) {
  const struct {
    const char *name;
    void *function;
  } functions[] = {
      {"archive_read_new", &archive->read_new},
      {"archive_read_free", &archive->read_free},
      // Not the reader for streams, which would take whatever is left of a file that is cut off.
      {"archive_read_support_format_zip_seekable", &archive->support_zip},
      {"archive_read_open_filename", &archive->open_filename},
      {"archive_read_open_memory", &archive->open_memory},
      {"archive_read_next_header", &archive->next_header},
      {"archive_read_data", &archive->read_data},
      {"archive_error_string", &archive->error_string},
      {"archive_entry_pathname_utf8", &archive->pathname},
      {"archive_entry_size_is_set", &archive->size_is_set},
      {"archive_entry_size", &archive->size},
      {"archive_entry_is_encrypted", &archive->is_encrypted},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(archive->library, functions[index].name);
    if (function == NULL) return false;
    // ISO C knows no conversion between pointers to objects and to functions; dlsym(3) says to copy.
    memcpy(functions[index].function, &function, sizeof function);
  }
  return true;
}

static int32_t load(
    rowcall_archive *archive, const char *library, const char *path, const void *bytes, size_t count) {
  archive->library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (archive->library == NULL) return ROWCALL_ARCHIVE_NO_LIBRARY;
  if (!find_functions(archive)) return ROWCALL_ARCHIVE_NO_FUNCTION;
  archive->reader = archive->read_new();
  if (archive->reader == NULL) return ROWCALL_ARCHIVE_NO_FUNCTION;
  if (archive->support_zip(archive->reader) != OK) return ROWCALL_ARCHIVE_NO_FUNCTION;
  int status = path != NULL ? archive->open_filename(archive->reader, path, BLOCK_SIZE)
                            : archive->open_memory(archive->reader, bytes, count);
  return status == OK ? ROWCALL_ARCHIVE_OPEN : ROWCALL_ARCHIVE_NO_ZIP;
}

int32_t rowcall_archive_open(
    const char *library, const char *path, const void *bytes, size_t count, rowcall_archive **archive) {
  rowcall_archive *opened = calloc(1, sizeof *opened);
  if (opened == NULL) return ROWCALL_ARCHIVE_NO_FUNCTION;
  int32_t status = load(opened, library, path, bytes, count);
  if (status == ROWCALL_ARCHIVE_OPEN) {
    *archive = opened;
  } else {
    rowcall_archive_close(opened);
  }
  return status;
}

void rowcall_archive_close(rowcall_archive *archive) {
  if (archive == NULL) return;
  if (archive->reader != NULL) archive->read_free(archive->reader);
  // The library stays: it registers functions to run at exit.
  free(archive);
}

const char *rowcall_archive_next(rowcall_archive *archive) {
  int status = archive->next_header(archive->reader, &archive->entry);
  if (status != OK && status != WARNING) return NULL;
  const char *name = archive->pathname(archive->entry);
  return name == NULL ? "" : name;
}

int64_t rowcall_archive_size(rowcall_archive *archive) {
  return archive->size_is_set(archive->entry) ? archive->size(archive->entry) : -1;
}

bool rowcall_archive_is_encrypted(rowcall_archive *archive) { return archive->is_encrypted(archive->entry) != 0; }

int64_t rowcall_archive_read(rowcall_archive *archive, void *buffer, size_t count) {
  intptr_t read = archive->read_data(archive->reader, buffer, count);
  return read < 0 ? -1 : read;
}

const char *rowcall_archive_error(rowcall_archive *archive) { return archive->error_string(archive->reader); }
