import RowcallSQLite

/// A table of a database as a path and options name it: `shop.db#orders`.
package struct DatabasePlace: Sendable {
  package let file: String
  /// The name or the number of the table; nil for the only one.
  package let table: String?

  /// Nil for what is no database; throws for the rows of a query.
  package init?(_ path: String, options: ImportOptions) throws {
    let place = TablePlace(path)
    file = place?.file ?? path
    table = options.table ?? place?.table
    guard let head = try? WholeFile.head(of: file, count: 16), SQLiteDatabase.begins(head) else { return nil }
    guard options.query == nil else { throw EditError.format(path: path, format: "the rows of a query") }
  }

  /// Has SQLite take back what a killed program wrote in part, which readers must not do; where the user may not write either,
  /// reading says so.
  ///
  /// - Parameter path: where links lead to the file.
  package func takeBackPartialWrite(at path: String) {
    // Opening a database for nothing would leave a log beside some.
    guard (try? WholeFile.head(of: path + "-journal", count: 1))?.isEmpty == false else { return }
    _ = try? SQLiteDatabase(writing: path, named: file).relations()
  }
}

/// A table of a database that can be changed: its rows have keys.
///
/// A class because it owns a connection.
package final class EditableDatabase {
  package let schema: DatabaseSchema
  /// The keys of the rows in order, as they were read last.
  package private(set) var keys = RowKeys() { didSet { places = nil } }
  /// The places of keys that are no numbers; nil until the first is looked for.
  private var places: [[SQLiteValue]: Int]?
  let database: SQLiteDatabase
  /// How statements name the columns of the key.
  let keyNames: [String]
  /// Reads the row of a key; made when the first is read.
  private var rowStatement: (columns: [String], statement: SQLiteStatement)?

  /// Opens a table.
  ///
  /// - Parameters:
  ///   - place: the table.
  ///   - path: where links lead to its file.
  ///   - name: the table in errors.
  ///
  /// Throws `ImportError` where it cannot be read, and `EditError` where it cannot be changed.
  package convenience init(_ place: DatabasePlace, at path: String, named name: String) throws {
    let database = try SQLiteDatabase(writing: path, named: place.file)
    // Without a lock that would keep other programs from writing.
    let relations = try database.relations().map(\.name)
    guard !relations.isEmpty else {
      throw ImportError.malformed(path: place.file, reason: "the database has no table and no view")
    }
    guard place.table != nil || relations.count == 1 else {
      throw EditError.severalTables(path: name, tables: relations)
    }
    let index = try place.table.map { try DatabaseTables.index(of: $0, in: relations, path: place.file) } ?? 0
    guard let schema = try DatabaseSchema(relations[index], in: database) else {
      throw ImportError.noSuchTable(path: place.file, wanted: relations[index], near: [], tables: relations)
    }
    try self.init(schema, in: database, named: name)
    guard !database.isReadOnly else { throw EditError.readOnly(path: name) }
  }

  /// The same table in a copy of the database.
  package convenience init(copy path: String, of other: EditableDatabase) throws {
    do { try other.database.copy(to: path) } catch {
      throw EditError.unwritable(path: path, reason: error.reason)
    }
    try self.init(other.schema, in: SQLiteDatabase(writing: path, named: path), named: path)
  }

  private init(_ schema: DatabaseSchema, in database: SQLiteDatabase, named name: String) throws {
    let names = schema.keyNames
    switch schema.kind {
    case .table: break
    case .view: throw EditError.noStoredRows(path: name, kind: "a view")
    case .virtual, .shadow:
      throw EditError.noStoredRows(path: name, kind: "a table of an extension of SQLite")
    }
    guard !names.isEmpty else { throw EditError.noKey(path: name) }
    self.schema = schema
    self.database = database
    keyNames = names
  }

  /// Reads the keys of the rows; throws if another program changed the columns since the table was opened.
  ///
  /// - Parameter name: the table in errors.
  package func readKeys(named name: String) throws {
    guard try columnNames() == schema.columns.map(\.name) else {
      throw EditError.changedMeanwhile(path: name)
    }
    let list = keyNames.joined(separator: ", ")
    keys = try RowKeys(
      SQLiteStatement(
        "SELECT \(list) FROM main.\(schema.name.quotedName) ORDER BY \(list)", in: database))
  }

  /// The columns, with what they hold where that decides how an answer is written.
  package func columns() throws -> [DatabaseSchema.Column] {
    try schema.columns.map { column in
      guard column.isBoolean else { return column }
      var column = column
      let texts = try database.run(
        """
        SELECT 1 FROM (SELECT \(column.name.quotedName) AS cell FROM main.\(schema.name.quotedName) LIMIT 1000)
        WHERE typeof(cell) = 'text' LIMIT 1
        """)
      column.holdsTexts = !texts.isEmpty
      return column
    }
  }

  /// The names of the columns as the database has them now.
  package func columnNames() throws -> [String] {
    try DatabaseSchema(schema.name, in: database)?.columns.map(\.name) ?? []
  }

  /// The last number of a row, with AUTOINCREMENT also of one that is gone; nil for a table without numbers.
  func lastNumber() throws -> Int64? {
    guard let name = schema.rowNumberName else { return nil }
    var numbers = "SELECT max(\(name)) AS number FROM main.\(schema.name.quotedName)"
    if try !database.run("SELECT 1 FROM main.sqlite_schema WHERE name = 'sqlite_sequence'").isEmpty {
      numbers +=
        " UNION SELECT seq FROM main.sqlite_sequence WHERE name = \(SQLiteValue(schema.name).literal)"
    }
    let last = try database.run("SELECT max(number) FROM (\(numbers))")
    return if case .integer(let number)? = last.first?.first { number } else { 0 }
  }

  /// The place of a row by its key; nil if there is none.
  package func place(ofKey key: [SQLiteValue]) -> Int? {
    if let place = keys.place(of: key) { return place }
    let places = self.places ?? keys.places
    self.places = places
    return places[key]
  }

  /// The values of a row in some columns; nil if there is no row of the key.
  package func values(ofRow key: [SQLiteValue], in columns: [String]) throws(ImportError) -> [SQLiteValue]? {
    if let rowStatement, rowStatement.columns == columns { return try rowStatement.statement.first(key) }
    let names = columns.map(\.quotedName).joined(separator: ", ")
    let statement = try SQLiteStatement(
      "SELECT \(names) FROM main.\(schema.name.quotedName) WHERE \(keyCondition)", in: database)
    rowStatement = (columns, statement)
    return try statement.first(key)
  }

  /// Whether a row has a key, whose values are parameters.
  var keyCondition: String { keyNames.map { "\($0) = ?" }.joined(separator: " AND ") }

  /// Whether the database may delete or change rows with others.
  package var hasRules: Bool { (try? database.hasRules) ?? true }

  /// Forgets statements, which SQLite does not change with the columns.
  func forgetStatements() { rowStatement = nil }
}

/// The keys of rows in their order.
package struct RowKeys: Sendable {
  /// The numbers of the rows, which increase; empty where the keys are ``values``.
  private var numbers: [Int64] = []
  private var values: [[SQLiteValue]] = []

  fileprivate init() {}

  fileprivate init(_ statement: SQLiteStatement) throws(ImportError) {
    while try statement.step() {
      if values.isEmpty, statement.columnCount == 1, let number = statement.integer(0) {
        numbers.append(number)
      } else {
        if values.isEmpty { values = numbers.map { [.integer($0)] } }
        numbers = []
        values.append(statement.values)
      }
    }
  }

  package var count: Int { max(numbers.count, values.count) }

  package subscript(place: Int) -> [SQLiteValue] {
    values.isEmpty ? [.integer(numbers[place])] : values[place]
  }

  /// The places of keys that are no numbers.
  fileprivate var places: [[SQLiteValue]: Int] {
    Dictionary(values.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// The place of a key that is a number; nil if there is none.
  fileprivate func place(of key: [SQLiteValue]) -> Int? {
    guard case .integer(let number)? = key.first, key.count == 1 else { return nil }
    var range = numbers.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if numbers[middle] == number { return middle }
      range = numbers[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
