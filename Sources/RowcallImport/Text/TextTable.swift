import RowcallModel
import RowcallValues

/// Finds the tables that a text is drawn as, or that its columns of text show.
struct TextTableDetector {
  let path: String
  /// The text's head, in UTF-8.
  let head: [UInt8]
  /// Whether the text ends with the head.
  let isWhole: Bool
  /// Whether the user says that it is a text table.
  var isAsked = false

  /// How much of the head is looked at, in a file of documents and in others.
  private static let sampleSize = 1 << 17
  /// The last line on which a table may begin in a file that is named as delimited text.
  private static let mostLinesBefore = 30

  private static let delimitedEndings: Set<String> = ["csv", "tsv", "tab", "psv"]
  private static let documentEndings: Set<String> = ["md", "markdown", "rst", "txt"]

  /// Whether a path has the ending of delimited text.
  static func isNamedDelimited(_ path: String) -> Bool {
    delimitedEndings.contains(FormatDetector.pathExtension(of: path))
  }

  /// The tables, in order; empty for delimited text.
  func tables() -> [FoundTable] {
    let ending = FormatDetector.pathExtension(of: path)
    let isDelimited = Self.isNamedDelimited(path) && !isAsked
    let isDocument = Self.documentEndings.contains(ending)
    let sample = isDocument || head.count <= Self.sampleSize ? head : Array(head.prefix(Self.sampleSize))
    let lines = TextLine.lines(of: sample, isWhole: isWhole && sample.count == head.count)
    guard let lastLine = lines.last?.number else { return [] }
    return tables(in: lines, isDelimited: isDelimited, isDocument: isDocument).map { table in
      // What reaches the end of what is looked at may go on.
      var table = table
      if sample.count < head.count, table.endLine > lastLine { table.endLine = Self.noEnd }
      return table
    }
  }

  /// A line that no table ends on, with room for what is before it.
  private static let noEnd = Int.max / 2

  private func tables(in lines: [TextLine], isDelimited: Bool, isDocument: Bool) -> [FoundTable] {
    let ruled = TextTableFinder(lines).ruledTables(
      beginningWithin: isDelimited ? Self.mostLinesBefore : .max)
    if let first = ruled.first {
      return isAsked || isDocument || !isInQuotes(first, lines) ? ruled : []
    }
    if isDelimited { return [] }
    return AlignedTableFinder(lines: lines, isAsked: isAsked).tables()
  }

  /// Whether a quote is open before a table: then it is in a cell of delimited text.
  private func isInQuotes(_ table: FoundTable, _ lines: [TextLine]) -> Bool {
    let before = lines.prefix { $0.number < table.firstLine }
    return before.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: "\"") } } % 2 == 1
  }
}

/// Opens a text table: decides which of the text's tables is read, and its header.
struct TextTable {
  let text: DecodedText
  let options: ImportOptions
  /// The offsets of the head's lines.
  private let lineStarts: [Int]

  init(text: DecodedText, options: ImportOptions) {
    self.text = text
    self.options = options
    lineStarts = LineBreaks.starts(in: text.head)
  }

  /// Reads the rows of the head, of each table or of the one that the options choose.
  func open() throws(ImportError) -> [TableReader] {
    let start = try offsetOfHeaderLine()
    let tables = TextTableDetector(
      path: text.stream.path, head: start.offset == 0 ? text.head : Array(text.head[start.offset...]),
      isWhole: text.isWhole, isAsked: options.format != nil
    ).tables().map { $0.moved(by: start.line - 1) }
    guard !tables.isEmpty else {
      throw .malformed(
        path: text.stream.path,
        reason:
          "no text table found: no borders, no line of dashes below a header, and no columns with spaces "
          + "between them; leave out --input-format")
    }
    guard tables.count <= options.limits.tables else {
      throw .limitExceeded(
        path: text.stream.path, line: tables[max(0, options.limits.tables)].firstLine, limit: .tables,
        value: options.limits.tables)
    }
    let readers = try tables.indices.map { index throws(ImportError) in
      var reader = try open(index, of: tables, after: start.line)
      if tables.count > 1 { reader.seriesNumber = index + 1 }
      return reader
    }
    return try options.table.map { (wanted) throws(ImportError) in [try readers.choosing(wanted)] } ?? readers
  }

  private func open(
    _ index: Int, of tables: [FoundTable], after firstLine: Int
  ) throws(ImportError) -> TableReader {
    let table = tables[index]
    let isLast = index == tables.count - 1
    var rows = TextTableRows(
      window: window(of: table, isLast: isLast), table: table,
      headLines: text.isWhole || !isLast ? .max : LineBreaks.count(in: text.head[...]),
      limits: options.limits)
    let above = LinesAboveTable(
      lines(from: index > 0 ? tables[index - 1].endLine : firstLine, to: table.firstLine),
      isMarkdown: table.isMarkdown)
    for line in above.others { rows.problems.leaveOut(.beforeTable, line: line.number, text: line.text) }
    var sample = try rows.takeSample()
    guard !sample.isEmpty else { throw .emptyInput(path: text.stream.path) }
    let header = header(of: table, sample)
    rows.repeatedHeader = RepeatedHeader(sample[0], rows: header.choice.rowCount)
    let names = try rows.takeNames(
      header.choice.rowCount, from: &sample, width: table.columnCount, path: text.stream.path)
    rows.removeRepeatedHeader(from: &sample)
    var format = text.format
    if options.format != nil { format.reasons.append(table.reason) }
    let decisions = ImportDecisions(
      format: format, encoding: text.encoding, preambleLines: preambleDecision(table.firstLine - 1),
      header: header)
    return TableReader(
      path: text.stream.path, decisions: decisions, columnNames: names, titleLines: above.title,
      headSample: sample, rows: rows)
  }

  /// The text from a table's first line on; what is below it only where no other table is.
  private func window(of table: FoundTable, isLast: Bool) -> TextWindow {
    let start = offset(ofLine: table.firstLine) ?? 0
    if isLast {
      return TextWindow(stream: text.stream, text: Array(text.head[start...]), problems: text.problems)
    }
    let end = offset(ofLine: table.endLine) ?? text.head.count
    return TextWindow(stream: text.stream.ended, text: Array(text.head[start..<end]), problems: text.problems)
  }

  /// The offset of a line's first byte; nil if the head has fewer lines.
  private func offset(ofLine line: Int) -> Int? {
    lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : nil
  }

  /// The lines from one up to another, by their numbers.
  private func lines(from first: Int, to end: Int) -> [TextLine] {
    guard first < end, let offset = offset(ofLine: first) else { return [] }
    return TextLine.lines(of: text.head, from: offset, number: first, isWhole: true, most: end - first)
  }

  /// Where the table begins that the user's line of headers is in.
  private func offsetOfHeaderLine() throws(ImportError) -> (line: Int, offset: Int) {
    guard case .line(let line) = options.header else { return (1, 0) }
    guard let offset = offset(ofLine: line) else {
      throw .noHeaderLine(path: text.stream.path, line: line, lines: max(lineStarts.count, 1))
    }
    return (line, offset)
  }

  private func header(of table: FoundTable, _ sample: [RowBatch]) -> Decision<HeaderPlacement> {
    if let asked = options.header { return .asked(asked) }
    switch table.hasHeader {
    case true? where table.reason == .records: return Decision(.row, confidence: 1, reasons: [.records])
    case true?: return Decision(.row, confidence: 0.98, reasons: [.headerRule])
    case false?:
      let isOfPairs = if case .columns(let columns) = table.layout { columns.isOfPairs } else { false }
      return Decision(.none, confidence: 0.9, reasons: [isOfPairs ? .namesWithColons : .noHeaderRule])
    case nil: return HeaderDetector(TableSample(sample), in: .file).headerRows().placement
    }
  }

  private func preambleDecision(_ lines: Int) -> Decision<Int> {
    if case .line = options.header { return .asked(lines) }
    return lines > 0
      ? Decision(lines, confidence: 0.9, reasons: [.linesBeforeTable(lines)])
      : Decision(0, confidence: 1, reasons: [.usual])
  }
}

/// The text above a text table, below the table before.
struct LinesAboveTable {
  /// The lines of the title: the paragraph or heading right above; empty without one.
  private(set) var title: [String] = []
  /// The other lines that say something.
  private(set) var others: [(number: Int, text: String)] = []

  /// So many lines are a title, even if blank lines are between them.
  private static let mostLines = 3

  init(_ lines: [TextLine], isMarkdown: Bool) {
    guard !lines.isEmpty else { return }
    // A heading of reStructuredText has a line of signs below it, and may have one above.
    let said = lines.map { (number: $0.number, text: Self.isSigns($0) ? "" : Self.words($0, isMarkdown)) }
    let last = said.lastIndex { !$0.text.isEmpty } ?? 0
    let isShort = said.count { !$0.text.isEmpty } <= Self.mostLines
    let start = isShort ? 0 : lines[...last].lastIndex(where: \.isBlank).map { $0 + 1 } ?? 0
    let paragraph = said[start...last].filter { !$0.text.isEmpty }
    if Preamble.canBeTitle(paragraph.map(\.text)) { title = paragraph.map(\.text) }
    others = (title.isEmpty ? said[...] : said[..<start]).filter { !$0.text.isEmpty }
  }

  /// The words of a line, without the signs of a Markdown heading.
  private static func words(_ line: TextLine, _ isMarkdown: Bool) -> String {
    var text = ColumnNames.cleaned(line.text) ?? ""
    // "The tides of today:" is followed by the table.
    if text.last == ":" { text.removeLast() }
    guard isMarkdown else { return text }
    let heading = text.drop { $0 == "#" }
    return MarkdownText.plain(heading.first == " " ? String(heading.dropFirst()) : text)
  }

  /// Whether a line repeats one sign.
  private static func isSigns(_ line: TextLine) -> Bool {
    let text = line.bytes[line.trimmed(0..<line.bytes.count)]
    guard let first = text.first, text.count > 2, CellKind([first].span) == .blank else { return false }
    return text.allSatisfy { $0 == first }
  }
}
