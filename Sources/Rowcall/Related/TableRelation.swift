import RowcallImport
import RowcallModel
import RowcallText

/// How rows of two tables of a database belong together: columns of one have the values of columns of the other.
public struct TableRelation: Hashable, Sendable, CustomStringConvertible {
  /// The table that it starts from.
  public let table: String
  /// The columns there.
  public let columns: [String]
  /// The table that it leads to, which may be the same one.
  public let other: String
  /// The columns there, as many.
  public let otherColumns: [String]

  /// As users write it: `orders.customer=customers.id`.
  public var description: String { "\(Self.side(table, columns))=\(Self.side(other, otherColumns))" }

  private static func side(_ table: String, _ columns: [String]) -> String {
    columns.count == 1
      ? "\(table).\(columns[0])" : "\(table).(\(columns.joined(separator: ", ")))"
  }

  /// The same the other way round.
  var reversed: TableRelation {
    TableRelation(table: other, columns: otherColumns, other: table, otherColumns: columns)
  }
}

/// Why rows that belong together cannot be found.
public enum RelationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file that is no SQLite database.
  case noDatabase(path: String)
  /// A relation that is not written as one.
  case malformed(String)
  /// There is no such table; the names near it, or else all.
  case noTable(String, relation: String, near: [String], tables: [String])
  /// A table has no such column; the names near it, or else all.
  case noColumn(String, table: String, relation: String, near: [String], columns: [String])
  /// A key has another number of values than the table has key columns.
  case wrongKey([String], table: String, columns: [String])
  /// The rows of a view have no keys.
  case noKey(table: String)
  /// No row has the key.
  case noRow(key: [String], table: String, columns: [String])
  /// There is no row of the number, which counts from 1.
  case noRowNumber(Int, table: String)

  /// One sentence: what was found, what to do.
  public var description: String {
    switch self {
    case .noDatabase(let path):
      "\(path): not an SQLite database, and only its tables have related rows; name one, as in shop.db#orders"
    case .malformed(let relation):
      "\"\(relation)\": expected two columns that have the same values, as in orders.customer=customers.id"
    case .noTable(let name, let relation, let near, let tables):
      "\"\(relation)\": there is no table \"\(name)\"" + Self.advice(near, "the tables are", tables)
    case .noColumn(let name, let table, let relation, let near, let columns):
      "\"\(relation)\": there is no column \"\(name)\" in \"\(table)\""
        + Self.advice(near, "its columns are", columns)
    case .wrongKey(let key, let table, let columns):
      "\"\(table)\": \(key.count) value\(key.count == 1 ? "" : "s") for the key; its rows are named by \(columns.joined(separator: " and "))"
    case .noKey(let table): "\"\(table)\": the rows of a view have no key; name a table"
    case .noRow(let key, let table, let columns):
      "\"\(table)\": no row has \(zip(columns, key).map { "\($0) \($1)" }.joined(separator: " and "))"
    case .noRowNumber(let number, let table): "\"\(table)\": there is no row \(number)"
    }
  }

  /// More names are counted.
  private static let mostNames = 20

  private static func advice(_ near: [String], _ start: String, _ names: [String]) -> String {
    guard near.isEmpty else { return "; did you mean \(near.map { "\"\($0)\"" }.alternatives)?" }
    return "; \(start) " + names.prefix(mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
      + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
  }
}

extension RelatedDatabase {
  /// All foreign keys, in the order of their tables.
  var foreignKeys: [TableRelation] {
    schemas.flatMap { schema in
      schema.foreignKeys.compactMap { key in
        // SQLite also keeps keys of tables and columns that are not there.
        guard let target = self.schema(key.table), key.columns.count == key.targets.count,
          !key.targets.isEmpty
        else { return nil }
        let names = key.columns.compactMap(schema.column)
        let targets = key.targets.compactMap(target.column)
        guard names.count == key.columns.count, targets.count == key.targets.count else { return nil }
        return TableRelation(table: schema.name, columns: names, other: target.name, otherColumns: targets)
      }
    }
  }

  /// A relation as a user writes it, such as `orders.customer=customers.id`; names may have signs in them.
  func relation(_ text: String) throws -> TableRelation {
    var problem: RelationError?
    for sign in text.indices where text[sign] == "=" {
      do {
        let (table, column) = try side(text[..<sign], of: text)
        let (other, otherColumn) = try side(text[text.index(after: sign)...], of: text)
        return TableRelation(
          table: table, columns: [column], other: other, otherColumns: [otherColumn])
      } catch { problem = problem ?? error }
    }
    throw problem ?? .malformed(text)
  }

  private func side(
    _ text: Substring, of relation: String
  ) throws(RelationError) -> (table: String, column: String) {
    var problem: RelationError?
    for sign in text.indices where text[sign] == "." {
      let (name, column) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
      guard let schema = schema(name) else {
        problem =
          problem
          ?? .noTable(
            name, relation: relation, near: NearName.nearest(to: name, in: schemas.map(\.name)),
            tables: schemas.map(\.name))
        continue
      }
      if let found = schema.column(column) { return (schema.name, found) }
      let names = schema.columns.map(\.name)
      problem = .noColumn(
        column, table: schema.name, relation: relation, near: NearName.nearest(to: column, in: names),
        columns: names)
    }
    throw problem ?? .malformed(relation)
  }
}

extension DatabaseSchema {
  /// The name of a column as the database has it, whatever the capitals; nil if there is none.
  func column(_ name: String) -> String? {
    columns.first { $0.name == name }?.name
      ?? columns.first { $0.name.lowercased() == name.lowercased() }?.name
  }
}
