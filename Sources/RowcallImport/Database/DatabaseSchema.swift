import RowcallSQLite
import RowcallValues

/// The columns and keys of a table of a database.
package struct DatabaseSchema: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package let name: String
    /// The declared type, in capitals; empty for none.
    package let type: String
    /// Whether the database computes its cells from others.
    package let isComputed: Bool
    /// Whether a column that is declared for yes and no keeps them as words.
    var holdsTexts = false

    /// A column that a document adds.
    package static func added(_ name: String) -> Column {
      Column(name: name, type: "TEXT", isComputed: false)
    }
  }

  /// What a table is.
  package enum Kind: String, Hashable, Sendable {
    case table, view, virtual, shadow
  }

  package let name: String
  package let kind: Kind
  package let columns: [Column]
  /// The names of the columns of the primary key in their order; empty for none.
  package let primaryKey: [String]
  package let foreignKeys: [ForeignKey]
  /// Whether SQLite numbers the rows.
  package let hasRowNumbers: Bool
}

/// Columns whose values name a row of a table, which may be the same one.
package struct ForeignKey: Hashable, Sendable {
  package let columns: [String]
  /// The table that they refer to.
  package let table: String
  /// The columns there, as many.
  package let targets: [String]

  package init(columns: [String], table: String, targets: [String]) {
    self.columns = columns
    self.table = table
    self.targets = targets
  }
}

extension DatabaseSchema {
  /// Reads it from a database; nil for a table that is not there.
  init?(_ name: String, in database: SQLiteDatabase) throws(ImportError) {
    let list = try SQLiteStatement(
      "SELECT name, type, wr FROM pragma_table_list(?) WHERE schema = 'main'", in: database)
    guard let found = try list.first([SQLiteValue(name)]) else { return nil }
    self.name = found[0].text
    kind = Kind(rawValue: found[1].text) ?? .table
    hasRowNumbers = kind == .table && found[2] == .integer(0)
    let table = SQLiteValue(self.name)
    let columns = try SQLiteStatement(
      "SELECT name, type, hidden, pk FROM pragma_table_xinfo(?) WHERE hidden <> 1 ORDER BY cid", in: database
    ).all([table])
    self.columns = columns.map {
      Column(
        name: $0[0].text, type: $0[1].text.uppercased(),
        isComputed: $0[2] == .integer(2) || $0[2] == .integer(3))
    }
    primaryKey = try Self.primaryKey(of: self.name, in: database)
    foreignKeys = try Self.foreignKeys(of: self.name, in: database)
  }

  private static func primaryKey(of table: String, in database: SQLiteDatabase) throws(ImportError)
    -> [String]
  {
    try SQLiteStatement("SELECT name FROM pragma_table_xinfo(?) WHERE pk > 0 ORDER BY pk", in: database)
      .all([SQLiteValue(table)]).map { $0[0].text }
  }

  private static func foreignKeys(of table: String, in database: SQLiteDatabase) throws(ImportError)
    -> [ForeignKey]
  {
    let rows = try SQLiteStatement(
      "SELECT id, \"table\", \"from\", \"to\" FROM pragma_foreign_key_list(?) ORDER BY id DESC, seq",
      in: database
    ).all([SQLiteValue(table)])
    var keys: [ForeignKey] = []
    for id in rows.map({ $0[0] }).uniqued {
      let parts = rows.filter { $0[0] == id }
      let target = parts[0][1].text
      // A key that names no columns refers to the primary key.
      let targets =
        parts[0][3] == .null ? try primaryKey(of: target, in: database) : parts.map { $0[3].text }
      keys.append(ForeignKey(columns: parts.map { $0[2].text }, table: target, targets: targets))
    }
    return keys
  }

  /// The type that a zero-based column is declared with; nil for none.
  package func declaredType(ofColumn index: Int) -> String? {
    guard columns.indices.contains(index), !columns[index].type.isEmpty else { return nil }
    return columns[index].type
  }

  /// Texts in a column that is declared for numbers: SQLite keeps what it does not take for a number as a text.
  package struct StoredTexts: Hashable, Sendable, Encodable {
    package let count: Int
    package let example: String
  }

  /// The texts in each column that is declared for numbers, by its place; none where they cannot be counted.
  package func textsAmongNumbers(in path: String) -> [Int: StoredTexts] {
    let places = columns.indices.filter { columns[$0].isDeclaredForNumbers }
    guard kind == .table, !places.isEmpty, let database = try? SQLiteDatabase(path: path) else { return [:] }
    let parts = places.map { place in
      let cell = columns[place].name.quotedName
      let isText = "typeof(\(cell)) = 'text' AND trim(\(cell)) <> ''"
      return "count(*) FILTER (WHERE \(isText)), min(\(cell)) FILTER (WHERE \(isText))"
    }
    let query = "SELECT \(parts.joined(separator: ", ")) FROM main.\(name.quotedName)"
    guard let row = try? database.run(query).first else { return [:] }
    return places.enumerated().reduce(into: [:]) { found, place in
      let (count, example) = (row[2 * place.offset], row[2 * place.offset + 1])
      if let count = Int(count.text), count > 0 {
        found[place.element] = StoredTexts(count: count, example: example.text)
      }
    }
  }

  /// What SQLite calls the number of a row, which no column is named; nil for a table without such numbers.
  var rowNumberName: String? {
    guard hasRowNumbers else { return nil }
    let names = columns.map { $0.name.lowercased() }
    return ["rowid", "_rowid_", "oid"].first { !names.contains($0) }
  }

  /// How statements name what the key of a row is; empty for a view.
  var keyNames: [String] { rowNames.map(\.quotedName) }

  /// The columns of the key, by the names that they have without quotes; empty for a view.
  package var rowNames: [String] {
    guard kind == .table else { return [] }
    return rowNumberName.map { [$0] } ?? (hasRowNumbers ? [] : primaryKey)
  }

  /// The names of the columns that a person names a row by: the primary key, or else the number of the row.
  package var keyColumns: [String] { primaryKey.isEmpty ? rowNumberName.map { [$0] } ?? [] : primaryKey }

  /// Whether a row can be found by a value in a column, where the column is a part of its key.
  package func canBeKey(_ value: SQLiteValue, in column: String) -> Bool {
    guard column == rowNumberColumn else {
      return hasRowNumbers || value != .null || !primaryKey.contains(column)
    }
    return Double(value.text.filter { !$0.isWhitespace }).map { $0 == $0.rounded() } ?? false
  }

  /// Whether the numbers of rows are in no column, so that nobody but SQLite gives them.
  package var numbersRowsItself: Bool { hasRowNumbers && rowNumberColumn == nil }

  /// The column that holds the number of a row; nil if none does.
  var rowNumberColumn: String? {
    guard hasRowNumbers, primaryKey.count == 1 else { return nil }
    return columns.first { $0.name == primaryKey[0] && $0.type == "INTEGER" }?.name
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that came before.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

// MARK: - Types

extension DatabaseSchema.Column {
  /// What SQLite makes of a text in the column (https://sqlite.org/datatype3.html#determination_of_column_affinity).
  enum Affinity: Hashable, Sendable {
    case text, number, none
  }

  /// Whether it is declared for yes and no.
  var isBoolean: Bool { type.hasPrefix("BOOL") }

  /// Whether SQLite keeps its cells as numbers where they are some.
  package var holdsNumbers: Bool { affinity == .number && !isBoolean }

  /// Whether its type says that it holds nothing but numbers; a date, for which SQLite has no type, is declared as others.
  var isDeclaredForNumbers: Bool {
    ["INT", "REAL", "FLOA", "DOUB", "NUM", "DEC", "MONEY"].contains(where: type.contains) && holdsNumbers
  }

  var affinity: Affinity {
    if type.contains("INT") { return .number }
    if ["CHAR", "CLOB", "TEXT"].contains(where: type.contains) { return .text }
    return type.isEmpty || type.contains("BLOB") ? .none : .number
  }

  /// What is stored for a text that a person enters; nil for the default of the column.
  ///
  /// SQLite itself makes a number of a text where the column is one of numbers. A blank is NULL where the cell was NULL, and in
  /// a column that is not of texts. A column without a type keeps numbers as numbers.
  ///
  /// - Parameter old: what the cell was; nil in a new row.
  package func value(for text: String, insteadOf old: SQLiteValue?) -> SQLiteValue? {
    guard !text.isEmpty else {
      guard let old else { return nil }
      let isText = if case .text = old { true } else { false }
      return old != .null && (affinity == .text || affinity == .none && isText) ? SQLiteValue("") : .null
    }
    let isText = if case .text? = old { true } else { false }
    // What is heard as yes is written 1.
    if isBoolean, !holdsTexts, !isText, let answer = Bool(text) ?? YesNo.meaning(of: text) {
      return .integer(answer ? 1 : 0)
    }
    guard affinity == .none, old?.isNumber == true else { return SQLiteValue(text) }
    return Int64(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? SQLiteValue(text)
  }
}
