import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallSQLite

/// A table of an SQLite database whose rows lead to the rows of other tables that belong to them.
///
/// ```swift
/// let orders = try RelatedTables(path: "shop.db#orders")
/// let order = try orders.row(key: ["20"])
/// for group in order.related {
///   print(group.relation)  // orders.customer=customers.id
///   for row in group.rows { print(row.label) }
/// }
/// ```
///
/// Rows belong together by the foreign keys of the database, in both directions, and by relations that are given. They are looked
/// up by the values of their columns, and never by their places.
public struct RelatedTables: Sendable {
  /// The name of the table.
  public let table: String
  /// What leads from the table to others: its own keys first, then those of other tables, then what was given.
  public var relations: [TableRelation] { relations(of: table) }

  /// Longer chains of rows than that are not followed.
  package static let mostDepth = 20

  private let place: DatabasePlace
  private let options: TableOptions
  private let database: RelatedDatabase
  private let schema: DatabaseSchema
  private let all: [TableRelation]

  /// Opens a table of a database.
  ///
  /// - Parameters:
  ///   - path: a table, `shop.db#orders`.
  ///   - relations: more relations than the foreign keys, such as `orders.customer=customers.id`.
  ///   - options: as for reading.
  ///
  /// Throws `ImportError` if the database cannot be read, and ``RelationError`` for a relation of tables or columns that it
  /// does not have.
  public init(path: String, relations: [String] = [], options: TableOptions = TableOptions()) throws {
    guard let place = try DatabasePlace(path, options: options.reading) else {
      // Reports a file that is not there.
      _ = try TableReader.open(path, options: options.reading)
      throw RelationError.noDatabase(path: path)
    }
    self.place = place
    self.options = options
    database = try RelatedDatabase(place)
    schema = try database.schema(at: place)
    table = schema.name
    all = try database.foreignKeys + relations.map(database.relation)
  }

  private func relations(of table: String) -> [TableRelation] {
    let found = all.filter { $0.table == table } + all.map(\.reversed).filter { $0.table == table }
    return found.enumerated().filter { found.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }

  /// A row by the values of its primary key, or of its row number if the table has none, and the rows that belong to it.
  ///
  /// - Parameters:
  ///   - key: the values as texts, one for each column of the key.
  ///   - depth: how many relations are followed from the row, at most 20; each row is given once, so that circles end.
  ///   - limit: the most rows of each relation.
  ///
  /// Throws ``RelationError`` if there is no such row.
  public func row(key: [String], depth: Int = 1, limit: Int = 100) throws -> RelatedRow {
    let columns = schema.keyColumns
    guard schema.kind == .table, !columns.isEmpty else { throw RelationError.noKey(table: table) }
    guard key.count == columns.count else {
      throw RelationError.wrongKey(key, table: table, columns: columns)
    }
    let missing = RelationError.noRow(key: key, table: table, columns: columns)
    guard let selection = try database.selection(schema, key: key) else { throw missing }
    return try row(selection, depth, limit, missing: missing)
  }

  /// A row by its one-based number in the order in which the table is read, and the rows that belong to it.
  ///
  /// Its key is found first, and the row is looked up by that.
  public func row(number: Int, depth: Int = 1, limit: Int = 100) throws -> RelatedRow {
    let columns = schema.rowNames
    guard !columns.isEmpty else { throw RelationError.noKey(table: table) }
    guard number > 0, let key = try database.key(ofRow: number - 1, in: schema) else {
      throw RelationError.noRowNumber(number, table: table)
    }
    let selection = RelatedDatabase.Selection(schema, where: columns, are: key)
    return try row(selection, number: number, depth, limit, missing: .noRowNumber(number, table: table))
  }

  private func row(
    _ selection: RelatedDatabase.Selection, number: Int? = nil, _ depth: Int, _ limit: Int,
    missing: RelationError
  ) throws -> RelatedRow {
    var search = RelatedSearch(place: place, options: options, database: database, limit: limit) {
      relations(of: $0)
    }
    guard let row = try search.rows(selection, number: number).first else { throw missing }
    return try search.expanded(row, depth: min(depth, Self.mostDepth))
  }
}

/// A row of a table of a database, with the rows that belong to it.
public struct RelatedRow: Sendable {
  /// The name of the table.
  public let table: String
  /// The names of its columns.
  public let columnNames: [String]
  /// The texts of the cells.
  public let cells: [String]
  /// What a sighted reader sees: `Tea, 2.5, Customer 1`.
  public let label: String
  /// The spoken text.
  public let spoken: String
  /// The rows that belong to it, by relation; empty where relations are not followed any further.
  public internal(set) var related: [RelatedRows] = []

  let row: RelatedDatabase.Row
}

/// The rows of a table that belong to a row by one relation.
public struct RelatedRows: Sendable {
  /// What leads to them.
  public let relation: TableRelation
  /// How many there are, those included that are not in ``rows``.
  public let count: Int
  /// Without those that were given before, and those beyond the limit.
  public internal(set) var rows: [RelatedRow]
}

/// Follows relations from row to row.
private struct RelatedSearch {
  private struct RowName: Hashable {
    let table: String
    let key: [SQLiteValue]
  }

  let place: DatabasePlace
  let options: TableOptions
  let database: RelatedDatabase
  let limit: Int
  let relations: (String) -> [TableRelation]
  /// The rows that were given.
  private var given: Set<RowName> = []
  /// What the columns of tables hold.
  private var typings: [String: OpenTable] = [:]

  init(
    place: DatabasePlace, options: TableOptions, database: RelatedDatabase, limit: Int,
    relations: @escaping (String) -> [TableRelation]
  ) {
    self.place = place
    self.options = options
    self.database = database
    self.limit = limit
    self.relations = relations
  }

  /// A row with the rows that belong to it.
  mutating func expanded(_ row: RelatedRow, depth: Int) throws -> RelatedRow {
    given.insert(name(of: row))
    guard depth > 0 else { return row }
    var row = row
    row.related = try relations(row.table).compactMap { try related(to: row, by: $0) }
    // Before any of them is followed: what belongs to the row itself is given there.
    for group in row.related { given.formUnion(group.rows.map(name)) }
    guard depth > 1 else { return row }
    for group in row.related.indices {
      for place in row.related[group].rows.indices {
        row.related[group].rows[place] = try expanded(row.related[group].rows[place], depth: depth - 1)
      }
    }
    return row
  }

  private func name(of row: RelatedRow) -> RowName {
    // The rows of a view have no key.
    RowName(table: row.table, key: row.row.key.isEmpty ? row.row.values : row.row.key)
  }

  private mutating func related(to row: RelatedRow, by relation: TableRelation) throws -> RelatedRows? {
    guard let schema = database.schema(relation.other) else { return nil }
    let cells = Dictionary(zip(row.columnNames, row.row.values)) { $1 }
    let values = relation.columns.compactMap { cells[$0] }
    let selection = RelatedDatabase.Selection(schema, where: relation.otherColumns, are: values)
    let isNull = values.contains(.null)
    let count = isNull ? 0 : try database.count(selection)
    let rows = count == 0 ? [] : try self.rows(selection).filter { !given.contains(name(of: $0)) }
    return rows.isEmpty && count > 0 ? nil : RelatedRows(relation: relation, count: count, rows: rows)
  }

  /// Rows with their labels.
  ///
  /// - Parameter number: the number of the only row in its table, which is said where it has no name; nil where it is not known.
  mutating func rows(
    _ selection: RelatedDatabase.Selection, number: Int? = nil
  ) throws -> [RelatedRow] {
    let rows = try database.rows(selection, limit: limit)
    guard !rows.isEmpty else { return [] }
    let names = selection.schema.columns.map(\.name)
    let labels = try labels(selection, number: number)
    return zip(rows, labels).map { row, label in
      RelatedRow(
        table: selection.schema.name, columnNames: names, cells: row.values.map(\.text),
        label: label.label, spoken: label.spoken, row: row)
    }
  }

  private mutating func labels(
    _ selection: RelatedDatabase.Selection, number: Int?
  ) throws -> [(label: String, spoken: String)] {
    var options = options
    options.reading.table = nil
    options.reading.query = selection.query(limit: limit)
    let file = try TableFile(place.file, options)
    let opened = try file.table(0, typing: table(selection.schema.name).typing)
    var narration = NarrationOptions()
    // A few rows are not the table, and each says all that it has.
    narration.verbosity.constants = .said
    let voice = try RowVoice(file, opened, narration, saysNumbers: number != nil)
    var reader = opened.reader
    var labels: [(label: String, spoken: String)] = []
    while var batch = try reader.nextBatch() {
      if let number { batch.firstRow = number - 1 }
      for row in 0..<batch.rowCount {
        labels.append((voice.label(of: row, in: batch), voice.spoken(of: row, in: batch)))
      }
    }
    return labels
  }

  /// The whole table, whose rows decide what the columns hold.
  private mutating func table(_ name: String) throws -> OpenTable {
    if let table = typings[name] { return table }
    var options = options
    options.reading.table = name
    let table = try TableFile(place.file, options).table(0)
    typings[name] = table
    return table
  }
}
