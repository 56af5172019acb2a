import RowcallModel

/// Reads JSON records as batches of rows.
struct JSONRows: HeadedRows {
  private(set) var flattener = JSONFlattener()
  /// The number of cells of each array, once it is known; nil for objects.
  var expectedCells: Int?
  private var window: TextWindow
  private let shape: JSONOutline.Shape
  private let limits: ImportLimits
  private var line: Int
  /// Characters of the line in hand that are not in the window any more.
  private var charactersBefore: Int
  private var nextRow = 0
  private var recordsSeen = 0
  private var lastWasScalar = false
  /// Whether the array that holds the records was closed.
  private var isClosed = false
  private let isWrapped: Bool
  private var failure: ImportError?
  private var sizes = (bytes: 0, cells: 0)
  private var reportedColumns = 0

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - window: the text from the outline's start on.
  ///   - before: the text before that.
  init(window: TextWindow, outline: JSONOutline, before: ArraySlice<UInt8>, limits: ImportLimits) {
    self.window = window
    self.limits = limits
    shape = outline.shape
    isWrapped = !outline.keys.isEmpty
    line = 1 + before.count { $0 == Byte.lineFeed }
    charactersBefore = JSONRows.characters(in: before[((before.lastIndex(of: Byte.lineFeed) ?? -1) + 1)...])
  }

  var problems: ProblemList {
    get { window.problems }
    set { window.problems = newValue }
  }

  var hasBufferedText: Bool { window.isInHead && !isClosed }

  var mayHaveMore: Bool { !isClosed && failure == nil && !(window.isLast && window.isEmpty) }

  /// Fixes the columns as those found so far; later keys are reported.
  mutating func fixColumns() {
    reportedColumns = flattener.columns.count
    flattener.fixedCount = reportedColumns
  }

  /// Whether the whole text was one value that is no container.
  var isBareValue: Bool {
    shape == .lines && recordsSeen == 1 && window.isLast && window.isEmpty && lastWasScalar
  }

  /// Counts rows from the one after the header.
  mutating func discount(_ headerRows: Int) { nextRow -= headerRows }

  func detached() -> JSONRows? {
    guard let window = window.detached() else { return nil }
    var copy = self
    copy.window = window
    return copy
  }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    while failure == nil {
      if isClosed, isWrapped { return nil }
      try window.fill(line: line)
      scan()
      var batch = flattener.takeBatch()
      if batch.rowCount > 0 {
        batch.firstRow = nextRow
        nextRow += batch.rowCount
        if let expectedCells { problems.addRaggedRows(of: batch, expected: expectedCells) }
        return batch
      }
      if window.isLast, window.isEmpty { break }
    }
    if let failure { throw failure }
    return nil
  }

  /// Turns the whole records in the window into rows.
  private mutating func scan() {
    let text = window.take()
    let end = text.withUnsafeBufferPointer { scan($0) }
    let dropped = text[..<end.offset]
    line = end.line
    if let lineBreak = dropped.lastIndex(of: Byte.lineFeed) {
      charactersBefore = Self.characters(in: dropped[(lineBreak + 1)...])
    } else {
      charactersBefore += Self.characters(in: dropped)
    }
    sizes.bytes += end.offset
    window.keep(text[end.offset...], foundRows: end.offset > 0)
    noteColumns()
  }

  /// Scans whole records and tells where they end.
  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) -> (offset: Int, line: Int) {
    var parser = JSONParser(text, isLast: window.isLast, nesting: limits.nesting, line: line)
    var tokens: [JSONToken] = []
    var end = (offset: 0, line: line)
    while end.offset < TextWindow.batchSize, failure == nil {
      tokens.removeAll(keepingCapacity: true)
      do {
        let hasRecord = try startsRecord(&parser)
        if hasRecord { try addRecord(&parser, &tokens, from: end.offset) }
        end = (parser.position, parser.line)
        if !hasRecord { break }
      } catch {
        fail(error, in: text)
        break
      }
    }
    if text.count - end.offset > limits[.rowBytes], end.offset == 0 { failLimit(.rowBytes, line: line) }
    return end
  }

  private mutating func addRecord(
    _ parser: inout JSONParser, _ tokens: inout [JSONToken], from start: Int
  ) throws(JSONStop) {
    _ = parser.peek()
    let firstLine = parser.line
    try parser.value(into: &tokens)
    recordsSeen += 1
    lastWasScalar = tokens.count == 1
    flattener.add(tokens, of: parser.text, line: firstLine)
    checkSizes(parser.position - start, line: firstLine)
  }

  /// Passes over what is between records; false when no record begins before the text's end.
  private mutating func startsRecord(_ parser: inout JSONParser) throws(JSONStop) -> Bool {
    guard let byte = parser.peek() else {
      if parser.isLast, shape == .items, !isClosed { throw .fault(.unexpectedEnd, at: parser.position) }
      return false
    }
    if isClosed { throw parser.stop(expected: "the end of the text") }
    guard shape == .items else { return true }
    if byte == UInt8(ascii: "]") {
      parser.position += 1
      isClosed = true
      return isWrapped ? false : try startsRecord(&parser)
    }
    guard recordsSeen > 0 else { return true }
    guard byte == UInt8(ascii: ",") else { throw parser.stop(expected: "a comma or \"]\"") }
    parser.position += 1
    return true
  }
}

// MARK: - Limits and problems

extension JSONRows {
  private mutating func checkSizes(_ bytes: Int, line: Int) {
    if bytes > limits[.rowBytes] { failLimit(.rowBytes, line: line) }
    let batch = flattener.batch
    let cells = batch.cells[Int(batch.rowStarts[batch.rowCount - 1])...]
    if max(flattener.columns.count, cells.count) > limits.columns { failLimit(.columns, line: line) }
    sizes.cells += cells.count
    if cells.contains(where: { Int($0.end - $0.start) > limits.cellBytes }) {
      failLimit(.cellBytes, line: line)
    }
    // The first rows may be sparse; only a long table grows out of hand.
    if sizes.cells > 1 << 22, sizes.cells / limits[.expansion] > sizes.bytes + bytes {
      failLimit(.expansion, line: line)
    }
  }

  private mutating func failLimit(_ name: ImportLimits.Name, line: Int) {
    if failure == nil {
      failure = .limitExceeded(path: window.path, line: line, limit: name, value: limits[name])
    }
  }

  /// Notes why parsing stopped; a value that the next chunk may complete is no failure.
  private mutating func fail(_ stop: JSONStop, in text: UnsafeBufferPointer<UInt8>) {
    switch stop {
    case .incomplete: break
    case .tooDeep(let offset): failLimit(.nesting, line: place(of: offset, in: text).line)
    case .fault(let fault, let offset):
      let place = place(of: offset, in: text)
      failure = .invalidJSON(path: window.path, line: place.line, column: place.column, fault: fault)
    }
  }

  /// The one-based line and column of an offset, in characters.
  private func place(of offset: Int, in text: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    let before = Array(text[..<offset])
    let start = before.lastIndex(of: Byte.lineFeed).map { $0 + 1 }
    let characters = Self.characters(in: before[(start ?? 0)...]) + (start == nil ? charactersBefore : 0)
    return (line + before.count { $0 == Byte.lineFeed }, characters + 1)
  }

  /// Counts the characters of UTF-8: every byte that does not continue one.
  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }

  /// Tells keys that appear for the first time after the head, and keys that stand twice.
  private mutating func noteColumns() {
    for repeated in flattener.repeatedColumns.prefix(20) {
      problems.add(.repeatedKey(flattener.columns.name(of: repeated.column), line: repeated.line))
    }
    guard flattener.fixedCount != nil else { return }
    let lastLine = flattener.batch.lines.last ?? line
    while reportedColumns < flattener.columns.count {
      problems.add(.lateKey(flattener.columns.name(of: reportedColumns), line: lastLine))
      reportedColumns += 1
    }
  }
}
