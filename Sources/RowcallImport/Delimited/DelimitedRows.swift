import RowcallModel

/// Reads delimited text as batches of rows.
struct DelimitedRows: HeaderRepeatingRows {
  /// The table's number of columns, once it is known; rows with another number of cells are reported.
  var expectedCells: Int?

  var repeatedHeader = RepeatedHeader()
  /// The rows of the next table, once the last of this one was read; nil where none follows.
  private(set) var nextTable: RowBlock?

  private var window: TextWindow
  let dialect: DialectBytes
  private let limits: ImportLimits
  private var line: Int
  private var nextRow = 0
  /// How many cells the last row has that was scanned.
  private var lastWidth = 0
  private var failure: ScanFailure?
  private var edges = TableEdges()
  /// Rows that were scanned and not given.
  private var held = RowBlock()
  /// Whether rows must be scanned to know more about those that are held.
  private var needsRows = true

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - window: the text from a row's start on.
  ///   - line: the one-based line of its start.
  init(window: TextWindow, line: Int, dialect: DelimitedDialect, limits: ImportLimits) {
    self.window = window
    self.line = line
    self.dialect = DialectBytes(dialect)
    self.limits = limits
  }

  /// The rows of the table that follows; nil where none does, or the last row of this one was not read.
  var following: DelimitedRows? {
    guard let nextTable else { return nil }
    var rows = self
    rows.expectedCells = nil
    rows.repeatedHeader = RepeatedHeader()
    rows.nextTable = nil
    rows.nextRow = 0
    rows.edges = TableEdges()
    rows.held = nextTable
    rows.needsRows = false
    rows.window.problems.startTable()
    return rows
  }

  var problems: ProblemList {
    get {
      var problems = window.problems
      if !mayHaveMore { problems.rowCount = nextRow }
      return problems
    }
    set { window.problems = newValue }
  }

  var hasBufferedText: Bool { nextTable == nil && (!needsRows && !held.isEmpty || window.isInHead) }

  var mayHaveMore: Bool { nextTable == nil && (!held.isEmpty || failure == nil && !isAtEnd) }

  private var isAtEnd: Bool { window.isLast && window.isEmpty }

  func detached() -> DelimitedRows? {
    guard let window = window.detached() else { return nil }
    var copy = self
    copy.window = window
    return copy
  }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    while mayHaveMore {
      if needsRows, failure == nil, !isAtEnd {
        try window.fill(line: line)
        scan()
      }
      let batch = takeHeldRows()
      if batch.rowCount > 0 { return batch }
    }
    if let failure, nextTable == nil { throw ImportError(failure, path: window.path, limits: limits) }
    return nil
  }

  /// Counts rows from the one after the header.
  mutating func discount(_ headerRows: Int) { nextRow -= headerRows }

  /// Takes the whole rows out of the window.
  private mutating func scan() {
    var text = window.take()
    var scanned = RowScanner.scan(
      &text, dialect: dialect, limits: limits, line: line, until: TextWindow.batchSize, isLast: window.isLast,
      widthBefore: lastWidth)
    let rows = scanned.batch.rowCount
    if rows > 0 { lastWidth = scanned.batch.cellCount(inRow: rows - 1) }
    window.keep(text[scanned.consumed...], foundRows: scanned.consumed > 0)
    line = scanned.nextLine
    failure = scanned.failure
    if scanned.looseQuotes > 0 { problems.addLoose(scanned.looseQuotes, line: scanned.firstLooseLine) }
    window.problems.addStray(scanned.strayQuotes, line: scanned.firstStrayLine)
    window.problems.leaveOut(.blank, scanned.blankLines, line: scanned.firstBlankLine)
    for line in scanned.comments {
      window.problems.leaveOut(
        dialect.isSheet ? .hidden : .comment, line: line.number, text: dialect.isSheet ? nil : line.text)
    }
    scanned.batch.bytes = text
    held.append(RowBlock(batch: scanned.batch, gaps: scanned.gaps))
  }

  /// Takes the table's rows out of those that are held.
  private mutating func takeHeldRows() -> RowBatch {
    let block = held
    held = RowBlock()
    let cut = edges.cut(block, isLast: isAtEnd || failure != nil)
    held = cut.held
    nextTable = cut.next
    needsRows = true
    for row in cut.leftOut { window.problems.leaveOut(row.reason, line: row.line, text: row.text) }
    return given(cut.rows.batch)
  }

  /// Numbers rows that are given, without repeated headers.
  private mutating func given(_ batch: RowBatch) -> RowBatch {
    var batch = batch
    removeRepeatedHeader(from: &batch)
    batch.firstRow = nextRow
    nextRow += batch.rowCount
    if let expectedCells { problems.addRaggedRows(of: batch, expected: expectedCells) }
    return batch
  }
}

extension ImportError {
  /// The error that a scanner's failure is.
  fileprivate init(_ failure: ScanFailure, path: String, limits: ImportLimits) {
    switch failure {
    case .unterminatedQuote(let line): self = .unterminatedQuote(path: path, line: line)
    case .limit(let name, let line):
      self = .limitExceeded(path: path, line: line, limit: name, value: limits[name])
    }
  }
}
