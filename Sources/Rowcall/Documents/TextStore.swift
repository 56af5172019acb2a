import RowcallImport
import RowcallModel
import RowcallSpeech
import RowcallText

/// A document's table in a text file.
final class TextStore: DocumentStore {
  private let path: String
  private let target: String
  private let options: ImportOptions
  /// As the table was opened, whatever was saved since.
  private let text: any EditableText
  private let journal: EditJournal
  private var version: FileVersion
  /// The hash of the bytes of the file; nil for one that was saved within itself, until the next change.
  private var content: UInt64?
  /// What was done since the text was as it is in ``text``, and how to make that from the file; nil for the file itself.
  private var steps: [KeptStep] = []
  private var origin: [FilePiece]?
  /// Whether the journal says which table its changes belong to.
  private var isBegun = false
  /// Whether the journal has the bytes of the table as it was opened, and all steps up to the last save.
  private var hasHistory = false
  private(set) var isInConflict = false
  private(set) var forgottenCount = 0
  /// What stopped a save within the file.
  private var interruption: EditError?
  private(set) var hasCompletedSave = false

  init(path: String, options: ImportOptions, unsaved: TableDocument.UnsavedChanges) throws {
    self.path = path
    self.options = options
    target = OutputFile.resolve(path)
    // Before the journal, which would be left behind for what is no table.
    var file = try RawFile(path: target)
    journal = try EditJournal(for: target)
    do {
      let rest: EditJournal.Rest
      (rest, hasCompletedSave) = try Self.rest(in: journal, of: file, unsaved)
      version = try Self.version(of: target)
      file = try RawFile(path: target).isolated()
      content = try file.contentHash()
      if unsaved != .discard { try Self.check(rest, unsaved, path: path, journal: journal) }
      if case .steps(_, _, let pieces?, _) = rest, unsaved != .discard {
        origin = pieces
        text = try file.made(of: pieces).editableText(options: options)
      } else {
        text = try file.editableText(options: options)
      }
      guard FileVersion(path: target) == version else { throw EditError.changedMeanwhile(path: path) }
      switch rest {
      // Whatever is wanted of this table.
      case .steps(_, let other, _, let isForeign)
      where other.number != text.tableNumber && other.number != nil && !(isForeign && unsaved == .discard):
        throw EditError.changesOfOtherTable(path: path, number: other.number ?? 1)
      case .steps(let rest, let known, _, let isForeign) where unsaved != .discard && known.isLike(table):
        (steps, isBegun, isInConflict) = (rest, true, isForeign)
        if isForeign { (version, content) = (known.file, known.content) }
      case .steps(let rest, _, _, _) where unsaved != .discard:
        throw EditError.changesOfOtherFile(path: path, journal: journal.path, edits: rest.edits)
      case .steps(let rest, _, _, _): try forget(rest)
      case .foreign(let steps): try forget(steps)
      case .none, .copy: try journal.clear()
      }
    } catch {
      if journal.isEmpty { journal.remove() }
      throw error
    }
  }

  /// What the journal has, and whether a save that was interrupted is completed now.
  ///
  /// Whatever is wanted of the changes: until then the file is a mixture.
  private static func rest(
    in journal: EditJournal, of file: RawFile, _ unsaved: TableDocument.UnsavedChanges
  ) throws -> (EditJournal.Rest, hasCompletedSave: Bool) {
    let rest = try journal.rest(of: version(of: file.path), content: file.contentHash)
    guard case .copy = rest else { return (rest, false) }
    do {
      let isCompleted = try SafeSave(path: file.path, journal: journal).complete() != nil
      guard journal.copy == nil else { return (.none, isCompleted) }
      return (try journal.rest(of: version(of: file.path), content: file.contentHash), isCompleted)
    } catch EditError.cutSave where unsaved == .discard { return (.none, false) }
  }

  private func clear() throws {
    hasHistory = false
    try journal.clear()
  }

  private func forget(_ steps: [KeptStep]) throws {
    forgottenCount = steps.edits.count
    try journal.clear()
  }

  /// Throws for changes of another file than there is now, unless they are wanted all the same and can be made.
  private static func check(
    _ rest: EditJournal.Rest, _ unsaved: TableDocument.UnsavedChanges, path: String, journal: EditJournal
  ) throws {
    switch rest {
    case .foreign(let steps):
      throw EditError.changesOfOtherFile(path: path, journal: journal.path, edits: steps.edits)
    case .steps(_, _, _, true) where unsaved == .recover:
      throw EditError.changedBelowChanges(path: path)
    default: break
    }
  }

  /// The table that steps count by, in the file as it is now.
  private var table: TableVersion {
    TableVersion(
      file: version, content: content, number: text.tableNumber, rows: text.rowCount,
      columns: text.columnNames.count)
  }

  private static func version(of path: String) throws -> FileVersion {
    if let version = FileVersion(path: path) { return version }
    throw ImportError.notFound(path: path)
  }

  var columnNames: [String?] { text.columnNames }
  var rowCount: Int { text.rowCount }
  func kind(ofRow row: Int?, column: Int) -> JSONDocument.Kind {
    (try? text.kind(ofRow: row.flatMap { $0 < text.rowCount ? $0 : nil }, column: column)) ?? .string
  }
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
    case .remove(let row):
      // Fails for a row whose end is unclear.
      _ = try cells(ofRow: rows.order[row], in: rows)
      return .remove(at: row)
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
    if let interruption { throw interruption }
    if !isBegun {
      if content == nil, FileVersion(path: target) == version {
        content = try RawFile(path: target).contentHash()
      }
      try begin(with: step)
      isBegun = true
    } else {
      try journal.append(step)
    }
    steps.append(step)
  }

  /// Begins the journal with a step, and of a small file with all that it was, in case another program changes it.
  private func begin(with step: KeptStep) throws {
    if hasHistory { return try journal.append(step, after: table) }
    if text.file.isSmall {
      let copy = SavedHistory(origin: [.new(try text.file.read(0..<text.file.size))], steps: steps)
      try journal.begin(for: table, after: copy)
      hasHistory = (try? journal.append(step)) != nil
      if hasHistory { return }
      // For less there may be room on the disk.
    }
    try journal.begin(for: table, after: origin.map { SavedHistory(origin: $0, steps: steps) })
    try journal.append(step)
  }

  func order(byColumn column: Int, isAscending: Bool, locale: LocaleTag, in rows: EditedRows) throws -> [Int]
  {
    let names = columnNames + (addedColumns + rows.addedColumns)
    let order: ColumnOrder?
    do { order = try ColumnOrder(path: text.file.path, options: options, locale: locale) } catch ImportError
      .emptyInput
    {
      // A file that has lost all of its rows since says nothing of what its columns hold.
      order = nil
    }
    var sort =
      order?.sort(
        byColumn: column, named: column < names.count ? names[column] : nil, isAscending: isAscending)
      ?? ColumnSort(reader: nil, collator: ColumnSort.collator(for: locale), isAscending: isAscending)
    for (place, row) in rows.order.enumerated() {
      sort.add(try cells(ofRow: row, in: rows)[column].utf8Span.span, row: UInt32(place))
    }
    return try sort.rows().map { Int($0) }
  }

  func save(_ rows: EditedRows, isForced: Bool) throws -> [Int] {
    let save = SafeSave(path: target, journal: journal) { [self] in
      guard isForced || isFileAsKnown else { throw EditError.changedMeanwhile(path: path) }
    }
    // Before a large file is written, and again when it is to be named.
    if interruption == nil { try save.check() }
    let pieces = try rows.pieces(in: text)
    let origin = try text.file.pieces(fromFileOf: pieces)
    do {
      var saved = SafeSave.Saved(
        version: try interruption == nil ? nil : save.complete(isForced: isForced), content: nil)
      // Also where somebody brought the old file back, and removed the copy.
      if interruption == nil || journal.copy == nil { saved = try save.write(pieces, of: text.file) }
      (version, content) = (saved.version ?? FileVersion(path: target) ?? version, saved.content)
    } catch let error as EditError {
      if case .savedInPart = error { interruption = error }
      throw error
    }
    (self.origin, isBegun, interruption, isInConflict) = (origin, false, nil, false)
    steps.append(.saved)
    // The file is saved, whatever becomes of the journal, which says so; what follows goes on in it, or begins by clearing it.
    if !hasHistory || journal.copy != nil || (try? journal.noteSaved(table)) == nil { try? clear() }
    return []
  }

  var isSavedInPart: Bool { interruption != nil }

  var isFileAsKnown: Bool {
    if FileVersion(path: target) == version { return true }
    guard let content, let file = try? RawFile(path: target) else { return false }
    return (try? file.contentHash()) == content
  }

  func saveCopy(_ rows: EditedRows, to path: String) throws {
    try SafeSave(path: path, journal: nil).write(try rows.pieces(in: text), of: text.file)
  }

  func forgetChanges() throws {
    if let interruption { throw interruption }
    steps.removeLast(steps.reversed().prefix { $0 != .saved }.count)
    isBegun = false
    try clear()
  }

  func removeJournal() { journal.remove() }
}
