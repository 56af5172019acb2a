import RowcallModel
import RowcallValues

/// Finds where a table ends in the rows of a file: before another table, or before notes and counts at the file's end.
///
/// Another table follows blank lines, or rows of nothing but delimiters. It has rows of another width, or a header of its own.
/// What is not clear is read as rows of the table.
struct TableEdges: Sendable {
  /// The first row's texts: usually the header.
  private var firstRow: [String]?
  /// How many cells the rows before those in hand have.
  private var width = 0
  /// How many rows with more than one text were given.
  private var fullRows = 0

  /// What some rows are.
  struct Cut {
    /// The table's rows.
    var rows = RowBlock()
    /// Rows that are not the table's.
    var leftOut: [LeftOut] = []
    /// Rows that are looked at again, with those that follow.
    var held = RowBlock()
    /// The rows of the next table, with its title; nil while none has begun.
    var next: RowBlock?
  }

  struct LeftOut: Hashable {
    let reason: LeftOutLines.Reason
    let line: Int
    let text: String?
  }

  /// Rows that are looked at together, to see whether they are a table's.
  private static let lookAhead = 20
  /// What is above another table must have so many rows with more than one text.
  private static let fewestRows = 2
  /// Fewer rows below a header are not enough while others may follow.
  private static let enoughRows = 5
  /// More lines with a single text are a list rather than notes.
  private static let mostNotes = 10
  /// More lines with a single text are no title.
  private static let mostTitleLines = 3

  /// Takes the table's rows from those at hand.
  ///
  /// - Parameter isLast: whether no row follows them in the file.
  mutating func cut(_ block: RowBlock, isLast: Bool) -> Cut {
    if firstRow == nil, block.rowCount > 0 {
      let first = (0..<block.rowCount).first { block.filledCount(inRow: $0) > 1 } ?? 0
      firstRow = block.batch.filledTexts(ofRow: first)
      width = RowWidths(block.batch, rows: 0..<min(block.rowCount, DialectTrial.sampleRows)).usual
    }
    var end = block.rowCount
    var hold = isLast ? end : notesStart(in: block, before: end)
    var next: Int?
    for candidate in candidates(in: block) where next == nil {
      switch start(at: candidate, in: block, isLast: isLast) {
      case .no: continue
      case .unsure: hold = min(hold, separatorStart(before: candidate, in: block))
      case .yes(let row):
        next = row
        end = row
      }
      if hold < end { break }
    }
    var cut = Cut()
    if let next {
      cut.next = block.rows(next..<block.rowCount)
    } else if hold < end {
      cut.held = block.rows(hold..<end)
      end = hold
    }
    if next != nil || isLast {
      end = leaveOutNotes(in: block, before: end, isNextTable: next != nil, from: &cut)
    }
    cut.rows = end == block.rowCount ? block : block.rows(0..<end)
    if !isLast, cut.held.isEmpty, next == nil, block.gaps.last == block.rowCount { cut.held.gaps = [0] }
    if end > 0 { width = usualWidth(before: end, in: block) }
    fullRows += fewFullRows(before: end, in: block)
    return cut
  }

  /// How many rows have more than one text; no more than it takes to be a table.
  private func fewFullRows(before end: Int, in block: RowBlock) -> Int {
    var count = 0
    for row in 0..<end {
      if block.filledCount(inRow: row) > 1 { count += 1 }
      if count == Self.fewestRows { break }
    }
    return count
  }

  private func usualWidth(before row: Int, in block: RowBlock) -> Int {
    row == 0 ? width : RowWidths(block.batch, rows: max(0, row - Self.lookAhead)..<row).usual
  }
}

// MARK: - The next table

extension TableEdges {
  private enum Start {
    case yes(Int)
    case no
    case unsure
  }

  /// The rows after blank lines and blank rows, where another table may begin.
  private func candidates(in block: RowBlock) -> [Int] {
    // Where every other line is blank, blank lines separate nothing.
    let gaps = block.gaps.count * 2 > block.rowCount && block.rowCount > Self.enoughRows ? [] : block.gaps
    var rows = Set(gaps)
    for row in block.blankRows { rows.insert(row + 1) }
    var above = fullRows
    let first = (0...block.rowCount).first { row in
      if row > 0, block.filledCount(inRow: row - 1) > 1 { above += 1 }
      return above >= Self.fewestRows
    }
    guard let first else { return [] }
    return rows.filter { $0 >= first && $0 < block.rowCount && !block.isBlank($0) }.sorted()
  }

  /// The first of the blank rows before a row.
  private func separatorStart(before row: Int, in block: RowBlock) -> Int {
    var start = row
    while start > 0, block.isBlank(start - 1) { start -= 1 }
    return start
  }

  /// Whether another table begins at a row, perhaps after notes about the one above it.
  private func start(at candidate: Int, in block: RowBlock, isLast: Bool) -> Start {
    var row = candidate
    var first: Int?
    var titleLines = 0
    while row < block.rowCount, row - candidate < Self.lookAhead, block.filledCount(inRow: row) <= 1 {
      if !block.isBlank(row), first != nil || !isNote(row, in: block) {
        first = first ?? row
        titleLines += 1
      }
      row += 1
    }
    guard titleLines <= Self.mostTitleLines, row - candidate < Self.lookAhead else { return .no }
    let end = bodyEnd(after: row, in: block)
    if end == block.rowCount, !isLast, end - row - 1 < Self.enoughRows { return .unsure }
    guard row < block.rowCount, end > row + 1 else { return .no }
    return isTable(row..<end, in: block, hasTitle: titleLines > 0, after: candidate)
      ? .yes(first ?? row) : .no
  }

  /// Where the rows below a header end.
  private func bodyEnd(after header: Int, in block: RowBlock) -> Int {
    var end = min(header + 1, block.rowCount)
    while end < block.rowCount, end - header <= Self.lookAhead, !block.hasGap(before: end),
      !block.isBlank(end)
    {
      end += 1
    }
    return end
  }

  /// Whether rows are a table of their own: they have another width, or the first of them names columns as that of the table
  /// above does not.
  private func isTable(_ rows: Range<Int>, in block: RowBlock, hasTitle: Bool, after candidate: Int) -> Bool {
    let header = rows.lowerBound
    let cells = block.batch.cellCount(inRow: header)
    guard block.filledCount(inRow: header) > 1 else { return false }
    if block.batch.filledTexts(ofRow: header) == firstRow { return hasTitle }
    let sample = block.sample(rows, width: rows.map(block.filledWidth).max() ?? 0)
    if HeaderDetector(sample, in: .page).startsTable(hasTitle: hasTitle) { return true }
    let above = separatorStart(before: candidate, in: block)
    if namesValues(rows, in: block, above: max(0, above - Self.lookAhead)..<above) { return true }
    guard cells != usualWidth(before: above, in: block),
      rows.count > 2,
      rows.allSatisfy({ block.batch.cellCount(inRow: $0) == cells })
    else { return false }
    return cells > width || !HeaderDetector(sample, in: .file).headerRows().lines.isEmpty
  }
}

extension TableEdges {
  /// Whether the first of some rows has words only, one of them in a column that holds values in the others and above.
  private func namesValues(_ rows: Range<Int>, in block: RowBlock, above: Range<Int>) -> Bool {
    let kinds = { (row: Int, column: Int) in
      block.batch.text(row: row, column: column).map { CellKind($0) } ?? .blank
    }
    let columns = 0..<block.batch.cellCount(inRow: rows.lowerBound)
    guard columns.allSatisfy({ kinds(rows.lowerBound, $0) == .words }) else { return false }
    // Names of columns begin like those above; "unknown" below "Sold" is a cell.
    let startsUpper = { (texts: [String]) in Set(texts.map { $0.first?.isUppercase ?? false }) }
    let header = startsUpper(firstRow ?? [])
    if header.count == 1, startsUpper(block.batch.filledTexts(ofRow: rows.lowerBound)) != header {
      return false
    }
    return columns.contains { column in
      // The first row above may be the header.
      [rows.dropFirst(), above.dropFirst()].allSatisfy { rows in
        rows.count > 1 && rows.allSatisfy { kinds($0, column).isValue }
      }
    }
  }
}

// MARK: - Notes

extension TableEdges {
  /// Whether a row says something about the table, as its words show.
  private func isNote(_ row: Int, in block: RowBlock) -> Bool {
    let texts = block.batch.filledTexts(ofRow: row)
    guard let first = texts.first else { return false }
    if texts.count == 1, FooterText.countsRows(first) { return true }
    let cells = block.batch.cellCount(inRow: row)
    // Notes hold commas themselves.
    let isShort = texts.count == 1 || cells < width || block.hasGap(before: row)
    return width > 1 && isShort && FooterText.isNote(first)
  }

  /// The first of the last rows that are blank, notes or a single text, if these are few.
  private func notesStart(in block: RowBlock, before end: Int) -> Int {
    var start = end
    while start > 0, block.filledCount(inRow: start - 1) <= 1 || isNote(start - 1, in: block) {
      start -= 1
      if end - start > Self.mostNotes { return end }
    }
    return start
  }

  /// Leaves out the notes below a table, and the blank rows between them or before the next table; returns where its rows end.
  private func leaveOutNotes(in block: RowBlock, before end: Int, isNextTable: Bool, from cut: inout Cut)
    -> Int
  {
    var last = end
    var isApart = false
    for row in notesStart(in: block, before: end)..<end {
      isApart = isApart || block.hasGap(before: row) || block.isBlank(row)
      if isNote(row, in: block) || isApart && isText(row, in: block) {
        last = min(last, row)
      } else if !block.isBlank(row) {
        last = end
      }
    }
    guard last < end || isNextTable else { return end }
    last = separatorStart(before: last, in: block)
    for row in last..<end {
      let texts = block.batch.filledTexts(ofRow: row)
      cut.leftOut.append(
        LeftOut(
          reason: texts.isEmpty ? .blank : .afterTable, line: block.batch.lines[row],
          text: texts.isEmpty ? nil : texts.joined(separator: ", ")))
    }
    return last
  }

  /// Whether a row is a single text that was written without delimiters, and no total.
  private func isText(_ row: Int, in block: RowBlock) -> Bool {
    guard width > 1, block.batch.cellCount(inRow: row) == 1 else { return false }
    let text = block.batch.filledTexts(ofRow: row).first ?? ""
    return CellKind(text) == .words && !FooterText.isTotal(text)
  }
}
