import RowcallValues

/// Finds tables that only spaces keep apart in the lines of a text, each of which certainly is one.
struct AlignedTableFinder {
  private let lines: [TextLine]
  /// The first line that is in no table so far.
  private var start = 0
  /// How many lines before each one, and before the end, are in no block that may be a table.
  private var others: [Int] = []
  /// Whether the user says that it is a table.
  private let isAsked: Bool

  /// The most lines before a table, without a blank line and with one.
  private static let mostLinesBefore = 3
  private static let mostLinesBeforeBlock = 30
  /// How many lines may be around a short table, such as the summary that `top` prints.
  private static let mostLinesAround = 8
  /// How many lines show the columns of the first of several tables.
  private static let fewestRows = 3

  init(lines: [TextLine], isAsked: Bool = false) {
    self.lines = lines
    self.isAsked = isAsked
    let blocks = lines.indices.split { lines[$0].isBlank }.map { $0.startIndex..<$0.endIndex }
    var isOther = lines.map { !$0.isBlank }
    for block in blocks where blocks.count > 1 && isPlausible(lines[block]) && candidate(in: block) != nil {
      for line in block { isOther[line] = false }
    }
    others = isOther.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) }
  }

  /// The tables, in order, as `kubectl get all` writes them.
  func tables() -> [FoundTable] {
    var tables: [FoundTable] = []
    var rest = self
    while let table = rest.table() {
      tables.append(table)
      rest.start = table.endLine - lines[0].number
    }
    return tables
  }

  /// The first table; nil where there is none.
  private func table() -> FoundTable? {
    var next = start
    while next - start < Self.mostLinesBeforeBlock,
      let first = lines[next...].firstIndex(where: { !$0.isBlank })
    {
      let end = lines[first...].firstIndex(where: \.isBlank) ?? lines.count
      if let table = table(in: first..<end) { return table }
      next = end
    }
    return nil
  }

  /// A choice of lines, and the columns in them.
  private struct Candidate {
    var lines: Range<Int>
    var layout: ColumnLayout
    /// How many of the first or last lines of the block are left out for it.
    var leftOut = 0
    /// All lines count for half a column.
    var score: Double { Double(layout.columnCount) - Double(leftOut) / 2 }
  }

  /// The table in lines without a blank one.
  private func table(in block: Range<Int>) -> FoundTable? {
    guard isAsked || isPlausible(lines[block]), let best = candidate(in: block) else { return nil }
    var rows = best.lines
    // A line such as "total 696" is above the table, although it is no wider than the first column.
    while rows.count > 2, best.layout.columnCount > 2, isSparse(rows.lowerBound, best.layout) {
      rows.removeFirst()
    }
    let end =
      rows.upperBound == block.upperBound ? wholeEnd(of: rows, best.layout) : rows.upperBound
    guard isAsked || isMostOfText(rows.lowerBound..<end, best.layout) else { return nil }
    let even = rows.count { !best.layout.cells(of: lines[$0]).isCrossing }
    var layout = best.layout
    layout.isOfPairs =
      layout.columnCount == 2
      && (rows.lowerBound..<end).allSatisfy { lines[$0].isBlank || hasNameWithColon(lines[$0], layout) }
    return FoundTable(
      layout: .columns(layout), firstLine: lines[rows.lowerBound].number,
      endLine: lines[0].number + end, hasHeader: layout.isOfPairs ? false : nil,
      reason: .alignedColumns(rows: even, of: rows.count, columns: best.layout.columnCount), confidence: 0.9)
  }

  /// The lines of a block in which most columns are found: all of them, or those without a title above or a text below.
  private func candidate(in block: Range<Int>) -> Candidate? {
    var best: Candidate?
    for skipped in 0...Self.mostLinesBefore where skipped == 0 || skipped + 2 <= block.count {
      let lines = block.lowerBound + skipped..<block.upperBound
      for end in [block.upperBound, endOfFirstColumns(in: lines)] {
        let part = lines.lowerBound..<end
        guard part.count > 1 || part == block, let layout = layout(of: self.lines[part]) else { continue }
        let leftOut = (skipped > 0 ? 1 : 0) + (end < block.upperBound ? 1 : 0)
        let candidate = Candidate(lines: part, layout: layout, leftOut: leftOut)
        // Lines such as "total 696" need no header below them.
        let isPart =
          end < block.upperBound || !(block.lowerBound..<lines.lowerBound).allSatisfy { isSparse($0, layout) }
        guard isAsked || isTable(self.lines[part], layout, isPart: isPart) else { continue }
        if candidate.score > best?.score ?? 1 { best = candidate }
      }
    }
    guard let words = candidateOfWords(in: block) else { return best }
    return best.map { dividesWorse($0, than: words) } ?? true ? words : best
  }

  /// Lines of at least as many words as the first has, which no columns hold.
  ///
  /// Numbers may be wider than the space under their header, and move what is behind them. The last column takes the words beyond.
  private func candidateOfWords(in block: Range<Int>) -> Candidate? {
    for skipped in 0...1 where skipped + 2 <= block.count {
      let part = block.lowerBound + skipped..<block.upperBound
      let words = lines[part.lowerBound].words
      let columns = LineColumns(lines[part.lowerBound], .display)
      var extents = words.map(columns.columns)
      guard words.count > 2, let last = extents.popLast() else { continue }
      extents.append(last.lowerBound..<Int.max)
      let layout = ColumnLayout(extents: extents, metric: .display, isOfWords: true, isSplitAtWords: true)
      guard part.allSatisfy({ lines[$0].words.count >= words.count }) else { continue }
      let isEven = part.allSatisfy { lines[$0].words.count == words.count }
      if isEven ? isHeaded(lines[part], layout) : ColumnsOfWords(lines[part]).areClear {
        return Candidate(lines: part, layout: layout, leftOut: skipped)
      }
    }
    return nil
  }

  /// Whether columns found by the gaps are worse than those of single words: they leave out lines, a cell crosses them, or one
  /// of them has several headers over numbers.
  private func dividesWorse(_ gaps: Candidate, than words: Candidate) -> Bool {
    guard gaps.lines.upperBound == words.lines.upperBound else {
      return gaps.layout.columnCount <= words.layout.columnCount
    }
    let columns = words.layout.columnCount
    if gaps.layout.columnCount >= columns { return false }
    if words.lines.contains(where: { gaps.layout.cells(of: lines[$0]).isCrossing }) { return true }
    return ColumnsOfWords(lines[words.lines]).areJoined(in: gaps.layout)
  }

  /// Up to where the lines stand in the columns of the first of them.
  private func endOfFirstColumns(in rows: Range<Int>) -> Int {
    guard rows.count > Self.fewestRows, let layout = layout(of: lines[rows.prefix(Self.fewestRows)]) else {
      return rows.upperBound
    }
    // Tables under one another have titles that begin alike: "Active Internet connections", "Active UNIX sockets".
    let title = rows.lowerBound > 0 ? lines[rows.lowerBound - 1].wordTexts.first : nil
    return rows.dropFirst().first { index in
      if title != nil, lines[index].wordTexts.first == title { return true }
      let next = lines[index..<min(index + 4, rows.upperBound)]
      let crossing = next.count { layout.cells(of: $0).isCrossing }
      return layout.cells(of: lines[index]).isCrossing && crossing * 2 >= next.count
    } ?? rows.upperBound
  }

  /// Whether little else is in the text: lines in a document of prose are aligned here and there.
  private func isMostOfText(_ table: Range<Int>, _ layout: ColumnLayout) -> Bool {
    let rows = table.count { !lines[$0].isBlank }
    let inside = self.others[table.upperBound] - self.others[table.lowerBound]
    let others = self.others[lines.count] - self.others[start] - inside
    return others * 2 <= rows || others <= Self.mostLinesAround && isHeaded(lines[table], layout)
  }

  private func hasNameWithColon(_ line: TextLine, _ layout: ColumnLayout) -> Bool {
    let name = layout.cells(of: line).cells[0]
    return name.count > 1 && line.bytes[name.upperBound - 1] == UInt8(ascii: ":")
  }

  private func isSparse(_ index: Int, _ layout: ColumnLayout) -> Bool {
    layout.cells(of: lines[index]).cells.count { !$0.isEmpty } < 2
  }

  private func layout(of lines: ArraySlice<TextLine>) -> ColumnLayout? {
    let display = GutterFinder(lines, metric: .display).layout()
    let scalars = GutterFinder(lines, metric: .scalars).layout()
    return (scalars?.columnCount ?? 0) > (display?.columnCount ?? 0) ? scalars : display
  }

  /// Includes what follows blank lines as long as it stands in the same columns, and no other table begins there.
  private func wholeEnd(of rows: Range<Int>, _ layout: ColumnLayout) -> Int {
    var last = rows.upperBound
    for index in rows.upperBound..<lines.count where !lines[index].isBlank {
      if lines[index - 1].isBlank, isOtherTable(at: index, than: rows, layout) { break }
      let row = layout.cells(of: lines[index])
      let filled = row.cells.count { !$0.isEmpty }
      guard !row.isCrossing, filled * 2 > layout.columnCount, lines[index].hasGap else { break }
      last = index + 1
    }
    return last
  }

  /// Whether the header of another table is in a line below a blank one: it is written as a header and is not the first one again,
  /// or it has other columns and begins like the header of the first.
  private func isOtherTable(at index: Int, than rows: Range<Int>, _ layout: ColumnLayout) -> Bool {
    let block = index..<(lines[index...].firstIndex(where: \.isBlank) ?? lines.count)
    guard let other = candidate(in: block), other.lines.lowerBound == index else { return false }
    let (line, header) = (lines[index], lines[rows.lowerBound])
    let numbers = numberColumns(lines[block], other.layout)
    let cells = other.layout.cells(of: line).cells
    // One word above numbers may be that of a row, such as "Cancelled"; two are headers.
    let namesNumbers =
      numbers.count > 1 && numbers.allSatisfy { !cells[$0].isEmpty && !line.startsWithDigit(cells[$0]) }
    let hasColumnsOfItsOwn =
      other.layout.columnCount != layout.columnCount || numbers != numberColumns(lines[rows], layout)
      || namesNumbers
    // Among the same columns, a row of names may look like a header, unless both are in capitals throughout.
    if hasColumnsOfItsOwn || !line.hasSmallLetters && !header.hasSmallLetters,
      isWrittenAsHeader(lines[block], other.layout)
    {
      return line.wordTexts != header.wordTexts
    }
    return other.layout.columnCount != layout.columnCount && line.wordTexts.first == header.wordTexts.first
  }

  /// Whether nearly all cells of the first line begin with a capital and stand for something, and the lines below show that this
  /// is the style of a header: a column has nothing but numbers, or small letters are where the header has none.
  private func isWrittenAsHeader(_ rows: ArraySlice<TextLine>, _ layout: ColumnLayout) -> Bool {
    guard let header = rows.first, let row = rows.dropFirst().first else { return false }
    let names = layout.cells(of: header).cells.filter { !$0.isEmpty }.map {
      String(decoding: header.bytes[$0], as: UTF8.self)
    }
    guard names.count >= layout.columnCount - 1,
      names.allSatisfy({ $0.first?.isUppercase == true && !BlankWords.standsForNothing($0) })
    else { return false }
    return !numberColumns(rows, layout).isEmpty || !header.hasSmallLetters && row.hasSmallLetters
  }

  /// The columns that have nothing but numbers below the first line.
  private func numberColumns(_ rows: ArraySlice<TextLine>, _ layout: ColumnLayout) -> [Int] {
    let cells = rows.dropFirst().prefix(Self.mostLinesBeforeBlock).map { ($0, layout.cells(of: $0).cells) }
    return (0..<layout.columnCount).filter { column in
      cells.allSatisfy { line, cells in !cells[column].isEmpty && line.startsWithDigit(cells[column]) }
    }
  }

  /// Whether most lines have wide gaps, and no delimiter divides them better.
  private func isPlausible(_ block: ArraySlice<TextLine>) -> Bool {
    let lines = block.prefix(50)
    guard lines.count > 1, !lines.contains(where: { $0.bytes.contains(Byte.tab) }) else { return false }
    guard lines.count(where: \.hasGap) * 2 > lines.count else { return false }
    return !",;|".utf8.contains { delimiter in
      let counts = lines.map { line in line.bytes.count { $0 == delimiter } }
      return counts[0] > 0 && counts.allSatisfy { $0 == counts[0] }
    }
  }

  /// Whether lines are a table beyond doubt.
  ///
  /// - Parameter isPart: whether lines around it were left out, so that the first one must look like a header.
  private func isTable(_ rows: ArraySlice<TextLine>, _ layout: ColumnLayout, isPart: Bool) -> Bool {
    let cells = rows.map { layout.cells(of: $0).cells.map { !$0.isEmpty } }
    let filled = cells.joined().count { $0 }
    let isFull = Double(filled) >= 0.6 * Double(rows.count * layout.columnCount)
    guard isFull, rows.count > 1, !hasGapInHeader(rows, layout) else { return false }
    if layout.columnCount == 2 { return !isPart && rows.count > 2 && filled == rows.count * 2 }
    return !isPart && rows.count > 2 || isHeaded(rows, layout)
  }

  /// Whether a cell of the first line has a wide gap inside, so that it is two headers over cells that stand elsewhere.
  private func hasGapInHeader(_ rows: ArraySlice<TextLine>, _ layout: ColumnLayout) -> Bool {
    guard let header = rows.first else { return false }
    return layout.cells(of: header).cells.contains {
      header.bytes[$0].contains(sequence: [Byte.space, Byte.space])
    }
  }

  /// Whether the first line has no digits, and half of the cells in the second have some.
  private func isHeaded(_ rows: ArraySlice<TextLine>, _ layout: ColumnLayout) -> Bool {
    guard let header = rows.first, let row = rows.dropFirst().first else { return false }
    let hasDigits = { (bytes: ArraySlice<UInt8>) in bytes.contains { (0x30...0x39).contains($0) } }
    let values = layout.cells(of: row).cells.count { hasDigits(row.bytes[$0]) }
    let names = layout.cells(of: header).cells.count { !$0.isEmpty && !hasDigits(header.bytes[$0]) }
    return values > 1 && values * 2 >= layout.columnCount && names >= layout.columnCount - 1
  }
}

/// Lines whose words stand each in a column of its own, under the words of the first.
private struct ColumnsOfWords {
  /// Where the words of the first line are.
  private let headers: [Range<Int>]
  /// Whether nearly no header has a digit.
  private let isHeaded: Bool
  /// In how many of the lines below a word of the column is a number, and in how many it is near its header.
  private var numbers: [Int]
  private var near: [Int]
  private let count: Int

  /// The most lines that are looked at.
  private static let mostLines = 200

  init(_ lines: ArraySlice<TextLine>) {
    let first = lines.first ?? TextLine(number: 0, bytes: [])
    headers = first.words.map(LineColumns(first, .display).columns)
    isHeaded = first.words.count { first.startsWithDigit($0) } < 2
    numbers = headers.map { _ in 0 }
    near = numbers
    count = min(lines.count - 1, Self.mostLines)
    for line in lines.dropFirst().prefix(count) {
      let columns = LineColumns(line, .display)
      for (index, word) in line.words.prefix(headers.count).enumerated() {
        if line.startsWithDigit(word) || CellKind(line.bytes[word].span).isValue { numbers[index] += 1 }
        if isNear(columns.columns(of: word), index) { near[index] += 1 }
      }
    }
  }

  /// Whether a word is neither left of the header before its own, nor from the next header on.
  private func isNear(_ word: Range<Int>, _ index: Int) -> Bool {
    (index == 0 || word.upperBound > headers[index - 1].upperBound)
      && (index + 1 >= headers.count || word.lowerBound < headers[index + 1].lowerBound)
  }

  private func isNumeric(_ column: Int) -> Bool { count > 0 && numbers[column] * 10 >= count * 9 }

  /// Whether the words certainly stand in columns: some of these are numeric, and most words are near their headers.
  var areClear: Bool {
    let numeric = headers.indices.dropLast().count(where: isNumeric)
    return isHeaded && numeric > 1 && numeric * 4 >= headers.count && near.allSatisfy { $0 * 2 >= count }
  }

  /// Whether other columns join headers that belong to columns of their own, as one of these is numeric.
  func areJoined(in layout: ColumnLayout) -> Bool {
    headers.indices.dropFirst().contains { index in
      layout.extents.contains { $0.overlaps(headers[index - 1]) && $0.overlaps(headers[index]) }
        && (isNumeric(index - 1) || index + 1 < headers.count && isNumeric(index))
    }
  }
}

extension TextLine {
  fileprivate func startsWithDigit(_ word: Range<Int>) -> Bool {
    (0x30...0x39).contains(bytes[word.lowerBound])
  }

  fileprivate var wordTexts: [ArraySlice<UInt8>] { words.map { bytes[$0] } }

  fileprivate var hasSmallLetters: Bool { text.contains(where: \.isLowercase) }

  /// Whether two spaces or more stand between words.
  fileprivate var hasGap: Bool {
    let words = words
    return zip(words, words.dropFirst()).contains { $1.lowerBound - $0.upperBound > 1 }
  }
}
