import RowcallModel

/// Reads delimited text as batches of rows.
struct DelimitedRows: ImportedRows {
  /// The table's number of columns, once it is known; rows with another number of cells are reported.
  var expectedCells: Int?

  private var window: TextWindow
  private let dialect: DialectBytes
  private let limits: ImportLimits
  private var line: Int
  private var nextRow = 0
  private var failure: ScanFailure?

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - window: the text from a row's start on.
  ///   - line: the one-based line of its start.
  init(window: TextWindow, line: Int, dialect: Dialect, limits: ImportLimits) {
    self.window = window
    self.line = line
    self.dialect = DialectBytes(dialect)
    self.limits = limits
  }

  var problems: ProblemList {
    get {
      var problems = window.problems
      if !mayHaveMore { problems.rowCount = nextRow }
      return problems
    }
    set { window.problems = newValue }
  }

  var hasBufferedText: Bool { window.isInHead }

  var mayHaveMore: Bool { failure == nil && !(window.isLast && window.isEmpty) }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    while failure == nil {
      try window.fill(line: line)
      let batch = scan()
      if batch.rowCount > 0 { return batch }
      if window.isLast, window.isEmpty { break }
    }
    if let failure { throw ImportError(failure, path: window.path, limits: limits) }
    return nil
  }

  /// Counts rows from the one after the header.
  mutating func discount(_ headerRows: Int) { nextRow -= headerRows }

  /// Takes the whole rows out of the window.
  private mutating func scan() -> RowBatch {
    var text = window.take()
    var scanned = RowScanner.scan(
      &text, dialect: dialect, limits: limits, line: line, until: TextWindow.batchSize, isLast: window.isLast)
    window.keep(text[scanned.consumed...], foundRows: scanned.consumed > 0)
    line = scanned.nextLine
    failure = scanned.failure
    if scanned.looseQuotes > 0 { problems.addLoose(scanned.looseQuotes, line: scanned.firstLooseLine) }
    window.problems.leaveOut(.blank, scanned.blankLines, line: scanned.firstBlankLine)
    for line in scanned.comments { window.problems.leaveOut(.comment, line: line.number, text: line.text) }
    scanned.batch.bytes = text
    scanned.batch.firstRow = nextRow
    nextRow += scanned.batch.rowCount
    if let expectedCells { problems.addRaggedRows(of: scanned.batch, expected: expectedCells) }
    return scanned.batch
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
