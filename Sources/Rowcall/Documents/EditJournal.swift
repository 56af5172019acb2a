import FoundationEssentials
import RowcallImport
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file a journal belongs to; another program that writes the file makes it another one.
struct FileVersion: Hashable, Codable {
  var device: UInt64
  var number: UInt64
  var size: Int
  /// In nanoseconds since 1970.
  var modified: Int

  /// The file that has a path now; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// An open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Whether it has the same place on the disk, though it may have been written to.
  func isSameFile(as other: FileVersion) -> Bool { (device, number) == (other.device, other.number) }

  private init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

/// A file and how many rows and columns were found in the table that changes count by: with other options, rows would be taken for
/// others.
struct TableVersion: Hashable, Codable {
  var file: FileVersion
  /// The hash of its bytes, for a file that was touched or written anew with the same; nil where that is not known.
  var content: UInt64?
  /// Which of several tables it is, from one; nil for the only one of a file.
  var number: Int?
  var rows: Int
  var columns: Int

  /// Whether it is the same table of a file, whatever the file.
  func isLike(_ other: TableVersion) -> Bool {
    (number, rows, columns) == (other.number, other.rows, other.columns)
  }
}

/// The bytes that a table was opened from, and what was done to it before the file was saved as it is: all steps count from those
/// bytes, so that a cell that is undone is again what it was, and not what its text would be in a new file.
struct SavedHistory: Codable {
  private let pieces: [Piece]
  /// All steps since then, up to the last ``KeptStep/saved``.
  fileprivate(set) var steps: [KeptStep]

  /// A piece with its bytes in base 64, which take less room than a list of numbers.
  private enum Piece: Codable {
    case kept(Range<Int>)
    case new(Data)
  }

  init(origin: [FilePiece], steps: [KeptStep]) {
    pieces = origin.map { piece in
      switch piece {
      case .kept(let range): .kept(range)
      case .new(let bytes): .new(Data(bytes))
      }
    }
    self.steps = steps
  }

  /// Whether the file that the table was opened from is made from nothing else, whatever another program did to the saved one.
  var isWhole: Bool { pieces.allSatisfy { if case .new = $0 { true } else { false } } }

  /// How the file that the table was opened from is made from the saved one.
  var origin: [FilePiece] {
    pieces.map { piece in
      switch piece {
      case .kept(let range): .kept(range)
      case .new(let data): .new(Array(data))
      }
    }
  }
}

/// The changes that were made and not saved, in a file beside the table: `.NAME.rowcall-edits`.
///
/// Each change is on disk before it counts. A program that is killed loses at most the change in progress. The file is
/// locked as long as its writer lives, so that two programs never edit one table. A class because closing must happen once.
final class EditJournal {
  /// One line of the journal.
  fileprivate enum Entry: Codable {
    /// The table that the changes after it belong to.
    case table(TableVersion, after: SavedHistory?)
    case step(EditStep)
    case undo, redo
    /// The changes before it are in this file, once it has the name; and the hash of its bytes, which earlier programs did not note.
    case saving(FileVersion, content: UInt64?)
    /// The changes before it were saved, and this is the table now; all steps count from the same bytes as before.
    case saved(TableVersion)
    /// The changes before it are in a new file that is being copied into the old one.
    case copying(CopyInProgress)
    /// The table of a database that the changes after it belong to, and its columns.
    case databaseTable(String, columns: [String])
    case change(KeyedChange)
    /// The changes before it are in the database, once this is committed.
    case committing(DatabaseCommit)
  }

  let path: String
  private let descriptor: Int32
  /// Its length in bytes.
  private var length = 0
  /// What says which table the next changes belong to, if it is not in the journal yet.
  private var head: Entry?
  /// The copy in progress, and what was in the journal before it.
  private(set) var copy: (progress: CopyInProgress, before: Mark)?

  /// The name of the journal of a file; the path leads to the file itself, not to a link.
  static func path(for file: String) -> String {
    let slash = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    return file[..<slash] + "." + file[slash...] + ".rowcall-edits"
  }

  /// Opens the journal of a file, or begins one; throws when another program has it.
  init(for file: String) throws(EditError) {
    path = Self.path(for: file)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    var status = stat()
    guard descriptor >= 0 else {
      let code = errno
      // Where there is no journal of somebody else, the folder is at fault.
      let isProtected = [EACCES, EROFS].contains(code) && lstat(path, &status) != 0
      throw isProtected
        ? .readOnly(path: file) : .journal(path: path, reason: String(cString: strerror(code)))
    }
    // Whoever had it before may have removed it between the two calls.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.st_nlink > 0
    else {
      close(descriptor)
      throw .inUse(path: file)
    }
    length = Int(status.st_size)
  }

  deinit {
    // Closing is not enough: a process that this one has just started holds the file open until it runs its program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Whether a program left changes of a file, or has it open for changes; removes a journal that a killed one left empty.
  static func isThere(for file: String) -> Bool {
    var status = stat()
    guard stat(path(for: file), &status) == 0 else { return false }
    if status.st_size > 0 { return true }
    // Its writer was killed before the first change; one that is about to write it has it locked.
    if let journal = try? EditJournal(for: file), journal.isEmpty { journal.remove() }
    return false
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { length == 0 }

  /// What was not saved when its writer ended.
  enum Rest {
    case none
    /// Changes of a table, which was opened from what the pieces make of the file; nil for the file itself.
    ///
    /// If the file is another one than they were made in, the pieces are what it was then.
    case steps([KeptStep], of: TableVersion, origin: [FilePiece]?, isForeign: Bool)
    /// Changes of another file, of which the journal has no copy.
    case foreign([KeptStep])
    /// A copy into the file that was not complete: ``EditJournal/copy``.
    case copy
  }

  /// Reads what is in it; a last line without its end was being written when its writer was killed, and is left out.
  ///
  /// - Parameter content: the hash of the file's bytes up to a place, or of all.
  func rest(of file: FileVersion, content: (_ end: Int?) throws -> UInt64) throws -> Rest {
    guard let entries = try entries() else { return .foreign([]) }
    var steps: [KeptStep] = []
    var table: TableVersion?
    var history: SavedHistory?
    var savedCount = 0
    copy = nil
    for (entry, place) in entries {
      switch entry {
      // What is before it was saved, and could not be cleared.
      case .table(let version, let before): (table, history, steps, savedCount) = (version, before, [], 0)
      case .saved(let version):
        if !steps.isEmpty { history?.steps += steps + [.saved] }
        (table, steps, savedCount) = (version, [], 0)
      case .step(let step): steps.append(.step(step))
      case .undo: steps.append(.undo)
      case .redo: steps.append(.redo)
      case .saving(let version, let saved):
        if try Self.isSaved(version, saved, in: file, content) { savedCount = steps.count }
      case .copying(let progress): copy = (progress, Mark(length: place, head: nil))
      case .databaseTable, .change, .committing: return .foreign([])
      }
    }
    if copy != nil { return .copy }
    steps.removeFirst(savedCount)
    if steps.isEmpty { return .none }
    steps = (history?.steps ?? []) + steps
    guard let table else { return .foreign(steps) }
    let isForeign = try table.file != file && table.content.map { try $0 != content(nil) } ?? true
    // Changes that were all undone are none.
    if isForeign, steps.edits.isEmpty { return .none }
    guard !isForeign || history?.isWhole == true else { return .foreign(steps) }
    // What was not saved since is as it was.
    let isAsOpened = !isForeign && history?.steps.isEmpty ?? true
    return .steps(
      steps, of: table, origin: isAsOpened ? nil : history?.origin, isForeign: isForeign)
  }

  /// Whether a file is the one that was to get its name, though another program may have added to it since.
  ///
  /// The bytes alone do not say so: without its last rows, a new file is the beginning of the old one.
  private static func isSaved(
    _ saving: FileVersion, _ saved: UInt64?, in file: FileVersion, _ content: (_ end: Int?) throws -> UInt64
  ) throws -> Bool {
    if saving == file { return true }
    guard let saved, saving.isSameFile(as: file), saving.size <= file.size else { return false }
    return try content(saving.size) == saved
  }

  /// Reads the changes of a database table that were not saved; nil for those of a file.
  func changes() throws(EditError) -> KeyedChanges? {
    guard let entries = try entries() else { return nil }
    var kept = KeyedChanges()
    for (entry, _) in entries {
      switch entry {
      case .databaseTable(let name, let columns): (kept.table, kept.columns) = (name, columns)
      case .change(let change):
        kept.changes.append(change)
        // Its transaction failed, or nothing would follow.
        kept.commit = nil
      case .committing(let commit): kept.commit = commit
      case .table, .saved, .step, .undo, .redo, .saving, .copying: return nil
      }
    }
    return kept
  }

  /// All that is in it, and where it begins; nil for what no journal has.
  private func entries() throws(EditError) -> [(entry: Entry, place: Int)]? {
    var bytes = [UInt8](repeating: 0, count: length)
    guard pread(descriptor, &bytes, length, 0) == length else { throw failure() }
    bytes.removeLast(bytes.count - ((bytes.lastIndex(of: 0x0A) ?? -1) + 1))
    if bytes.count < length {
      guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw failure() }
      length = bytes.count
    }
    var entries: [(Entry, Int)] = []
    for line in bytes.split(separator: 0x0A) {
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line)) else { return nil }
      entries.append((entry, line.startIndex))
    }
    return entries
  }

  /// Forgets all changes, and notes what those that follow belong to.
  func begin(for table: TableVersion, after history: SavedHistory?) throws(EditError) {
    try begin(.table(table, after: history))
  }

  /// The same for a table of a database.
  func begin(table: String, columns: [String]) throws(EditError) {
    try begin(.databaseTable(table, columns: columns))
  }

  private func begin(_ head: Entry) throws(EditError) {
    try clear()
    self.head = head
  }

  /// Forgets all changes: the table has them, or nobody wants them.
  func clear() throws(EditError) {
    guard ftruncate(descriptor, 0) == 0 else { throw failure() }
    (length, head, copy) = (0, nil, nil)
  }

  /// Keeps a change; it is on disk when this returns.
  ///
  /// - Parameter table: the table as it was saved before the change; nil if nothing was saved since the last one.
  func append(_ step: KeptStep, after table: TableVersion? = nil) throws(EditError) {
    let saved = table.map { [Entry.saved($0)] } ?? []
    switch step {
    case .step(let step): try append(saved + [.step(step)])
    case .undo: try append(saved + [.undo])
    case .redo: try append(saved + [.redo])
    case .saved: break
    }
  }

  /// Keeps changes of a database table, all or none.
  func append(_ changes: [KeyedChange]) throws(EditError) { try append(changes.map { .change($0) }) }

  func noteCommitting(_ commit: DatabaseCommit) throws(EditError) { try append([.committing(commit)]) }

  func noteSaving(as file: FileVersion, content: UInt64) throws(EditError) {
    try append([.saving(file, content: content)])
  }

  /// Keeps that the changes were saved.
  ///
  /// A power cut may lose it: the file itself says the same until another program changes it.
  func noteSaved(_ table: TableVersion) throws(EditError) { try append([.saved(table)], isStored: false) }

  func noteCopying(_ progress: CopyInProgress) throws(EditError) {
    let before = mark
    try append([.copying(progress)])
    copy = (progress, before)
  }

  /// Forgets a copy before which the file is as it was.
  func dropCopy() throws(EditError) {
    guard let copy else { return }
    try shorten(to: copy.before)
    self.copy = nil
  }

  /// What is in it now.
  struct Mark {
    fileprivate let length: Int
    fileprivate let head: Entry?
  }

  var mark: Mark { Mark(length: length, head: head) }

  /// Forgets what was kept after a mark.
  func shorten(to mark: Mark) throws(EditError) {
    guard ftruncate(descriptor, off_t(mark.length)) == 0 else { throw failure() }
    (length, head) = (mark.length, mark.head)
  }

  /// Removes the journal; not one that another program began after somebody else removed this one.
  func remove() {
    guard let own = FileVersion(descriptor: descriptor), FileVersion(path: path)?.isSameFile(as: own) == true
    else { return }
    unlink(path)
  }

  /// - Parameter isStored: whether they are on disk when this returns.
  private func append(_ entries: [Entry], isStored: Bool = true) throws(EditError) {
    var bytes: [UInt8] = []
    for entry in (head.map { [$0] } ?? []) + entries {
      guard let line = try? JSONEncoder().encode(entry) else { throw failure() }
      bytes += line + [0x0A]
    }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(length + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw takeBack() }
      written += count
    }
    guard !isStored || fdatasync(descriptor) == 0 else { throw takeBack() }
    length += bytes.count
    head = nil
  }

  /// Removes what was written of entries that could not be written whole.
  private func takeBack() -> EditError {
    let error = failure()
    ftruncate(descriptor, off_t(length))
    return error
  }

  private func failure() -> EditError { .journal(path: path, reason: String(cString: strerror(errno))) }
}
