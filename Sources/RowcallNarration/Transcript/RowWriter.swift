import RowcallModel

/// Writes rows in one format, one after the other.
protocol RowAppending: Sendable {
  /// Appends one row without its line break.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer)

  /// Goes on with the rows of a section.
  mutating func begin(section title: String)
}

extension RowAppending {
  /// Its heading is above the rows.
  mutating func begin(section title: String) {}
}

extension RowLabel: RowAppending {}
extension SpokenRow: RowAppending {}
extension JSONRow: RowAppending {}

extension RowAppending {
  /// Appends rows, each with a line break after it.
  fileprivate mutating func append(_ rows: Range<Int>, of batch: RowBatch, to output: inout ByteBuffer) {
    for row in rows {
      append(row: row, of: batch, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }
}

/// Writes the rows of a batch in one format; a value, so that each thread has its own.
///
/// What it has learnt in one batch (a currency's symbol, the spoken text of a cell) serves the next. Nothing in the lines
/// is unsafe to print: that is seen to here, on each thread, since there may be many.
package struct RowWriter: Sendable {
  private var rows: any RowAppending
  private let isJSON: Bool

  /// Writes each row's label on a line.
  package init(_ label: RowLabel) {
    rows = label
    isJSON = false
  }

  /// Writes the spoken text of each row on a line.
  package init(_ spoken: SpokenRow) {
    rows = spoken
    isJSON = false
  }

  /// Writes each row as a JSON object on a line (see ``TranscriptFormat/json``).
  ///
  /// - Parameter number: the number of the table on its page, counted from one; nil outside a page.
  package init(json label: RowLabel, _ spoken: SpokenRow, plan: RowPlan, table: Table, number: Int? = nil) {
    rows = JSONRow(label, spoken, plan: plan, table: table, number: number)
    isJSON = true
  }

  /// Goes on with the rows of a section, by its title.
  package mutating func begin(section title: String) { rows.begin(section: title) }

  /// Appends the wanted rows of a batch, each with a line break after it.
  mutating func append(_ selection: RowSelection, of batch: RowBatch, to output: inout ByteBuffer) {
    let start = output.count
    let inTable = batch.firstRow..<(batch.firstRow + batch.rowCount)
    for range in selection.wanted(in: inTable) {
      let wanted = (range.lowerBound - batch.firstRow)..<(range.upperBound - batch.firstRow)
      rows.append(wanted, of: batch, to: &output)
    }
    let safe = output.withSpan { lines in
      isJSON ? TextHazard.json(lines.extracting(start...)) : TextHazard.printed(lines.extracting(start...))
    }
    guard let safe else { return }
    output.removeAll(from: start)
    output.append(safe)
  }
}
