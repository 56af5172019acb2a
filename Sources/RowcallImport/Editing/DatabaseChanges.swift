import RowcallSQLite

/// What a save changes in a table of a database.
package struct DatabaseChanges: Sendable {
  /// A row that is changed.
  package struct Row: Sendable {
    package enum Change: Hashable, Sendable {
      case delete
      /// Gives cells new values, by the names of their columns.
      case update([String: SQLiteValue])
      /// Adds a row; a column that is missing gets its default.
      case insert([String: SQLiteValue])
    }

    /// Whether the row is added.
    var isNew: Bool { if case .insert = change { true } else { false } }

    /// The number of the row in the document, whatever its place.
    package let id: Int
    /// What errors call it, `row 3 (id 20)`, and its place in the document; nil for one that it does not have any more.
    package let name: String
    package let place: Int?
    /// Nil for a new row.
    package let key: [SQLiteValue]?
    /// What it was in the database when it was last read or saved; nil if it was not there.
    package let before: [SQLiteValue]?
    package let change: Change

    package init(
      id: Int, name: String, place: Int?, key: [SQLiteValue]?, before: [SQLiteValue]?, change: Change
    ) {
      self.id = id
      (self.name, self.place) = (name, place)
      self.key = key
      self.before = before
      self.change = change
    }
  }

  /// A row as it was saved.
  package struct SavedRow: Hashable, Sendable {
    package let key: [SQLiteValue]
    package let values: [SQLiteValue]
  }

  /// What a save made of the table.
  package struct Saved: Sendable {
    /// The rows that were changed or added, by their numbers.
    package var rows: [Int: SavedRow] = [:]
    /// What each row that was added has where its cells are given nothing, by the rows' numbers.
    package var defaults: [Int: [SQLiteValue]] = [:]
    /// What rows were that the database deleted besides, as its foreign keys and triggers say.
    package var deleted: [SavedRow] = []
    /// The other tables in which rows were deleted or changed with them.
    package var others: [TouchedTable] = []
  }

  /// The names of the columns before and after.
  package let oldColumns: [String]
  package let newColumns: [String]
  package let rows: [Row]

  package init(oldColumns: [String], newColumns: [String], rows: [Row]) {
    self.oldColumns = oldColumns
    self.newColumns = newColumns
    self.rows = rows
  }

  /// The values of a row in the columns before, by those in the columns after.
  fileprivate func old(_ values: [SQLiteValue]) -> [SQLiteValue] {
    let cells = Dictionary(zip(newColumns, values)) { $1 }
    return oldColumns.map { cells[$0] ?? .null }
  }
}

/// A table in which a database deletes or changes rows with those of another one.
package struct TouchedTable: Hashable, Sendable {
  package let name: String
  package let deleted: Int
  package let changed: Int
  /// In how many of the changed rows a foreign key became blank.
  package let blanked: Int

  package init(name: String, deleted: Int, changed: Int = 0, blanked: Int = 0) {
    (self.name, self.deleted, self.changed, self.blanked) = (name, deleted, changed, blanked)
  }
}

/// What a transaction makes of a table, written down before it is committed: so whoever finds the table later can say whether
/// it was committed.
package struct DatabaseCommit: Hashable, Sendable, Codable {
  struct Row: Hashable, Sendable, Codable {
    let key: [SQLiteValue]
    /// Nil where no row had the key, or has it then.
    var before: [SQLiteValue]?
    var after: [SQLiteValue]?
  }

  let oldColumns: [String]
  let newColumns: [String]
  let rows: [Row]

  init(_ changes: DatabaseChanges, _ saved: DatabaseChanges.Saved) {
    oldColumns = changes.oldColumns
    newColumns = changes.newColumns
    var rows: [[SQLiteValue]: Row] = [:]
    for row in changes.rows {
      if let key = row.key, let before = row.before { rows[key, default: Row(key: key)].before = before }
    }
    for row in saved.deleted { rows[row.key, default: Row(key: row.key)].before = changes.old(row.values) }
    for row in saved.rows.values { rows[row.key, default: Row(key: row.key)].after = row.values }
    self.rows = Array(rows.values)
  }
}

extension EditableDatabase {
  /// Whether the table is as a transaction made it; nil if it is neither so nor as it was before.
  package func isDone(_ commit: DatabaseCommit) throws -> Bool? {
    let columns = try columnNames()
    func matches(_ wanted: [String], _ values: (DatabaseCommit.Row) -> [SQLiteValue]?) throws -> Bool {
      try columns == wanted
        && commit.rows.allSatisfy { try self.values(ofRow: $0.key, in: columns) == values($0) }
    }
    if try matches(commit.newColumns, \.after) { return true }
    return try matches(commit.oldColumns, \.before) ? false : nil
  }

  /// Makes changes in one transaction: all or none.
  ///
  /// - Parameters:
  ///   - isForced: whether rows that another program changed meanwhile are overwritten.
  ///   - note: called before the transaction is committed; what it throws undoes the transaction.
  ///
  /// Throws `EditError`, and nothing is changed then.
  package func write(
    _ changes: DatabaseChanges, isForced: Bool = false, named name: String,
    note: (DatabaseCommit) throws -> Void = { _ in }
  ) throws -> DatabaseChanges.Saved {
    try transact(changes, isForced: isForced, named: name) { transaction, saved in
      try note(DatabaseCommit(changes, saved))
      do { try database.run("COMMIT") } catch let failure as SQLiteFailure where failure.isConstraint {
        throw try transaction.brokenForeignKey(saved: saved.rows) ?? failure as any Error
      }
    }
  }

  /// What a save of changes would make of the database, which stays as it is; nil where that takes long, or another program is
  /// writing.
  ///
  /// The database does it and takes it back, since only SQLite knows how far foreign keys and triggers reach and what a condition
  /// says; whatever counted by the schema would be a second SQLite.
  ///
  /// Throws `EditError.constraint` for what it would refuse.
  ///
  /// - Parameter time: in milliseconds; other programs cannot write as long.
  package func rehearse(
    _ changes: DatabaseChanges, named name: String, within time: Int
  ) throws -> DatabaseChanges.Saved? {
    do {
      return try database.briefly(time) {
        try transact(changes, isForced: false, named: name) { transaction, saved in
          if database.hasBrokenReferences {
            // Of rows that refer to some that go with these nobody knows more.
            throw try transaction.brokenForeignKey(saved: saved.rows)
              ?? changes.rows.last.map { transaction.error(in: $0, .other("FOREIGN KEY constraint failed")) }
              ?? EditError.changedMeanwhile(path: name)
          }
          database.rollBack()
        }
      }
    } catch let error as EditError {
      if case .constraint = error { throw error }
      return nil
    } catch is ImportError {
      return nil
    }
  }

  /// Makes changes in a transaction, which a closure ends.
  private func transact(
    _ changes: DatabaseChanges, isForced: Bool, named name: String,
    end: (DatabaseTransaction, DatabaseChanges.Saved) throws -> Void
  ) throws -> DatabaseChanges.Saved {
    forgetStatements()
    defer { forgetStatements() }
    do {
      try database.run("BEGIN IMMEDIATE")
      // Rows may refer to rows that are added after them.
      try database.run("PRAGMA defer_foreign_keys = ON")
      let transaction = DatabaseTransaction(table: self, changes: changes, name: name, isForced: isForced)
      let saved = try transaction.write()
      try end(transaction, saved)
      return saved
    } catch {
      database.rollBack()
      guard let failure = error as? SQLiteFailure else { throw error }
      throw EditError.unwritable(path: name, reason: failure.reason)
    }
  }
}
