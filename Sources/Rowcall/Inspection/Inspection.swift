import RowcallImport
import RowcallModel
import RowcallValues

/// What was detected in a file: decisions with reasons, and counts of all columns.
package struct Inspection: Encodable {
  /// One decision about the file.
  package struct Choice: Encodable {
    let name: String
    let choice: String
    let confidence: Double
    let reasons: [String]
  }

  /// Facts about one column.
  package struct ColumnFacts: Encodable {
    let number: Int
    let name: String?
    let type: String
    /// The type that a database declares, in capitals; nil for none.
    let declaredType: String?
    /// The texts in a column that a database declares for numbers; nil for none.
    let storedTexts: DatabaseSchema.StoredTexts?
    let namesTheRow: Bool
    let confidence: Double
    let reason: String
    let cells: Int
    let blank: Int
    let fitting: Int
    let examples: [String]
    let exceptionCount: Int
    let exceptions: [CellException]
  }

  /// The keys of a table of a database, by the names of their columns.
  package struct Keys: Encodable {
    struct Foreign: Encodable {
      let columns: [String]
      let table: String
      let targets: [String]
    }

    /// Empty for none.
    let primary: [String]
    let foreign: [Foreign]
  }

  let file: String
  /// The number of the table if its file has several; its title if it has one there, or above it in a file of data.
  let table: Int?
  let title: String?
  let rows: Int
  let choices: [Choice]
  /// Nil for what is no table of a database.
  let keys: Keys?
  let columns: [ColumnFacts]
  let problems: [String]

  /// That headers are named which nobody marked.
  static let guess =
    "unmarked headers are guessed; --header-rows N and --row-header COLUMN override the guess"

  /// Reads the file to its end and counts the cells that match their column type.
  package init(_ source: inout OpenTable, isOneOfSeveral: Bool) throws {
    let readers = source.readers
    var tallies = readers.map { _ in ColumnTally() }
    var rows = 0
    while let batch = try source.reader.nextBatch() {
      for column in readers.indices { tallies[column].add(batch, column: column, reader: readers[column]) }
      rows += batch.rowCount
    }
    file = source.reader.path
    let place = source.reader.place
    table = isOneOfSeveral ? source.reader.number : nil
    title = isOneOfSeveral ? place?.headers.grid.title ?? source.reader.title : source.reader.title
    self.rows = rows
    choices = source.reader.decisions.choices + [source.rowHeaderChoice].compactMap { $0 }
    keys = source.reader.schema.flatMap(Keys.init)
    let texts = source.reader.schema?.textsAmongNumbers(in: source.reader.path) ?? [:]
    columns = zip(source.typing.columns, tallies).enumerated().map { index, typed in
      ColumnFacts(
        index, typed.0, typed.1, declaredType: source.reader.schema?.declaredType(ofColumn: index),
        storedTexts: texts[index], namesTheRow: source.namingColumns.contains(index), rows: rows)
    }
    problems =
      source.reader.problems.flatMap(\.details) + (place?.headers.isGuess == true ? [Self.guess] : [])
  }
}

extension Inspection.ColumnFacts {
  fileprivate init(
    _ index: Int, _ typed: TypedColumn, _ tally: ColumnTally, declaredType: String?,
    storedTexts: DatabaseSchema.StoredTexts?, namesTheRow: Bool, rows: Int
  ) {
    self.init(
      number: index + 1, name: typed.column.name, type: typed.wording, declaredType: declaredType,
      storedTexts: storedTexts, namesTheRow: namesTheRow,
      confidence: typed.confidence, reason: typed.reason.wording, cells: rows, blank: tally.blank,
      fitting: tally.fitting, examples: tally.examples, exceptionCount: tally.exceptionCount,
      exceptions: tally.exceptions)
  }
}

extension Inspection.Keys {
  fileprivate init?(_ schema: DatabaseSchema) {
    guard schema.kind == .table else { return nil }
    primary = schema.primaryKey
    foreign = schema.foreignKeys.map { Foreign(columns: $0.columns, table: $0.table, targets: $0.targets) }
  }
}

extension OpenTable {
  /// The row header column of a page's table; nil for a data file.
  fileprivate var rowHeaderChoice: Inspection.Choice? {
    guard let found = reader.place?.headers.columns else { return nil }
    let lines = rowHeaders ?? found.lines
    let columns = lines.map { String($0 + 1) }.joined(separator: ", ")
    return Inspection.Choice(
      name: "Row headers", choice: lines.isEmpty ? "none" : "column \(columns)",
      confidence: rowHeaders == nil ? found.confidence : 1,
      reasons: rowHeaders == nil ? found.reasons.map { $0.phrase(crossing: "row") } : ["asked for"])
  }
}

extension ImportDecisions {
  /// The decisions in order.
  fileprivate var choices: [Inspection.Choice] {
    [
      Self.choice("Format", format, \.rawValue),
      Self.choice("Encoding", encoding) { $0 },
      delimiter.map { Self.choice("Delimiter", $0, \.wording) },
      quote.map { Self.choice("Quote", $0, \.rawValue) },
      escape.map { Self.choice("Escape", $0, \.rawValue) },
      Self.choice("Lines before the table", preambleLines) { String($0) },
      Self.choice("Header", header, \.wording),
    ].compactMap { $0 }
  }

  private static func choice<Value>(
    _ name: String, _ decision: Decision<Value>, _ wording: (Value) -> String
  ) -> Inspection.Choice {
    Inspection.Choice(
      name: name, choice: wording(decision.choice), confidence: decision.confidence,
      reasons: decision.reasons.map(\.description))
  }
}
