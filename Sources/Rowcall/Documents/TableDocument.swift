import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// A table in a file, to be changed and saved.
///
/// ```swift
/// let document = try TableDocument(path: "stocks.csv")
/// try document.set("$650.00", row: 0, column: 1)
/// try document.save()
/// ```
///
/// Delimited text, JSON, JSON Lines, property lists and tables of SQLite databases, `shop.db#orders`, can be edited. Saving a
/// text changes the bytes of the cells that were changed and no other; a binary property list is written anew with equal
/// values. The file keeps its encoding, its line breaks, its rights, its owner and the links to it. Saving a table of a
/// database changes it in one transaction. Until then every change is kept in a file beside it, `.NAME.rowcall-edits`, so that
/// a program that is killed loses at most the change in progress: the next document that opens the table has the changes.
/// Rows and columns count from zero.
///
/// A class because it owns that file.
public final class TableDocument {
  /// The path as given.
  public let path: String
  /// How many unsaved changes an earlier program left, which were made again.
  public private(set) var recoveredSteps = 0

  /// How many unsaved changes an earlier program left, which were forgotten.
  public var forgottenSteps: Int { store.forgottenCount }

  private let options: ImportOptions
  /// What the columns of the file hold; found when it is first asked for, and nil then where it cannot be found.
  private var columnTypes: ColumnOrder??
  private let store: any DocumentStore
  private var rows: EditedRows
  private var savedRows: EditedRows
  private var nextRow: Int
  private var undoable: [Undo] = []
  private var lastNumber = 0
  private var redoable: [Undo] = []
  /// How many of the changes that can be undone were saved, and how many of those are still among them.
  private var savedDepth = 0
  private var commonDepth = 0
  /// Whether all changes that an earlier program left were made again.
  private var isOpen = false

  /// A change that was made, and how to take it back; for one that was taken back, how to make it again.
  private struct Undo {
    let step: EditStep
    /// No other change has it, also not one that takes its place.
    let number: Int
    var change: RowChange
  }

  /// What to do with changes that an earlier program did not save.
  public enum UnsavedChanges: Sendable {
    /// They are made again; if another program changed the file since, the document is not opened.
    case recover
    /// They are made again, if need be in the table as it was: then ``TableDocument/isInConflict`` is true.
    case recoverInConflict
    /// They are forgotten.
    case discard
  }

  /// Opens a table.
  ///
  /// - Parameters:
  ///   - path: a file, or a table of a database: `shop.db#orders`.
  ///   - options: as for reading.
  ///   - unsaved: what to do with changes that an earlier program did not save.
  ///
  /// Throws `ImportError` if the file cannot be read as a table, and `EditError` if it cannot be edited: its format cannot be
  /// written, another program edits it, or it is not the file or the table that unsaved changes were made in.
  public init(
    path: String, options: ImportOptions = ImportOptions(), unsaved: UnsavedChanges = .recover
  ) throws {
    (self.path, self.options) = (path, options)
    guard path != "-" else { throw EditError.format(path: path, format: "standard input") }
    if let place = try DatabasePlace(path, options: options) {
      store = try DatabaseStore(path: path, place: place, unsaved: unsaved)
    } else {
      store = try TextStore(path: path, options: options, unsaved: unsaved)
    }
    rows = EditedRows(fileRows: store.rowCount, fileColumns: store.columnNames.count)
    rows.addedColumns = store.addedColumns
    savedRows = rows
    nextRow = store.rowCount
    for number in 0..<store.recoveredCount {
      let (kept, change) = try store.recovered(number, in: rows, newRow: nextRow)
      switch kept {
      case .step(let step):
        try check(step)
        make(step, try change ?? store.change(for: step, in: rows, newRow: nextRow))
      case .undo: _ = try goBack(isRedo: false, isKept: false)
      case .redo: _ = try goBack(isRedo: true, isKept: false)
      case .saved: noteSaved()
      }
    }
    recoveredSteps = unsavedSteps
    isOpen = true
  }

  deinit { if isOpen, !hasChanges { store.removeJournal() } }
}

// MARK: - Reading

extension TableDocument {
  /// The columns' names, nil for a column without one.
  public var columnNames: [String?] { store.columnNames + rows.addedColumns }

  /// How many rows there are, those that are not saved included.
  public var rowCount: Int { rows.order.count }

  /// How many changes lie between what is saved and what is here: those that were taken back, and those that were made.
  var unsavedSteps: Int {
    let common = min(commonDepth, undoable.count)
    return savedDepth - common + undoable.count - common
  }

  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { unsavedSteps > 0 }

  /// Whether another program changed the file after the unsaved changes of an earlier program, which were made again all the same.
  ///
  /// Of a text file of up to 16 MiB, the rows are then those that the file had. ``saveCopy(to:)`` saves them; ``save(isForced:)``
  /// throws unless it is forced.
  public var isInConflict: Bool { store.isInConflict }

  /// Whether the file is known to have the contents that it had when it was opened or saved, though its time may be another.
  var isFileAsKnown: Bool { store.isFileAsKnown }

  /// Whether a save stopped within the file, which only another save completes.
  package var isSavedInPart: Bool { store.isSavedInPart }

  /// Whether a save that an earlier program began was completed when the table was opened.
  package var hasCompletedSave: Bool { store.hasCompletedSave }

  /// The message about it.
  package static let completion = "an earlier save was interrupted; it is completed now"

  /// The texts of a row as they are written, one for each column.
  public func cells(ofRow row: Int) throws -> [String] {
    guard rows.order.indices.contains(row) else { throw EditError.noRow(row + 1, count: rowCount) }
    return try store.cells(ofRow: rows.order[row], in: rows)
  }

  /// Whether a blank cell is null or an empty text; nil for other cells, and where the format does not tell them apart.
  func blank(row: Int, column: Int) throws -> EditedCell? {
    guard rows.order.indices.contains(row), columnNames.indices.contains(column) else { return nil }
    return try store.blank(ofRow: rows.order[row], column: column, in: rows)
  }

  /// Whether a text is a value as others of its column are in the file; texts and blanks always are.
  func fits(_ text: String, column: Int, locale: LocaleTag) -> Bool {
    types(for: locale)?.fits(text, column: column, named: columnNames[column]) ?? true
  }

  /// A number as programs write it, `2500` for `2,500`, where the cell was one, or blank in a column of numbers; `true` for `yes` among
  /// booleans; another text as it is.
  ///
  /// - Parameters:
  ///   - row: the place of the row; nil for a new one.
  ///   - reader: reads the cells of the column.
  func plain(
    _ text: String, insteadOf old: String, row: Int? = nil, column: Int,
    by reader: @autoclosure () -> CellReader?
  ) -> String {
    switch store.kind(ofRow: row.map { rows.order[$0] }, column: column) {
    case .number where (old.isEmpty || Double(old) != nil) && Double(text) == nil:
      reader()?.plainNumber(in: text) ?? text
    case .bool where Bool(text) == nil: YesNo.meaning(of: text).map { "\($0)" } ?? text
    default: text
    }
  }

  /// The same by what the columns of the file hold.
  func plain(_ text: String, insteadOf old: String, row: Int?, column: Int, locale: LocaleTag) -> String {
    plain(
      text, insteadOf: old, row: row, column: column,
      by: types(for: locale)?.reader(ofColumn: column, named: columnNames[column]))
  }

  private func types(for locale: LocaleTag) -> ColumnOrder? {
    let types =
      columnTypes
      ?? (try? ColumnOrder(path: path, options: options, locale: locale, mostBytes: Self.mostBytesForTypes))
    columnTypes = types
    return types
  }

  /// In bytes; of a long file, its beginning says enough for a note.
  private static let mostBytesForTypes = 1 << 20

  /// The zero-based place of a column by its name or its number, which counts from one; throws if there is none, or several.
  public func column(_ name: String) throws -> Int {
    let names = columnNames
    do { return try ColumnLookup(names).place(of: name, option: "") } catch {
      guard case .unknownColumnChoice = error else { throw error }
      throw EditError.noColumn(
        name, near: NearName.nearest(to: name, in: names.compactMap { $0 }), names: names.compactMap { $0 })
    }
  }
}

// MARK: - Changing

extension TableDocument {
  /// Gives a cell another text; without a text it becomes blank, which is null or an empty text as the format has it.
  public func set(_ text: String, row: Int, column: Int) throws {
    try set(.text(text), row: row, column: column)
  }

  /// Gives a cell another text, null or an empty text; the last two only in JSON and databases, which tell them apart.
  public func set(_ content: EditedCell, row: Int, column: Int) throws {
    try perform(.set(row: row, column: column, text: content))
  }

  /// Puts a new row before a row, or behind the last; a column without a text is blank.
  public func insertRow(_ cells: [String] = [], at row: Int) throws {
    try perform(.insert(row: row, cells: cells))
  }

  /// Removes a row.
  public func removeRow(at row: Int) throws { try perform(.remove(row: row)) }

  /// Takes a row out and puts it where it then has another place.
  public func moveRow(from row: Int, to place: Int) throws { try perform(.move(row: row, to: place)) }

  /// Adds a column behind the last.
  public func addColumn(named name: String) throws { try perform(.addColumn(name)) }

  /// Sorts the rows by a column; rows that are equal keep their order.
  ///
  /// Amounts, dates and numbers are sorted by their size, before words, which are sorted as the locale does; blanks are last.
  public func sort(byColumn column: Int, isAscending: Bool = true, locale: LocaleTag) throws {
    try check(column: column)
    let order = try store.order(byColumn: column, isAscending: isAscending, locale: locale, in: rows)
    try perform(.reorder(order))
  }

  /// The change that ``undo()`` takes back, or the one that ``redo()`` makes again, and its number; nil for none.
  func nextStep(isRedo: Bool) -> (step: EditStep, number: Int)? {
    (isRedo ? redoable : undoable).last.map { ($0.step, $0.number) }
  }

  /// Takes the last change back, and tells which it was; nil if there is none.
  public func undo() throws -> EditStep? { try goBack(isRedo: false) }

  /// Makes the last change again that was taken back, and tells which it was; nil if there is none.
  public func redo() throws -> EditStep? { try goBack(isRedo: true) }

  /// - Parameter isKept: whether the journal gets it.
  private func goBack(isRedo: Bool, isKept: Bool = true) throws -> EditStep? {
    guard var last = isRedo ? redoable.last : undoable.last else { return nil }
    if isKept { try store.keep(isRedo ? .redo : .undo, last.change, in: rows) }
    last.change = rows.apply(last.change)
    if isRedo {
      redoable.removeLast()
      undoable.append(last)
    } else {
      undoable.removeLast()
      redoable.append(last)
    }
    return last.step
  }

  private func perform(_ step: EditStep) throws {
    // Before the row is read again, which would hide what another program changed.
    if let row = step.changedRow {
      try check(row: row)
      try store.prepareToChange(row, in: rows)
    }
    try check(step)
    let change = try store.change(for: step, in: rows, newRow: nextRow)
    try store.keep(.step(step), change, in: rows)
    make(step, change)
  }

  private func make(_ step: EditStep, _ change: RowChange) {
    if case .insert(let row, _) = change, row == nextRow, case .insert(_, let cells) = step {
      // A blank is what the file or the database has for it.
      let new = cells.prefix(columnNames.count).enumerated().filter { !$0.element.isEmpty }
      rows.changes[row] = Dictionary(uniqueKeysWithValues: new.map { ($0.offset, .text($0.element)) })
      nextRow += 1
    }
    // What was saved and taken back cannot be made again.
    commonDepth = min(commonDepth, undoable.count)
    lastNumber += 1
    undoable.append(Undo(step: step, number: lastNumber, change: rows.apply(change)))
    redoable = []
  }

  private func check(row: Int) throws {
    guard rows.order.indices.contains(row) else { throw EditError.noRow(row + 1, count: rowCount) }
  }

  private func check(column: Int) throws {
    guard columnNames.indices.contains(column) else {
      throw EditError.noColumn(
        "\(column + 1)", near: [], names: columnNames.compactMap { $0 })
    }
  }

  /// Throws for a step that cannot be made in a table of these rows and columns.
  private func check(_ step: EditStep) throws {
    switch step {
    case .set(let row, let column, _):
      try check(row: row)
      try check(column: column)
    case .insert(let row, _): if row != rowCount { try check(row: row) }
    case .remove(let row): try check(row: row)
    case .removeEach(let rows): for row in rows { try check(row: row) }
    case .move(let row, let place):
      try check(row: row)
      try check(row: place)
    case .reorder(let places):
      guard places.count == rowCount, Set(places) == Set(rows.order.indices) else {
        throw EditError.noRow(places.count, count: rowCount)
      }
    case .addColumn(let name):
      guard !columnNames.contains(name) else { throw EditError.columnExists(name) }
    case .removeColumn(let name):
      guard rows.addedColumns.last == name else {
        throw EditError.noColumn(name, near: [], names: rows.addedColumns)
      }
    }
  }
}

// MARK: - Saving

extension TableDocument {
  /// Saves the changes; the file is at every moment what it was or what it will be.
  ///
  /// Rows that a database deletes with others, as its foreign keys say, leave the table, too; one ``undo()`` brings them all back.
  ///
  /// - Parameter isForced: whether a file that another program changed meanwhile is overwritten.
  ///
  /// Throws `EditError`, and nothing is changed then, except for `EditError.savedInPart`: until another save completes the file,
  /// the table can be neither changed nor discarded.
  public func save(isForced: Bool = false) throws {
    guard hasChanges else { return }
    let deleted = try store.save(rows, isForced: isForced)
    if !deleted.isEmpty { removeEach(deleted) }
    noteSaved()
  }

  /// Removes the rows of some places, together with the one that was removed last.
  private func removeEach(_ places: [Int]) {
    var places = places
    if case .insert(_, let place)? = undoable.last?.change, case .remove? = undoable.last?.step {
      _ = rows.apply(undoable.removeLast().change)
      places = (places.map { $0 < place ? $0 : $0 + 1 } + [place]).sorted()
    }
    make(.removeEach(rows: places), .removeEach(at: places))
  }

  /// The other tables in which the last save deleted or changed rows, as foreign keys and triggers say: no undo takes that back.
  package var touchedTables: [TouchedTable] { store.touchedTables }

  /// What the next save will do because a row was changed; nil where nobody knows, or there is no change.
  ///
  /// - Parameter column: the cell that was changed: blanks of other cells, which may be filled later, are no reason to refuse it.
  package func forecast(ofRow place: Int, changedIn column: Int) -> SaveForecast? {
    guard rows.order.indices.contains(place) else { return nil }
    var forecast = store.forecast(ofRow: rows.order[place], in: rows)
    if case .constraint(_, _, _, let columns, .notNull)? = forecast?.refusal,
      !columns.contains(columnNames[column] ?? "")
    {
      forecast?.refusal = nil
    }
    return forecast
  }

  /// What the next save would do because a row was deleted.
  package func forecast(deletingRow place: Int) -> SaveForecast? {
    guard rows.order.indices.contains(place) else { return nil }
    var rest = rows
    return store.forecast(ofRow: rest.order.remove(at: place), in: rest)
  }

  private func noteSaved() {
    savedRows = rows
    (savedDepth, commonDepth) = (undoable.count, undoable.count)
  }

  /// Saves the table under another name, and leaves the file as it is; throws if that name is taken.
  public func saveCopy(to copy: String) throws {
    guard FileVersion(path: copy) == nil else {
      throw EditError.fileExists(path: copy)
    }
    try store.saveCopy(rows, to: copy)
  }

  /// Forgets all changes that are not saved.
  public func discardChanges() throws {
    try store.forgetChanges()
    rows = savedRows
    (undoable, redoable) = ([], [])
    noteSaved()
  }
}
