import RowcallModel

/// Writes the rows of a batch in one format; a value, so that each thread has its own.
public struct RowWriter: Sendable {
  /// What is written for a row.
  private enum Content: Sendable {
    case label(RowLabel)
    case spoken(SpokenRow)
    case json(JSONRow)
  }

  private var content: Content

  /// Writes each row's label on a line.
  public init(_ label: RowLabel) { content = .label(label) }

  /// Writes what is said for each row on a line.
  public init(_ spoken: SpokenRow) { content = .spoken(spoken) }

  /// Writes each row as a JSON object on a line (see ``TranscriptFormat/json``).
  ///
  /// - Parameter number: the number of the table on its page, counted from one; nil outside a page.
  public init(json label: RowLabel, _ spoken: SpokenRow, plan: RowPlan, table: Table, number: Int? = nil) {
    content = .json(JSONRow(label, spoken, plan: plan, table: table, number: number))
  }

  /// Appends the wanted rows of a batch, each with a line break after it.
  mutating func append(_ selection: RowSelection, of batch: RowBatch, to output: inout ByteBuffer) {
    let inTable = batch.firstRow..<(batch.firstRow + batch.rowCount)
    for range in selection.wanted(in: inTable) {
      let rows = (range.lowerBound - batch.firstRow)..<(range.upperBound - batch.firstRow)
      append(rows, of: batch, to: &output)
    }
  }

  private mutating func append(_ rows: Range<Int>, of batch: RowBatch, to output: inout ByteBuffer) {
    switch content {
    case .label(var label):
      for row in rows {
        label.append(row: row, of: batch, to: &output)
        output.append(UInt8(ascii: "\n"))
      }
      // What the label has learnt (a currency's symbol) serves the next batch.
      content = .label(label)
    case .spoken(let spoken):
      for row in rows { output.append(spoken.text(row: row, of: batch) + "\n") }
    case .json(var json):
      for row in rows { json.append(row: row, of: batch, to: &output) }
      content = .json(json)
    }
  }
}
