import RowcallImport
import RowcallModel
import RowcallNarration
import Synchronization

/// A table as it was opened: one of those of a file, with what is known about its columns.
struct BrowsedTable {
  /// The file with all its tables, and with this one only.
  private let all: TableFile
  let file: TableFile
  /// Which of the tables this is, zero-based.
  let number: Int
  var opened: OpenTable
  /// All columns, also those that are hidden.
  let columns: [Int]
  /// The file as it was opened; nil for what is none, such as a pipe.
  var version: FileVersion?
  /// The file of a database; nil for another one.
  let databaseFile: String?
  /// The file of a database, or that of the path.
  let filePath: String
  private let rest: RestOfTable?

  /// So much of a file is searched before its first row is spoken.
  private static let firstBytes = 1 << 18

  init(path: String, options: TableOptions) throws { try self.init(TableFile(path, options), 0) }

  /// Another table of the same file; nil if there is none.
  func table(_ number: Int) throws -> BrowsedTable? {
    (0..<all.tableCount).contains(number) ? try BrowsedTable(all, number) : nil
  }

  private init(_ all: TableFile, _ number: Int) throws {
    self.all = all
    self.number = number
    file = try all.choosing(number)
    let place = file.tableCount > 1 ? number : 0
    opened = try file.table(place, mostBytes: Self.firstBytes)
    let surplus = opened.reader.headSample.reduce(0) { most, batch in
      (0..<batch.rowCount).reduce(most) { max($0, batch.cellCount(inRow: $1)) }
    }
    columns = Array(0..<max(opened.table.columns.count, surplus))
    rest = opened.typing.isCut ? RestOfTable(file, place) : nil
    databaseFile = ((try? DatabasePlace(file.path, options: file.options.reading)) ?? nil)?.file
    filePath = OutputFile.resolve(databaseFile ?? file.path)
    version = currentVersion
  }

  /// How many tables the file has.
  var count: Int { all.tableCount }

  /// The file as it is now; nil if there is none.
  var currentVersion: FileVersion? { FileVersion(path: filePath) }

  /// Its rows, as they are in the file.
  var rows: BrowsedRows {
    BrowsedRows(
      origin: .file(RowIndex(opened.reader)), columns: columns, storedDates: opened.reader.storedDates)
  }

  /// Takes over what the whole file says about the columns; whether that is something new.
  ///
  /// - Parameter waits: whether it is waited for.
  mutating func settle(waits: Bool) -> Bool {
    guard opened.typing.isCut, let whole = waits ? rest?.wait() : rest?.found else { return false }
    opened = whole
    return true
  }
}

/// Finds out on a thread of its own what a whole file says about the columns of its table.
private final class RestOfTable: Sendable {
  private let table = Mutex<OpenTable?>(nil)
  private let file: TableFile
  private let number: Int

  init(_ file: TableFile, _ number: Int) {
    self.file = file
    self.number = number
    // Without a thread it is found out when it is needed.
    _ = Threads.start { [weak self] in _ = self?.wait() }
  }

  /// What was found, if it was already.
  var found: OpenTable? { table.withLockIfAvailable { $0 } ?? nil }

  func wait() -> OpenTable? {
    table.withLock { table in
      if table == nil { table = try? file.table(number) }
      return table
    }
  }
}
