import RowcallSQLite

/// A database whose rows are looked up by the values of their columns.
package struct RelatedDatabase: Sendable {
  /// A row with its key.
  package struct Row: Hashable, Sendable {
    /// Empty for a view.
    package let key: [SQLiteValue]
    package let values: [SQLiteValue]
  }

  /// Rows of a table in which columns have certain values.
  package struct Selection: Hashable, Sendable {
    package let schema: DatabaseSchema
    package let columns: [String]
    package let values: [SQLiteValue]

    package init(_ schema: DatabaseSchema, where columns: [String], are values: [SQLiteValue]) {
      self.schema = schema
      self.columns = columns
      self.values = values
    }

    private func source(_ values: [String]) -> String {
      let conditions = zip(columns, values).map { "\($0.quotedName) = \($1)" }
      return "FROM \(schema.name.quotedName) WHERE \(conditions.joined(separator: " AND "))"
    }

    fileprivate var parameters: [String] { columns.map { _ in "?" } }

    fileprivate var count: String { "SELECT count(*) \(source(parameters))" }

    /// The first rows in the order of their keys, with the key before the columns.
    fileprivate func rows(limit: Int, keys: [String], values: [String]) -> String {
      let order = schema.keyNames.isEmpty ? "" : " ORDER BY \(schema.keyNames.joined(separator: ", "))"
      let names = keys + schema.columns.map { $0.name.quotedName }
      return "SELECT \(names.joined(separator: ", ")) \(source(values))\(order) LIMIT \(limit)"
    }

    /// The same rows without their keys, as a query that has no parameters.
    package func query(limit: Int) -> String {
      rows(limit: limit, keys: [], values: values.map(\.literal))
    }
  }

  /// The tables and views in their order.
  package let schemas: [DatabaseSchema]
  private let database: SQLiteDatabase

  package init(_ place: DatabasePlace) throws {
    let database = try SQLiteDatabase(path: place.file)
    self.database = database
    schemas = try database.relations().compactMap { try DatabaseSchema($0.name, in: database) }
  }

  /// The table of a name, whatever its capitals; nil if there is none.
  package func schema(_ name: String) -> DatabaseSchema? {
    schemas.first { $0.name == name } ?? schemas.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The table that a place names; throws if it names none.
  package func schema(at place: DatabasePlace) throws -> DatabaseSchema {
    let names = schemas.map(\.name)
    guard !names.isEmpty else {
      throw ImportError.malformed(path: place.file, reason: "the database has no table and no view")
    }
    guard place.table != nil || names.count == 1 else {
      throw EditError.severalTables(path: place.file, tables: names)
    }
    return schemas[
      try place.table.map { try DatabaseTables.index(of: $0, in: names, path: place.file) } ?? 0]
  }

  /// The row with a key, whose values are given as texts; nil if there is none.
  package func selection(_ schema: DatabaseSchema, key: [String]) throws(ImportError) -> Selection? {
    // A column without a type keeps numbers apart from texts of the same digits.
    let numbers = key.map { text in Int64(text).map(SQLiteValue.integer) ?? SQLiteValue(text) }
    for values in [key.map { SQLiteValue($0) }, numbers] {
      let row = Selection(schema, where: schema.keyColumns, are: values)
      if try count(row) > 0 { return row }
    }
    return nil
  }

  /// The zero-based place of a row in the order in which its table is read.
  package func place(of row: Row, in schema: DatabaseSchema) throws(ImportError) -> Int {
    let names = schema.keyNames.joined(separator: ", ")
    let parameters = row.key.map { _ in "?" }.joined(separator: ", ")
    let statement = try SQLiteStatement(
      "SELECT count(*) FROM \(schema.name.quotedName) WHERE (\(names)) < (\(parameters))", in: database)
    return try statement.first(row.key).flatMap { Int($0[0].text) } ?? 0
  }

  package func count(_ rows: Selection) throws(ImportError) -> Int {
    try SQLiteStatement(rows.count, in: database).first(rows.values).flatMap { Int($0[0].text) } ?? 0
  }

  package func rows(_ rows: Selection, limit: Int) throws(ImportError) -> [Row] {
    let keys = rows.schema.keyNames
    let query = rows.rows(limit: limit, keys: keys, values: rows.parameters)
    return try SQLiteStatement(query, in: database).all(rows.values).map {
      Row(key: Array($0.prefix(keys.count)), values: Array($0.dropFirst(keys.count)))
    }
  }

  /// The values of the key of a row by its zero-based place in the order of the keys; nil behind the last.
  package func key(ofRow place: Int, in schema: DatabaseSchema) throws(ImportError) -> [SQLiteValue]? {
    let names = schema.keyNames.joined(separator: ", ")
    let statement = try SQLiteStatement(
      "SELECT \(names) FROM \(schema.name.quotedName) ORDER BY \(names)", in: database)
    for _ in 0...place where try !statement.step() { return nil }
    return statement.values
  }
}

extension SQLiteValue {
  /// As it is written in a statement.
  var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): number.isInfinite ? (number < 0 ? "-9e999" : "9e999") : "\(number)"
    case .text(let bytes): "CAST(\(Self.blobLiteral(bytes)) AS TEXT)"
    case .blob(let bytes): Self.blobLiteral(bytes)
    }
  }

  private static func blobLiteral(_ bytes: [UInt8]) -> String {
    "x'" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
  }
}
