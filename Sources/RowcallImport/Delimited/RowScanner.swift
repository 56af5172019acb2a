import RowcallModel

/// Why scanning stopped; the reader adds the path.
enum ScanFailure: Hashable, Sendable {
  case unterminatedQuote(line: Int)
  case limit(ImportLimits.Name, line: Int)
}

/// What one pass over a buffer found.
struct ScannedRows {
  /// The rows' cells, row starts and lines; its bytes are empty, they are the buffer's.
  var batch = RowBatch()
  /// How many bytes the rows and the blank and comment lines between them took.
  var consumed = 0
  /// The line on which the rest starts.
  var nextLine: Int
  /// Cells with text after their closing quote, and the line of the first.
  var looseQuotes = 0
  var firstLooseLine = 0
  /// Opening quotes that are read as characters, and the line of the first.
  var strayQuotes = 0
  var firstStrayLine = 0
  /// Blank lines, and the line of the first.
  var blankLines = 0
  var firstBlankLine = 0
  /// The rows with blank lines before them; the number of rows itself where such lines follow the last one.
  var gaps: [Int] = []
  /// Lines that start with `#`.
  var comments: [Preamble.Line] = []
  /// Why the pass ended before the buffer's end, after all rows in `batch`.
  var failure: ScanFailure?
}

/// Finds the rows and cells of delimited text in one pass over a buffer that starts at a row's start.
///
/// A row whose end is not in the buffer is left for the next pass, which starts with it; so the scanner keeps no
/// state between buffers, and where a chunk ends makes no difference.
struct RowScanner {
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let isLast: Bool
  private let dialect: DialectBytes
  private let limits: ImportLimits
  private var finder: ByteFinder
  private var found: ScannedRows

  private var widthBefore = 0
  private var rowStart = 0
  private var cellStart = 0
  /// The closing quote of the cell in hand; negative while there is none.
  private var closing = -1
  /// Whether the cell in hand holds doubled quotes or backslashes.
  private var hasEscapes = false
  /// Line breaks inside quotes since the row's start.
  private var innerLines = 0
  /// The first quoted cell of the row in hand that goes on over lines.
  private var quotedLines: QuotedLines?
  /// The opening quotes of the row in hand that are characters.
  private var literalQuotes: [Int] = []
  /// Cells of the row in hand whose text must be rewritten once the row is known to be whole.
  private var marked: [CellUnquoter.MarkedCell] = []
  /// Whether cells are given as they are written, with their quotes.
  private var isVerbatim = false

  /// Scans rows until one starts at or after `target`, or the buffer ends.
  ///
  /// - Parameters:
  ///   - isLast: whether no text follows the buffer.
  ///   - line: the one-based line of the buffer's start.
  ///   - widthBefore: how many cells the row before has; 0 if there is none.
  static func scan(
    _ buffer: inout [UInt8], dialect: DialectBytes, limits: ImportLimits, line: Int, until target: Int = .max,
    isLast: Bool, widthBefore: Int = 0
  ) -> ScannedRows {
    buffer.withUnsafeMutableBufferPointer { text in
      var scanner = RowScanner(text, dialect: dialect, limits: limits, line: line, isLast: isLast)
      scanner.widthBefore = widthBefore
      scanner.scanRows(until: target)
      if dialect.isSheet {
        for place in 0..<scanner.found.consumed where text[place] == SheetWriter.lineBreak {
          text[place] = Byte.lineFeed
        }
      }
      return scanner.found
    }
  }

  /// Where the first row's cells are in the buffer as they are written, quotes included, and what the row takes with its line
  /// break; nil if its end is not in the buffer.
  static func writtenRow(
    in buffer: [UInt8], dialect: DialectBytes, limits: ImportLimits, isLast: Bool, widthBefore: Int
  ) -> (cells: [Range<Int>], consumed: Int)? {
    var buffer = buffer
    let found = buffer.withUnsafeMutableBufferPointer { text in
      var scanner = RowScanner(text, dialect: dialect, limits: limits, line: 1, isLast: isLast)
      scanner.widthBefore = widthBefore
      scanner.isVerbatim = true
      scanner.scanRows(until: 1)
      return scanner.found
    }
    guard found.batch.rowCount == 1 else { return nil }
    return (found.batch.cells.map { Int($0.start)..<Int($0.end) }, found.consumed)
  }

  private init(
    _ text: UnsafeMutableBufferPointer<UInt8>, dialect: DialectBytes, limits: ImportLimits, line: Int,
    isLast: Bool
  ) {
    self.text = text
    self.isLast = isLast
    self.dialect = dialect
    self.limits = limits
    finder = ByteFinder(text, needles: dialect.needles, from: 0)
    found = ScannedRows(nextLine: line)
  }

  private mutating func scanRows(until target: Int) {
    while rowStart < min(text.count, target), found.failure == nil {
      let isWhole = dialect.hasComments && text[rowStart] == dialect.commentSign ? skipComment() : scanRow()
      if !isWhole { break }
    }
    found.consumed = rowStart
    let whole = Int(found.batch.rowStarts[found.batch.rowCount])
    found.batch.cells.removeLast(found.batch.cells.count - whole)
  }

  /// Scans one row; false when its end is not in the buffer, or scanning failed.
  @inline(__always)
  private mutating func scanRow() -> Bool {
    cellStart = rowStart
    while true {
      let position = finder.next()
      guard position < text.count else { return endText() }
      let byte = text[position]
      if byte == dialect.delimiter {
        guard isDelimiter(at: position) else { continue }
        endCell(at: position)
        cellStart = position + dialect.delimiterLength
      } else if byte == Byte.lineFeed {
        return endRow(at: position, next: position + 1)
      } else if byte == Byte.carriageReturn {
        guard let next = endOfBreak(at: position) else { return leaveRow() }
        return endRow(at: position, next: next)
      } else if dialect.usesBackslash && byte == Byte.backslash {
        hasEscapes = true
        skipByte(after: position)
      } else if closing < 0 && isOpening(at: position) {
        guard scanQuoted(from: position) else { return false }
      }
    }
  }

  /// Scans to the closing quote; false when it is not in the buffer.
  private mutating func scanQuoted(from opening: Int) -> Bool {
    let linesBefore = innerLines
    while true {
      let position = finder.next()
      guard position < text.count else {
        return endText(insideQuote: opening, ofLine: found.nextLine + linesBefore)
      }
      let byte = text[position]
      if byte == dialect.quote {
        guard position + 1 < text.count, text[position + 1] == byte else {
          closing = position
          if innerLines > linesBefore { addQuotedLines(from: opening, to: position) }
          return true
        }
        hasEscapes = true
        _ = finder.next()
      } else if byte == Byte.lineFeed {
        innerLines += 1
      } else if byte == Byte.carriageReturn {
        if position + 1 == text.count || text[position + 1] != Byte.lineFeed { innerLines += 1 }
      } else if dialect.usesBackslash && byte == Byte.backslash {
        hasEscapes = true
        skipByte(after: position)
      }
    }
  }
}

// MARK: - Ends of cells and rows

extension RowScanner {
  @inline(__always)
  private mutating func endCell(at end: Int) {
    if closing < 0 && !hasEscapes {
      found.batch.cells.append(RowBatch.CellRange(start: UInt32(cellStart), end: UInt32(end)))
    } else {
      endMarkedCell(at: end)
    }
    if end - cellStart > limits.cellBytes { fail(.limit(.cellBytes, line: found.nextLine)) }
  }

  /// Ends a cell that is quoted or holds escapes.
  private mutating func endMarkedCell(at end: Int) {
    if isVerbatim {
      found.batch.cells.append(RowBatch.CellRange(start: UInt32(cellStart), end: UInt32(end)))
      closing = -1
      hasEscapes = false
      return
    }
    var cell = CellUnquoter.MarkedCell(
      index: found.batch.cells.count, start: cellStart, closing: nil, end: end)
    if closing >= 0 {
      while text[cell.start] != dialect.quote { cell.start += 1 }
      cell.closing = closing
    }
    let isPlain = closing >= 0 && !hasEscapes && isBlank(closing + 1..<end)
    found.batch.cells.append(
      RowBatch.CellRange(start: UInt32(cell.start + (isPlain ? 1 : 0)), end: UInt32(isPlain ? closing : end)))
    if !isPlain { marked.append(cell) }
    closing = -1
    hasEscapes = false
  }

  @inline(__always)
  private mutating func endRow(at end: Int, next: Int) -> Bool {
    let firstCell = Int(found.batch.rowStarts[found.batch.rowCount])
    let isBlankLine = end == rowStart
    if !isBlankLine {
      endCell(at: end)
      if innerLines > 0, isStray(to: end) { return rereadRow() }
      rewriteMarked()
      checkRow(cells: found.batch.cells.count - firstCell, bytes: end - rowStart)
      guard found.failure == nil else { return false }
      found.batch.rowStarts.append(UInt32(found.batch.cells.count))
      found.batch.lines.append(found.nextLine)
    } else {
      addBlankLine()
    }
    found.nextLine += 1 + innerLines
    innerLines = 0
    quotedLines = nil
    if !literalQuotes.isEmpty { literalQuotes = [] }
    rowStart = next
    return true
  }

  private mutating func addBlankLine() {
    if found.blankLines == 0 { found.firstBlankLine = found.nextLine }
    found.blankLines += 1
    if found.gaps.last != found.batch.rowCount { found.gaps.append(found.batch.rowCount) }
  }

  /// The buffer ends outside quotes.
  private mutating func endText() -> Bool {
    guard isLast else { return leaveRow() }
    return endRow(at: text.count, next: text.count)
  }

  /// The buffer ends inside quotes.
  private mutating func endText(insideQuote opening: Int, ofLine line: Int) -> Bool {
    let isTooLong = text.count - cellStart > limits.cellBytes
    if isLast || isTooLong {
      addQuotedLines(from: opening, to: nil)
      if isStray(to: text.count) { return rereadRow() }
    }
    if isLast { fail(.unterminatedQuote(line: line)) }
    return leaveRow()
  }

  /// Leaves a row whose end is not in the buffer, unless it is too long already.
  private mutating func leaveRow() -> Bool {
    let firstCell = Int(found.batch.rowStarts[found.batch.rowCount])
    if text.count - cellStart > limits.cellBytes { fail(.limit(.cellBytes, line: found.nextLine)) }
    checkRow(cells: found.batch.cells.count - firstCell, bytes: text.count - rowStart)
    return false
  }

  @inline(__always)
  private mutating func checkRow(cells: Int, bytes: Int) {
    if cells > limits.columns { fail(.limit(.columns, line: found.nextLine)) }
    if bytes > limits[.rowBytes] { fail(.limit(.rowBytes, line: found.nextLine)) }
  }

  private mutating func fail(_ failure: ScanFailure) {
    if found.failure == nil { found.failure = failure }
  }

  @inline(__always)
  private mutating func rewriteMarked() {
    if !marked.isEmpty { rewriteMarkedCells() }
  }

  private mutating func rewriteMarkedCells() {
    let unquoter = CellUnquoter(text: text, dialect: dialect)
    for cell in marked {
      found.batch.cells[cell.index] = unquoter.rewrite(cell)
      guard let closing = cell.closing, !isBlank(closing + 1..<cell.end) else { continue }
      if found.looseQuotes == 0 { found.firstLooseLine = found.nextLine }
      found.looseQuotes += 1
    }
    marked.removeAll(keepingCapacity: true)
  }
}

// MARK: - Single places

extension RowScanner {
  @inline(__always)
  private func isDelimiter(at position: Int) -> Bool {
    dialect.delimiterLength == 1 || text[(position + 1)...].starts(with: dialect.delimiterTail)
  }

  /// Whether a quote here opens a cell.
  private func isOpening(at position: Int) -> Bool {
    guard text[position] == dialect.quote else { return false }
    if !literalQuotes.isEmpty, literalQuotes.contains(position) { return false }
    return position == cellStart || dialect.skipsInitialSpace && isBlank(cellStart..<position)
  }

  /// Passes over a line break that starts with a carriage return, and tells its end; nil if only the next chunk
  /// can tell.
  private mutating func endOfBreak(at position: Int) -> Int? {
    guard position + 1 < text.count else { return isLast ? position + 1 : nil }
    guard text[position + 1] == Byte.lineFeed else { return position + 1 }
    return finder.next() + 1
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { text[$0] == Byte.space || text[$0] == Byte.tab }
  }

  /// Passes over the byte after a backslash.
  private mutating func skipByte(after position: Int) {
    guard position + 1 < text.count, dialect.needles.contains(text[position + 1]) else { return }
    let skipped = finder.next()
    if text[skipped] == Byte.lineFeed || text[skipped] == Byte.carriageReturn { innerLines += 1 }
  }

  private mutating func addComment(to end: Int) {
    let text = String(decoding: text[rowStart..<min(end, rowStart + Self.longestComment)], as: UTF8.self)
    found.comments.append(Preamble.Line(number: found.nextLine, text: text))
  }

  /// Bytes of a comment that are kept.
  private static let longestComment = 400

  /// Passes over a comment line; false when its end is not in the buffer.
  private mutating func skipComment() -> Bool {
    while true {
      let position = finder.next()
      guard position < text.count else {
        checkRow(cells: 0, bytes: text.count - rowStart)
        if isLast {
          addComment(to: position)
          rowStart = text.count
        }
        return false
      }
      let byte = text[position]
      guard byte == Byte.lineFeed || byte == Byte.carriageReturn else { continue }
      guard let next = byte == Byte.lineFeed ? position + 1 : endOfBreak(at: position) else { return false }
      checkRow(cells: 0, bytes: position - rowStart)
      addComment(to: position)
      rowStart = next
      found.nextLine += 1
      return true
    }
  }
}

// MARK: - Stray quotes

/// A quoted cell that goes on over lines.
private struct QuotedLines {
  let opening: Int
  /// How many cells of its row are before it.
  let cellsBefore: Int
  /// Whether text follows its closing quote, or there is none.
  let isLoose: Bool
}

extension RowScanner {
  private var firstCell: Int { Int(found.batch.rowStarts[found.batch.rowCount]) }

  private mutating func addQuotedLines(from opening: Int, to closing: Int?) {
    guard quotedLines == nil else { return }
    var isLoose = true
    if let closing {
      var next = closing + 1
      while next < text.count, text[next] != dialect.delimiter, isBlank(next..<next + 1) { next += 1 }
      isLoose =
        next < text.count && text[next] != Byte.lineFeed && text[next] != Byte.carriageReturn
        && text[next] != dialect.delimiter
    }
    quotedLines = QuotedLines(
      opening: opening, cellsBefore: found.batch.cells.count - firstCell, isLoose: isLoose)
  }

  /// Whether a quote swallows rows: text follows where it is closed, or it never is, and without it its line and those below
  /// have as many cells as the row above.
  private func isStray(to end: Int) -> Bool {
    guard let quotedLines else { return false }
    let rows = found.batch.rowCount
    let width = rows > 0 ? found.batch.cellCount(inRow: rows - 1) : widthBefore
    guard width > 1, quotedLines.isLoose else { return false }
    var start = quotedLines.opening + 1
    var cellsBefore = quotedLines.cellsBefore
    var lines = 0
    while start < end, lines < Self.checkedLines {
      var lineEnd = start
      while lineEnd < end, text[lineEnd] != Byte.lineFeed, text[lineEnd] != Byte.carriageReturn {
        lineEnd += 1
      }
      // Blank lines are between rows.
      if lineEnd > start || lines == 0 {
        let cells = cellCounts(inLine: start..<lineEnd)
        if cellsBefore + cells.quoted != width, cellsBefore + cells.bare != width { return false }
        lines += 1
      }
      cellsBefore = 0
      start = lineEnd + 1
    }
    return lines > 1
  }

  /// So many lines show whether a quote is stray.
  private static let checkedLines = 20

  /// How many cells are on a line, with quotes and if all its quotes are characters.
  private func cellCounts(inLine line: Range<Int>) -> (quoted: Int, bare: Int) {
    var (count, bareCount) = (1, 1)
    var isQuoted = false
    var isAtStart = true
    for position in line {
      let isDelimiter = text[position] == dialect.delimiter && isDelimiter(at: position)
      if text[position] == dialect.quote {
        isQuoted = !isQuoted && isAtStart
      }
      if isDelimiter {
        bareCount += 1
        if !isQuoted { count += 1 }
      }
      isAtStart = isDelimiter
    }
    return (count, bareCount)
  }

  /// Goes back to the start of the row in hand, to read its stray quote as a character.
  private mutating func rereadRow() -> Bool {
    if found.strayQuotes == 0 { found.firstStrayLine = found.nextLine }
    found.strayQuotes += 1
    if let quotedLines { literalQuotes.append(quotedLines.opening) }
    quotedLines = nil
    found.batch.cells.removeLast(found.batch.cells.count - firstCell)
    marked.removeAll(keepingCapacity: true)
    cellStart = rowStart
    closing = -1
    hasEscapes = false
    innerLines = 0
    finder = ByteFinder(text, needles: dialect.needles, from: rowStart)
    return true
  }
}
