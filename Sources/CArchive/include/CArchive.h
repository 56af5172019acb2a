#ifndef ROWCALL_CARCHIVE_H
#define ROWCALL_CARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What Rowcall uses of libarchive, in plain C types: the parts of a zip file, one after the other. The library is looked for
/// when the first zip file is opened, and may be missing.
///
/// An archive may be used by one thread at a time. `_close` accepts NULL.

enum {
  ROWCALL_ARCHIVE_OPEN = 0,
  /// There is no such library.
  ROWCALL_ARCHIVE_NO_LIBRARY = 1,
  /// The library lacks a function, or there is no memory.
  ROWCALL_ARCHIVE_NO_FUNCTION = 2,
  /// The bytes are no whole zip file.
  ROWCALL_ARCHIVE_NO_ZIP = 3,
};

typedef struct rowcall_archive rowcall_archive;

/// Opens a zip file. `library` is a name or path for dlopen(3). With a `path` of NULL, `bytes` are read, which must outlive
/// the archive. Gives one of the above, and an archive only with the first.
int32_t rowcall_archive_open(
    const char *library, const char *path, const void *bytes, size_t count, rowcall_archive **archive);
void rowcall_archive_close(rowcall_archive *archive);

/// Goes to the next part. Gives its name in UTF-8, which lives until the next call; NULL after the last, or where the file
/// is broken, see `_error`. The name is empty where it is not in UTF-8.
const char *rowcall_archive_next(rowcall_archive *archive);
/// The unpacked size of the part in bytes as the file states it; -1 where it does not.
int64_t rowcall_archive_size(rowcall_archive *archive);
/// Whether the part is encrypted.
bool rowcall_archive_is_encrypted(rowcall_archive *archive);
/// Unpacks at most `count` bytes more of the part. Gives how many; 0 at its end, -1 where it is broken.
int64_t rowcall_archive_read(rowcall_archive *archive, void *buffer, size_t count);
/// What the library says is wrong; NULL where nothing is.
const char *rowcall_archive_error(rowcall_archive *archive);

#endif
