import RowcallImport
import RowcallModel
import RowcallValues

/// What a file turned out to be: each decision with its reasons, and each column counted to the last row.
package struct Inspection: Encodable {
  /// One decision about the file as a whole.
  package struct Choice: Encodable {
    let name: String
    let choice: String
    let confidence: Double
    let reasons: [String]
  }

  /// What is known about one column.
  package struct ColumnFacts: Encodable {
    let number: Int
    let name: String?
    let type: String
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

  let file: String
  /// The number of the table on its page, where there are several; and what it is called.
  let table: Int?
  let title: String?
  let rows: Int
  let choices: [Choice]
  let columns: [ColumnFacts]
  let problems: [String]

  private static let guess =
    "headers that nobody marked are guessed; --header-rows N and --row-header COLUMN say otherwise"

  /// Reads the file to its end and counts how its cells fit their columns.
  package init(_ source: inout OpenTable, isOneOfSeveral: Bool) throws {
    let readers = source.typing.readers
    var tallies = readers.map { _ in ColumnTally() }
    var rows = 0
    while let batch = try source.reader.nextBatch() {
      for column in readers.indices { tallies[column].add(batch, column: column, reader: readers[column]) }
      rows += batch.rowCount
    }
    file = source.reader.path
    let place = source.reader.place
    table = isOneOfSeveral ? place?.number : nil
    title = isOneOfSeveral ? place?.headers.grid.title : nil
    self.rows = rows
    choices = source.reader.decisions.choices + [source.rowHeaderChoice].compactMap { $0 }
    columns = zip(source.typing.columns, tallies).enumerated().map { index, typed in
      ColumnFacts(index, typed.0, typed.1, namesTheRow: index == source.namingColumn, rows: rows)
    }
    problems =
      source.reader.problems.map(\.description) + (place?.headers.isGuess == true ? [Self.guess] : [])
  }
}

extension Inspection.ColumnFacts {
  fileprivate init(_ index: Int, _ typed: TypedColumn, _ tally: ColumnTally, namesTheRow: Bool, rows: Int) {
    self.init(
      number: index + 1, name: typed.column.name, type: typed.wording, namesTheRow: namesTheRow,
      confidence: typed.confidence, reason: typed.reason.wording, cells: rows, blank: tally.blank,
      fitting: tally.fitting, examples: tally.examples, exceptionCount: tally.exceptionCount,
      exceptions: tally.exceptions)
  }
}

extension OpenTable {
  /// Which column of a page's table holds the headers of its rows; nil for a file of data, where one names the row.
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
  /// The decisions in the order in which they were made.
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
