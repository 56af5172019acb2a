import RowcallAccessibility
import RowcallModel

/// Writes rows as JSON objects; `TranscriptFormat.json` says what is in them.
struct JSONRow: Sendable {
  private var label: RowLabel
  private var spoken: SpokenRow
  /// For each cell in reading order all that is before its display form, one after the other.
  private let heads: [UInt8]
  private let headEnds: [Int]
  /// How many cells so far did not fit their column.
  var misfits: MisfitCounts {
    get { label.misfits }
    set { label.misfits = newValue }
  }
  /// What is said once and was said so far, which label and spoken text share.
  var saidOnce: SaidOnce {
    get { label.saidOnce }
    set {
      label.saidOnce = newValue
      spoken.saidOnce = newValue
    }
  }
  /// The zero-based column of each cell.
  private let columns: [Int]
  private let surplus: SurplusCells
  private let comments: CellComments?
  /// What is at the start of each object: on a page, the number of the table.
  private let place: String
  /// The section of the rows, as it is in each object.
  private var section = ""

  init(
    _ label: RowLabel, _ spoken: SpokenRow, plan: RowPlan, table: Table, assumptions: [Int: String],
    number: Int?
  ) {
    place = number.map { #""table":\#($0),"# } ?? ""
    self.label = label
    self.spoken = spoken
    let headers = label.headers
    var heads: [UInt8] = []
    headEnds = plan.cells.map { cell in
      if !heads.isEmpty { heads.append(UInt8(ascii: ",")) }
      heads += Self.head(of: cell.column, headers, assumed: assumptions[cell.column]).utf8
      return heads.count
    }
    self.heads = heads
    columns = plan.cells.map(\.column)
    surplus = SurplusCells(plan, table: table)
    comments = table.comments
  }

  /// Goes on with the rows of a section.
  mutating func begin(section title: String) {
    var text = ByteBuffer()
    JSONText.append(SafeText.string(title), to: &text)
    section = #""section":\#(text.text()),"#
  }

  /// Appends one row's object.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    var text = ByteBuffer()
    label.append(row: row, of: batch, to: &text)
    output.append(#"{\#(place)\#(section)"row":\#(batch.number(ofRow: row) + 1),"label":"#)
    Self.take(&text, to: &output)
    spoken.append(row: row, of: batch, to: &text)
    output.append(#","spoken":"#)
    Self.take(&text, to: &output)
    output.append(#","cells":["#)
    var headStart = 0
    for (index, headEnd) in headEnds.enumerated() {
      output.append(heads.span.extracting(headStart..<headEnd))
      headStart = headEnd
      let isSaid = !label.leavesOut(cell: index, row: row, of: batch)
      if isSaid { label.append(valueOfCell: index, row: row, of: batch, to: &text) }
      Self.take(&text, to: &output)
      if isSaid { spoken.append(valueOfCell: index, row: row, of: batch, to: &text) }
      endCell(&text, row: row, column: columns[index], of: batch, to: &output)
    }
    for column in surplus.columns(row: row, of: batch) {
      let head = Self.head(of: column, label.headers)
      output.append(heads.isEmpty ? head : "," + head)
      label.append(surplusColumn: column, row: row, of: batch, to: &text)
      Self.take(&text, to: &output)
      spoken.append(surplusColumn: column, row: row, of: batch, to: &text)
      endCell(&text, row: row, column: column, of: batch, to: &output)
    }
    output.append("]}")
  }

  /// Appends a text as JSON and empties it.
  private static func take(_ text: inout ByteBuffer, to output: inout ByteBuffer) {
    text.withSpan { JSONText.append($0, to: &output) }
    text.removeAll()
  }

  /// Appends the spoken text of a cell, the cell as it is in the file, what is attached to it, and the end of the cell.
  private func endCell(
    _ text: inout ByteBuffer, row: Int, column: Int, of batch: RowBatch, to output: inout ByteBuffer
  ) {
    output.append(#","spoken":"#)
    Self.take(&text, to: &output)
    output.append(#","written":"#)
    if let place = batch.range(row: row, column: column) {
      JSONText.append(batch.bytes.span.extracting(place), to: &output)
    } else {
      // A short row does not have the cell.
      output.append("null")
    }
    let remarks = comments?.onCell(row: row, column: column, of: batch) ?? []
    for (kind, name) in [(CellComments.Kind.comment, "comments"), (.link, "links")] {
      let texts = remarks.filter { $0.kind == kind }.map { JSONText.of($0.text) }
      if !texts.isEmpty { output.append(#","\#(name)":[\#(texts.joined(separator: ","))]"#) }
    }
    output.append("}")
  }

  /// What is before the display form of a cell.
  private static func head(
    of column: Int, _ headers: ColumnHeaders, assumed: String? = nil
  ) -> String {
    let beginning = headers.beginning(of: column).map { #""beginning":\#(JSONText.of($0)),"# } ?? ""
    let header = JSONText.of(headers.text(of: column))
    let assumed = assumed.map { #""assumed":\#(JSONText.of($0)),"# } ?? ""
    return #"{"column":\#(column + 1),\#(beginning)"header":\#(header),\#(assumed)"display":"#
  }
}

/// Writes JSON, piece by piece.
enum JSONText {
  /// Appends a string, given as UTF-8, with its quotes.
  static func append(_ text: Span<UInt8>, to output: inout ByteBuffer) {
    output.append(UInt8(ascii: "\""))
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(text[index])
      case 0..<0x20: appendEscaped(text[index], to: &output)
      default: output.append(text[index])
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Appends a string with its quotes.
  static func append(_ text: String, to output: inout ByteBuffer) {
    append(Array(text.utf8).span, to: &output)
  }

  /// A text of the file as a string with its quotes.
  static func of(_ text: String) -> String {
    var output = ByteBuffer()
    append(SafeText.string(RepetitionLimit.cut(text)), to: &output)
    return output.text()
  }

  private static func appendEscaped(_ control: UInt8, to output: inout ByteBuffer) {
    let digits = String(control, radix: 16)
    output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
