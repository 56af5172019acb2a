import RowcallModel
import RowcallValues

/// A head of delimited text read in one candidate dialect, and how much it looks like a table that way.
struct DialectTrial {
  let dialect: DelimitedDialect
  /// The rows of the head.
  let batch: RowBatch
  /// The rows with blank lines before them.
  let gaps: [Int]
  /// How many cells most rows have.
  let width: Int
  /// How many of the rows looked at have that many.
  let evenRows: Int
  /// From 0 to 1: how many cells look like values.
  let cleanliness: Double
  /// From 0 to 1: how many cells hold numbers or dates.
  let typedShare: Double
  /// How many quotes are not around whole cells.
  let looseQuotes: Int
  /// From 0 to 1; higher looks more like a table.
  let score: Double

  /// Reads a head.
  ///
  /// - Parameter isWhole: whether the text ends with the head; else its last line is cut.
  init(_ dialect: DelimitedDialect, head: [UInt8], isWhole: Bool, limits: ImportLimits) {
    var text = head
    let bytes = DialectBytes(dialect)
    var scanned = RowScanner.scan(&text, dialect: bytes, limits: limits, line: 1, isLast: isWhole)
    if scanned.batch.rowCount == 0 {
      text = head
      scanned = RowScanner.scan(&text, dialect: bytes, limits: limits, line: 1, isLast: true)
    }
    var batch = scanned.batch
    batch.bytes = text
    let rows = DialectTrial.tableRows(of: batch)
    let cells = CellTally(batch, rows: rows, dialect: dialect)
    let lost = scanned.failure == nil ? 0 : Double(text.count - scanned.consumed) / Double(max(text.count, 1))
    looseQuotes = scanned.looseQuotes + scanned.strayQuotes
    let loose = Double(looseQuotes) / Double(max(batch.rowCount, 1))
    self.dialect = dialect
    self.batch = batch
    gaps = scanned.gaps
    width = rows.width
    evenRows = rows.even
    cleanliness = cells.clean
    typedShare = cells.values
    let evenness = Double(rows.even) / max(Double(rows.count) + 0.5 * Double(rows.range.lowerBound), 1)
    let split = width > 1 ? Double(width - 1) / Double(width) : 0.05
    score =
      evenness * evenness * (0.6 + 0.4 * split) * (width > 1 ? 1 : split) * cells.clean * (1 - lost)
      * (1 - min(0.5, loose / 2))
  }

  /// The rows that are looked at.
  struct Rows {
    var range: Range<Int>
    var width: Int
    var even: Int
    var count: Int { range.count }
  }

  /// The most rows that are looked at.
  static let sampleRows = 400

  /// The rows from the first of the usual width on: what stands before may be a preamble.
  private static func tableRows(of batch: RowBatch) -> Rows {
    let count = min(batch.rowCount, sampleRows)
    let width = RowWidths(batch, rows: 0..<count).usual
    let first = (0..<count).first { batch.cellCount(inRow: $0) == width } ?? 0
    // A long preamble is no better an explanation than ragged rows.
    let start = first <= 30 && first * 2 <= count ? first : 0
    let even = (start..<count).count { batch.cellCount(inRow: $0) == width }
    return Rows(range: start..<count, width: width, even: even)
  }
}

/// How many rows have how many cells.
struct RowWidths {
  private var counts: [Int: Int] = [:]

  init(_ batch: RowBatch, rows: Range<Int>) {
    for row in rows { counts[batch.cellCount(inRow: row), default: 0] += 1 }
  }

  /// The number of cells that most rows have, the larger of two that are as frequent; 0 without rows.
  var usual: Int {
    counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }
}

/// How many of some rows' cells hold one value each, and how many hold numbers or dates.
private struct CellTally {
  var clean = 0.0
  var values = 0.0

  init(_ batch: RowBatch, rows: DialectTrial.Rows, dialect: DelimitedDialect) {
    let quotedForeign = Array(Set(";|\t".utf8).subtracting(String(dialect.delimiter).utf8))
    // A quote inside an unquoted cell hints at a wrong delimiter or quote.
    let foreign = quotedForeign + Array("\"".utf8)
    var total = 0
    var cleanCells = 0
    var valueCells = 0
    let bytes = batch.bytes.span
    for row in rows.range {
      for column in 0..<min(batch.cellCount(inRow: row), 64) {
        guard let range = batch.range(row: row, column: column) else { break }
        let wasQuoted = range.lowerBound > 0 && batch.bytes[range.lowerBound - 1] == dialect.quote.byte
        total += 1
        let cell = bytes.extracting(range)
        if Self.holds(wasQuoted ? quotedForeign : foreign, cell) { continue }
        cleanCells += 1
        if CellKind(cell).isValue { valueCells += 1 }
      }
    }
    clean = total == 0 ? 0 : Double(cleanCells) / Double(total)
    values = total == 0 ? 0 : Double(valueCells) / Double(total)
  }

  /// Whether a cell holds bytes that a well separated cell does not: other delimiters and quotes.
  private static func holds(_ foreign: [UInt8], _ cell: Span<UInt8>) -> Bool {
    (0..<min(cell.count, 256)).contains { foreign.contains(cell[$0]) }
  }
}

// MARK: - Sentences

extension DialectTrial {
  /// Whether commas divide sentences rather than cells: spaces follow the commas, and most lines end as sentences do.
  var isProse: Bool {
    guard width > 1, rows.count > 1, isSpaced(values: 0.05) else { return false }
    let ends = rows.count { row in lastByte(ofRow: row).map { ".!?".utf8.contains($0) } ?? false }
    return ends * 2 >= rows.count
  }

  /// Whether commas are in some lines rather than between cells: in a few lines, in lines of words as sentences and letters
  /// have, or within brackets.
  var isLines: Bool {
    if width <= 1 { return rows.contains { batch.cellCount(inRow: $0) > 1 } }
    if isProse || dividesBrackets { return true }
    if evenRows * 4 < rows.count * 3, isSpaced(values: 0.05) { return true }
    // Letters have blank lines between their parts.
    return (startsWithGreeting || gaps.count * 2 > rows.count) && isSpaced(values: 0.25)
  }

  /// Whether lines that look like sentences have as many cells each, so that they may well be rows.
  var isEven: Bool { width > 1 && evenRows == rows.count && isSpaced(values: 0.25) }

  private var rows: Range<Int> { 0..<min(batch.rowCount, Self.sampleRows) }

  private func lastByte(ofRow row: Int) -> UInt8? {
    batch.range(row: row, column: batch.cellCount(inRow: row) - 1).flatMap { batch.bytes[$0].last }
  }

  /// Whether the first line is a text with a comma at its end, as "Dear Ann," is, and other lines are none.
  private var startsWithGreeting: Bool {
    let isCalled = { (row: Int) in batch.cellCount(inRow: row) == 2 && lastByte(ofRow: row) == nil }
    return rows.first.map(isCalled) ?? false && (rows.count == 1 || !rows.allSatisfy(isCalled))
  }

  /// Whether spaces follow the commas, and no more than a share of the cells are values.
  private func isSpaced(values share: Double) -> Bool {
    guard dialect.delimiter == "," || dialect.delimiter == ";", typedShare < share else { return false }
    let further = rows.flatMap { row in
      (1..<max(1, batch.cellCount(inRow: row))).compactMap { batch.range(row: row, column: $0) }
    }.filter { !$0.isEmpty }
    return further.count { batch.bytes[$0].first == Byte.space } * 10 >= further.count * 9
  }

  /// Whether most lines have commas within brackets that open behind other text: `/dev/sda on / (rw,noatime)`.
  private var dividesBrackets: Bool {
    let divided = rows.count { row in
      (0..<batch.cellCount(inRow: row)).contains { column in
        batch.range(row: row, column: column).map { isOpen(batch.bytes[$0]) } ?? false
      }
    }
    return dialect.delimiter == "," && divided * 2 > rows.count
  }

  private func isOpen(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let first = cell.firstIndex(where: { "([".utf8.contains($0) }), first > cell.startIndex else {
      return false
    }
    return !cell[first...].contains { ")]".utf8.contains($0) }
  }
}
