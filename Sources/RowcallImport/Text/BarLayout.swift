import RowcallModel

/// How the cells of a table are drawn between bars: `| 1 | Ada |`, `1 | Ada`, `│ 1 │ Ada │`.
struct BarLayout: Hashable, Sendable {
  /// The rule that shows where the bars are.
  let rule: TableRule
  /// The number of the line that ends the header; nil without one.
  var headerEnd: Int?
  /// Whether rules stand between all rows, so that a row can have several lines.
  var isGrid = false

  var columnCount: Int { rule.columnCount }
  private var isMarkdown: Bool { rule.style == .markdown }
  /// Whether bars are around all rows and rules around the table, so that it ends with a rule.
  var isFramed: Bool { rule.style == .drawn && rule.hasLeftEdge && rule.hasRightEdge }

  /// Whether lines of other programs may be among the rows: where no frame shows the end of the table, a line that is none of
  /// its rows may be.
  var isInterruptible: Bool { rule.style == .drawn && !rule.hasLeftEdge && columnCount > 1 }

  /// Whether a rule among the rows is one of the table's own, and no row whose cells hold dashes.
  func isRule(_ other: TableRule) -> Bool { rule.style == .drawn && other.style == .drawn }

  /// Whether a line can be one of the table's rows.
  func holds(_ line: TextLine) -> Bool {
    let range = line.trimmed(0..<line.bytes.count)
    guard !range.isEmpty else { return false }
    if rule.hasLeftEdge, !isMarkdown { return barLength(line, at: range.lowerBound) > 0 }
    return columnCount == 1 && !rule.hasLeftEdge || !bars(in: line).isEmpty
  }

  /// Whether a row that begins with a bar lacks the one at its end: a cell with a line break goes on below.
  func isOpen(_ line: TextLine) -> Bool {
    isFramed && !isClosed(line)
  }

  /// Whether a line ends with a bar.
  func isClosed(_ line: TextLine) -> Bool {
    let range = line.trimmed(0..<line.bytes.count)
    return bars(in: line).last.map { $0 + barLength(line, at: $0) == range.upperBound } ?? false
  }

  /// The cells of a row between the bars, with the spaces around their texts.
  ///
  /// In a drawn table a bar that is part of a text differs from the others by its place: those between cells are under
  /// the junctions of the rule. Where that does not help, the row has more cells than the table has columns, and is
  /// reported.
  func cells(of line: TextLine) -> [Range<Int>] {
    let range = line.trimmed(0..<line.bytes.count)
    var bars = bars(in: line)
    if !isMarkdown, bars.count + 1 > columnCount { bars = underJunctions(bars, of: line) ?? bars }
    if isFramed, bars.count < rule.junctions.count, let cells = spans(between: bars, of: line) {
      return cells
    }
    var start = 0
    if let first = bars.first, first == range.lowerBound, rule.hasLeftEdge || isMarkdown {
      start = first + barLength(line, at: first)
      bars.removeFirst()
    }
    var end = line.bytes.count
    if let last = bars.last, last + barLength(line, at: last) == range.upperBound,
      rule.hasRightEdge || isMarkdown && bars.count >= columnCount
    {
      end = last
      bars.removeLast()
    }
    var cells: [Range<Int>] = []
    for bar in bars {
      cells.append(start..<bar)
      start = bar + barLength(line, at: bar)
    }
    return cells + [start..<max(start, end)]
  }

  /// The cells of a row of which some cover several columns, each in its first one; nil where a bar is elsewhere than under
  /// a junction, or none is at the ends.
  private func spans(between bars: [Int], of line: TextLine) -> [Range<Int>]? {
    let columns = LineColumns(line, .display)
    let places = bars.compactMap { rule.junctions.firstIndex(of: columns.column(of: $0)) }
    guard places.count == bars.count, places.first == 0, places.last == rule.junctions.count - 1 else {
      return nil
    }
    var cells = [Range<Int>](repeating: 0..<0, count: columnCount)
    for (index, place) in places.dropLast().enumerated() {
      cells[place] = bars[index] + barLength(line, at: bars[index])..<bars[index + 1]
    }
    return cells
  }

  /// The zero-based columns that a line inside a grid ends; nil for a line that ends none, or all of them.
  ///
  /// `|       +-----+` has a cell in its first column that goes on in the next row.
  func columnsEnded(by line: TextLine) -> Set<Int>? {
    guard isGrid, isFramed else { return nil }
    let columns = LineColumns(line, .display)
    let ended = rule.runs.indices.filter { index in
      let run = line.bytes[
        columns.offset(of: rule.runs[index].lowerBound)..<columns.offset(of: rule.runs[index].upperBound)]
      return !run.isEmpty && run.allSatisfy { $0 == UInt8(ascii: "-") }
    }
    return ended.isEmpty || ended.count == columnCount ? nil : Set(ended)
  }

  /// Whether the cells of a line are as many as the table has columns.
  func fits(_ line: TextLine) -> Bool { holds(line) && cells(of: line).count == columnCount }

  /// The bars under the junctions of the rule; nil where one is missing.
  private func underJunctions(_ bars: [Int], of line: TextLine) -> [Int]? {
    guard bars.count > rule.junctions.count else { return nil }
    for metric in [TextMetric.display, .scalars] {
      let columns = LineColumns(line, metric)
      guard rule.hasRightEdge || columns.width <= rule.runs.last?.upperBound ?? 0 else { continue }
      let wanted = Set(rule.junctions)
      let found = bars.filter { wanted.contains(columns.column(of: $0)) }
      if found.count == wanted.count { return found }
    }
    return nil
  }

  /// The offsets of the bars.
  private func bars(in line: TextLine) -> [Int] {
    var bars: [Int] = []
    var offset = 0
    while offset < line.bytes.count {
      if isMarkdown, line.bytes[offset] == Byte.backslash {
        offset += 2
        continue
      }
      let length = barLength(line, at: offset)
      if length > 0 { bars.append(offset) }
      offset += max(1, length)
    }
    return bars
  }

  /// How many bytes the bar at an offset has; 0 where there is none.
  private func barLength(_ line: TextLine, at offset: Int) -> Int {
    let byte = line.bytes[offset]
    guard rule.isBox else { return byte == Byte.bar ? 1 : 0 }
    guard byte == 0xE2 else { return 0 }
    let (value, length) = UTF8Scalar.at(offset, in: line.bytes.span)
    return Self.boxBars.contains(value) ? length : 0
  }

  // │ ┃ ┆ ┇ ┊ ┋ ╎ ╏ ║
  private static let boxBars: Set<UInt32> = [
    0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551,
  ]
}

extension BarLayout {
  /// How the next line of a row joins a cell of this one.
  enum Continuation { case lineBreak, wrap }

  /// Whether a cell goes on in the next line, as psql marks it: `two +|` before a line break, `Ada L.|` inside a word.
  ///
  /// The mark stands where all other cells have a space, so a text that ends with a plus sign is none. Where cells begin
  /// without the space that psql writes, nothing is a mark: `|A+|`.
  func continuation(of cell: Range<Int>, column: Int, in line: TextLine) -> Continuation? {
    guard rule.style == .drawn, !isGrid, column < columnCount,
      let mark = mark(atEndOf: line.bytes[cell]), isPadded(line.bytes[cell])
    else { return nil }
    let marked = LineColumns(line, .display).columns(of: cell)
    let junction = rule.junctions.first { $0 >= marked.upperBound } ?? rule.runs.last?.upperBound ?? 0
    return marked.upperBound == junction ? mark : nil
  }

  /// Whether a cell begins with a space, or with the mark of a word that began in the line above.
  private func isPadded(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.first == Byte.space || cell.first == UInt8(ascii: ".") || cell.starts(with: "…".utf8)
  }

  private func mark(atEndOf cell: ArraySlice<UInt8>) -> Continuation? {
    switch cell.last {
    case UInt8(ascii: "+"): .lineBreak
    case UInt8(ascii: "."): rule.isBox ? nil : .wrap
    case 0xB5 where cell.suffix(3).elementsEqual([0xE2, 0x86, 0xB5]): .lineBreak
    case 0xA6 where cell.suffix(3).elementsEqual([0xE2, 0x80, 0xA6]): rule.isBox ? .wrap : nil
    default: nil
    }
  }
}
