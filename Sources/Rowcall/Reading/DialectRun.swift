import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallValues

/// Writes or speaks a file in one or several dialects: move by move, or all at once.
package struct DialectRun {
  let dialects: [Dialect]
  let options: NarrationOptions
  /// Whether values are spoken instead of shown.
  let isSpoken: Bool
  let format: TranscriptFormat
  let output: Output

  /// - Parameter dialects: nil for that of the options.
  package init(
    _ dialects: [Dialect]?, _ options: NarrationOptions, isSpoken: Bool, _ format: TranscriptFormat = .text,
    to output: Output
  ) {
    self.dialects = dialects ?? [options.dialect]
    self.options = options
    self.isSpoken = isSpoken
    self.format = format
    self.output = output
  }

  /// Writes what is spoken at each move.
  package func walk(_ moves: [TableMove], through file: TableFile) throws {
    try check(file, isWalk: true)
    var first = try file.firstTable()
    let isSummedUp = moves.contains(.summary)
    let walks = try pages(of: file, &first, isSummedUp: isSummedUp).map { PageWalk($0) }
    try MovesTranscript(moves, on: walks, comparing: comparison, format: format).write(to: write)
    file.reportProblems(of: first.reader, in: dialects, to: output)
  }

  /// Writes all spoken text; data rows are streamed.
  package func readAll(of file: TableFile) throws {
    var transcript = SayAllTranscript(comparison, format: format)
    var first = try file.firstTable()
    try check(file)
    if file.page != nil || file.index.isWanted {
      try transcript.write(pages(of: file, &first, isSummedUp: false), to: write)
    } else {
      let shown = try shown(first)
      var rows = SelectedRows(first.reader, options.rows, columns: shown.columns)
      defer { first.reader = rows.reader }
      try transcript.write(
        reading(of: shown, file), of: &rows, by: narrators(shown, dataVoice(shown)), to: write)
    }
    file.reportProblems(of: first.reader, in: dialects, to: output)
  }

  /// The utterances of the first dialect: at each move, or all; data rows are streamed.
  func stretches(
    _ moves: [TableMove]?, of file: TableFile, _ source: OpenTable
  ) throws -> HeardStretches<SelectedRows> {
    var source = source
    try check(file, isWalk: moves != nil)
    if moves != nil || file.page != nil || file.index.isWanted {
      let isSummedUp = moves?.contains(.summary) == true
      let page = try pages(of: file, &source, isSummedUp: isSummedUp)[0]
      return moves.map { HeardStretches($0, on: page) } ?? HeardStretches(reading: page)
    }
    let shown = try shown(source)
    return try HeardStretches(
      reading(of: shown, file), of: SelectedRows(source.reader, options.rows, columns: shown.columns),
      by: narrators(shown, dataVoice(shown))[0])
  }

  /// The tables in the first dialect, with all rows in memory.
  func page(of file: TableFile) throws -> NarratedPage {
    try check(file, isWalk: true)
    var first = try file.firstTable()
    return try pages(of: file, &first, isSummedUp: true)[0]
  }

  /// The utterances of the first dialect.
  package func spoken(_ moves: [TableMove]?, of file: TableFile) throws -> SpokenDialect {
    let first = try file.firstTable()
    return SpokenDialect(
      dialects[0], of: file, try stretches(moves, of: file, first), first, pauses: options.pauses)
  }

  private func write(_ text: String) throws {
    try format == .json ? output.write(json: text) : output.write(text)
  }

  /// Throws for rows, columns or labels that a dialect or a walk does not support.
  private func check(_ file: TableFile, isWalk: Bool = false) throws {
    if options.label != nil {
      throw WrongUsage("\(file.path): dialects and walks have their own words for a row; leave out label")
    }
    if options.rows != .all, isWalk {
      throw WrongUsage("\(file.path): a walk reads the whole table; leave out rows")
    }
    if options.rows != .all, file.index.isWanted {
      throw WrongUsage(
        "\(file.path): --rows in a dialect does not work with --by or --sections; leave one of them out")
    }
    if options.rows != .all, !isOfRecords(file) {
      throw WrongUsage(
        "\(file.path): in a dialect, --rows works for data files only, and this is a page; leave it out")
    }
    if options.columns != nil, !isOfRecords(file) {
      throw WrongUsage(
        "\(file.path): in dialects and walks, --columns works for data files only, and this is a page; "
          + "leave it out")
    }
  }

  /// A data table with the chosen columns.
  private func shown(_ source: OpenTable) throws -> OpenTable {
    guard let columns = options.columns else { return source }
    return source.choosing(try ColumnSelection(columns).columns(of: source.table))
  }

  /// Streams data rows; throws if the file has none of the chosen rows.
  private func reading(of source: OpenTable, _ file: TableFile) throws -> RecordReading {
    var extent = file.extent()
    if options.rows != .all, let extent, !options.rows.isWanted(anyOf: extent.rowCount) {
      throw file.nothingToSay(isSelection: true)
    }
    if let columns = source.columns { extent?.columnCount = columns.count }
    return RecordReading(
      source.table, namingColumn: source.namingColumn, names: source.names, extent: extent)
  }

  /// Whether data rows are read, not marked-up tables of a page.
  private func isOfRecords(_ file: TableFile) -> Bool { file.page == nil || file.index.isWanted }

  /// The tables of a page, or the rows of data in memory, for each dialect.
  private func pages(
    of file: TableFile, _ source: inout OpenTable, isSummedUp: Bool
  ) throws -> [NarratedPage] {
    try isOfRecords(file)
      ? records(of: &source, file, isSummedUp: isSummedUp) : tables(of: file, source, isSummedUp)
  }

  /// The tables of a page with the headers of each dialect.
  private func tables(
    of file: TableFile, _ source: OpenTable, _ isSummedUp: Bool
  ) throws -> [NarratedPage] {
    let speech = source.speech(options.numbers)
    let plain: any CellVoice = isSpoken ? SpokenVoice(speech) : WrittenVoice(furigana: file.furigana(source))
    let narrators = narrators(source, plain)
    let tables = try narrators.map { try file.tables(for: $0.dialect) }
    file.reportShortenedHeaders(of: Array(tables.joined()), to: output)
    return try zip(narrators, tables).map { narrator, tables in
      let summaries = try tables.map { table in
        isSummedUp ? try TableSummary(table, locale: source.locale).lines(summaryVoice(source)) : nil
      }
      // Rowcall speaks values; other screen readers speak the written text.
      let voices =
        narrator.dialect.id == Dialect.rowcall.id
        ? try tables.map { try typedVoice($0, source, isAlone: !file.isSeries) } : nil
      let makeNarrator = { narrator.summarizing(summaries[$0], by: voices?[$0]) }
      // A chosen table, or one with a column of readings, is a single table, even with nested tables.
      return file.isChosen || source.names.reading != nil && !file.isSeries
        ? NarratedPage(tables.map { AnnotatedTable($0, columns: source.names) }, narrator: makeNarrator)
        : NarratedPage(
          tables, leavingOut: file.indicesLeftOut(for: narrator.dialect), narrator: makeNarrator)
    }
  }

  /// Speaks the values of a page table by column type.
  ///
  /// - Parameter isAlone: whether it is the only table, for which names may be chosen.
  private func typedVoice(
    _ table: MarkedTable, _ source: OpenTable, isAlone: Bool
  ) throws -> any CellVoice {
    let columns = try MarkedColumns(table, locale: source.locale)
    let names = isAlone ? source.names : columns.namingColumns.first.map { NameColumns(name: $0) }
    let furigana = source.furigana.map { _ in Furigana(names, source.readings) }
    return voice(
      columns.table, columns.readers, naming: columns.namingColumns, source,
      names: isAlone ? source.chosenNames : nil, furigana)
  }

  func summaryVoice(_ source: OpenTable) -> SummaryVoice {
    isSpoken ? SummaryVoice(source.speech(options.numbers)) : SummaryVoice(writtenFor: source.locale)
  }

  func dataVoice(_ source: OpenTable) -> any CellVoice {
    voice(
      source.table, source.readers, naming: source.namingColumns, source, names: source.chosenNames,
      source.furigana)
  }

  private func voice(
    _ table: Table, _ readers: [CellReader], naming: [Int], _ source: OpenTable, names: NameColumns?,
    _ furigana: Furigana?
  ) -> any CellVoice {
    isSpoken
      ? SpokenVoice(
        source.speech(options.numbers), table: table, readers: readers, naming: naming, names: names)
      : DisplayVoice(
        table: table, readers: readers, naming: naming, locale: source.locale, furigana: furigana)
  }

  func narrators(_ source: OpenTable, _ voice: any CellVoice) -> [Narrator] {
    dialects.map { Narrator($0, locale: source.locale, verbosity: options.verbosity, voice: voice) }
  }

  private var comparison: DialectComparison? {
    dialects.count > 1 ? DialectComparison(dialects.map(\.id)) : nil
  }
}

extension Narrator {
  /// The same with the text of the move `summary`, and another voice if there is one.
  func summarizing(_ summary: [SpokenLine]?, by voice: (any CellVoice)? = nil) -> Narrator {
    var narrator = self
    if let voice { narrator.voice = voice }
    narrator.summary = summary
    return narrator
  }
}

extension DialectRun {
  /// All data rows in memory for navigation, sorted by the index if there is one.
  func records(
    of source: inout OpenTable, _ file: TableFile, isSummedUp: Bool
  ) throws -> [NarratedPage] {
    guard file.index.isWanted else {
      let shown = try shown(source)
      let rows = try shown.rows(of: BatchRows(&source.reader))
      let table = RecordTable(shown.table, rows: rows, namingColumn: shown.namingColumn)
      return try pages(of: table, shown, summingUp: isSummedUp ? RepeatedRows(rows) : nil)
    }
    let shown = try shown(source)
    let list = try file.indexedTable(&source, shownAs: shown)
    let narration =
      isSpoken
      ? IndexNarration(source.speech(options.numbers), labels: file.list)
      : IndexNarration(shownIn: source.locale)
    let table = RecordTable(
      shown.table, rows: list.sortedRows, namingColumn: shown.namingColumn,
      sections: narration.titled(list.sections))
    return try pages(of: table, shown, summingUp: isSummedUp ? list.sortedRows : nil)
  }

  private func pages(
    of records: some AccessibleTable & Sendable, _ source: OpenTable,
    summingUp rows: (some RowSource)?
  ) throws -> [NarratedPage] {
    let table = AnnotatedTable(records, columns: source.names)
    var summary: [SpokenLine]?
    if var rows {
      summary = try TableSummary(source.table, readers: source.readers, rows: &rows)
        .lines(summaryVoice(source))
    }
    return narrators(source, dataVoice(source)).map { narrator in
      NarratedPage([table]) { _ in narrator.summarizing(summary) }
    }
  }
}
