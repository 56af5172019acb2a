import RowcallModel
import RowcallValues

/// Finds where a table starts in a text that has other lines before it: a title, a source, empty rows.
struct PreambleFinder {
  /// The head's rows.
  let batch: RowBatch
  /// The rows with blank lines before them.
  var gaps: [Int] = []
  /// How many cells the table's rows have.
  let width: Int
  /// The rows that are known to be titles.
  var titles: Set<Int> = []

  /// The most rows that may be before a table.
  static let limit = 30

  /// The index of the table's first row, which is its header if it has one.
  var firstTableRow: Int {
    guard width > 1, batch.rowCount > 1 else { return 0 }
    let first = max(endOfSparseRows, endOfShortRows, endOfPairs)
    return narrowTable(before: first) ?? first
  }

  /// The header of a table above a wider one: it has rows of its own width up to a blank line, and its header is clear.
  private func narrowTable(before row: Int, hasTitle: Bool = false) -> Int? {
    let block = RowBlock(batch: batch, gaps: gaps)
    var header = 0
    while header < row {
      let end = min(row, end(of: block, after: header))
      while header < end, block.filledCount(inRow: header) <= 1 { header += 1 }
      if end - header >= Self.fewestRows, isTable(header..<end, in: block, hasTitle: hasTitle) {
        return header
      }
      header = end
    }
    return nil
  }

  /// The row after those that follow one without blank lines or rows between them.
  private func end(of block: RowBlock, after row: Int) -> Int {
    (row + 1..<batch.rowCount).first { block.hasGap(before: $0) || block.isBlank($0) } ?? batch.rowCount
  }

  /// A header and fewer rows below it may as well be names and values.
  private static let fewestRows = 3

  /// Whether the first of some rows is a clear header of the others, which are not names with a value each.
  private func isTable(_ rows: Range<Int>, in block: RowBlock, hasTitle: Bool = false) -> Bool {
    let rows = rows.prefix(TableSample.mostRows)
    let width = rows.map(block.filledWidth).max() ?? 0
    guard width > 1, Set(rows.map { batch.cellCount(inRow: $0) }).count == 1 else { return false }
    let detector = HeaderDetector(block.sample(rows, width: width), in: .page)
    return detector.startsTable(hasTitle: hasTitle) && !detector.isOfPairs
  }

  /// After leading names with a value each, where a wider table with a clear header follows.
  private var endOfPairs: Int {
    let block = RowBlock(batch: batch, gaps: gaps)
    let rows = 0..<min(Self.limit, batch.rowCount)
    guard let header = rows.first(where: { block.filledWidth(ofRow: $0) > 2 }), header > 0,
      block.filledCount(inRow: header) > 1, narrowTable(before: header, hasTitle: true) == nil
    else { return 0 }
    let end = end(of: block, after: header)
    let isApart = block.hasGap(before: header) || block.filledCount(inRow: header - 1) < 2
    let isTable = end - header >= Self.fewestRows && isTable(header..<end, in: block, hasTitle: isApart)
    return isTable ? header : 0
  }

  /// After leading rows with nothing or a single text in them.
  private var endOfSparseRows: Int {
    (0..<min(Self.limit, batch.rowCount - 1)).first { !isSparse($0) } ?? 0
  }

  private func isSparse(_ row: Int) -> Bool {
    let cells = batch.cellCount(inRow: row)
    let filled = (0..<cells).count { batch.range(row: row, column: $0).map { !$0.isEmpty } ?? false }
    guard filled <= 1 else { return false }
    if titles.contains(row) { return true }
    return cells < width ? cells == 1 || filled == 0 : width > 2 || filled == 0 || isTitle(row)
  }

  /// Whether a row of two cells, of which the second is blank, is above a clear header, perhaps with more such rows between.
  private func isTitle(_ row: Int) -> Bool {
    let block = RowBlock(batch: batch, gaps: gaps)
    guard let header = (row + 1..<batch.rowCount).first(where: { block.filledCount(inRow: $0) > 1 }) else {
      return false
    }
    let end = end(of: block, after: header)
    return block.filledWidth(ofRow: row) == 1 && isTable(header..<end, in: block, hasTitle: true)
  }

  /// After leading rows that are shorter than all the rows that follow, such as `Author,Smith`.
  private var endOfShortRows: Int {
    guard let first = (0..<batch.rowCount).first(where: { batch.cellCount(inRow: $0) >= width }),
      first <= Self.limit, first * 2 < batch.rowCount
    else { return 0 }
    let rest = first..<batch.rowCount
    let even = rest.count { batch.cellCount(inRow: $0) == width }
    guard even * 10 >= rest.count * 9 else { return 0 }
    return first > 0 && isShortHeader(first - 1) ? first - 1 : first
  }

  /// Whether a row is a header that lacks a name: one cell less than the rows below, no numbers, and either the very
  /// first row or over numbers.
  private func isShortHeader(_ row: Int) -> Bool {
    batch.cellCount(inRow: row) == width - 1 && width > 2 && !hasNumbers(row)
      && (row == 0 || hasNumbers(row + 1))
  }

  private func hasNumbers(_ row: Int) -> Bool {
    (0..<batch.cellCount(inRow: row)).contains { column in
      batch.range(row: row, column: column).map { CellKind(batch.bytes.span.extracting($0)).isValue } ?? false
    }
  }
}
