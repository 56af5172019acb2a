import RowcallModel

/// Writes rows as JSON objects; `TranscriptFormat.json` says what is in them.
struct JSONRow: Sendable {
  private var label: RowLabel
  private let spoken: SpokenRow
  /// For each cell in reading order all that stands before its display form.
  private let heads: [[UInt8]]

  init(_ label: RowLabel, _ spoken: SpokenRow, plan: RowPlan, table: Table) {
    self.label = label
    self.spoken = spoken
    heads = plan.cells.map { cell in
      var head = Array(#"{"column":\#(cell.column + 1),"header":"#.utf8)
      if let name = table.columns[cell.column].name {
        JSONText.append(SafeText.string(name), to: &head)
      } else {
        head += "null".utf8
      }
      return head + #","display":"#.utf8
    }
  }

  /// Appends one row's object and a line break.
  mutating func append(row: Int, of batch: RowBatch, to output: inout [UInt8]) {
    var scratch: [UInt8] = []
    output += #"{"row":\#(batch.firstRow + row + 1),"label":"#.utf8
    label.append(row: row, of: batch, to: &scratch)
    JSONText.append(scratch[...], to: &output)
    output += #","spoken":"#.utf8
    JSONText.append(spoken.text(row: row, of: batch), to: &output)
    output += #","cells":["#.utf8
    for index in heads.indices {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      appendCell(index, row: row, of: batch, to: &output)
    }
    output += "]}\n".utf8
  }

  private mutating func appendCell(_ index: Int, row: Int, of batch: RowBatch, to output: inout [UInt8]) {
    var display: [UInt8] = []
    label.append(valueOfCell: index, row: row, of: batch, to: &display)
    output += heads[index]
    JSONText.append(display[...], to: &output)
    output += #","spoken":"#.utf8
    JSONText.append(spoken.value(ofCell: index, row: row, of: batch), to: &output)
    output.append(UInt8(ascii: "}"))
  }
}
