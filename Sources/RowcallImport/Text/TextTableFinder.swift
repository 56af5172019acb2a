import RowcallValues

/// A table in a text, and how it is read.
struct FoundTable: Sendable {
  enum Layout: Sendable {
    case bars(BarLayout)
    case columns(ColumnLayout)
    case records(RecordLayout)
  }

  var layout: Layout
  /// The number of its first line.
  var firstLine: Int
  /// The number of the line after its last one, as far as the head shows.
  var endLine: Int
  /// Whether its first row is the header; nil where only the cells can tell.
  var hasHeader: Bool?
  /// Why it is a table.
  var reason: DecisionReason
  /// How sure that is.
  var confidence: Double

  /// The same table in a text with so many more lines above.
  func moved(by lines: Int) -> FoundTable {
    var table = self
    table.firstLine += lines
    table.endLine += lines
    switch layout {
    case .bars(var bars):
      bars.headerEnd = bars.headerEnd.map { $0 + lines }
      table.layout = .bars(bars)
    case .columns(var columns):
      columns.headerEnd = columns.headerEnd.map { $0 + lines }
      columns.tableEnd = columns.tableEnd.map { $0 + lines }
      table.layout = .columns(columns)
    case .records: break
    }
    return table
  }

  var isMarkdown: Bool { if case .bars(let bars) = layout { bars.rule.style == .markdown } else { false } }

  var columnCount: Int {
    switch layout {
    case .bars(let bars): bars.columnCount
    case .columns(let columns): columns.columnCount
    case .records(let records): records.keys.count
    }
  }
}

/// Finds the tables in the lines of a text: drawn with bars and rules, underlined, or aligned by spaces.
struct TextTableFinder {
  let lines: [TextLine]
  /// The rules among the lines, by their index.
  private let rules: [Int: TableRule]
  /// The indices of rules with the same runs of dashes, in order.
  private let rulers: [[Range<Int>]: [Int]]

  init(_ lines: [TextLine]) {
    self.lines = lines
    rules = lines.enumerated().reduce(into: [:]) { rules, line in
      rules[line.offset] = TableRule(line.element)
    }
    rulers = Dictionary(grouping: rules.keys.sorted()) { [rules] in rules[$0]?.runs ?? [] }
  }

  /// The tables with rules, in order.
  ///
  /// - Parameter most: in how many of the first lines a table must begin.
  func ruledTables(beginningWithin most: Int = .max) -> [FoundTable] {
    var tables: [FoundTable] = []
    var next = 0
    let records = lines.indices.filter { lines[$0].isRecordSeparator || $0 == 0 }
    for index in (rules.keys + records).sorted() where index >= next {
      guard let table = table(at: index), table.firstLine - lines[0].number < most else { continue }
      tables.append(table)
      next = table.endLine - lines[0].number
    }
    return tables
  }

  /// The table whose first rule has an index.
  private func table(at index: Int) -> FoundTable? {
    guard let rule = rules[index] else { return records(at: index) }
    return switch rule.style {
    case .drawn: framedTable(at: index, rule) ?? headedTable(at: index, rule)
    case .markdown: headedTable(at: index, rule)
    case .underline: underlinedTable(at: index, rule)
    case .plain: singleColumn(at: index, rule)
    }
  }

  private func number(_ index: Int) -> Int { lines[0].number + index }

  private func isLine(_ index: Int) -> Bool { lines.indices.contains(index) }
}

// MARK: - Bars

extension TextTableFinder {
  /// A table that begins with a rule: those of mysql, sqlite3 and reStructuredText, psql with its border 2.
  private func framedTable(at index: Int, _ rule: TableRule) -> FoundTable? {
    guard rule.hasLeftEdge, rule.hasRightEdge else { return nil }
    var layout = BarLayout(rule: rule)
    guard isLine(index + 1), rules[index + 1] == nil, layout.fits(lines[index + 1]) else { return nil }
    let end = end(of: layout, after: index)
    let inner = (index + 1..<end).filter { rules[$0].map(layout.isRule) ?? false }
    // Above cells that cover several columns, a rule has fewer junctions.
    if let most = inner.compactMap({ rules[$0] }).max(by: { $0.junctions.count < $1.junctions.count }),
      Set(most.junctions).isStrictSuperset(of: rule.junctions)
    {
      layout = BarLayout(rule: most)
    }
    guard let first = inner.first else { return nil }
    let groups = groups(between: inner, end: end)
    layout.isGrid = isGrid(groups, layout: layout, isDouble: rules[first]?.isDouble ?? false)
    let isHeaderKnown = !layout.isGrid || rule.isBox || rules[first]?.isDouble == true
    // Below the header of an empty table, the rule is drawn twice.
    let isEmpty = rules[end]?.junctions == rule.junctions && !(isLine(end + 1) && layout.fits(lines[end + 1]))
    let hasHeader = inner.count > 1 || first + 1 < end || isEmpty
    if isHeaderKnown, hasHeader { layout.headerEnd = number(first) }
    return FoundTable(
      layout: .bars(layout), firstLine: number(index), endLine: number(end),
      hasHeader: isHeaderKnown && hasHeader ? true : nil, reason: .drawnLines, confidence: 0.98)
  }

  /// A table whose first rule is below its header: those of psql and Markdown.
  private func headedTable(at index: Int, _ rule: TableRule) -> FoundTable? {
    var layout = BarLayout(rule: rule)
    guard index > 0, rules[index - 1] == nil, layout.fits(lines[index - 1]) else { return nil }
    var first = index - 1
    // Names with line breaks, which only psql writes.
    while rule.style == .drawn, !rule.hasLeftEdge, first > 0, rules[first - 1] == nil,
      layout.fits(lines[first - 1])
    {
      first -= 1
    }
    let end = end(of: layout, after: index)
    guard !rule.hasLeftEdge || rule.style == .markdown || end > index + 1 else { return nil }
    layout.headerEnd = number(index)
    return FoundTable(
      layout: .bars(layout), firstLine: number(first), endLine: number(end), hasHeader: true,
      reason: .drawnLines, confidence: 0.98)
  }

  /// The only column that psql prints is known by the number of rows below it.
  private func singleColumn(at index: Int, _ rule: TableRule) -> FoundTable? {
    // Most rules of dashes are below titles of prose, and end here: psql sets a space before the name.
    guard index > 0, lines[index - 1].bytes.first == Byte.space, !lines[index - 1].isBlank,
      rules[index - 1] == nil,
      LineColumns(lines[index - 1], .display).width <= rule.runs[0].upperBound,
      let end = (index + 1..<lines.count).first(where: { lines[$0].isBlank || lines[$0].isRowCount }),
      lines[end].isRowCount
    else { return nil }
    return FoundTable(
      layout: .bars(BarLayout(rule: rule, headerEnd: number(index))), firstLine: number(index - 1),
      endLine: number(end), hasHeader: true, reason: .drawnLines, confidence: 0.95)
  }

  /// The index after the last line of a table.
  private func end(of layout: BarLayout, after index: Int) -> Int {
    let isRule = { (line: Int) in line == index || rules[line].map(layout.isRule) ?? false }
    var end = index + 1
    var isOpen = false
    while isLine(end) {
      if isRule(end) {
        if isRule(end - 1) { break }
        isOpen = false
      } else if layout.holds(lines[end]) {
        isOpen = layout.isOpen(lines[end])
      } else {
        let isInside = layout.isFramed && !isRule(end - 1) || isInterruption(end, layout)
        guard isOpen || isInside && !lines[end].isBlank else { break }
        isOpen = isOpen && !layout.isClosed(lines[end])
      }
      end += 1
    }
    return end
  }

  /// Whether a line is of another program that writes to the same terminal: the table goes on below it.
  private func isInterruption(_ index: Int, _ layout: BarLayout) -> Bool {
    layout.isInterruptible && isLine(index + 1) && !lines[index].isRowCount && rules[index + 1] == nil
      && layout.fits(lines[index + 1])
  }

  /// The lines between rules that are below the first one inside the table.
  private func groups(between rules: [Int], end: Int) -> [Range<Int>] {
    zip(rules, rules.dropFirst() + [end]).map { $0 + 1..<max($0 + 1, $1) }.filter { !$0.isEmpty }
  }

  /// Whether rules separate all rows, which then may have several lines.
  ///
  /// A rule above a row of totals does not: the lines above it are full rows. In the further lines of a row, most cells
  /// are blank.
  private func isGrid(_ groups: [Range<Int>], layout: BarLayout, isDouble: Bool) -> Bool {
    guard groups.count > 1 else { return false }
    let further = groups.flatMap { $0.dropFirst() }.map { lines[$0] }
    let full = further.count { line in
      layout.cells(of: line).allSatisfy { !line.trimmed($0).isEmpty }
    }
    return full == 0 || isDouble && full * 2 <= further.count
  }
}

// MARK: - Records

extension TextTableFinder {
  /// A table with one line for each cell.
  private func records(at index: Int) -> FoundTable? {
    let found = RecordLayout(lines[index...]) ?? (index == 0 ? RecordLayout(equalsIn: lines[...]) : nil)
    guard let layout = found else { return nil }
    let end = lines[index...].firstIndex { if case .end = layout.content(of: $0) { true } else { false } }
    return FoundTable(
      layout: .records(layout), firstLine: number(index), endLine: number(end ?? lines.count),
      hasHeader: true,
      reason: .records, confidence: 0.95)
  }
}

// MARK: - Underlined columns

extension TextTableFinder {
  /// A table with a run of dashes under each header: those of sqlite3, sqlcmd, psql without borders and reStructuredText.
  private func underlinedTable(at index: Int, _ rule: TableRule) -> FoundTable? {
    guard rule.runs.contains(where: { $0.count > 1 }), isLine(index + 1) else { return nil }
    if let simple = simpleTable(at: index, rule) { return simple }
    guard index > 0, !lines[index - 1].isBlank, rules[index - 1] == nil else { return nil }
    var end = index + 1
    while isLine(end), !lines[end].isRowCount, !isUnderHeader(end) { end += 1 }
    if isLine(end), isUnderHeader(end) { end -= 1 }
    // sqlite3 writes blank lines between rows of several lines; prose after a blank line is no row.
    var layout = ColumnLayout(rule, metric: .display)
    layout.ruler = rule
    let rows = index + 1..<end
    layout = layout.counted(as: lines[rows])
    while let blank = (rows.lowerBound..<end).last(where: { lines[$0].isBlank }),
      (blank + 1..<end).contains(where: { isProse(lines[$0], in: layout) })
    {
      end = blank
    }
    guard !layout.cells(of: lines[index - 1]).isCrossing else { return nil }
    layout.headerEnd = number(index)
    layout.hasBlankLinesBetweenRows = haveBlankLinesBetween(index + 1..<end, layout)
    return FoundTable(
      layout: .columns(layout), firstLine: number(index - 1), endLine: number(end), hasHeader: true,
      reason: .underlinedHeader, confidence: 0.95)
  }

  /// Whether blank lines are between all rows: no line with its first and other cells follows right below another.
  private func haveBlankLinesBetween(_ rows: Range<Int>, _ layout: ColumnLayout) -> Bool {
    var hasBlank = false
    for index in rows.dropFirst() {
      if lines[index].isBlank {
        hasBlank = true
      } else if !lines[index - 1].isBlank {
        let filled = layout.cells(of: lines[index]).cells.map { !lines[index].trimmed($0).isEmpty }
        if filled[0], filled.dropFirst().contains(true) { return false }
      }
    }
    return hasBlank
  }

  /// Whether a line stands in none of the columns.
  private func isProse(_ line: TextLine, in layout: ColumnLayout) -> Bool {
    let row = layout.cells(of: line)
    return row.isCrossing || layout.isBeyondRuler(row.cells, of: line)
  }

  /// Whether a rule is below the header of another table, a line that follows a blank one.
  ///
  /// Others are rows of dashes.
  private func isUnderHeader(_ index: Int) -> Bool {
    rules[index] != nil && index > 1 && !lines[index - 1].isBlank && lines[index - 2].isBlank
  }

  /// A simple table of reStructuredText: the same ruler above the header, below it and at the end.
  private func simpleTable(at index: Int, _ rule: TableRule) -> FoundTable? {
    // Below a line of text, a ruler underlines headers.
    guard index == 0 || lines[index - 1].isBlank, rules[index + 1] == nil, !lines[index + 1].isBlank else {
      return nil
    }
    let alike = rulers[rule.runs] ?? []
    let others = alike[alike.partitionPoint { $0 > index }...].prefix(2)
    guard let second = others.first else { return nil }
    var layout = ColumnLayout(rule, metric: .display)
    layout.ruler = rule
    layout = layout.counted(as: lines[index + 1..<second])
    let hasHeader = others.count > 1
    let last = others.last ?? second
    layout.headerEnd = hasHeader ? number(second) : nil
    layout.tableEnd = number(last)
    layout.joinsRows = true
    return FoundTable(
      layout: .columns(layout), firstLine: number(index), endLine: number(last + 1), hasHeader: hasHeader,
      reason: .underlinedHeader, confidence: 0.95)
  }
}

extension ColumnLayout {
  /// The columns under the runs of a ruler.
  init(_ rule: TableRule, metric: TextMetric) {
    let last = rule.runs.count - 1
    extents = rule.runs.enumerated().map { $1.lowerBound..<($0 == last ? Int.max : $1.upperBound) }
    self.metric = metric
  }

  /// The same columns, counted as fits some lines best.
  func counted(as lines: ArraySlice<TextLine>) -> ColumnLayout {
    let metrics = [TextMetric.display, .scalars].map { metric in
      var layout = ColumnLayout(
        extents: extents, metric: metric, ruler: ruler, headerEnd: headerEnd, tableEnd: tableEnd)
      layout.isOfWords = isOfWords
      return layout
    }
    let crossings = metrics.map { layout in lines.prefix(200).count { layout.cells(of: $0).isCrossing } }
    return crossings[1] < crossings[0] ? metrics[1] : metrics[0]
  }
}

extension TextLine {
  /// Whether it says how many rows there are: `(4 rows)`, `(4 Zeilen)`, `4 rows in set (0.00 sec)`.
  var isRowCount: Bool {
    bytes.count < 80
      && FooterText.countsRows(String(decoding: bytes[trimmed(0..<bytes.count)], as: UTF8.self))
  }
}
