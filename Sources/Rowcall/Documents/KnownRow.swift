import RowcallImport
import RowcallSQLite

/// What is known of a row that was changed.
struct KnownRow {
  /// Nil for a row that was never in the database.
  var key: [SQLiteValue]?
  /// What the row has in cells that were given nothing: what it was when it was opened, or what the database gave it when it was
  /// added; nil for a new row.
  var original: [SQLiteValue]?
  /// What the row was when it was last in the database, and what its cells had been given then.
  var stored: [SQLiteValue]?
  var storedContents: [Int: EditedCell] = [:]
  /// Whether the database has the row.
  var isStored = false
  /// The values that texts stand for, by column; later ones count.
  var meanings: [Int: [(text: String, value: SQLiteValue)]] = [:]
}

extension KnownRow {
  /// The value of a cell that was given something or nothing; nil for the default of a new row.
  ///
  /// - Parameter names: the columns that the database has.
  func value(
    of description: DatabaseSchema.Column, _ column: Int, _ content: EditedCell?, saved names: [String]
  ) -> SQLiteValue? {
    let isSaved = column < names.count && names[column] == description.name
    if isSaved, let stored = storedValue(column, content) { return stored }
    let old = original.map { column < $0.count ? $0[column] : .null }
    let text: String
    switch content {
    case nil: return old
    case .null?: return .null
    case .emptyText?: return SQLiteValue("")
    case .text(let given)?: text = given
    }
    if let meaning = meanings[column]?.last(where: { $0.text.isSame(as: text) }) { return meaning.value }
    if let old, old.text.isSame(as: text) { return old }
    return description.value(for: text, insteadOf: old)
  }

  /// The cells whose values differ from what the database has.
  func updatedCells(_ columns: [DatabaseSchema.Column], _ contents: [Int: EditedCell], saved names: [String])
    -> [String: SQLiteValue]
  {
    var cells: [String: SQLiteValue] = [:]
    let stored = Dictionary(zip(names, stored ?? [])) { $1 }
    for (column, description) in columns.enumerated() where !description.isComputed {
      let value = value(of: description, column, contents[column], saved: names) ?? .null
      if value != stored[description.name] ?? .null { cells[description.name] = value }
    }
    // A column that is about to be removed.
    for (name, value) in stored where value != .null && !columns.contains(where: { $0.name == name }) {
      cells[name] = .null
    }
    return cells
  }

  /// The cells of a row that is added, without those that get the defaults of their columns.
  func insertedCells(
    _ columns: [DatabaseSchema.Column], _ contents: [Int: EditedCell], saved names: [String]
  )
    -> [String: SQLiteValue]
  {
    var cells: [String: SQLiteValue] = [:]
    for (column, description) in columns.enumerated() where !description.isComputed {
      cells[description.name] = value(of: description, column, contents[column], saved: names)
    }
    return cells
  }

  /// What the database has in a cell, if the cell was given the same when it was saved.
  private func storedValue(_ column: Int, _ content: EditedCell?) -> SQLiteValue? {
    guard let stored, column < stored.count else { return nil }
    let isSame =
      switch (content, storedContents[column]) {
      case (.text(let text), .text(let other)): text.isSame(as: other)
      case (let content, let other): content == other
      }
    return isSame ? stored[column] : nil
  }
}

extension SQLiteValue {
  /// Whether a change would leave it as it is.
  func has(_ content: EditedCell) -> Bool {
    switch content {
    case .text(let text): self.text.isSame(as: text)
    case .null: self == .null
    case .emptyText: self == SQLiteValue("")
    }
  }
}

extension String {
  /// Whether the bytes are the same; texts that look the same are equal otherwise.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
