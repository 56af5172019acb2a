/// Why a table cannot be edited, or a change cannot be written.
public enum EditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Tables of this format cannot be written.
  case format(path: String, format: String)
  /// A text has a character that the file's encoding does not have.
  case encoding(path: String, text: String, encoding: String)
  /// A text has a control character, which XML cannot hold.
  case controlCharacter(path: String, text: String)
  /// A text has a character that the file's way of separating cells cannot hold.
  case unquotable(path: String, text: String)
  /// A cell holds a list, an object or data, or a value would have to go into one.
  case container(row: Int, column: String)
  /// A row whose bytes are not as its encoding writes them, so that a change would reach further than its cell.
  case unclear(path: String, row: Int)
  /// There is no such row; rows count from 1.
  case noRow(Int, count: Int)
  /// There is no such column; the names near it, or else all.
  case noColumn(String, near: [String], names: [String])
  /// A column of this name exists already.
  case columnExists(String)
  /// A dictionary of a property list has a key of this name already.
  case keyExists(String, path: String)
  /// A row of a dictionary has no key.
  case keyMissing(path: String)
  /// A JSON file without records, whose keys would be the columns.
  case noRecords(path: String)
  /// A property list in the old text format.
  case oldPropertyList(path: String)
  /// Columns of a table without a header have no names.
  case noHeader(path: String)
  /// Another program changed, replaced or removed the file since it was opened.
  case changedMeanwhile(path: String)
  /// Another program edits the file.
  case inUse(path: String)
  /// Unsaved changes are kept beside a file that another program changed after them.
  case changesOfOtherFile(path: String, journal: String, edits: [String])
  /// Another program changed a file since unsaved changes were made in it, which can still be made.
  case changedBelowChanges(path: String)
  /// There are unsaved changes of another table of the same file; its number counts from one.
  case changesOfOtherTable(path: String, number: Int)
  /// Unsaved changes could not be kept.
  case journal(path: String, reason: String)
  /// The file could not be written.
  case unwritable(path: String, reason: String)
  /// A copy would be saved under the name of a file that there is.
  case fileExists(path: String)
  /// The file was written in part, and all of it is in a copy.
  case savedInPart(path: String, copy: String, reason: String)
  /// A file that was written in part is not as that left it, or the copy that has all of it is gone, which nil stands for.
  case cutSave(path: String, copy: String?)
  /// A database has several tables, and none was chosen.
  case severalTables(path: String, tables: [String])
  /// A view of a database, or what else has no rows of its own.
  case noStoredRows(path: String, kind: String)
  /// The rows of a table of a database have no keys.
  case noKey(path: String)
  /// The database or its folder cannot be written.
  case readOnly(path: String)
  /// The rows of a database table have no order that could be changed.
  case noOrder(path: String)
  /// The format has one kind of blank only, and a cell was to get null or an empty text.
  case noNull(path: String)
  /// A cell of a database holds binary data; rows count from 1.
  case binary(row: Int, column: String)
  /// A database could not find a row of this key any more; rows count from 1.
  case key(row: Int, column: String, isNumber: Bool)
  /// The database computes the cells of a column.
  case computed(column: String)
  /// Another program changed or deleted a row of a database that was changed here.
  ///
  /// The place is that of a row that the document still has, from zero; another row is called by its key.
  case rowChanged(path: String, row: String, place: Int?)
  /// Another program changed a row of a database since it was shown; rows count from 1.
  case rowChangedSinceShown(path: String, row: Int)
  /// Unsaved changes are kept beside a database in which another program changed their rows.
  case changesOfOtherRows(path: String, journal: String, edits: [String])
  /// A rule of the table, such as NOT NULL, forbids a row; the place is that of one that the document still has, from zero.
  ///
  /// A deleted row is called by its key: `id 2`.
  case constraint(path: String, row: String, place: Int?, columns: [String], BrokenRule)

  /// More columns are counted.
  private static let mostNames = 20

  /// One sentence: where, what was found, what to do with `rowcall edit`.
  public var description: String { sentence(EditAdvice()) }

  /// One sentence: where, what was found, what to do.
  package func sentence(_ advice: EditAdvice) -> String {
    ofText(advice) ?? ofTable ?? ofFile(advice) ?? ofSaving(advice) ?? ""
  }

  /// What is wrong with a text or a cell; nil for any other error.
  private func ofText(_ advice: EditAdvice) -> String? {
    switch self {
    case .format(let path, let format):
      "\(path): \(format) cannot be edited; CSV and other delimited text, JSON, JSON Lines, property lists and tables of SQLite databases can"
    case .encoding(let path, let text, let encoding):
      "\(path): \"\(text)\" has a character that \(encoding), the encoding of the file, does not have; leave it out, or convert the file to UTF-8 first"
    case .controlCharacter(let path, let text):
      "\(path): \"\(text)\" has a control character, which XML cannot hold; leave it out"
    case .unquotable(let path, let text):
      "\(path): \"\(text)\" has a delimiter or a line break, and the cells of the file have no quotes; leave it out"
    case .container(let row, let column):
      "row \(row), \(column): the cell holds a list, an object or data; change it in the file"
    case .unclear(let path, let row):
      "\(path): row \(row) cannot be changed without changing other bytes, since it is not valid in the encoding of the file; repair the file first"
    case .noNull(let path):
      "\(path): the format does not tell null from an empty text; make the cell blank, with \(advice.set) and no text"
    case .binary(let row, let column):
      "row \(row), \(column): the cell holds binary data, which a text would replace; change it with another program"
    case .keyExists(let key, let path):
      "\(path): there is a key \"\(key)\" already; choose another one"
    case .keyMissing(let path):
      "\(path): a row without a key, by which its dictionary is read; enter one before saving"
    default: nil
    }
  }

  /// What a table has or lacks; nil for any other error.
  private var ofTable: String? {
    switch self {
    case .noRow(let row, let count):
      "there is no row \(row); the table has \(count) row\(count == 1 ? "" : "s")"
    case .noColumn(let name, _, let names) where names.isEmpty:
      "there is no column \"\(name)\"; the columns have no names; name one by its number, which counts from 1"
    case .noColumn(let name, let near, let names):
      "there is no column \"\(name)\""
        + (near.isEmpty
          ? "; the columns are " + names.prefix(Self.mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
            + (names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : "")
          : "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?")
    case .columnExists(let name): "there is a column \"\(name)\" already; choose another name"
    case .noRecords(let path):
      "\(path): no record, so nobody knows the keys of a new one; write the first in the file, such as {\"Name\": \"Ann\"}"
    case .oldPropertyList(let path):
      "\(path): property lists in the old text format cannot be edited; convert the file to XML first, with plutil -convert xml1"
    case .noHeader(let path):
      "\(path): the table has no header, so a new column would have no name; add a header first"
    case .noStoredRows(let path, let kind):
      "\(path): \(kind), which cannot be edited; edit the tables that its rows come from"
    case .noKey(let path):
      "\(path): the rows of the table have no key, since its columns use all names of the row number; rename the column rowid, _rowid_ or oid"
    case .noOrder(let path):
      "\(path): a database table has no order of rows of its own, so its rows can be neither moved nor sorted; sort when you read it, with --query 'SELECT ... ORDER BY ...'"
    case .key(let row, let column, let isNumber):
      "row \(row), \(column): the database finds the row by this cell, which \(isNumber ? "holds a whole number; enter one" : "cannot be null; enter a text")"
    case .computed(let column):
      "\(column): the database computes the column; change the columns it is made of"
    case .severalTables(let path, let tables):
      "\(path): the database has \(tables.count) tables and views; choose one with --table or in the path, as in \(path)#\(tables[0]): "
        + tables.prefix(Self.mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
        + (tables.count > Self.mostNames ? " and \(tables.count - Self.mostNames) more" : "")
    default: nil
    }
  }

  /// Why a file or what is kept beside it cannot be changed; nil for any other error.
  private func ofFile(_ advice: EditAdvice) -> String? {
    switch self {
    case .changedMeanwhile(let path):
      "\(path): another program changed the file since it was opened; \(advice.onConflict)"
    case .inUse(let path): "\(path): another program is editing the file; end it first"
    case .changesOfOtherTable(let path, let number):
      "\(path): there are unsaved changes of table \(number); open it with --table \(number) and save them, or forget them with \(advice.forget), before you change this table"
    case .changesOfOtherFile(let path, let journal, let edits):
      "\(path): there are unsaved changes in \(journal), but the file is not the one that they were made in; restore that file, or forget them with \(advice.forget)"
        + Self.list(edits)
    case .changedBelowChanges(let path):
      "\(path): another program changed the file since changes were made in it that are not saved; \(advice.onConflict)"
    case .journal(let path, let reason):
      "\(path): the change could not be kept for recovery: \(reason); nothing was changed; check the rights of the folder and the space on the disk"
    case .readOnly(let path):
      "\(path): it cannot be written; check the rights of the file and its folder"
    default: nil
    }
  }

  /// Why changes were not saved; nil for any other error.
  private func ofSaving(_ advice: EditAdvice) -> String? {
    switch self {
    case .unwritable(let path, let reason): "\(path): not saved: \(reason); the file is as it was"
    case .fileExists(let path):
      "\(path): not saved: there is a file of this name; choose another one; the file is as it was"
    case .savedInPart(let path, let copy, let reason):
      "\(path): saved in part only: \(reason); the whole table is in \(copy); save again, or open the file again with rowcall edit, to complete the file"
    case .cutSave(let path, let copy?):
      "\(path): a save was interrupted, and another program changed the file since; copy \(copy), which has the whole table, over the file, or keep the file as it is with \(advice.forget)"
    case .cutSave(let path, nil):
      "\(path): a save was interrupted, and the copy that would complete it is gone; restore the file, or keep it as it is with \(advice.forget)"
    case .rowChanged(let path, let row, let place):
      "\(path): another program changed or deleted \(place == nil ? "the row with the key \(row)" : row) meanwhile; nothing was saved; \(advice.onConflict)"
    case .rowChangedSinceShown(let path, let row):
      "\(path): another program changed row \(row) since it was shown; nothing was changed; look at the row again first"
    case .changesOfOtherRows(let path, let journal, let edits):
      "\(path): there are unsaved changes in \(journal), but another program changed the table since; restore the table, or forget them with \(advice.forget)"
        + Self.list(edits)
    case .constraint(let path, let row, let place, let columns, let rule):
      "\(path): not saved: \(([place == nil ? "the deleted row (\(row))" : row] + columns).joined(separator: ", ")): \(rule); the database is as it was"
    // Each error has its sentence in one of these groups.
    case .format, .encoding, .controlCharacter, .unquotable, .container, .unclear, .noNull, .binary,
      .keyExists,
      .keyMissing, .noRow, .noColumn, .columnExists, .noRecords, .oldPropertyList, .noHeader, .noStoredRows,
      .noKey,
      .noOrder, .key, .computed, .severalTables, .changedMeanwhile, .inUse, .changesOfOtherTable,
      .changesOfOtherFile, .changedBelowChanges, .journal, .readOnly:
      nil
    }
  }

  /// The changes that cannot be made again, for somebody to do so; nil for other errors.
  package var lostChanges: String? {
    switch self {
    case .changesOfOtherFile(_, _, let edits), .changesOfOtherRows(_, _, let edits):
      edits.isEmpty ? nil : String(Self.list(edits).dropFirst(2))
    default: nil
    }
  }

  /// Changes that cannot be made again, for somebody to do so.
  private static func list(_ edits: [String]) -> String {
    guard !edits.isEmpty else { return "" }
    return "; the changes are: " + edits.prefix(mostNames).joined(separator: "; ")
      + (edits.count > mostNames ? " and \(edits.count - mostNames) more" : "")
  }
}

/// Which rule of a database forbids a row.
public enum BrokenRule: Hashable, Sendable, CustomStringConvertible {
  /// A cell is blank, another row has the same, or a key is no whole number.
  case notNull, unique, wholeNumber
  /// The condition as the database has it, or its name: `price >= 0`.
  case check(String)
  /// The row refers to a row that there is not: that of a table with values in columns, `id 9`.
  case missingRow(table: String, key: String)
  /// So many rows of a table refer to the row by columns.
  case referredTo(table: String, count: Int, columns: String)
  /// A trigger leaves the row out, or says why it refuses it.
  case ignored
  case refused(String)
  /// Anything else, in the words of SQLite.
  case other(String)

  /// What is wrong and what to do: "a blank is not allowed (NOT NULL); enter a text".
  public var description: String {
    switch self {
    case .notNull: "a blank is not allowed (NOT NULL); enter a text"
    case .unique: "another row has the same already (UNIQUE); enter another text"
    case .wholeNumber: "the key of a row is a whole number; enter one"
    case .check(let rule): "a rule of the table forbids it (CHECK \(rule)); enter another text"
    case .missingRow(let table, let key):
      "no row of \"\(table)\" has \(key) (FOREIGN KEY); enter one that there is, or add that row first"
    case .referredTo(let table, let count, let columns):
      "\(count) row\(count == 1 ? "" : "s") of \"\(table)\" \(count == 1 ? "refers" : "refer") to it by \(columns) (FOREIGN KEY); change or delete \(count == 1 ? "it" : "them") first"
    case .ignored: "a trigger of the table ignores the row"
    case .refused(let message), .other(let message):
      "the database refuses it (\(message)); change it or undo it"
    }
  }
}

/// How people do what errors of editing advise: by the options and commands of `rowcall edit`, or by keys.
package struct EditAdvice {
  /// How they change a cell, and forget changes that are not saved.
  package var set = "set"
  package var forget = "--discard"
  /// What they do where another program changed the file.
  package var onConflict =
    "save under another name with save-copy, overwrite what it changed with --overwrite, or forget the changes with --discard"

  package init() {}
}
