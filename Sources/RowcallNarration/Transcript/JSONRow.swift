import RowcallModel

/// Writes rows as JSON objects; `TranscriptFormat.json` says what is in them.
struct JSONRow: Sendable {
  private var label: RowLabel
  private let spoken: SpokenRow
  /// For each cell in reading order all that stands before its display form.
  private let heads: [String]
  private let surplus: SurplusCells
  /// What stands before the number of a row: on a page, the number of the table.
  private let start: String

  init(_ label: RowLabel, _ spoken: SpokenRow, plan: RowPlan, table: Table, number: Int?) {
    start = number.map { #"{"table":\#($0),"row":"# } ?? #"{"row":"#
    self.label = label
    self.spoken = spoken
    heads = plan.cells.map { Self.head(of: $0.column, name: table.columns[$0.column].name) }
    surplus = SurplusCells(plan, table: table)
  }

  /// Appends one row's object and a line break.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    var text = ByteBuffer()
    label.append(row: row, of: batch, to: &text)
    output.append(start + #"\#(batch.firstRow + row + 1),"label":"#)
    text.withSpan { JSONText.append($0, to: &output) }
    output.append(#","spoken":"#)
    JSONText.append(spoken.text(row: row, of: batch), to: &output)
    output.append(#","cells":["#)
    for index in heads.indices {
      text.removeAll()
      label.append(valueOfCell: index, row: row, of: batch, to: &text)
      let said = spoken.value(ofCell: index, row: row, of: batch)
      let head = index > 0 ? "," + heads[index] : heads[index]
      Self.append(head: head, display: text, spoken: said, to: &output)
    }
    for column in surplus.columns(row: row, of: batch) {
      text.removeAll()
      label.append(surplusColumn: column, row: row, of: batch, to: &text)
      let said = spoken.text(ofSurplusColumn: column, row: row, of: batch)
      let head = Self.head(of: column, name: nil)
      Self.append(head: heads.isEmpty ? head : "," + head, display: text, spoken: said, to: &output)
    }
    output.append("]}\n")
  }

  private static func append(
    head: String, display: borrowing ByteBuffer, spoken: String, to output: inout ByteBuffer
  ) {
    output.append(head)
    display.withSpan { JSONText.append($0, to: &output) }
    output.append(#","spoken":"#)
    JSONText.append(spoken, to: &output)
    output.append("}")
  }

  private static func head(of column: Int, name: String?) -> String {
    var header = ByteBuffer()
    if let name {
      JSONText.append(SafeText.string(name), to: &header)
    } else {
      header.append("null")
    }
    return #"{"column":\#(column + 1),"header":\#(header.text()),"display":"#
  }
}
