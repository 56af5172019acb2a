import RowcallImport
import RowcallModel
import RowcallSQLite
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A document's table in an SQLite database.
final class DatabaseStore: DocumentStore {
  /// The path as given.
  let path: String
  private let target: String
  let table: EditableDatabase
  private let journal: EditJournal
  /// The columns as the table was opened, without those that recovered changes remove.
  private var ownColumns: [DatabaseSchema.Column]
  private(set) var addedColumns: [String] = []
  private(set) var touchedTables: [TouchedTable] = []
  /// The columns that the database has now.
  private var savedColumns: [String]
  /// The rows that were changed since the table was opened, and rows that were added and saved.
  var known: [Int: KnownRow] = [:]
  /// Hashes of the rows whose texts were given, to see whether another program changes them before they are changed here.
  private var given: [Int: Int] = [:]
  /// The rows that the journal names.
  private var noted: Set<Int> = []
  /// What an earlier program kept.
  private var kept = KeyedChanges()
  /// The rows that recovered changes added, by their numbers in the journal.
  private var recoveredRows: [Int: Int] = [:]
  /// The numbers of new rows in the journal, which go on after those of recovered changes.
  private var numbers: [Int: Int] = [:]
  private var nextNumber = 0
  /// How many of the last changes that can be undone, or made again, are in the journal one by one.
  private var undoable = 0
  private var redoable = 0
  /// Whether the journal says what it had was saved; nothing is kept before.
  private var isBegun = true
  private let isConflictWanted: Bool
  private(set) var isInConflict = false
  private(set) var forgottenCount = 0

  init(path: String, place: DatabasePlace, unsaved: TableDocument.UnsavedChanges) throws {
    self.path = path
    isConflictWanted = unsaved == .recoverInConflict
    target = OutputFile.resolve(place.file)
    table = try EditableDatabase(place, at: target, named: path)
    ownColumns = try table.columns()
    savedColumns = ownColumns.map(\.name)
    journal = try EditJournal(for: Self.journalName(of: table.schema.name, in: target))
    do {
      // Behind the lock: another program may have saved the table until now.
      try table.readKeys(named: path)
      let kept = try journal.changes()
      if unsaved != .discard {
        try recover(kept)
      } else if try kept?.commit.map({ try table.isDone($0) }) != true {
        forgottenCount = kept?.edits.count ?? 0
      }
      if self.kept.changes.isEmpty { try begin() }
    } catch {
      if journal.isEmpty { journal.remove() }
      throw error
    }
  }

  /// Finds the changes that an earlier program did not save.
  private func recover(_ kept: KeyedChanges?) throws {
    guard let kept, kept.changes.isEmpty || kept.table == table.schema.name else { throw changesOfOtherRows }
    self.kept = kept
    if let commit = kept.commit {
      guard let isDone = try table.isDone(commit) else { throw changesOfOtherRows }
      if isDone { return self.kept = KeyedChanges() }
    }
    guard kept.changes.isEmpty || kept.columns == savedColumns else { throw changesOfOtherRows }
    let removed = kept.columnsRemoved
    (ownColumns, addedColumns) = (ownColumns.dropLast(removed), savedColumns.suffix(removed))
  }

  private var changesOfOtherRows: EditError {
    .changesOfOtherRows(path: path, journal: journal.path, edits: kept.edits)
  }

  private func begin() throws {
    (noted, undoable, redoable, isInConflict, isBegun) = ([], 0, 0, false, false)
    try journal.begin(table: table.schema.name, columns: savedColumns)
    isBegun = true
  }

  /// What the journal of a table is named after.
  static func journalName(of table: String, in file: String) -> String { file + "#" + fileName(of: table) }

  /// A name that a file can have.
  private static func fileName(of table: String) -> String {
    table.utf8.reduce(into: "") { name, byte in
      let isPlain = byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "%")
      let digits = String(byte, radix: 16)
      name +=
        isPlain && byte < 0x80 ? String(UnicodeScalar(byte)) : byte < 0x10 ? "%0" + digits : "%" + digits
    }
  }

  var columnNames: [String?] { ownColumns.map(\.name) }
  var rowCount: Int { table.keys.count }
  func kind(ofRow row: Int?, column: Int) -> JSONDocument.Kind {
    ownColumns.indices.contains(column) && ownColumns[column].holdsNumbers ? .number : .string
  }
  var recoveredCount: Int { kept.changes.count }

  func forgetChanges() throws { try begin() }

  func removeJournal() { journal.remove() }

  func order(byColumn column: Int, isAscending: Bool, locale: LocaleTag, in rows: EditedRows) throws -> [Int]
  {
    throw EditError.noOrder(path: path)
  }
}

// MARK: - Cells

extension DatabaseStore {
  func cells(ofRow row: Int, in rows: EditedRows) throws -> [String] {
    let columns = columns(of: rows)
    guard known[row] == nil, row < rows.fileRows else {
      return columns.indices.map { column in
        let content = rows.changes[row]?[column]
        return value(ofRow: row, columns[column], column, content)?.text ?? content?.text ?? ""
      }
    }
    let values = try read(row)
    if given.count >= Self.mostGiven { given = [:] }
    given[row] = values.hashValue
    return columns.indices.map { column in
      column < values.count && savedColumns[column] == columns[column].name ? values[column].text : ""
    }
  }

  func blank(ofRow row: Int, column: Int, in rows: EditedRows) throws -> EditedCell? {
    let columns = columns(of: rows)
    let isOfDatabase = known[row] == nil && row < rows.fileRows
    let value =
      isOfDatabase && column < savedColumns.count
      ? try read(row)[column] : value(ofRow: row, columns[column], column, rows.changes[row]?[column])
    return value.map(EditedCell.init).flatMap { $0.text.isEmpty ? $0 : nil }
  }

  /// Somebody who reads a whole table does not know each of its rows by heart.
  private static let mostGiven = 10_000

  func prepareToChange(_ place: Int, in rows: EditedRows) throws {
    let row = rows.order[place]
    guard known[row] == nil, let hash = given[row] else { return }
    given[row] = nil
    guard try read(row).hashValue == hash else {
      throw EditError.rowChangedSinceShown(path: path, row: place + 1)
    }
  }

  private func columns(of rows: EditedRows) -> [DatabaseSchema.Column] {
    ownColumns + rows.addedColumns.map(DatabaseSchema.Column.added)
  }

  private func read(_ row: Int) throws -> [SQLiteValue] {
    guard let values = try table.values(ofRow: table.keys[row], in: savedColumns) else {
      throw EditError.rowChanged(path: path, row: Self.name(table.keys[row]), place: nil)
    }
    return values
  }

  private static func name(_ key: [SQLiteValue]) -> String { key.map(\.text).joined(separator: ", ") }

  /// Notes what a row is before it is changed for the first time.
  func notice(_ row: Int) throws {
    guard known[row] == nil, row < rowCount else { return }
    let values = try read(row)
    known[row] = KnownRow(key: table.keys[row], original: values, stored: values, isStored: true)
  }

  /// The value of a cell that was given something or nothing; nil for the default of a new row.
  private func value(
    ofRow row: Int, _ description: DatabaseSchema.Column, _ column: Int, _ content: EditedCell?
  ) -> SQLiteValue? {
    (known[row] ?? KnownRow()).value(of: description, column, content, saved: savedColumns)
  }
}

// MARK: - Steps

extension DatabaseStore {
  func change(for step: EditStep, in rows: EditedRows, newRow: Int) throws -> RowChange {
    let columns = columns(of: rows)
    switch step {
    case .set(let row, let column, let content):
      let id = rows.order[row]
      try notice(id)
      guard !columns[column].isComputed else { throw EditError.computed(column: columns[column].name) }
      let old = value(ofRow: id, columns[column], column, rows.changes[id]?[column])
      if case .blob? = old, old?.has(content) == false {
        throw EditError.binary(row: row + 1, column: columns[column].name)
      }
      try checkKey(row, columns[column], column, content, in: rows)
      let original = known[id]?.original.flatMap { column < $0.count ? $0[column] : nil }
      return .cell(row: id, column: column, original?.has(content) == true ? nil : content)
    case .insert(let row, let cells):
      for (column, text) in zip(columns, cells) where column.isComputed && !text.isEmpty {
        throw EditError.computed(column: column.name)
      }
      return .insert(row: newRow, at: row)
    case .remove(let row):
      try notice(rows.order[row])
      return .remove(at: row)
    case .removeEach(let places): return .removeEach(at: places)
    case .move, .reorder: throw EditError.noOrder(path: path)
    case .addColumn(let name):
      if let column = columns.first(where: { $0.name.lowercased() == name.lowercased() }) {
        throw EditError.columnExists(column.name)
      }
      return .addColumn(name)
    case .removeColumn: return .removeColumn
    }
  }

  /// Throws for a key that no row can have; the database gives a new row without one the next number.
  private func checkKey(
    _ place: Int, _ description: DatabaseSchema.Column, _ column: Int, _ content: EditedCell,
    in rows: EditedRows
  ) throws {
    let row = rows.order[place]
    let isStored = known[row]?.isStored == true
    let isBlank = content.text.isEmpty && content != .emptyText
    if isBlank, !isStored { return }
    let value = value(ofRow: row, description, column, content) ?? .null
    let (name, schema) = (description.name, table.schema)
    let isNumber = !schema.canBeKey(SQLiteValue("x"), in: name)
    guard !schema.canBeKey(isNumber && isBlank ? .null : value, in: name) else { return }
    throw EditError.key(row: place + 1, column: name, isNumber: isNumber)
  }

  func keep(_ step: KeptStep, _ change: RowChange, in rows: EditedRows) throws {
    if !isBegun { try begin() }
    switch step {
    case .undo where undoable > 0: return try keep(.undo)
    case .redo where redoable > 0: return try keep(.redo)
    default: break
    }
    let keyed = parts(of: change).map { self.keyed(step, $0, in: rows) }
    try journal.append(
      keyed.map { kind, row in
        let known = row.flatMap { self.known[$0] }
        let isNew = row.map { !noted.contains($0) } ?? false
        return KeyedChange(kind: kind, was: isNew && known?.isStored == true ? known?.stored : nil)
      })
    noted.formUnion(keyed.compactMap(\.row))
    // What was saved and is taken back is a change of its own.
    (undoable, redoable) = (step == .undo || keyed.count != 1 ? 0 : undoable + 1, 0)
  }

  /// Keeps that a change which the journal has was taken back or made again.
  private func keep(_ kind: KeyedChange.Kind) throws {
    try journal.append([KeyedChange(kind: kind)])
    count(kind)
  }

  /// Notes how many changes can be undone or made again now, as the journal has them.
  private func count(_ kind: KeyedChange.Kind) {
    switch kind {
    case .undo: (undoable, redoable) = (undoable - 1, redoable + 1)
    case .redo: (undoable, redoable) = (undoable + 1, redoable - 1)
    default: (undoable, redoable) = (undoable + 1, 0)
    }
  }

  /// Changes that come one after the other, but whose removed rows have the places that they had before all of them.
  private func parts(of change: RowChange) -> [RowChange] {
    switch change {
    case .insertEach(let rows): rows.map { .insert(row: $0.row, at: $0.at) }
    case .removeEach(let places): places.map { .remove(at: $0) }
    default: [change]
    }
  }

  /// A change as the journal keeps it, and the row that it is about.
  private func keyed(
    _ step: KeptStep, _ change: RowChange, in rows: EditedRows
  ) -> (kind: KeyedChange.Kind, row: Int?) {
    let columns = columns(of: rows)
    switch change {
    case .cell(let row, let column, let content):
      let value = value(ofRow: row, columns[column], column, content)
      return (.set(name(of: row), column: column, value: value), row)
    case .insert(let row, let place):
      let name = name(of: row)
      if case .key = name { return (.insert(name, place: place, cells: [], key: nil), row) }
      let texts = if case .step(.insert(_, let cells)) = step { cells } else { [String]() }
      let cells = columns.indices.map { column in
        let content =
          rows.changes[row]?[column]
          ?? (known[row] == nil && column < texts.count ? .text(texts[column]) : nil)
        return value(ofRow: row, columns[column], column, content)
      }
      return (.insert(name, place: place, cells: cells, key: known[row]?.key), row)
    case .remove(let place): return (.remove(name(of: rows.order[place])), rows.order[place])
    case .addColumn(let name): return (.addColumn(name), nil)
    case .removeColumn, .move, .order, .insertEach, .removeEach:
      return (.removeColumn(rows.addedColumns.last ?? ""), nil)
    }
  }

  private func name(of row: Int) -> KeyedChange.Row {
    if known[row] == nil, row < rowCount { return .key(table.keys[row]) }
    if let known = known[row], known.isStored, let key = known.key { return .key(key) }
    if let number = numbers[row] { return .new(number) }
    defer { nextNumber += 1 }
    numbers[row] = nextNumber
    return .new(nextNumber)
  }
}

// MARK: - Recovery

extension DatabaseStore {
  func recovered(_ number: Int, in rows: EditedRows, newRow: Int) throws -> (
    step: KeptStep, change: RowChange?
  ) {
    count(kept.changes[number].kind)
    switch kept.changes[number].kind {
    case .undo: return (.undo, nil)
    case .redo: return (.redo, nil)
    case .set(let name, let column, let value):
      let (row, place) = try find(name, kept.changes[number].was, in: rows)
      guard columns(of: rows).indices.contains(column) else { throw changesOfOtherRows }
      let content = value.map(EditedCell.init) ?? ""
      if let value, case .text(let text) = content {
        known[row, default: KnownRow()].meanings[column, default: []].append((text, value))
      }
      let original = known[row]?.original.flatMap { column < $0.count ? $0[column] : nil }
      let isOriginal = original != nil && original == value
      return (
        .step(.set(row: place, column: column, text: content)),
        .cell(row: row, column: column, isOriginal || value == nil ? nil : content)
      )
    case .insert(let name, let wanted, let cells, let key):
      let place = min(wanted, rows.order.count)
      let step = EditStep.insert(row: place, cells: cells.map { $0?.text ?? "" })
      if case .new(let number) = name, recoveredRows[number] == nil {
        (recoveredRows[number], numbers[newRow]) = (newRow, number)
        nextNumber = max(nextNumber, number + 1)
        if let key { known[newRow] = KnownRow(key: key, original: cells.map { $0 ?? .null }) }
      }
      return (.step(step), .insert(row: try row(name), at: place))
    case .remove(let name):
      let place = try find(name, kept.changes[number].was, in: rows).place
      return (.step(.remove(row: place)), .remove(at: place))
    case .addColumn(let name): return (.step(.addColumn(name)), .addColumn(name))
    case .removeColumn(let name): return (.step(.removeColumn(name)), .removeColumn)
    }
  }

  /// The row of a name, and its place; throws if another program changed it.
  private func find(_ name: KeyedChange.Row, _ was: [SQLiteValue]?, in rows: EditedRows) throws -> (
    row: Int, place: Int
  ) {
    let row = try row(name)
    // Most rows are where they were.
    let isInPlace = rows.order.indices.contains(row) && rows.order[row] == row
    guard let place = isInPlace ? row : rows.order.firstIndex(of: row) else { throw changesOfOtherRows }
    try notice(row)
    if case .key = name { noted.insert(row) }
    guard let was, let known = known[row], known.original != was else { return (row, place) }
    guard isConflictWanted else { throw EditError.changedBelowChanges(path: path) }
    self.known[row] = KnownRow(key: known.key, original: was, stored: was, isStored: true)
    isInConflict = true
    return (row, place)
  }

  private func row(_ name: KeyedChange.Row) throws -> Int {
    let found =
      switch name {
      case .key(let key): table.place(ofKey: key)
      case .new(let number): recoveredRows[number]
      }
    guard let found else { throw changesOfOtherRows }
    return found
  }
}

extension EditedCell {
  /// What gives a cell a value.
  fileprivate init(_ value: SQLiteValue) {
    self = value == .null ? .null : value == SQLiteValue("") ? .emptyText : .text(value.text)
  }
}

// MARK: - Saving

extension DatabaseStore {
  func save(_ rows: EditedRows, isForced: Bool) throws -> [Int] {
    let changes = changes(in: rows)
    let mark = journal.mark
    let saved: DatabaseChanges.Saved
    do {
      saved = try table.write(changes, isForced: isForced, named: path) {
        try journal.noteCommitting($0)
      }
    } catch {
      // Where that fails, whoever reads it sees that the database has other rows.
      try? journal.shorten(to: mark)
      throw error
    }
    touchedTables = saved.others
    // By the keys of before, of which a new row may have one now.
    let deleted = noteDeleted(saved, of: changes)
    note(saved, of: changes, in: rows)
    // The database has the changes, whatever becomes of the journal, which says so; the next change tries again.
    try? begin()
    return deleted.isEmpty ? [] : rows.order.indices.filter { deleted.contains(rows.order[$0]) }
  }

  func saveCopy(_ rows: EditedRows, to path: String) throws {
    do {
      // Nobody else reads it before it has the rights of the database.
      try OutputFile(path: path, mode: 0o600).finish { draft in
        let copy = try EditableDatabase(copy: draft, of: table)
        // With what another program changed in other cells.
        _ = try copy.write(changes(in: rows), isForced: true, named: path)
        if let rights = SafeSave.rights(of: target) { chmod(draft, rights) }
      }
    } catch let error as SpeechError {
      throw EditError.unwritable(path: path, reason: error.description)
    }
  }

  /// What the database does not have yet: rows to delete, then rows to change, then rows to add.
  func changes(in rows: EditedRows) -> DatabaseChanges {
    let columns = columns(of: rows)
    var places: [Int: Int] = [:]
    for (place, row) in rows.order.enumerated() where row >= rows.fileRows || known[row] != nil {
      places[row] = place
    }
    let gone = known.keys.filter { places[$0] == nil && known[$0]?.isStored == true }.sorted()
    var (updates, inserts): ([DatabaseChanges.Row], [DatabaseChanges.Row]) = ([], [])
    for (row, place) in places.sorted(by: { $0.value < $1.value }) {
      let name = "row \(place + 1)" + (keyWords(of: row).map { " (\($0))" } ?? "")
      if let known = known[row], known.isStored {
        let cells = known.updatedCells(columns, rows.changes[row] ?? [:], saved: savedColumns)
        if !cells.isEmpty { updates.append(change(row, name, place, .update(cells))) }
      } else {
        let cells = (known[row] ?? KnownRow()).insertedCells(
          columns, rows.changes[row] ?? [:], saved: savedColumns)
        inserts.append(change(row, name, place, .insert(cells)))
      }
    }
    let deletes = gone.map { row in
      change(row, keyWords(of: row) ?? Self.name(known[row]?.key ?? []), nil, .delete)
    }
    return DatabaseChanges(
      oldColumns: savedColumns, newColumns: columns.map(\.name), rows: deletes + updates + inserts)
  }

  /// The primary key of a row as it was saved, `id 2`; nil for none.
  private func keyWords(of row: Int) -> String? {
    let cells = Dictionary(zip(savedColumns, known[row]?.stored ?? [])) { $1 }
    let words = table.schema.primaryKey.compactMap { name in cells[name].map { "\(name) \($0.text)" } }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func change(
    _ row: Int, _ name: String, _ place: Int?, _ change: DatabaseChanges.Row.Change
  ) -> DatabaseChanges.Row {
    let known = known[row]
    return DatabaseChanges.Row(
      id: row, name: name, place: place, key: known?.key,
      before: known?.isStored == true ? known?.stored : nil,
      change: change)
  }

  /// Takes over what the database has now.
  private func note(_ saved: DatabaseChanges.Saved, of changes: DatabaseChanges, in rows: EditedRows) {
    savedColumns = changes.newColumns
    for row in changes.rows {
      var known = known[row.id] ?? KnownRow()
      known.isStored = saved.rows[row.id] != nil
      known.original = known.original ?? saved.defaults[row.id]
      if let saved = saved.rows[row.id] {
        known.key = saved.key
        known.stored = saved.values
        known.storedContents = rows.changes[row.id] ?? [:]
        for case (let column, .text(let text)) in known.storedContents where column < saved.values.count {
          known.meanings[column, default: []].append((text, saved.values[column]))
        }
      }
      self.known[row.id] = known
    }
  }

  /// Notes the rows that the database deleted although nobody asked for it, and gives their numbers.
  private func noteDeleted(_ saved: DatabaseChanges.Saved, of changes: DatabaseChanges) -> Set<Int> {
    var deleted = Set(changes.rows.filter { $0.change != .delete && saved.rows[$0.id] == nil }.map(\.id))
    guard !saved.deleted.isEmpty else { return deleted }
    let stored = known.filter { $0.value.isStored }.compactMap { row, known in known.key.map { ($0, row) } }
    let rows = Dictionary(stored) { $1 }
    for row in saved.deleted {
      guard let id = rows[row.key] ?? table.place(ofKey: row.key), rows[row.key] != nil || known[id] == nil
      else { continue }
      var gone = known[id] ?? KnownRow(key: row.key, original: row.values, stored: row.values)
      gone.isStored = false
      known[id] = gone
      deleted.insert(id)
    }
    return deleted
  }
}
