import RowcallLanguages
import RowcallModel
import RowcallText
import RowcallValues

/// Writes row labels: `Apple Inc., $648.11, up 1.85%`.
///
/// All that a locale and a table decide is fetched when the label is made; a row is bytes from then on. Threads take a
/// copy each.
package struct RowLabel: Sendable {
  private let parts: [RowPart]
  private let joining: RowPlan.Joining
  private let separator: [UInt8]
  private let blank: [UInt8]
  private let surplus: SurplusCells
  private let heard: HeardCells?
  private let joint: JointColumns
  private let furigana: Furigana?
  private let wording: RowWording
  private let phrases: Phrases
  /// How the numbers of rows are written.
  private let places: NumberStyle
  /// Those of the plan, then those over several columns.
  private var cells: [LabelCell]
  private let planned: Range<Int>
  /// The cells of the rows in which all headers are spoken again; empty when there are none.
  private var cellsWithHeaders: [LabelCell]

  /// Creates the labels of a table.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - verbosity: how much a listener wants to hear; ``RowPlan/heard(with:)`` says what that means in rows.
  ///   - rowCount: how many rows the table has, for "row 3 of 10"; nil if unknown.
  ///   - heard: the cells that are spoken once; nil if each slot has a cell of its own.
  ///   - furigana: how names are read; nil if only the names are shown.
  package init(
    _ plan: RowPlan, table: Table, readers: [CellReader], locale: LocaleTag,
    verbosity: Verbosity = Verbosity(), rowCount: Int? = nil, heard: HeardCells? = nil,
    furigana: Furigana? = nil
  ) {
    let style = DisplayStyle(locale: locale)
    let wording = RowWording(
      verbosity, for: plan, phrases: style.phrases, locale: locale, total: rowCount.map(style.place))
    self.wording = wording
    self.furigana = furigana
    phrases = style.phrases
    places = style.ungrouped
    separator = style.separator
    blank = style.blank
    parts = RowPart.parts(of: plan)
    joining = plan.joining
    surplus = SurplusCells(plan, table: table)
    self.heard = heard.flatMap { $0.isEmpty ? nil : $0 }
    let joint = JointColumns(heard, plan, table: table, readers: readers, phrases: style.phrases)
    self.joint = joint
    planned = plan.cells.indices
    let cells = { (plan: RowPlan) in
      let headers = plan.cells.map { _ in nil } + joint.headers
      return zip(plan.cells + joint.cells(of: plan), headers).map { cell, header in
        LabelCell(
          cell, column: table.columns[cell.column], reader: readers[cell.column], style: style,
          wording: wording, jointHeader: header)
      }
    }
    self.cells = cells(plan.heard(with: verbosity))
    cellsWithHeaders = plan.repeatingHeaders(with: verbosity).map(cells) ?? []
  }

  /// Appends one row's label in UTF-8.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let isRepeating =
      !cellsWithHeaders.isEmpty && wording.verbosity.repeatsHeaders(inRow: batch.firstRow + row)
    if isRepeating { swap(&cells, &cellsWithHeaders) }
    switch joining {
    case .list: appendList(row: row, of: batch, to: &output)
    case .template: append(parts, row: row, of: batch, to: &output)
    }
    if isRepeating { swap(&cells, &cellsWithHeaders) }
    if let position = wording.position { append(position, row: batch.firstRow + row, to: &output) }
  }

  /// Appends the number of a row, zero-based within the table.
  private func append(_ position: Affix, row: Int, to output: inout ByteBuffer) {
    output.append(separator)
    output.append(position.prefix)
    places.append(Number(significand: UInt64(row + 1)), to: &output)
    output.append(position.suffix)
  }

  /// One row's label.
  ///
  /// - Parameter row: zero-based within the batch.
  package mutating func text(row: Int, of batch: RowBatch) -> String {
    var output = ByteBuffer()
    append(row: row, of: batch, to: &output)
    return output.text()
  }

  /// Appends the value of one of the plan's cells, without its header.
  mutating func append(valueOfCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if let range = batch.range(row: row, column: cells[index].column) {
      _ = cells[index].append(batch.bytes.span.extracting(range), withHeader: false, to: &output)
    } else {
      cells[index].appendBlank(withHeader: false, to: &output)
    }
    appendReading(ofCell: index, row: row, of: batch, to: &output)
  }

  /// Appends how a name is read, if that is to be shown.
  @inline(__always)
  private func appendReading(ofCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    guard let furigana else { return }
    output.append(furigana.note(onColumn: cells[index].column, row: row, of: batch))
  }

  /// Appends the text of a cell beyond the table's columns, or of one that is a title.
  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    guard let range = batch.range(row: row, column: column) else { return }
    let start = output.count
    SafeText.append(batch.bytes.span.extracting(range), to: &output)
    wording.letters.change(&output, from: start)
  }
}

// MARK: - Lists

extension RowLabel {
  /// Cells with separators between them; cells that a short row does not have are left out.
  private mutating func appendList(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if heard?.isTitle(row: batch.number(ofRow: row)) == true {
      return appendTitle(row: row, of: batch, to: &output)
    }
    let start = output.count
    let bytes = batch.bytes.span
    var isBlank = true
    for index in planned {
      guard let range = batch.range(row: row, column: cells[index].column) else { continue }
      if isHeard(cell: index, inRow: batch.number(ofRow: row)) { continue }
      let end = output.count
      if end > start { output.append(separator) }
      let content = output.count
      let hasContent = append(
        cell: index, bytes.extracting(range), inRow: batch.number(ofRow: row), to: &output)
      appendReading(ofCell: index, row: row, of: batch, to: &output)
      if let checks = heard?.checks(row: batch.number(ofRow: row), column: cells[index].column, phrases) {
        output.append(separator)
        output.append(checks)
      }
      isBlank = isBlank && !hasContent
      // A blank that is left out leaves no comma behind.
      if !hasContent, output.count == content { output.removeAll(from: end) }
    }
    for column in surplus.columns(row: row, of: batch) {
      if output.count > start { output.append(separator) }
      append(surplusColumn: column, row: row, of: batch, to: &output)
      isBlank = false
    }
    guard isBlank else { return }
    // An empty row would be "blank, Price blank, Change blank"; that it is blank says it all.
    output.removeAll(from: start)
    output.append(blank)
  }

  /// Appends a cell with its header, or with those of all columns that it covers.
  @inline(__always)
  private mutating func append(
    cell index: Int, _ cell: Span<UInt8>, inRow row: Int, to output: inout ByteBuffer
  ) -> Bool {
    guard let heard else { return cells[index].append(cell, to: &output) }
    let column = cells[index].column
    let place = heard.columns(row: row, column: column).flatMap(joint.place) ?? index
    guard let answer = heard.answer(row: row, column: column) else {
      return cells[place].append(cell, to: &output)
    }
    return cells[place].append(Array(phrases.text(answer).utf8).span, to: &output)
  }

  /// A cell over all columns, which tells what follows.
  private func appendTitle(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    append(surplusColumn: 0, row: row, of: batch, to: &output)
    output.append(separator)
    output.append(phrases.text(.roleHeading))
  }

  /// Whether a list leaves a cell out, since the one that covers its slot has just been spoken.
  private func isHeard(cell index: Int, inRow row: Int) -> Bool {
    heard?.contains(
      row: row, column: cells[index].column, after: index > 0 ? cells[index - 1].column : nil) ?? false
  }
}

// MARK: - Templates

extension RowLabel {
  private mutating func append(_ parts: [RowPart], row: Int, of batch: RowBatch, to output: inout ByteBuffer)
  {
    for part in parts {
      switch part {
      case .literal(let bytes): output.append(bytes)
      case .cell(let index): append(cell: index, row: row, of: batch, to: &output)
      case .segment(let parts):
        if !hasBlank(parts, row: row, of: batch) { append(parts, row: row, of: batch, to: &output) }
      }
    }
  }

  private mutating func append(cell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if let range = batch.range(row: row, column: cells[index].column) {
      _ = cells[index].append(batch.bytes.span.extracting(range), to: &output)
    } else {
      cells[index].appendBlank(to: &output)
    }
    appendReading(ofCell: index, row: row, of: batch, to: &output)
  }

  /// Whether a cell of a segment is blank; segments within decide for themselves.
  private func hasBlank(_ parts: [RowPart], row: Int, of batch: RowBatch) -> Bool {
    parts.contains { part in
      guard case .cell(let index) = part else { return false }
      guard let range = batch.range(row: row, column: cells[index].column) else { return true }
      return cells[index].isBlank(batch.bytes.span.extracting(range))
    }
  }
}

/// The words around the values of a row, as one listener wants them; labels and spoken rows share them.
struct RowWording: Sendable {
  /// How the letters and signs of values are read.
  let letters: LetterReading
  /// What stands around a row's number behind the row; nil if it is not said.
  let position: Affix?

  /// How much the listener wants to hear.
  let verbosity: Verbosity
  private let isValueFirst: Bool
  private let phrases: Phrases

  /// Fetches the words.
  ///
  /// - Parameter total: how many rows there are, in words or digits; nil if unknown.
  init(
    _ verbosity: Verbosity, for plan: RowPlan, phrases: Phrases, locale: LocaleTag, total: String?
  ) {
    self.verbosity = verbosity
    // The header that a template asks for stands where it says.
    isValueFirst = verbosity.order == .contentFirst && plan.joining == .list
    self.phrases = phrases
    letters = LetterReading(verbosity, names: SignNames(for: locale)) {
      phrases.text(.capitalLetter, ["letter": $0])
    }
    position =
      verbosity.position == .always
      ? Affix { row in
        total.map { phrases.text(.rowPositionOf, ["row": row, "total": $0]) }
          ?? phrases.text(.rowPosition, ["row": row])
      } : nil
  }

  /// What stands around a value that is read with this header.
  func header(_ header: String) -> Affix {
    let header = header.cut(to: verbosity.headerLimit)
    let key: PhraseKey = isValueFirst ? .valueAndHeader : .headerAndValue
    return Affix { phrases.text(key, ["header": header, "value": $0]) }
  }
}

/// Finds what is in a row beyond the table's columns, so that nothing in a file goes unheard.
struct SurplusCells: Sendable {
  /// The first column that the table does not know.
  private let start: Int

  /// Looks beyond a table's columns if the plan says what is there.
  init(_ plan: RowPlan, table: Table) {
    start = plan.hasSurplus ? table.columns.count : .max
  }

  /// The zero-based columns beyond the table's in which the row holds anything.
  @inline(__always)
  func columns(row: Int, of batch: RowBatch) -> [Int] {
    let count = batch.cellCount(inRow: row)
    // Nearly every row ends here.
    return count > start ? filled(start..<count, row: row, of: batch) : []
  }

  private func filled(_ columns: Range<Int>, row: Int, of batch: RowBatch) -> [Int] {
    let bytes = batch.bytes.span
    return columns.filter { column in
      guard let range = batch.range(row: row, column: column) else { return false }
      return !SafeText.isBlank(bytes.extracting(range))
    }
  }
}
