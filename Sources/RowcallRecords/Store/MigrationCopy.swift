import RowcallSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A copy of a file from before its migration, beside it: `NAME.before-version-2`.
///
/// A table marks it, so that one which a killed program left is known, and no file of anybody else is removed.
struct MigrationCopy {
  /// The table.
  static let mark = "rowcall_copy"

  private let path: String

  /// Takes a name that no file has; nil for records that are in no file.
  init?(of file: RecordFile, before version: Int) throws {
    guard file.path != ":memory:" else { return nil }
    for path in Self.paths(of: file.path, before: version) {
      // Nobody else reads it.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
        self.path = path
        return
      }
      guard errno == EEXIST else { break }
    }
    throw RecordError.unwritable(
      path: file.path, reason: "the copy beside it cannot be made: \(String(cString: strerror(errno)))")
  }

  /// `NAME.before-version-2`, `NAME.before-version-2-2` and so on.
  private static func paths(of path: String, before version: Int) -> some Sequence<String> {
    (1...).lazy.map { "\(path).before-version-\(version)" + ($0 == 1 ? "" : "-\($0)") }
  }

  /// Writes it.
  func make(from file: RecordFile) throws(SQLiteFailure) {
    try file.run("VACUUM INTO ?", [.text(path)])
    try RecordFile(path: path).run("CREATE TABLE IF NOT EXISTS \(Self.mark) (of TEXT)")
  }

  func remove() { unlink(path) }

  /// Removes the copies of a file that was migrated, also those that killed programs left.
  static func removeAll(of path: String, before version: Int) {
    for copy in paths(of: path, before: version) {
      guard access(copy, F_OK) == 0 else { return }
      if isMarked(copy) { unlink(copy) }
    }
  }

  private static func isMarked(_ path: String) -> Bool {
    let found = try? RecordFile(path: path).integer(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = '\(mark)'")
    return found == 1
  }
}
