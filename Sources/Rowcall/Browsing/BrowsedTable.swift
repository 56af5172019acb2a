import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallSpeech
import Synchronization

/// A table as it was opened: one of those of a file, with what is known about its columns.
struct BrowsedTable {
  /// The file with all its tables, and with this one only.
  let all: TableFile
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
    opened = try file.table(place, wantsMore: { $0 < Self.firstBytes })
    let surplus = opened.reader.headSample.reduce(0) { most, batch in
      (0..<batch.rowCount).reduce(most) { max($0, batch.cellCount(inRow: $1)) }
    }
    columns = Array(0..<max(opened.table.columns.count, surplus))
    rest = opened.typing.isCut ? RestOfTable(file, place) : nil
    databaseFile = ((try? DatabasePlace(file.path, options: file.options.reading)) ?? nil)?.file
    filePath = OutputFile.resolve(databaseFile ?? file.path)
    version = currentVersion
  }

  /// The same table among all those of its file, where only this one was asked for: `shop.db#orders`.
  func amongAll() throws -> BrowsedTable {
    try whole().map { try BrowsedTable($0.file, $0.number) } ?? self
  }

  /// Which of the tables of its file it is, zero-based, and how many there are.
  var place: (number: Int, count: Int) {
    ((try? whole()) ?? nil).map { ($0.number, $0.file.tableCount) } ?? (number, all.tableCount)
  }

  /// The file with all its tables, where only this one was asked for; nil elsewhere.
  private func whole() throws -> (file: TableFile, number: Int)? {
    guard all.tableCount == 1, file.options.reading.query == nil, let number = opened.reader.number else {
      return nil
    }
    var options = file.options
    options.reading.table = nil
    let whole = try TableFile(TablePlace(file.path)?.file ?? file.path, options)
    return whole.place(ofTable: number).map { (whole, $0) }
  }

  /// The file as it is now; nil if there is none.
  var currentVersion: FileVersion? {
    guard var version = FileVersion(path: filePath) else { return nil }
    // What is written into a database may be in its log at first.
    if databaseFile != nil, let log = FileVersion(path: filePath + "-wal"), log.size > 0 {
      version.size += log.size
      version.modified = max(version.modified, log.modified)
    }
    return version
  }

  /// Its rows, as they are in the file.
  var rows: BrowsedRows {
    BrowsedRows(
      origin: .file(RowIndex(opened.reader)), columns: columns, storedDates: opened.reader.storedDates)
  }

  /// Where a cell of its sheet is: the place of its row, or -1 for the header, and its column; nil if it is elsewhere, such as in a title
  /// above the table.
  func place(of cell: CellRange) throws -> (row: Int, column: Int)? {
    guard let column = opened.reader.sheet?.columns.firstIndex(of: cell.columns.lowerBound) else {
      return nil
    }
    let line = cell.rows.lowerBound
    let headerLines = opened.reader.decisions.header.choice.rowCount
    var found: Int?
    try rows.forEachBatch { batch in
      guard let row = batch.lines.firstIndex(where: { $0 >= line }) else { return true }
      let place = batch.firstRow + row
      // Between rows there are some that are hidden or blank.
      let isHeader = place == 0 && line >= batch.lines[row] - headerLines
      found = batch.lines[row] == line ? place : isHeader ? -1 : nil
      return false
    }
    return found.map { ($0, column) }
  }

  /// Takes over what the whole file says about the columns; whether that is something new.
  ///
  /// - Parameters:
  ///   - waits: whether it is waited for.
  ///   - isInterrupted: whether nobody waits any longer, which is an error.
  mutating func settle(waits: Bool, isInterrupted: () -> Bool) throws -> Bool {
    guard opened.typing.isCut, let rest else { return false }
    while waits, !rest.isDone {
      if isInterrupted() { throw BrowseRefusal.interrupted }
      Descriptor.pause(milliseconds: 2)
    }
    guard let whole = rest.found else { return false }
    opened = whole
    return true
  }
}

/// Finds out on a thread of its own what a whole file says about the columns of its table, as long as somebody wants to know.
private final class RestOfTable: Sendable {
  /// What the thread and its owner share.
  private final class Search: Sendable {
    let table = Mutex<OpenTable?>(nil)
    let isDone = Atomic(false)
    let isUnwanted = Atomic(false)

    func perform(in file: TableFile, _ number: Int) {
      let whole = try? file.table(number) { _ in !isUnwanted.load(ordering: .relaxed) }
      table.withLock { $0 = whole }
      isDone.store(true, ordering: .releasing)
    }
  }

  private let search = Search()

  init(_ file: TableFile, _ number: Int) {
    let search = search
    let refusal = Threads.start {
      Threads.giveWay()
      search.perform(in: file, number)
    }
    // Without a thread it is found out at once.
    if refusal != nil { search.perform(in: file, number) }
  }

  deinit { search.isUnwanted.store(true, ordering: .relaxed) }

  var isDone: Bool { search.isDone.load(ordering: .acquiring) }

  /// What was found, if it was already.
  var found: OpenTable? { isDone ? search.table.withLock { $0 } : nil }
}
