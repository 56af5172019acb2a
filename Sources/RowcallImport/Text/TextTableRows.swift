import RowcallModel

/// Reads a text table line by line as batches of rows.
struct TextTableRows: HeaderRepeatingRows {
  /// The table's number of columns, once it is known; rows with another number of cells are reported.
  var expectedCells: Int?
  var repeatedHeader = RepeatedHeader()

  private var window: TextWindow
  private var rows: TextTableLines
  private let limits: ImportLimits
  /// The number of the next line.
  private var line: Int
  private var nextRow = 0
  private var failure: ImportError?
  /// What is below the table.
  private var rest = TextBelowTable()
  private var isReported = false

  /// So many names that the first record does not have are reported.
  private static let mostKeys = 20

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - window: the text from the table's first line on.
  ///   - headLines: how many lines the head has.
  init(window: TextWindow, table: FoundTable, headLines: Int, limits: ImportLimits) {
    self.window = window
    self.limits = limits
    line = table.firstLine
    rows = TextTableLines(table, endLine: table.endLine <= headLines ? table.endLine : nil)
  }

  var problems: ProblemList {
    get { window.problems }
    set { window.problems = newValue }
  }

  var hasBufferedText: Bool { window.isInHead && !rows.isEnded }

  var mayHaveMore: Bool { failure == nil && !rows.isEnded && !(window.isLast && window.isEmpty) }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    while failure == nil {
      try window.fill(line: line)
      let batch = try scan()
      if batch.rowCount > 0 { return batch }
      if window.isLast, window.isEmpty { break }
    }
    if let failure { throw failure }
    report()
    return nil
  }

  /// Counts rows from the one after the header.
  mutating func discount(_ headerRows: Int) { nextRow -= headerRows }

  /// Takes the whole lines out of the window.
  private mutating func scan() throws(ImportError) -> RowBatch {
    let text = window.take()
    var batch = RowBatch()
    var position = 0
    let isLast = window.isLast
    while position < text.count, batch.bytes.count < TextWindow.batchSize, failure == nil,
      let end = TextLine.end(in: text, from: position, isWhole: isLast)
    {
      take(TextLine(number: line, bytes: Array(text[position..<end.line])), into: &batch)
      line += 1
      position = end.next
    }
    if isLast, position == text.count { rows.flush(into: &batch) }
    if text.count - position > limits[.rowBytes] { fail(.rowBytes) }
    window.keep(text[position...], foundRows: position > 0)
    removeRepeatedHeader(from: &batch)
    batch.firstRow = nextRow
    nextRow += batch.rowCount
    if let expectedCells { problems.addRaggedRows(of: batch, expected: expectedCells) }
    return batch
  }

  private mutating func take(_ text: TextLine, into batch: inout RowBatch) {
    if !rows.isEnded { rows.take(text, into: &batch) }
    if rows.isEnded { rest.take(text) }
    if rows.pendingBytes > limits.cellBytes { fail(.cellBytes) }
    if rows.cellCount > limits.columns { fail(.columns) }
  }

  private mutating func fail(_ name: ImportLimits.Name) {
    if failure == nil {
      failure = .limitExceeded(path: window.path, line: line, limit: name, value: limits[name])
    }
  }

  /// Adds what is known at the end.
  private mutating func report() {
    if isReported { return }
    isReported = true
    for line in rows.interruptions { problems.leaveOut(.amongRows, line: line.number, text: line.text) }
    for key in rows.lateKeys.prefix(Self.mostKeys) { problems.add(.lateKey(key.name, line: key.line)) }
    if let crossing = rows.crossing { problems.add(.wideCells(line: crossing.line, count: crossing.count)) }
    if let problem = rest.problem { problems.add(problem) }
  }
}

/// The lines below a table, which are not read.
struct TextBelowTable: Sendable {
  private var first: (line: Int, text: String)?
  private var count = 0

  /// The most characters of a line that a message shows.
  private static let longest = 40

  mutating func take(_ line: TextLine) {
    guard !line.isBlank, TableRule(line) == nil else { return }
    count += 1
    if first == nil {
      let text = line.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      first = (line.number, text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text)
    }
  }

  var problem: ImportProblem? {
    first.map { .belowTable(line: $0.line, text: $0.text, count: count) }
  }
}

/// Turns the lines of a text table into rows.
struct TextTableLines: Sendable {
  private let layout: FoundTable.Layout
  private let firstLine: Int
  private let headerEnd: Int?
  private let tableEnd: Int?
  /// The number of the line after the table; nil where the head does not show it.
  private let endLine: Int?
  /// The row in hand, of which further lines may follow.
  private var pending: PendingRow?
  private var isAfterRule = false
  private var isAfterBlank = false
  private(set) var isEnded = false
  /// The first row with a cell wider than its column, and how many there are.
  private(set) var crossing: (line: Int, count: Int)?
  /// The column of the last cell in a record.
  private var lastColumn: Int?
  /// Blank lines that are between records, or in the cell above: the next line tells.
  private var blankLines = 0
  /// How many cells the last row has.
  private(set) var cellCount = 0
  /// Lines of other programs among the rows.
  private(set) var interruptions: [TextLine] = []
  /// The names of cells that the first record does not have, with the line of the first.
  private(set) var lateKeys: [(name: String, line: Int)] = []
  private var lateColumns: [String: Int] = [:]

  init(_ table: FoundTable, endLine: Int?) {
    layout = table.layout
    firstLine = table.firstLine
    self.endLine = endLine
    switch table.layout {
    case .bars(let bars):
      headerEnd = bars.headerEnd
      tableEnd = nil
    case .columns(let columns):
      headerEnd = columns.headerEnd
      tableEnd = columns.tableEnd
    case .records(let records):
      headerEnd = nil
      tableEnd = nil
      pending = PendingRow(line: table.firstLine, texts: records.keys)
    }
  }

  /// How long the row in hand is so far.
  var pendingBytes: Int { pending?.byteCount ?? 0 }

  /// Takes a line; at the end of the table nothing but the row in hand.
  mutating func take(_ line: TextLine, into batch: inout RowBatch) {
    if let endLine, line.number >= endLine { return end(&batch) }
    switch layout {
    case .bars(let bars): take(line, bars, into: &batch)
    case .columns(let columns): take(line, columns, into: &batch)
    case .records(let records): take(line, records, into: &batch)
    }
  }

  /// Gives the row in hand.
  mutating func flush(into batch: inout RowBatch) {
    if let pending, pending.hasCells { pending.append(to: &batch) }
    pending = nil
  }

  private mutating func end(_ batch: inout RowBatch) {
    flush(into: &batch)
    isEnded = true
  }

  // MARK: Bars

  private mutating func take(_ line: TextLine, _ bars: BarLayout, into batch: inout RowBatch) {
    if let rule = TableRule(line), bars.isRule(rule) || line.number == headerEnd,
      pending?.isOpen != true || rule.junctions == bars.rule.junctions
    {
      flush(into: &batch)
      if isAfterRule { isEnded = true }
      isAfterRule = true
      return
    }
    if let ended = bars.columnsEnded(by: line), let row = pending {
      flush(into: &batch)
      pending = row.next(line: line.number + 1, without: ended)
      return
    }
    let mayEnd = isAfterRule || !bars.isFramed || line.isBlank
    isAfterRule = false
    if bars.holds(line), !isRowCount(line, bars) {
      takeRow(line, bars, into: &batch)
    } else if pending?.isOpen == true {
      takeRest(of: line, bars)
    } else if mayEnd, bars.isInterruptible, !line.isBlank, endLine.map({ line.number < $0 }) ?? false {
      flush(into: &batch)
      interruptions.append(line)
    } else if mayEnd {
      end(&batch)
    } else {
      takeLoose(line, into: &batch)
    }
  }

  /// Gives a line without bars inside a frame as a row of one cell, which is reported as uneven.
  private mutating func takeLoose(_ line: TextLine, into batch: inout RowBatch) {
    flush(into: &batch)
    var row = PendingRow(line: line.number)
    row.add(line, 0..<line.bytes.count, column: 0, mark: nil, isMarkdown: false)
    row.append(to: &batch)
  }

  /// Whether a line without bars is the footer of the only column that psql prints.
  private func isRowCount(_ line: TextLine, _ bars: BarLayout) -> Bool {
    bars.columnCount == 1 && !bars.rule.hasLeftEdge && line.isRowCount
  }

  private mutating func takeRow(_ line: TextLine, _ bars: BarLayout, into batch: inout RowBatch) {
    let isInHeader = headerEnd.map { line.number < $0 } ?? false
    let joins = pending != nil && (isInHeader || bars.isGrid || pending?.isContinued == true)
    if !joins { flush(into: &batch) }
    var row = joins ? pending ?? PendingRow(line: line.number) : PendingRow(line: line.number)
    let ranges = bars.cells(of: line)
    cellCount = ranges.count
    row.isContinued = false
    for (column, range) in ranges.enumerated() {
      let mark = bars.continuation(of: range, column: column, in: line)
      row.isContinued = row.isContinued || mark != nil
      row.add(line, range, column: column, mark: mark, isMarkdown: bars.rule.style == .markdown)
    }
    row.isOpen = bars.isOpen(line)
    pending = row
    if !row.isContinued, !row.isOpen, !bars.isGrid, !isInHeader { flush(into: &batch) }
  }

  /// Adds a line to a cell with a line break.
  private mutating func takeRest(of line: TextLine, _ bars: BarLayout) {
    let isClosed = bars.isClosed(line)
    let cells = isClosed ? bars.cells(of: line) : [0..<line.bytes.count]
    pending?.addRest(line, cells)
    pending?.isOpen = !isClosed
  }

  // MARK: Records

  private mutating func take(_ line: TextLine, _ records: RecordLayout, into batch: inout RowBatch) {
    // The first record has no line above it.
    if records.divider == .equals, line.number == firstLine {
      flush(into: &batch)
      pending = PendingRow(line: line.number)
    }
    if records.divider == .equals, line.isBlank {
      blankLines += 1
      return
    }
    let content = records.content(of: line)
    if blankLines > 0 {
      guard takeBlankLines(before: line, content, records, into: &batch) else { return end(&batch) }
    }
    switch content {
    case .separator:
      startRecord(line, into: &batch)
    case .cell(let known, let key, let value):
      let column = known ?? records.keys.count + indexOfLateKey(key, in: line)
      pending?.add(line, value, column: column, mark: nil, isMarkdown: false)
      cellCount = max(records.keys.count, column + 1)
      lastColumn = column
    case .continuation(let value):
      if let lastColumn { pending?.addLine(line, value, to: lastColumn) }
    case .end: end(&batch)
    }
  }

  private mutating func startRecord(_ line: TextLine, into batch: inout RowBatch) {
    flush(into: &batch)
    pending = PendingRow(line: line.number)
    lastColumn = nil
  }

  /// Decides what blank lines were: the first name comes after the end of a record, everything else goes on in it.
  ///
  /// False if another table follows, which has other names.
  private mutating func takeBlankLines(
    before line: TextLine, _ content: RecordLayout.Content, _ records: RecordLayout,
    into batch: inout RowBatch
  ) -> Bool {
    defer { blankLines = 0 }
    if case .cell(column: 0, _, _) = content {
      startRecord(line, into: &batch)
    } else if records.isOtherName(in: line) {
      return false
    } else if let lastColumn {
      for _ in 0..<blankLines { pending?.addLine(line, 0..<0, to: lastColumn) }
    }
    return true
  }

  /// The place of a name among those that the first record does not have; its cells follow the others.
  private mutating func indexOfLateKey(_ key: String, in line: TextLine) -> Int {
    if let index = lateColumns[key] { return index }
    lateKeys.append((key, line.number))
    lateColumns[key] = lateKeys.count - 1
    return lateKeys.count - 1
  }

  // MARK: Columns

  private mutating func take(_ line: TextLine, _ columns: ColumnLayout, into batch: inout RowBatch) {
    if let tableEnd, line.number == tableEnd { return flush(into: &batch) }
    if line.isBlank {
      flush(into: &batch)
      isAfterBlank = true
      return
    }
    if columns.ruler != nil {
      if line.isRowCount { return end(&batch) }
      let mayBeRule = line.number == firstLine || headerEnd.map { line.number <= $0 } ?? false
      if mayBeRule, TableRule(line)?.style == .underline { return flush(into: &batch) }
    }
    let row = columns.cells(of: line)
    if isAfterBlank, tableEnd == nil, row.isCrossing || columns.isBeyondRuler(row.cells, of: line) {
      return end(&batch)
    }
    isAfterBlank = false
    if row.isCrossing {
      crossing = (crossing?.line ?? line.number, (crossing?.count ?? 0) + 1)
    }
    takeRow(line, row.cells, columns, into: &batch)
  }

  private mutating func takeRow(
    _ line: TextLine, _ cells: [Range<Int>], _ columns: ColumnLayout, into batch: inout RowBatch
  ) {
    let isInHeader = headerEnd.map { line.number < $0 } ?? false
    let isFurther = columns.hasBlankLinesBetweenRows || columns.joinsRows && cells[0].isEmpty
    let joins = pending != nil && (isInHeader || isFurther || pending?.isContinued == true)
    if !joins { flush(into: &batch) }
    var row = joins ? pending ?? PendingRow(line: line.number) : PendingRow(line: line.number)
    cellCount = cells.count
    row.isContinued = false
    for (column, cell) in cells.enumerated() {
      let range = columns.isOfPairs && column == 0 ? cell.dropLast() : cell
      let isContinued = columns.isContinued(range, column: column, in: line)
      row.isContinued = row.isContinued || isContinued
      row.add(line, range, column: column, mark: isContinued ? .lineBreak : nil, isMarkdown: false)
    }
    pending = row
    let mayGoOn = columns.joinsRows || columns.hasBlankLinesBetweenRows
    if !row.isContinued, !isInHeader, !mayGoOn { flush(into: &batch) }
  }
}

/// A row of which some lines were read.
struct PendingRow: Sendable {
  /// The number of its first line.
  let line: Int
  private var cells: [[UInt8]] = []
  /// How each cell goes on in the next line, where it is marked.
  private var marks: [BarLayout.Continuation?] = []
  /// Whether a cell goes on in the next line.
  var isContinued = false
  /// Whether the bar at its end is missing.
  var isOpen = false
  private(set) var byteCount = 0

  init(line: Int) { self.line = line }

  var hasCells: Bool { !cells.isEmpty }

  /// The row below, which repeats the cells of all columns but some.
  func next(line: Int, without columns: Set<Int>) -> PendingRow {
    var row = PendingRow(line: line, texts: [])
    row.cells = cells.enumerated().map { columns.contains($0) ? [] : $1 }
    row.marks = cells.map { _ in nil }
    row.byteCount = row.cells.reduce(0) { $0 + $1.count }
    return row
  }

  /// A row that is complete.
  init(line: Int, texts: [String]) {
    self.line = line
    cells = texts.map { Array($0.utf8) }
    marks = texts.map { _ in nil }
  }

  /// Adds the text of a cell, behind what it has so far.
  mutating func add(
    _ line: TextLine, _ range: Range<Int>, column: Int, mark: BarLayout.Continuation?, isMarkdown: Bool
  ) {
    while cells.count <= column {
      cells.append([])
      marks.append(nil)
    }
    let before = marks[column]
    var bytes = Array(line.bytes[Self.text(of: range, in: line, from: before, to: mark)])
    if isMarkdown { bytes = MarkdownText.plain(bytes) }
    if !bytes.isEmpty, !cells[column].isEmpty, before != .wrap {
      cells[column].append(before == .lineBreak ? Byte.lineFeed : Byte.space)
    }
    cells[column] += bytes
    byteCount += bytes.count
    marks[column] = mark
  }

  /// The text of a cell without the marks before and behind it; where a word goes on, its spaces count.
  private static func text(
    of range: Range<Int>, in line: TextLine, from before: BarLayout.Continuation?,
    to mark: BarLayout.Continuation?
  ) -> Range<Int> {
    let length = mark == nil ? 0 : line.bytes[range].last.map { $0 < 0x80 ? 1 : 3 } ?? 0
    var text = range.lowerBound..<range.upperBound - length
    let trimmed = line.trimmed(text)
    if mark != .wrap { text = text.lowerBound..<trimmed.upperBound }
    guard before == .wrap, let first = text.first, line.bytes[first] == UInt8(ascii: ".") else {
      return min(trimmed.lowerBound, text.upperBound)..<text.upperBound
    }
    // The rest of a number is aligned on the right, behind spaces that are not part of it.
    let rest = line.trimmed(text.dropFirst())
    let isNumber = line.bytes[rest].allSatisfy { (0x2C...0x39).contains($0) }
    return isNumber ? rest : text.dropFirst()
  }

  /// Adds a line to a cell, in place of the mark that psql ends the line before with.
  mutating func addLine(_ line: TextLine, _ range: Range<Int>, to column: Int) {
    guard cells.indices.contains(column) else { return }
    let mark =
      cells[column].suffix(3).elementsEqual("↵".utf8) ? 3 : cells[column].last == UInt8(ascii: "+") ? 1 : 0
    cells[column].removeLast(mark)
    while mark > 0, cells[column].last == Byte.space { cells[column].removeLast() }
    cells[column] += [Byte.lineFeed] + line.bytes[line.trimmed(range)]
    byteCount += range.count + 1
  }

  /// Adds a line to the last cell, and the cells that follow on it.
  mutating func addRest(_ line: TextLine, _ ranges: [Range<Int>]) {
    for (index, range) in ranges.enumerated() {
      let bytes = Array(line.bytes[line.trimmed(range)])
      byteCount += bytes.count + 1
      if index == 0, let last = cells.indices.last {
        cells[last] += [Byte.lineFeed] + bytes
      } else {
        cells.append(bytes)
        marks.append(nil)
      }
    }
  }

  /// Appends the row to a batch.
  func append(to batch: inout RowBatch) {
    for cell in cells {
      let start = UInt32(batch.bytes.count)
      batch.bytes += cell
      batch.cells.append(RowBatch.CellRange(start: start, end: UInt32(batch.bytes.count)))
    }
    batch.rowStarts.append(UInt32(batch.cells.count))
    batch.lines.append(line)
  }
}
