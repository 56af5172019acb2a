import RowcallModel

/// Problems met so far, each kind told once with a count, so that the list stays short however long the file is.
struct ProblemList: Sendable {
  private var repaired: (line: Int, offset: Int?, count: Int)?
  private var zeros: (line: Int, count: Int)?
  private var windowsSigns: (line: Int, sign: Unicode.Scalar, count: Int)?
  private var ragged: (line: Int, expected: Int, found: Int, count: Int)?
  private var loose: (line: Int, count: Int)?
  private var stray: (line: Int, count: Int)?
  private var others: [ImportProblem] = []
  private var leftOut: [LeftOutLines.Reason: LeftOutLines] = [:]
  /// How many rows the table has, once all are read.
  var rowCount: Int?

  /// The most problems that are listed one by one.
  private static let limit = 20

  /// Adds what decoding had to put up with.
  ///
  /// - Parameters:
  ///   - buffer: the text that the damage's offsets refer to.
  ///   - line: the one-based line of the buffer's start.
  mutating func add(_ damage: TextDamage, in buffer: [UInt8], line: Int) {
    if damage.replaced > 0 {
      let place = line + LineBreaks.count(in: buffer[..<damage.firstReplaced])
      repaired = (
        repaired?.line ?? place, repaired.map(\.offset) ?? damage.fileOffset,
        (repaired?.count ?? 0) + damage.replaced
      )
    }
    if damage.zeros > 0 {
      let place = line + LineBreaks.count(in: buffer[..<damage.firstZero])
      zeros = (zeros?.line ?? place, (zeros?.count ?? 0) + damage.zeros)
    }
    addWindowsSigns(damage, in: buffer, line: line)
  }

  private mutating func addWindowsSigns(_ damage: TextDamage, in buffer: [UInt8], line: Int) {
    guard damage.windowsSigns > 0 else { return }
    let place = line + LineBreaks.count(in: buffer[..<damage.firstWindowsSign])
    windowsSigns = (
      windowsSigns?.line ?? place, windowsSigns?.sign ?? Unicode.Scalar(buffer[damage.firstWindowsSign + 1]),
      (windowsSigns?.count ?? 0) + damage.windowsSigns
    )
  }

  mutating func addLoose(_ count: Int, line: Int) {
    loose = (loose?.line ?? line, (loose?.count ?? 0) + count)
  }

  mutating func addStray(_ count: Int, line: Int) {
    if count > 0 { stray = (stray?.line ?? line, (stray?.count ?? 0) + count) }
  }

  /// Adds rows that have more or fewer cells than expected.
  mutating func addRaggedRows(of batch: RowBatch, expected: Int) {
    for row in 0..<batch.rowCount where batch.cellCount(inRow: row) != expected {
      let found = ragged?.found ?? batch.cellCount(inRow: row)
      ragged = (ragged?.line ?? batch.lines[row], expected, found, (ragged?.count ?? 0) + 1)
    }
  }

  mutating func add(_ problem: ImportProblem) {
    if others.count < Self.limit, !others.contains(problem) { others.append(problem) }
  }

  /// Adds what the columns' names show, and the sample's rows that have more or fewer cells than there are names.
  mutating func add(names: [String?], sample: [RowBatch] = []) {
    for name in ColumnNames.repeated(in: names) { add(.repeatedName(name)) }
    for batch in sample { addRaggedRows(of: batch, expected: names.count) }
  }

  /// Adds lines that are read as no row.
  ///
  /// - Parameters:
  ///   - line: the one-based line of the first.
  ///   - text: what it says; nil where that does not matter.
  mutating func leaveOut(_ reason: LeftOutLines.Reason, _ count: Int = 1, line: Int, text: String? = nil) {
    if count > 0 { leftOut[reason, default: LeftOutLines(reason, line: line)].add(count, text: text) }
  }

  /// Forgets what was said of the rows of one table, before those of the next one in the file.
  mutating func startTable() {
    (loose, stray, ragged, leftOut, rowCount) = (nil, nil, nil, [:], nil)
    others = []
  }

  /// All problems, those of the text first.
  var all: [ImportProblem] {
    var list: [ImportProblem] = []
    if let repaired {
      list.append(.repairedText(line: repaired.line, offset: repaired.offset, count: repaired.count))
    }
    if let zeros { list.append(.zeroBytes(line: zeros.line, count: zeros.count)) }
    if let windowsSigns {
      list.append(.windowsSigns(windowsSigns.sign, line: windowsSigns.line, count: windowsSigns.count))
    }
    if let loose { list.append(.looseQuotes(line: loose.line, count: loose.count)) }
    if let stray { list.append(.strayQuotes(line: stray.line, count: stray.count)) }
    if let ragged {
      list.append(
        .raggedRows(line: ragged.line, expected: ragged.expected, found: ragged.found, count: ragged.count))
    }
    list += others
    let lines = LeftOutLines.Reason.allCases.compactMap { leftOut[$0] }
    if !lines.isEmpty { list.append(.leftOut(rows: rowCount, lines)) }
    return list
  }
}
