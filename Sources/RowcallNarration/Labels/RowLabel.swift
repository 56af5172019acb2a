import RowcallModel
import RowcallText
import RowcallValues

/// Writes row labels: `Apple Inc., $648.11, up 1.85%`.
package struct RowLabel: Sendable {
  private var walk: RowWalk<LabelCells>
  /// Decides how long rows are shortened; nil where none is.
  private var time: SpokenRow?
  /// What is said for each column.
  let headers: ColumnHeaders
  /// How many cells so far did not fit their column.
  var misfits: MisfitCounts {
    get { walk.misfits }
    set { walk.misfits = newValue }
  }
  /// What is said once and was said so far.
  var saidOnce: SaidOnce {
    get { walk.saidOnce }
    set {
      walk.saidOnce = newValue
      time?.saidOnce = newValue
    }
  }

  /// Creates the labels of a table.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - verbosity: how much a listener wants to hear; ``RowPlan/heard(with:)`` says what that means in rows.
  ///   - rowCount: how many rows the table has, for "row 3 of 10"; nil if unknown.
  ///   - heard: the cells that are spoken once; nil if each slot has a cell of its own.
  ///   - furigana: how names are read; nil if only the names are shown.
  ///   - time: the same rows as they are spoken, which decide how long ones are shortened; nil where none is.
  package init(
    _ plan: RowPlan, table: Table, readers: [CellReader], locale: LocaleTag,
    verbosity: Verbosity = Verbosity(), rowCount: Int? = nil, heard: HeardCells? = nil,
    furigana: Furigana? = nil, time: SpokenRow? = nil
  ) {
    let style = DisplayStyle(locale: locale)
    let wording = RowWording(
      verbosity, for: plan, phrases: style.phrases, locale: locale, total: rowCount.map(style.place),
      isSpoken: false)
    let headers = ColumnHeaders(table, readers, phrases: style.phrases)
    self.headers = headers
    let joint = JointColumns(heard, plan, headers, phrases: style.phrases)
    let cells = { (shortening: TextShortening?) in
      let planned = PlannedCells(plan, verbosity, joint: joint, headers: headers) { cell, header, _ in
        LabelCell(
          cell, column: table.columns[cell.column], reader: readers[cell.column], style: style,
          header: wording.header(header), shortening: shortening)
      }
      return LabelCells(cells: planned, style: style, letters: wording.letters, furigana: furigana)
    }
    self.time = time
    walk = RowWalk(
      plan, table: table, cells: cells(wording.shortening),
      shortCells: time.map { _ in cells(TextShortening(verbosity.withShortTexts, style.phrases)) },
      wording: wording, heard: heard, joint: joint, phrases: style.phrases)
  }

  /// One row's label.
  ///
  /// - Parameter row: zero-based within the batch.
  package mutating func text(row: Int, of batch: RowBatch) -> String {
    var output = ByteBuffer()
    append(row: row, of: batch, to: &output)
    return output.text()
  }

  /// Some of the cells of one row's label, and the one with which the rest begins; nil for no rest.
  package mutating func text(
    row: Int, of batch: RowBatch, cells: Range<Int>
  ) -> (text: String, rest: Int?) {
    walk.text(row: row, of: batch, as: time?.shape(ofRow: row, of: batch) ?? RowShape(), cells: cells)
  }

  /// Appends one row's label in UTF-8.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if let shape = time?.shape(ofRow: row, of: batch) {
      walk.append(row: row, of: batch, as: shape, to: &output)
    } else {
      walk.append(row: row, of: batch, to: &output)
    }
    time?.saidOnce = walk.saidOnce
  }

  /// Appends the value of one of the plan's cells, without its header.
  mutating func append(valueOfCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    walk.append(cell: index, row: row, of: batch, withHeader: false, to: &output)
  }

  /// Whether a row leaves out one of the plan's cells: it is the same in every row, or repeats the name of the row.
  func leavesOut(cell index: Int, row: Int, of batch: RowBatch) -> Bool {
    guard let range = batch.range(row: row, column: walk.cells.column(of: index)) else { return false }
    return walk.isUniform(cell: index, batch.bytes.span.extracting(range))
      || walk.repeatsName(cell: index, range, row: row, of: batch)
  }

  /// The value of one of the plan's cells, without its header.
  package mutating func value(ofCell index: Int, row: Int, of batch: RowBatch) -> String {
    var output = ByteBuffer()
    append(valueOfCell: index, row: row, of: batch, to: &output)
    return output.text()
  }

  /// Appends the text of a cell beyond the table's columns.
  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    walk.cells.append(surplusColumn: column, row: row, of: batch, to: &output)
  }
}

/// The cells of a row as they are shown.
private struct LabelCells: RowCells {
  var cells: PlannedCells<LabelCell>
  let style: DisplayStyle
  let letters: LetterReading
  let furigana: Furigana?

  func column(of index: Int) -> Int { cells.row[index].column }

  mutating func swapHeaders() { cells.swapHeaders() }

  mutating func swapHeader(at index: Int) -> Bool { cells.swapHeader(at: index) }

  func saysHeader(at index: Int, with content: SaidContent) -> Bool {
    cells.row[index].frame.saysHeader(with: content)
  }

  func range(ofCell index: Int, row: Int, of batch: RowBatch) -> Range<Int>? {
    batch.range(row: row, column: column(of: index))
  }

  func language(of cell: Span<UInt8>, at index: Int, row: Int) -> LocaleTag? { nil }

  func isBlank(_ cell: Span<UInt8>, at index: Int) -> Bool { cells.row[index].frame.isBlank(cell) }

  @inline(__always)
  mutating func append(
    _ cell: Span<UInt8>, at index: Int, in language: LocaleTag?, withHeader hasHeader: Bool, asWritten: Bool,
    to output: inout ByteBuffer
  ) -> SaidContent {
    cells.row[index].append(
      cell, withHeader: hasHeader, asWritten: asWritten, letters: letters, to: &output)
  }

  func appendBlank(at index: Int, withHeader hasHeader: Bool, to output: inout ByteBuffer) {
    cells.row[index].frame.appendBlank(withHeader: hasHeader, to: &output)
  }

  @inline(__always)
  func appendNote(onCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    guard let furigana else { return }
    output.append(furigana.note(onColumn: column(of: index), row: row, of: batch))
  }

  func appendTitle(row: Int, of batch: RowBatch, to output: inout ByteBuffer) -> LocaleTag? {
    append(surplusColumn: 0, row: row, of: batch, to: &output)
    return nil
  }

  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    guard let range = batch.range(row: row, column: column) else { return }
    let start = output.count
    SafeText.append(batch.bytes.span.extracting(range), to: &output)
    letters.change(&output, from: start)
  }

  func said(number: Int) -> String { style.place(number) }

  func said(text: String) -> String { SafeText.string(text) }

  func rendered(_ phrase: String) -> String { phrase }

  func append(_ position: Affix, ofRow row: Int, to output: inout ByteBuffer) {
    output.append(position.prefix)
    style.ungrouped.append(Number(significand: UInt64(row + 1)), to: &output)
    output.append(position.suffix)
  }
}

/// Writes one cell of a row label: its header where it is wanted, and its value.
struct LabelCell: Sendable {
  /// What is around the values.
  let frame: CellFrame
  private var display: CellDisplay
  private let shortening: TextShortening?

  /// The zero-based column.
  var column: Int { frame.column }

  /// - Parameters:
  ///   - header: nil for a cell whose header is somebody else's.
  ///   - shortening: what is said of long texts; nil for all of them.
  init(
    _ plan: CellPlan, column: Column, reader: CellReader, style: DisplayStyle, header: Affix? = nil,
    shortening: TextShortening? = nil
  ) {
    self.shortening = shortening
    // Codes stand as they were written: reading them would cost a string each.
    frame = CellFrame(
      plan, column: column, reader: reader,
      isVerbatim: plan.options.isPlain || column.type == .identifier, header: header, blank: style.blank)
    display = CellDisplay(
      type: column.type, style: style, options: plan.options,
      hasCentury: !reader.conventions.isCenturyOpen)
  }

  /// Appends the cell; returns what is in it.
  ///
  /// - Parameters:
  ///   - asWritten: whether a placeholder is appended, too.
  ///   - letters: how the letters and signs of the value are read; nil for somebody else's task.
  mutating func append(
    _ cell: Span<UInt8>, withHeader hasHeader: Bool, asWritten: Bool = true, letters: LetterReading? = nil,
    to output: inout ByteBuffer
  ) -> SaidContent {
    let value = frame.reader.value(in: cell)
    let fit = frame.fit(of: value, cell)
    if fit == .blank {
      frame.appendBlank(withHeader: hasHeader, to: &output)
      return .blank
    }
    if fit == .placeholder, !asWritten { return .placeholder }
    let header = frame.affix(fit)
    if hasHeader { output.append(header.prefix) }
    let start = output.count
    if let value, letters?.isSpelling != true {
      display.append(value, written: cell, to: &output)
    } else if let short = shortening?.shortened(cell) {
      SafeText.append(Array(short.utf8).span, to: &output)
    } else {
      SafeText.append(cell, to: &output)
    }
    if frame.options.changesText || letters?.isPlain == false { change(&output, from: start, letters) }
    if hasHeader { output.append(header.suffix) }
    return SaidContent(fit)
  }

  /// Changes the letters of a finished value and cuts it.
  ///
  /// - Parameter start: where the value starts in the output; it reaches to the end.
  private func change(_ output: inout ByteBuffer, from start: Int, _ letters: LetterReading?) {
    let text = frame.options.changed(output.text(from: start))
    output.removeAll(from: start)
    output.append(letters?.words(text) ?? text)
  }
}

extension FormatOptions {
  /// Whether a finished value is changed again.
  fileprivate var changesText: Bool { letterCase != nil || maximumLength != nil }

  /// A finished value with its letters changed, and cut.
  func changed(_ text: String) -> String {
    let cased =
      switch letterCase {
      case .upper: text.uppercased()
      case .lower: text.lowercased()
      case nil: text
      }
    guard let maximumLength, cased.count > maximumLength else { return cased }
    return cased.prefix(maximumLength - 1) + "…"
  }
}
