import RowcallModel
import RowcallValues

/// Opens delimited text: decides its dialect, preamble and header.
struct DelimitedTable {
  let text: DecodedText
  let options: ImportOptions
  /// What is known of the sheet of a workbook that the text is of; nil for other text.
  var sheet: SheetOutline?
  /// How many rows of the sheet are before the text.
  var rowsBefore = 0

  /// How much of the head is read in each candidate dialect.
  private static let sampleSize = 1 << 17

  /// Decides the outline and reads the rows of the head; of several tables in it, each, or the one that the options choose.
  func open() throws(ImportError) -> [TableReader] {
    var readers = [try openFirst()]
    while let next = try readers[readers.count - 1].following() {
      readers[readers.count - 1].mayBeFollowed = false
      readers.append(next)
    }
    if let number = options.table.flatMap({ Int($0) }) { try read(on: &readers, to: number) }
    if readers.count > 1 { readers[0].seriesNumber = 1 }
    guard let wanted = options.table else { return readers }
    var chosen = try readers.choosing(wanted)
    chosen.mayBeFollowed = false
    return [chosen]
  }

  /// Reads over tables that end after the head, up to the one that is wanted.
  private func read(on readers: inout [TableReader], to number: Int) throws(ImportError) {
    while readers.count < number, var last = readers.last {
      while try last.nextBatch() != nil {}
      guard let next = try last.following() else { return }
      readers.append(next)
    }
  }

  /// Opens the first table.
  private func openFirst() throws(ImportError) -> TableReader {
    let separator = options.delimiter == nil && !isSheet ? SeparatorLine(text.head) : nil
    let dialect = isSheet ? detector(after: nil).result(for: .sheet) : detector(after: separator).detect()
    let start = try firstLine(in: dialect.trial, after: separator)
    let offset = LineBreaks.offset(ofLine: start.choice + 1, in: text.head) ?? 0
    let window = TextWindow(stream: text.stream, text: Array(text.head[offset...]), problems: text.problems)
    var rows = DelimitedRows(
      window: window, line: rowsBefore + start.choice + 1, dialect: dialect.trial.dialect,
      limits: options.limits)
    let sample = try rows.takeSample()
    guard !sample.isEmpty else { throw .emptyInput(path: text.stream.path) }
    if separator == nil, options.delimiter == nil, !isSheet, let delimiter = dialect.proseDelimiter {
      rows.problems.add(.sentences(delimiter))
    }
    let preamble = preamble(before: start.choice, in: dialect.trial, after: separator)
    report(preamble, before: start.choice, isCommented: dialect.trial.dialect.hasComments, to: &rows.problems)
    let isLines = dialect.trial.dialect == .lines
    let decisions = ImportDecisions(
      format: text.format, encoding: text.encoding,
      delimiter: isSheet || isLines
        ? nil
        : separator.map { Decision($0.delimiter, confidence: 1, reasons: [.separatorLine]) }
          ?? dialect.delimiter,
      quote: isSheet || isLines ? nil : dialect.quote, escape: isSheet || isLines ? nil : dialect.escape,
      preambleLines: start, header: .asked(.none))
    let first = sample[0].lines.first ?? start.choice + 1
    return try TableReader(
      rows, sample, title: preamble.title, decisions, options,
      header: isLines
        ? Decision(.none, confidence: 0.9, reasons: [.oneColumn]) : sheet?.header(from: first),
      isGrouped: sheet.map { !$0.groups(in: first).isEmpty } ?? false, path: text.stream.path)
  }

  /// Whether the text is what ``SheetWriter`` wrote.
  private var isSheet: Bool { text.format.choice == .workbook }

  private func detector(after separator: SeparatorLine?) -> DialectDetector {
    let start = separator == nil ? 0 : LineBreaks.offset(ofLine: 2, in: text.head) ?? text.head.count
    var end = min(text.head.count, Self.sampleSize)
    // A first row longer than the sample needs the whole head.
    if !text.head[start..<max(start, end)].contains(where: {
      $0 == Byte.lineFeed || $0 == Byte.carriageReturn
    }) {
      end = text.head.count
    }
    return DialectDetector(
      head: Array(text.head[start..<max(start, end)]), isWhole: text.isWhole && end == text.head.count,
      limits: options.limits,
      delimiter: separator?.delimiter ?? options.delimiter, quote: options.quote,
      mayBeLines: separator == nil && options.format == nil
        && !TextTableDetector.isNamedDelimited(text.stream.path))
  }

  /// How many lines are before the table.
  private func firstLine(
    in trial: DialectTrial, after separator: SeparatorLine?
  ) throws(ImportError) -> Decision<Int> {
    if case .line(let line) = options.header {
      guard line > 0, let offset = LineBreaks.offset(ofLine: line, in: text.head), offset < text.head.count
      else {
        let lines = LineBreaks.count(in: text.head[...]) + (text.head.last == Byte.lineFeed ? 0 : 1)
        throw .noHeaderLine(path: text.stream.path, line: line, lines: lines)
      }
      return .asked(line - 1)
    }
    let titles = trial.batch.lines.prefix(PreambleFinder.limit).indices.filter {
      sheet?.isTitle(rowsBefore + trial.batch.lines[$0]) ?? false
    }
    let row = PreambleFinder(
      batch: trial.batch, gaps: trial.gaps, width: trial.width, titles: Set(titles)
    ).firstTableRow
    guard row < trial.batch.rowCount else { return Decision(0, confidence: 1, reasons: [.usual]) }
    let lines = trial.batch.lines[row] - (separator == nil ? 1 : 0)
    let comments = trial.dialect.hasComments ? self.lines(before: lines).count(where: \.isComment) : 0
    let reasons: [DecisionReason] =
      (separator == nil ? [] : [.separatorLine]) + (comments > 0 ? [.commentLines(comments)] : [])
      + (row > 0 ? [.linesBeforeTable(row)] : [])
    return Decision(lines, confidence: row > 0 ? 0.8 : 1, reasons: reasons.isEmpty ? [.usual] : reasons)
  }

  /// The rows on so many of the first lines.
  private func preamble(before line: Int, in trial: DialectTrial, after separator: SeparatorLine?) -> Preamble
  {
    let last = line - (separator == nil ? 0 : 1)
    let end = trial.batch.lines.firstIndex { $0 > last } ?? trial.batch.rowCount
    return Preamble(trial.batch, rows: 0..<end, lineOffset: rowsBefore + line - last)
  }

  /// Adds the lines before the table that are neither its title nor the delimiter's to the problems.
  private func report(
    _ preamble: Preamble, before line: Int, isCommented: Bool, to problems: inout ProblemList
  ) {
    for line in preamble.others {
      problems.leaveOut(line.isComment ? .comment : .beforeTable, line: line.number, text: line.text)
    }
    for line in lines(before: line) {
      if line.text.isEmpty {
        problems.leaveOut(.blank, line: line.number)
      } else if isSheet {
        if line.text.utf8.first == SheetWriter.hiddenRow { problems.leaveOut(.hidden, line: line.number) }
      } else if isCommented, line.isComment {
        problems.leaveOut(.comment, line: line.number, text: line.text)
      }
    }
  }

  /// So many of the first lines as they are written.
  private func lines(before line: Int) -> [Preamble.Line] {
    var rest = text.head[...]
    return (1..<max(line, 0) + 1).map { number in
      let line = rest.prefix { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
      rest = rest[line.endIndex...].dropFirst(rest[line.endIndex...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
      return Preamble.Line(number: rowsBefore + number, text: String(decoding: line, as: UTF8.self))
    }
  }
}
