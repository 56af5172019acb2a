import RowcallLanguages
import RowcallModel
import RowcallText
import RowcallValues

/// Renders the cells of rows, as they are shown or as they are spoken, for the one walk over a row.
///
/// Cells are named by their place: those of the plan in its order, then those over several columns.
protocol RowCells: Sendable {
  /// The zero-based column of a cell.
  func column(of index: Int) -> Int

  /// Takes the cells of a row in which all headers are spoken again, or puts them back.
  mutating func swapHeaders()

  /// Takes a cell with its whole header in place of the same one with a cut header, or puts it back; false for others.
  mutating func swapHeader(at index: Int) -> Bool

  /// Whether a header is said with what is in a cell.
  func saysHeader(at index: Int, with content: SaidContent) -> Bool

  /// Where the text of a cell is that is rendered; nil for a cell that a short row does not have.
  ///
  /// - Parameter row: zero-based within the batch.
  func range(ofCell index: Int, row: Int, of batch: RowBatch) -> Range<Int>?

  /// The language of a cell's author; nil for the listener's.
  ///
  /// - Parameter row: zero-based within the table.
  func language(of cell: Span<UInt8>, at index: Int, row: Int) -> LocaleTag?

  /// Whether nothing is in a cell.
  func isBlank(_ cell: Span<UInt8>, at index: Int) -> Bool

  /// Appends a cell; returns what is in it.
  ///
  /// - Parameter asWritten: whether a placeholder is appended, too; else the row decides what becomes of it.
  mutating func append(
    _ cell: Span<UInt8>, at index: Int, in language: LocaleTag?, withHeader hasHeader: Bool, asWritten: Bool,
    to output: inout ByteBuffer
  ) -> SaidContent

  /// Appends what stands for an empty cell, or for one that a short row does not have.
  func appendBlank(at index: Int, withHeader hasHeader: Bool, to output: inout ByteBuffer)

  /// Appends what is after the value of a cell, such as how a name is read.
  ///
  /// - Parameter row: zero-based within the batch.
  func appendNote(onCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer)

  /// Appends the text of a row that is a title of what follows; returns the language of its author.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func appendTitle(row: Int, of batch: RowBatch, to output: inout ByteBuffer) -> LocaleTag?

  /// Appends the text of a cell beyond the table's columns.
  ///
  /// - Parameter row: zero-based within the batch.
  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer)

  /// A number of cells, ready for a phrase.
  func said(number: Int) -> String

  /// A text that somebody attached to a cell, ready for a phrase.
  func said(text: String) -> String

  /// Words of Rowcall's own, ready to be appended.
  func rendered(_ phrase: String) -> String

  /// Appends the number of a row, zero-based within the table, with the words around it.
  func append(_ position: Affix, ofRow row: Int, to output: inout ByteBuffer)
}

/// What is in a cell, for the row around it.
enum SaidContent: Hashable, Sendable {
  case blank, placeholder, value
  /// Text in a column of values, or text that says nothing without its header.
  case other

  init(_ fit: CellFit) {
    self =
      switch fit {
      case .blank: .blank
      case .placeholder: .placeholder
      case .fitting, .saidPlaceholder: .value
      case .other: .other
      }
  }
}

/// Writes rows: the cells of a plan, and what is between them.
///
/// All that a locale and a table decide is fetched when it is made; a row is bytes from then on. Threads take a copy each.
struct RowWalk<Cells: RowCells>: Sendable {
  private let parts: [RowPart]
  private let joining: RowPlan.Joining
  private let planned: Range<Int>
  /// The text of each cell that is left out where it is the same as in every row; empty if there is none.
  private let uniform: [[UInt8]?]
  private let surplus: SurplusCells
  /// Finds the cells that are left out, since they repeat the name of the row; nil if none is.
  private let repeats: NameRepeats?
  private let heard: HeardCells?
  private let joint: JointColumns
  private let wording: RowWording
  private let phrases: Phrases
  private let separator: [UInt8]
  private let blank: [UInt8]
  private let hasHeadersAgain: Bool
  /// What is said after cells; nil for nothing.
  private let comments: CellComments?
  /// Whether headers of many words are said whole with the first of their cells alone, and in the row at hand.
  private let saysLongHeadersOnce: Bool
  private var isCutting = false
  private(set) var cells: Cells
  /// The same cells with shorter texts; nil where no row is shortened.
  private var shortCells: Cells?
  /// How the row at hand is shortened.
  private var shape = RowShape()
  /// How many cells of the row at hand are said, and how many are not, since there is no time.
  private(set) var saidCount = 0
  private var leftOutCount = 0
  private var cuts = PieceCuts()
  /// What is said once and was said so far.
  var saidOnce = SaidOnce()
  /// How many cells so far did not fit their column.
  var misfits = MisfitCounts()

  /// Creates the walk over a table's rows.
  ///
  /// - Parameters:
  ///   - heard: the cells that are spoken once; nil if each slot has a cell of its own.
  ///   - shortCells: the same cells with shorter texts; nil where no row is shortened.
  ///   - words: what becomes of the words between the cells of a template.
  init(
    _ plan: RowPlan, table: Table, cells: Cells, shortCells: Cells? = nil, wording: RowWording,
    heard: HeardCells?, joint: JointColumns, phrases: Phrases, words: (String) -> String = { $0 }
  ) {
    parts = RowPart.parts(of: plan, words: words)
    joining = plan.joining
    planned = plan.cells.indices
    uniform = plan.uniform.texts.isEmpty ? [] : plan.cells.map { plan.uniform.texts[$0.column] }
    surplus = SurplusCells(plan, table: table)
    repeats = wording.verbosity.repeats == .once ? NameRepeats(plan) : nil
    self.heard = heard.flatMap { $0.isEmpty ? nil : $0 }
    self.joint = joint
    self.wording = wording
    self.phrases = phrases
    self.cells = cells
    self.shortCells = shortCells
    separator = Array(phrases.text(.listSeparator).utf8)
    blank = Array(cells.rendered(phrases.text(.blank)).utf8)
    comments = wording.verbosity.comments ? table.comments : nil
    hasHeadersAgain = plan.repeatingHeaders(with: wording.verbosity) != nil
    saysLongHeadersOnce = plan.saysLongHeadersOnce
  }

  /// Appends one row in UTF-8, shortened.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, as shape: RowShape, to output: inout ByteBuffer) {
    if shape.hasShortTexts { swapTexts() }
    self.shape = shape
    append(row: row, of: batch, to: &output)
    self.shape = RowShape()
    if shape.hasShortTexts { swapTexts() }
  }

  /// Some of the cells that one row says, and the one with which the rest begins; nil for no rest.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func text(
    row: Int, of batch: RowBatch, as shape: RowShape, cells: Range<Int>
  ) -> (text: String, rest: Int?) {
    var shape = shape
    (shape.firstCell, shape.cellCount) = (cells.lowerBound, min(shape.cellCount, cells.count))
    var output = ByteBuffer()
    append(row: row, of: batch, as: shape, to: &output)
    return (output.text(), leftOutCount > 0 ? shape.firstCell + saidCount : nil)
  }

  /// Takes the cells with shorter texts, or puts them back.
  private mutating func swapTexts() {
    guard let short = shortCells else { return }
    shortCells = cells
    cells = short
  }

  /// Appends one row in UTF-8.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let isRepeating = hasHeadersAgain && wording.verbosity.repeatsHeaders(inRow: batch.firstRow + row)
    if isRepeating { cells.swapHeaders() }
    isCutting = saysLongHeadersOnce && !isRepeating
    let fileRow = batch.number(ofRow: row)
    if let number = wording.number, heard?.isTitle(row: fileRow) != true {
      cells.append(number, ofRow: fileRow, to: &output)
      append(literal: separator, to: &output)
    }
    let start = output.count
    switch joining {
    case .list: appendList(row: row, of: batch, to: &output)
    case .template:
      append(parts, row: row, of: batch, to: &output)
      // Within the sentence they would divide it.
      for index in planned {
        append(
          comments(onCell: index, row: row, of: batch), isFirst: output.count == start, to: &output)
      }
    }
    if isRepeating { cells.swapHeaders() }
    guard let position = wording.position else { return }
    if output.count > start { append(literal: separator, to: &output) }
    cells.append(position, ofRow: batch.firstRow + row, to: &output)
    cuts.add(column: nil, end: output.count)
  }

  /// Appends one row, and returns where its pieces end.
  mutating func append(
    row: Int, of batch: RowBatch, as shape: RowShape, cutting output: inout ByteBuffer
  ) -> [PieceCuts.Piece] {
    cuts = PieceCuts(isWanted: true)
    append(row: row, of: batch, as: shape, to: &output)
    defer { cuts = PieceCuts() }
    return cuts.pieces
  }

  /// Appends one of the plan's cells; its column, in a template, may be one that a short row does not have.
  mutating func append(
    cell index: Int, row: Int, of batch: RowBatch, withHeader hasHeader: Bool = true,
    to output: inout ByteBuffer
  ) {
    let start = output.count
    var language: LocaleTag?
    if let range = cells.range(ofCell: index, row: row, of: batch) {
      let cell = batch.bytes.span.extracting(range)
      language = cells.language(of: cell, at: index, row: batch.number(ofRow: row))
      let content = cells.append(
        cell, at: index, in: language, withHeader: hasHeader, asWritten: false, to: &output)
      if content == .placeholder {
        _ = append(placeholder: cell, at: index, withHeader: hasHeader, row: row, of: batch, to: &output)
      }
    } else {
      cells.appendBlank(at: index, withHeader: hasHeader, to: &output)
    }
    cells.appendNote(onCell: index, row: row, of: batch, to: &output)
    if output.count > start {
      cuts.add(column: cells.column(of: index), language: language, end: output.count)
    }
  }

  /// Appends what people attached to a cell.
  ///
  /// - Parameter isFirst: whether nothing is said of the cell itself.
  private func append(_ comments: [CellComments.Comment], isFirst: Bool, to output: inout ByteBuffer) {
    for (number, comment) in comments.enumerated() {
      let kind = phrases.text(comment.kind == .link ? .roleLink : .roleComment)
      let words = phrases.text(.headerAndValue, ["header": kind, "value": cells.said(text: comment.text)])
      if number > 0 || !isFirst { output.append(separator) }
      output.append(cells.rendered(words))
    }
  }

  @inline(__always)
  private func comments(onCell index: Int, row: Int, of batch: RowBatch) -> [CellComments.Comment] {
    comments(inColumn: cells.column(of: index), row: row, of: batch)
  }

  private func comments(inColumn column: Int, row: Int, of batch: RowBatch) -> [CellComments.Comment] {
    guard let comments, row < batch.lines.count else { return [] }
    return comments[line: batch.lines[row], column: column]
  }

  private mutating func append(literal: [UInt8], to output: inout ByteBuffer) {
    output.append(literal)
    cuts.add(column: nil, end: output.count)
  }

  private mutating func append(phrase: String, to output: inout ByteBuffer) {
    append(literal: Array(cells.rendered(phrase).utf8), to: &output)
  }
}

// MARK: - Lists

extension RowWalk {
  /// Cells with separators between them; cells that a short row does not have are left out.
  private mutating func appendList(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let number = batch.number(ofRow: row)
    (saidCount, leftOutCount) = (-shape.firstCell, 0)
    if heard?.isTitle(row: number) == true { return appendTitle(row: row, of: batch, to: &output) }
    let start = output.count
    var isBlank = appendCells(row: row, of: batch, to: &output)
    for column in surplus.columns(row: row, of: batch) {
      if leavesOutNext() { continue }
      if output.count > start { append(literal: separator, to: &output) }
      let header = wording.header(ofSurplusColumn: column)
      output.append(cells.rendered(String(decoding: header.prefix, as: UTF8.self)))
      cells.append(surplusColumn: column, row: row, of: batch, to: &output)
      output.append(cells.rendered(String(decoding: header.suffix, as: UTF8.self)))
      append(comments(inColumn: column, row: row, of: batch), isFirst: false, to: &output)
      cuts.add(column: column, end: output.count)
      isBlank = false
    }
    if leftOutCount > 0 {
      append(literal: separator, to: &output)
      append(phrase: phrases.text(.moreCells, ["number": cells.said(number: leftOutCount)]), to: &output)
    }
    // A row of which only the columns said once are filled is not blank.
    if isBlank, !uniform.isEmpty {
      isBlank = appendCells(row: row, of: batch, withUniform: true, to: &output)
    }
    guard isBlank else { return }
    // An empty row would be "blank, Price blank, Change blank"; that it is blank says it all.
    output.removeAll(from: start)
    cuts.drop(from: start)
    output.append(blank)
    cuts.add(column: planned.isEmpty ? nil : cells.column(of: 0), end: output.count)
  }

  /// Appends the planned cells, and returns whether all of them are blank.
  ///
  /// - Parameter withUniform: whether cells are said that are the same in every row.
  @inline(__always)
  private mutating func appendCells(
    row: Int, of batch: RowBatch, withUniform: Bool = false, to output: inout ByteBuffer
  ) -> Bool {
    let number = batch.number(ofRow: row)
    let start = output.count
    let bytes = batch.bytes.span
    var isBlank = true
    for index in planned {
      guard let range = cells.range(ofCell: index, row: row, of: batch), !isHeard(cell: index, inRow: number)
      else { continue }
      let remarks = comments(onCell: index, row: row, of: batch)
      if remarks.isEmpty {
        if !withUniform, isUniform(cell: index, bytes.extracting(range)) { continue }
        if repeatsName(cell: index, range, row: row, of: batch) { continue }
      }
      let end = output.count
      if end > start { append(literal: separator, to: &output) }
      let content = output.count
      let cell = bytes.extracting(range)
      let language = cells.language(of: cell, at: index, row: number)
      let isWhole = isCutting && takesWholeHeader(cell: index, inRow: batch.firstRow + row)
      let found = append(cell: index, cell, in: language, inRow: number, to: &output)
      let hasContent =
        found == .value || found == .other
        || found == .placeholder
          && append(placeholder: cell, at: index, withHeader: true, row: row, of: batch, to: &output)
      if found == .other { misfits.add(cell: index, of: planned.count) }
      isBlank = isBlank && !hasContent && remarks.isEmpty
      if isWhole {
        putBackHeader(cell: index, inRow: batch.firstRow + row, isSaid: output.count > content, found)
      }
      cells.appendNote(onCell: index, row: row, of: batch, to: &output)
      append(remarks, isFirst: output.count == content, to: &output)
      let isSaid = hasContent || output.count > content
      if isSaid, !leavesOutNext() {
        cuts.add(column: cells.column(of: index), language: language, end: output.count)
        appendChecks(column: cells.column(of: index), row: number, to: &output)
        continue
      }
      if isSaid { takeBack(cell: index, inRow: batch.firstRow + row, found, hasWholeHeader: isWhole) }
      // What is left out leaves no comma behind.
      output.removeAll(from: end)
      cuts.drop(from: end)
    }
    return isBlank
  }

  /// Lets a later row say what is said once and a cell that is left out would have said.
  private mutating func takeBack(
    cell index: Int, inRow row: Int, _ found: SaidContent, hasWholeHeader: Bool
  ) {
    if found == .placeholder { saidOnce.takeBack(.placeholder, cell: index, inRow: row) }
    if hasWholeHeader { saidOnce.takeBack(.header, cell: index, inRow: row) }
  }

  /// Takes a cell with its whole header if it is the first that says it.
  private mutating func takesWholeHeader(cell index: Int, inRow row: Int) -> Bool {
    guard saidOnce.says(.header, cell: index, of: planned.count, inRow: row) else { return false }
    return cells.swapHeader(at: index)
  }

  /// Puts the cell with its cut header back.
  private mutating func putBackHeader(cell index: Int, inRow row: Int, isSaid: Bool, _ content: SaidContent) {
    if !isSaid || !cells.saysHeader(at: index, with: content) {
      saidOnce.takeBack(.header, cell: index, inRow: row)
    }
    _ = cells.swapHeader(at: index)
  }

  /// Counts a cell; returns whether it is left out, since it comes before those that are wanted or there is no time for it.
  @inline(__always)
  private mutating func leavesOutNext() -> Bool {
    let leavesOut = saidCount >= shape.cellCount
    if leavesOut { leftOutCount += 1 } else { saidCount += 1 }
    return leavesOut || saidCount <= 0
  }

  /// Whether a list leaves a cell out, since it is the same in every row.
  @inline(__always)
  func isUniform(cell index: Int, _ cell: Span<UInt8>) -> Bool {
    guard !uniform.isEmpty, let text = uniform[index] else { return false }
    return cell.equals(text)
  }

  /// Appends a placeholder as it is written if it is the first of its column, else as a blank; returns whether it is.
  private mutating func append(
    placeholder cell: Span<UInt8>, at index: Int, withHeader hasHeader: Bool, row: Int, of batch: RowBatch,
    to output: inout ByteBuffer
  ) -> Bool {
    let isFirst = saidOnce.says(.placeholder, cell: index, of: planned.count, inRow: batch.firstRow + row)
    if isFirst {
      _ = cells.append(cell, at: index, in: nil, withHeader: hasHeader, asWritten: true, to: &output)
    } else {
      cells.appendBlank(at: index, withHeader: hasHeader, to: &output)
    }
    return isFirst
  }

  /// Whether a list leaves a cell out, since it repeats the name of the row.
  @inline(__always)
  func repeatsName(cell index: Int, _ range: Range<Int>, row: Int, of batch: RowBatch) -> Bool {
    guard let repeats, repeats.contains(cell: index, range, row: row, of: batch) else { return false }
    return heard?.saysMore(row: batch.number(ofRow: row), column: cells.column(of: index)) != true
  }

  /// Appends a cell with its header, or with those of all columns that it covers.
  @inline(__always)
  private mutating func append(
    cell index: Int, _ cell: Span<UInt8>, in language: LocaleTag?, inRow row: Int,
    to output: inout ByteBuffer
  ) -> SaidContent {
    guard let heard else {
      return cells.append(
        cell, at: index, in: language, withHeader: true, asWritten: false, to: &output)
    }
    let column = cells.column(of: index)
    let place = heard.columns(row: row, column: column).flatMap(joint.place) ?? index
    guard let answer = heard.answer(row: row, column: column) else {
      return cells.append(
        cell, at: place, in: language, withHeader: true, asWritten: false, to: &output)
    }
    return cells.append(
      Array(cells.rendered(phrases.text(answer)).utf8).span, at: place, in: language, withHeader: true,
      asWritten: true, to: &output)
  }

  /// A cell over all columns: a title of the rows below it.
  private mutating func appendTitle(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let language = cells.appendTitle(row: row, of: batch, to: &output)
    cuts.add(column: 0, language: language, end: output.count)
    append(literal: separator, to: &output)
    append(phrase: phrases.text(.roleHeading), to: &output)
  }

  /// What is checked in a cell, in the listener's language.
  private mutating func appendChecks(column: Int, row: Int, to output: inout ByteBuffer) {
    guard let checks = heard?.checks(row: row, column: column, phrases) else { return }
    append(literal: separator, to: &output)
    append(phrase: checks, to: &output)
  }

  /// Whether a list leaves a cell out, since the one that covers its slot has just been spoken.
  private func isHeard(cell index: Int, inRow row: Int) -> Bool {
    heard?.contains(
      row: row, column: cells.column(of: index), after: index > 0 ? cells.column(of: index - 1) : nil)
      ?? false
  }
}

// MARK: - Templates

extension RowWalk {
  private mutating func append(_ parts: [RowPart], row: Int, of batch: RowBatch, to output: inout ByteBuffer)
  {
    for part in parts {
      switch part {
      case .literal(let bytes): append(literal: bytes, to: &output)
      case .cell(let index): append(cell: index, row: row, of: batch, to: &output)
      case .segment(let parts):
        if !hasBlank(parts, row: row, of: batch) { append(parts, row: row, of: batch, to: &output) }
      }
    }
  }

  /// Whether a cell of a segment is blank; segments within decide for themselves.
  private func hasBlank(_ parts: [RowPart], row: Int, of batch: RowBatch) -> Bool {
    parts.contains { part in
      guard case .cell(let index) = part else { return false }
      guard let range = cells.range(ofCell: index, row: row, of: batch) else { return true }
      return cells.isBlank(batch.bytes.span.extracting(range), at: index)
    }
  }
}
