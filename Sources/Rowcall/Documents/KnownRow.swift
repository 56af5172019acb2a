import RowcallImport
import RowcallSQLite

/// What is known of a row that was changed.
struct KnownRow {
  /// Nil for a row that was never in the database.
  var key: [SQLiteValue]?
  /// What the row was when it was opened, for the cells that have no other text; nil for a new row.
  var original: [SQLiteValue]?
  /// What the row was when it was last in the database, and the texts that it had then.
  var stored: [SQLiteValue]?
  var storedTexts: [Int: String] = [:]
  /// Whether the database has the row.
  var isStored = false
  /// The values that texts stand for, by column; later ones count.
  var meanings: [Int: [(text: String, value: SQLiteValue)]] = [:]

  /// What a row of the database was before it was changed.
  var old: [SQLiteValue]? { original ?? stored }
}

extension KnownRow {
  /// The value of a cell with a text, or with none of its own; nil for the default of a new row.
  ///
  /// - Parameter isSaved: whether the database has the column.
  func value(of description: DatabaseSchema.Column, _ column: Int, text: String?, isSaved: Bool)
    -> SQLiteValue?
  {
    if isSaved, let stored = storedValue(column, text: text) { return stored }
    let old = old.map { column < $0.count ? $0[column] : .null }
    guard let text else { return old }
    if let meaning = meanings[column]?.last(where: { $0.text.isSame(as: text) }) { return meaning.value }
    if let old, old.text.isSame(as: text) { return old }
    return description.value(for: text, insteadOf: old)
  }

  /// What the database has in a cell, if the cell has the same text as when it was saved.
  private func storedValue(_ column: Int, text: String?) -> SQLiteValue? {
    guard let stored, column < stored.count else { return nil }
    switch (text, storedTexts[column]) {
    case (nil, nil): return stored[column]
    case (let text?, let other?): return text.isSame(as: other) ? stored[column] : nil
    default: return nil
    }
  }
}

extension String {
  /// Whether the bytes are the same; texts that look the same are equal otherwise.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
