import RowcallModel

/// Writes rows as JSON objects; `TranscriptFormat.json` says what is in them.
struct JSONRow: Sendable {
  private var label: RowLabel
  private let spoken: SpokenRow
  /// For each cell in reading order all that stands before its display form.
  private let heads: [String]

  init(_ label: RowLabel, _ spoken: SpokenRow, plan: RowPlan, table: Table) {
    self.label = label
    self.spoken = spoken
    heads = plan.cells.map { Self.head(of: $0.column, in: table) }
  }

  /// Appends one row's object and a line break.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    var text = ByteBuffer()
    label.append(row: row, of: batch, to: &text)
    output.append(#"{"row":\#(batch.firstRow + row + 1),"label":"#)
    text.withSpan { JSONText.append($0, to: &output) }
    output.append(#","spoken":"#)
    JSONText.append(spoken.text(row: row, of: batch), to: &output)
    output.append(#","cells":["#)
    for index in heads.indices {
      output.append(index > 0 ? "," + heads[index] : heads[index])
      text.removeAll()
      label.append(valueOfCell: index, row: row, of: batch, to: &text)
      text.withSpan { JSONText.append($0, to: &output) }
      output.append(#","spoken":"#)
      JSONText.append(spoken.value(ofCell: index, row: row, of: batch), to: &output)
      output.append("}")
    }
    output.append("]}\n")
  }

  private static func head(of column: Int, in table: Table) -> String {
    var header = ByteBuffer()
    if let name = table.columns[column].name {
      JSONText.append(SafeText.string(name), to: &header)
    } else {
      header.append("null")
    }
    return #"{"column":\#(column + 1),"header":\#(header.text()),"display":"#
  }
}
