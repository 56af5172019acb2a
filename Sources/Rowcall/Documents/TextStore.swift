import RowcallImport
import RowcallModel
import RowcallSpeech

/// A document's table in a text file.
final class TextStore: DocumentStore {
  private let path: String
  private let target: String
  private let options: ImportOptions
  private let text: any EditableText
  private let journal: EditJournal
  private var version: FileVersion
  /// What is computed from the bytes of the file; nil for one that was saved, until the next change.
  private var content: UInt64?
  private var steps: [KeptStep] = []

  init(path: String, options: ImportOptions, unsaved: TableDocument.UnsavedChanges) throws {
    self.path = path
    self.options = options
    target = OutputFile.resolve(path)
    // Before the journal, which would be left behind for what is no table.
    var file = try RawFile(path: target)
    journal = try EditJournal(for: target)
    do {
      var rest = try journal.rest(of: Self.version(of: target), content: file.contentHash)
      if case .copy(let name) = rest {
        // Whatever is wanted of the changes: until then the file is a mixture.
        try SafeSave.copyInPlace(from: name, to: target)
        rest = .none
      }
      version = try Self.version(of: target)
      file = try RawFile(path: target).isolated()
      text = try file.editableText(options: options)
      content = try file.contentHash()
      guard FileVersion(path: target) == version else { throw EditError.changedMeanwhile(path: path) }
      let table = TableVersion(
        file: version, content: content, number: text.tableNumber, rows: text.rowCount,
        names: text.columnNames)
      switch rest {
      // Whatever is wanted of this table.
      case .steps(_, let other) where other.number != table.number && other.number != nil:
        throw EditError.changesOfOtherTable(path: path, number: other.number ?? 1)
      case .steps(let rest, let known) where unsaved == .recover && known.isLike(table):
        steps = rest.map { $0.mappingColumns(table.columns) { known.place(of: $0, in: table) } }
      case .steps where unsaved == .recover, .foreign where unsaved == .recover:
        throw EditError.changesOfOtherFile(path: path, journal: journal.path)
      default: try journal.begin(for: table)
      }
    } catch {
      if journal.isEmpty { journal.remove() }
      throw error
    }
  }

  private static func version(of path: String) throws -> FileVersion {
    if let version = FileVersion(path: path) { return version }
    throw ImportError.notFound(path: path)
  }

  var columnNames: [String?] { text.columnNames }
  var rowCount: Int { text.rowCount }
  var recoveredCount: Int { steps.count }

  func recovered(_ number: Int, in rows: EditedRows, newRow: Int) -> (step: KeptStep, change: RowChange?) {
    (steps[number], nil)
  }

  func cells(ofRow row: Int, in rows: EditedRows) throws -> [String] { try rows.cells(ofRow: row, in: text) }

  func blank(ofRow row: Int, column: Int, in rows: EditedRows) throws -> EditedCell? {
    guard text.hasNull, column < rows.fileColumns else { return nil }
    let changes = (rows.changes[row] ?? [:]).filter { $0.key < rows.fileColumns }
    let bytes =
      row < rows.fileRows
      ? try text.bytes(ofRow: row, changing: changes, adding: [])
      : try text.bytes(ofNewRow: changes, adding: [])
    return try text.blank(in: bytes, column: column)
  }

  // Saving compares the whole file.
  func prepareToChange(_ place: Int, in rows: EditedRows) {}

  func change(for step: EditStep, in rows: EditedRows, newRow: Int) throws -> RowChange {
    switch step {
    case .set(let row, let column, let content):
      if case .text = content {} else if !text.hasNull { throw EditError.noNull(path: path) }
      let id = rows.order[row]
      let isOfFile = id < rows.fileRows && column < rows.fileColumns
      let own = isOfFile ? try text.cells(ofRow: id) : []
      if column < own.count, case .text(let new) = content, own[column].isSame(as: new) {
        return .cell(row: id, column: column, nil)
      }
      let cells = column < rows.fileColumns ? [column: content] : [:]
      _ =
        id < rows.fileRows
        ? try text.bytes(ofRow: id, changing: cells, adding: [])
        : try text.bytes(ofNewRow: cells, adding: [])
      return .cell(row: id, column: column, content)
    case .insert(let row, let cells):
      let new = [Int: EditedCell](
        uniqueKeysWithValues: cells.prefix(rows.fileColumns).enumerated().map {
          ($0.offset, .text($0.element))
        })
      _ = try text.bytes(ofNewRow: new, adding: [])
      return .insert(row: newRow, at: row)
    case .remove(let row): return .remove(at: row)
    case .removeEach(let places): return .removeEach(at: places)
    case .move(let row, let place): return .move(from: row, to: place)
    case .reorder(let places): return .order(places.map { rows.order[$0] })
    case .addColumn(let name):
      // Fails for a table without a header.
      _ = try text.head(adding: [name])
      return .addColumn(name)
    case .removeColumn: return .removeColumn
    }
  }

  func keep(_ step: KeptStep, _ change: RowChange, in rows: EditedRows) throws {
    if content == nil, FileVersion(path: target) == version {
      content = try RawFile(path: target).contentHash()
    }
    try journal.append(step)
  }

  func order(byColumn column: Int, isAscending: Bool, locale: LocaleTag, in rows: EditedRows) throws -> [Int]
  {
    let order = try ColumnOrder(path: text.file.path, options: options, locale: locale)
    var sort = order.sort(byColumn: column, isAscending: isAscending)
    for (place, row) in rows.order.enumerated() {
      sort.add(try cells(ofRow: row, in: rows)[column].utf8Span.span, row: UInt32(place))
    }
    return try sort.rows().map { Int($0) }
  }

  func save(_ rows: EditedRows, isForced: Bool) throws -> [Int] {
    guard isForced || isFileAsKnown else { throw EditError.changedMeanwhile(path: path) }
    try write(rows, to: target, journal)
    version = try Self.version(of: target)
    content = nil
    try forgetChanges(since: rows)
    return []
  }

  var isFileAsKnown: Bool {
    if FileVersion(path: target) == version { return true }
    guard let content, let file = try? RawFile(path: target) else { return false }
    return (try? file.contentHash()) == content
  }

  func saveCopy(_ rows: EditedRows, to path: String) throws { try write(rows, to: path, nil) }

  private func write(_ rows: EditedRows, to path: String, _ journal: EditJournal?) throws {
    let version = { self.table($0, rows) }
    try SafeSave(path: path, journal: journal, version: version).write(
      try rows.pieces(in: text), of: text.file)
  }

  private func table(_ file: FileVersion, _ rows: EditedRows) -> TableVersion {
    TableVersion(
      file: file, number: text.tableNumber, rows: rows.order.count,
      names: text.columnNames + rows.addedColumns)
  }

  func forgetChanges(since saved: EditedRows) throws {
    try journal.begin(for: table(version, saved))
  }

  func removeJournal() { journal.remove() }
}
