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
/// It is written under the name `.NAME.rowcall-copy`, which is locked meanwhile and which the next migration uses again. A table in
/// it has its number on the disk and its time of modification, so that one which a killed program left is known, and no file of
/// anybody else is removed, nor what somebody copied from it: a number alone is used again for a new file once its file is gone.
/// A class because closing must happen once.
final class MigrationCopy {
  /// The table.
  static let mark = "rowcall_copy"

  private let original: String
  private let version: Int
  private let draft: String
  private let descriptor: Int32
  /// Where it is when it is complete.
  private var finished: String?

  /// Begins an empty copy; nil for records that are in no file.
  init?(of file: RecordFile, before version: Int) throws {
    guard file.path != ":memory:" else { return nil }
    (original, self.version) = (file.path, version)
    let path = file.path
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    draft = path[..<name] + "." + path[name...] + ".rowcall-copy"
    // Nobody else reads it.
    descriptor = open(draft, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(of: original) }
    // Another program migrates the file, or gave the copy its name meanwhile.
    var (own, there) = (stat(), stat())
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK, fstat(descriptor, &own) == 0,
      stat(draft, &there) == 0, own.st_ino == there.st_ino
    else {
      close(descriptor)
      throw RecordError.changedMeanwhile(path: original)
    }
    ftruncate(descriptor, 0)
  }

  deinit { close(descriptor) }

  private static func failure(of path: String) -> RecordError {
    .unwritable(
      path: path, reason: "the copy beside it cannot be made: \(String(cString: strerror(errno)))")
  }

  /// `NAME.before-version-2`, `NAME.before-version-2-2` and so on.
  private static func paths(of path: String, before version: Int) -> some Sequence<String> {
    (1...).lazy.map { "\(path).before-version-\(version)" + ($0 == 1 ? "" : "-\($0)") }
  }

  /// Writes it, and gives it a name that no file has.
  func make(from file: RecordFile) throws {
    try file.run("VACUUM INTO ?", [.text(draft)])
    try addMark()
    var status = stat()
    guard let path = Self.paths(of: original, before: version).first(where: { lstat($0, &status) != 0 }),
      rename(draft, path) == 0
    else { throw Self.failure(of: original) }
    finished = path
  }

  /// Writes what the file is known by into it.
  private func addMark() throws {
    // What the file system made of the time, since some store whole seconds.
    var status = stat()
    guard futimens(descriptor, nil) == 0, fstat(descriptor, &status) == 0 else {
      throw Self.failure(of: original)
    }
    do {
      let copy = try RecordFile(path: draft)
      // A file that was restored from a copy has its mark.
      try copy.run("DROP TABLE IF EXISTS \(Self.mark)")
      try copy.run(
        "CREATE TABLE \(Self.mark) AS SELECT \(status.st_ino) AS file, \(Self.modified(status)) AS modified")
    }
    // Writing the mark changed the time.
    let time = Self.time(status)
    guard futimens(descriptor, [time, time]) == 0 else { throw Self.failure(of: original) }
  }

  func remove() { unlink(finished ?? draft) }

  /// Removes the copies of a file that was migrated, also those that killed programs left.
  static func removeAll(of path: String, before version: Int) {
    // There are gaps where somebody removed one.
    for copy in paths(of: path, before: version).prefix(mostCopies) where access(copy, F_OK) == 0 {
      if isMarked(copy) { unlink(copy) }
    }
  }

  /// More names are not searched.
  private static let mostCopies = 9

  private static func isMarked(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let found = try? RecordFile(path: path).integer(
      "SELECT count(*) FROM \(mark) WHERE file = \(status.st_ino) AND modified = \(modified(status))")
    return found == 1
  }

  /// When a file was modified, in nanoseconds since 1970.
  private static func modified(_ status: stat) -> Int {
    let time = time(status)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  private static func time(_ status: stat) -> timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }
}
