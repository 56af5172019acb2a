import RowcallModel

/// Reads delimited text as batches of rows.
struct DelimitedRows: TableRows {
  /// The table's number of columns, once it is known; rows with another number of cells are told.
  var expectedCells: Int?
  /// What was put up with so far.
  var problems: ProblemList

  private var stream: TextStream
  private let dialect: DialectBytes
  private let limits: ImportLimits
  /// Text that was read but not scanned; starts at a row's start.
  private var buffer: [UInt8]
  private var line: Int
  private var nextRow = 0
  private var failure: ScanFailure?
  /// A scan that found no whole row is repeated only when there are so many bytes.
  private var neededBytes = 0

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - buffer: the stream's text so far, from a row's start on.
  ///   - line: the one-based line of its start.
  init(
    stream: TextStream, buffer: [UInt8], line: Int, dialect: Dialect, limits: ImportLimits,
    problems: ProblemList
  ) {
    self.problems = problems
    self.stream = stream
    self.buffer = buffer
    self.line = line
    self.dialect = DialectBytes(dialect)
    self.limits = limits
  }

  /// The size in bytes that batches aim at, and chunks are read in.
  static let batchSize = 1 << 18

  /// Whether rows can be had without reading on.
  var hasBufferedText: Bool { !buffer.isEmpty && buffer.count >= neededBytes }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    while failure == nil {
      if buffer.count < max(neededBytes, 1), !stream.isAtEnd { try read() }
      if buffer.count < neededBytes, !stream.isAtEnd { continue }
      let batch = scan()
      if batch.rowCount > 0 { return batch }
      if stream.isAtEnd, buffer.isEmpty { break }
    }
    if let failure { throw ImportError(failure, path: stream.path, limits: limits) }
    return nil
  }

  /// Counts rows from the one after the header.
  mutating func discountHeader() { nextRow -= 1 }

  private mutating func read() throws(ImportError) {
    let damage = try stream.append(to: &buffer, upTo: max(Self.batchSize, neededBytes - buffer.count))
    problems.add(damage, in: buffer, line: line)
  }

  /// Takes the whole rows out of the buffer.
  private mutating func scan() -> RowBatch {
    var text = buffer
    buffer = []
    var scanned = RowScanner.scan(
      &text, dialect: dialect, limits: limits, line: line, until: Self.batchSize, isLast: stream.isAtEnd)
    buffer.append(contentsOf: text[scanned.consumed...])
    line = scanned.nextLine
    failure = scanned.failure
    noteProgress(of: scanned)
    if scanned.looseQuotes > 0 { problems.addLoose(scanned.looseQuotes, line: scanned.firstLooseLine) }
    scanned.batch.bytes = text
    scanned.batch.firstRow = nextRow
    nextRow += scanned.batch.rowCount
    checkWidths(of: scanned.batch)
    return scanned.batch
  }

  /// A long row is scanned again only when twice as much of it is there, so that the work grows with its length and
  /// not with its square; a short one at once, so that a slow pipe is heard without delay.
  private mutating func noteProgress(of scanned: ScannedRows) {
    let isStuck = scanned.consumed == 0 && buffer.count > 4096
    neededBytes = isStuck ? buffer.count * 2 : buffer.isEmpty || scanned.consumed > 0 ? 1 : buffer.count + 1
  }

  /// Notes rows that have more or fewer cells than expected.
  mutating func checkWidths(of batch: RowBatch) {
    guard let expectedCells else { return }
    for row in 0..<batch.rowCount where batch.cellCount(inRow: row) != expectedCells {
      problems.addRagged(line: batch.lines[row], expected: expectedCells, found: batch.cellCount(inRow: row))
    }
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

/// Counts the ends of lines: LF, CR, and CR LF as one.
enum LineBreaks {
  static func count(in text: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in text {
      if byte == Byte.carriageReturn || byte == Byte.lineFeed && previous != Byte.carriageReturn {
        count += 1
      }
      previous = byte
    }
    return count
  }

  /// The offset of a one-based line's first byte; nil when the text has fewer lines.
  static func offset(ofLine line: Int, in text: [UInt8]) -> Int? {
    var current = 1
    var offset = 0
    while current < line {
      guard let end = text[offset...].firstIndex(where: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn })
      else { return nil }
      let isPair = text[end] == Byte.carriageReturn && end + 1 < text.count && text[end + 1] == Byte.lineFeed
      offset = end + (isPair ? 2 : 1)
      current += 1
    }
    return offset
  }
}
