import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues

/// Says rows and cells of a file of data as a transcript says them.
struct RowVoice: Sendable {
  /// The outline: names and types.
  let table: Table
  /// How a row is put into words.
  let plan: RowPlan
  /// The zero-based columns that name the rows together; empty for none.
  let naming: [Int]
  /// How long words take.
  let cost: ListeningCost
  /// What is said before the values of each column.
  let headers: ColumnHeaders
  /// When rows say the header of each column.
  let headerUses: [HeaderUse]
  /// For each column the row whose placeholder is said, such as `N/A`: its first, zero-based; nil for none.
  var placeholderRows: [Int?] = []
  private let readers: [CellReader]
  private let phrases: Phrases
  private let readings: Readings
  private let speech: SpokenText
  private let spoken: SpokenRow

  /// - Parameter reader: the table, before its first row is read.
  init(_ typing: ColumnTyping, locale: LocaleTag, _ reader: TableReader) {
    table = Table(columns: typing.columns.map(\.column))
    readers = typing.readers
    phrases = Phrases(for: locale)
    headers = ColumnHeaders(table, readers, phrases: phrases)
    naming = typing.namingColumns
    var plan = RowPlan(
      table: table, naming: naming, uniform: typing.uniform
    ).leavingOutNames(table, in: reader.headSample, naming: naming)
    plan.saysPlaceholders = true
    self.plan = plan
    headerUses = Self.headerUses(plan, columnCount: table.columns.count)
    cost = ListeningCost(locale: locale)
    readings = Readings(for: locale).for(texts: reader.eastAsianTexts)
    speech = SpokenText(locale, readings: readings)
    spoken = SpokenRow(plan, table: table, readers: readers, speech: speech)
  }

  private static func headerUses(_ plan: RowPlan, columnCount: Int) -> [HeaderUse] {
    var uses = [HeaderUse](repeating: .besideRows, count: columnCount)
    let filled = plan.cells.filter { !$0.isOptional }
    for cell in plan.cells {
      let isSaidOnce = plan.uniform.texts[cell.column] != nil || filled.count == 1
      uses[cell.column] = isSaidOnce ? .once : cell.header == .always ? .inRows : .besideRows
    }
    return uses
  }

  /// Why kanji were left unread so far; nil where none were.
  var readingProblem: String? { readings.shortcoming.map { "\($0)" } }

  /// What is heard for a row.
  ///
  /// - Parameter number: zero-based within the table.
  func row(_ cells: [String], number: Int) -> String { words(cells, number, spoken) }

  /// What is heard for a cell behind the name of its row, or for one that is the same in every row before the first.
  ///
  /// Nil where a row leaves the cell out.
  ///
  /// - Parameters:
  ///   - row: zero-based within the table.
  ///   - names: the texts that name the row.
  ///   - header: what the header would be; nil for the one that there is.
  func cell(_ text: String, column: Int, row: Int, names: [String], calling header: String? = nil) -> String?
  {
    var table = table
    if let header { table.columns[column].name = header }
    if plan.uniform.texts[column] == Array(text.utf8) { return always(text, column, of: table) }
    var cells = [String](repeating: "", count: max(column, naming.max() ?? 0) + 1)
    for (column, name) in zip(naming, names) { cells[column] = name }
    let name = words(cells, row, spoken)
    if text.isEmpty, !naming.contains(column) { return withoutBlank(name) }
    cells[column] = text
    let spoken = header == nil ? spoken : SpokenRow(plan, table: table, readers: readers, speech: speech)
    let words = words(cells, row, spoken)
    return words == name && !naming.contains(column) ? nil : words
  }

  /// The number of a row of which nothing else is heard: "row 3, blank".
  private func withoutBlank(_ words: String) -> String {
    let blank = phrases.text(.listSeparator) + phrases.text(.blank)
    return words.hasSuffix(blank) ? String(words.dropLast(blank.count)) : words
  }

  /// Whether a cell holds nothing, or a placeholder.
  func isBlank(_ text: String, column: Int) -> Bool {
    let bytes = Array(text.utf8)
    return if case .empty? = readers[column].value(in: bytes.span) { true } else { false }
  }

  /// What is said once before the first row for a column that is the same in every row: "Department always HMRC".
  private func always(_ text: String, _ column: Int, of table: Table) -> String? {
    let header = ColumnHeaders(table, readers, phrases: phrases).texts[column]
    var batch = RowBatch()
    batch.append(row: Array(repeating: "", count: column) + [text])
    var spoken = spoken
    let value = plan.cells.firstIndex { $0.column == column }.map {
      spoken.value(ofCell: $0, row: 0, of: batch)
    }
    guard let value, !value.isEmpty else { return nil }
    return phrases.text(.summarySame, ["name": speech.spoken(text: header), "value": value])
  }

  /// What is heard for a text where its column held values of another type, or wrote them otherwise.
  ///
  /// Nil where the text is no such value.
  func value(
    _ text: String, of column: Int, type: ColumnType? = nil, decimalMark: DecimalMark? = nil
  ) -> String? {
    var conventions = readers[column].conventions
    if let decimalMark { conventions.decimalMark = decimalMark }
    let reader = CellReader(type ?? readers[column].type, conventions: conventions)
    guard reader.value(in: text) != nil else { return nil }
    var own = table.columns[column]
    own.type = reader.type
    var spoken = SpokenRow(
      RowPlan(parts: [.cell(CellPlan(column: 0))], joining: .list), table: Table(columns: [own]),
      readers: [reader], speech: speech)
    return spoken.value(ofCell: 0, row: 0, of: Self.batch([[text]]))
  }

  /// Whether a text is a date by itself, as the listener's language or Japanese writes it.
  func isDate(_ text: String) -> Bool {
    let readers: [any TextReader] = [TextReaders.reader(for: cost.locale), JapaneseReader()]
    return readers.contains { reader in
      var dates = 0
      for piece in reader.pieces(of: text) {
        switch piece {
        case .value(.date), .value(.dateTime): dates += 1
        // The name of an era stands before its years.
        case .words(let words)
        where words.unicodeScalars.allSatisfy { $0 == " " || ScriptSet($0.value) == .han }: continue
        default: return false
        }
      }
      return dates == 1
    }
  }

  /// What is heard for a free text.
  func text(_ text: String) -> String { speech.spoken(text: text) }

  /// How long a free text takes to hear, in seconds.
  func seconds(text: String) -> Double { cost.seconds(speech.spoken(text: text)) }

  private func words(_ cells: [String], _ row: Int, _ spoken: SpokenRow) -> String {
    var batch = RowBatch()
    batch.append(row: cells.enumerated().map { isLater($1, $0, row) ? "" : $1 })
    batch.firstRow = row
    return spoken.text(row: 0, of: batch)
  }

  /// Whether a cell is a placeholder after the first of its column, which a row leaves out.
  private func isLater(_ cell: String, _ column: Int, _ row: Int) -> Bool {
    guard placeholderRows.indices.contains(column), let first = placeholderRows[column], row > first else {
      return false
    }
    let bytes = Array(cell.utf8)
    return readers[column].isPlaceholder(bytes.span)
  }

  private static func batch(_ rows: [[String]]) -> RowBatch {
    var batch = RowBatch()
    for row in rows { batch.append(row: row) }
    return batch
  }
}

extension CellReader {
  /// Whether a cell says by a mark or a word that it holds nothing, such as `--` and `N/A`.
  func isPlaceholder(_ cell: Span<UInt8>) -> Bool {
    if case .empty? = value(in: cell) { return BlankWords.isPlaceholder(cell) }
    return (type == .text || type == .identifier) && BlankWords.isPlaceholderAmongWords(cell)
  }
}

// MARK: - Costs

extension RowVoice {
  /// What the cells of each column cost to hear, measured on rows of the sample.
  ///
  /// The first columns are measured; the others cost as much as these do on average.
  func costs(_ sample: [RowBatch]) -> [CellCost] {
    let rows = SampledRows(sample, count: Self.sampledRows)
    // What is the same in every row is said once.
    let cells = plan.cells.filter { plan.uniform.texts[$0.column] == nil }
    let heard = Set(cells.map(\.column))
    let measured = cells.prefix(Self.measuredColumns).map { ($0.column, cost(of: $0, rows)) }
    let average =
      measured.isEmpty ? 0.02 : measured.reduce(0) { $0 + $1.1.perWeight } / Double(measured.count)
    var costs = table.columns.indices.map { column in
      heard.contains(column)
        ? CellCost(fixed: Self.pause, perWeight: average, blank: 1)
        : CellCost(fixed: 0, perWeight: 0, blank: 0)
    }
    for (column, cost) in measured { costs[column] = cost }
    return costs
  }

  private static let sampledRows = 12
  private static let measuredColumns = 60
  /// The silence between two cells, in seconds.
  private static let pause = Double(RowPauses().betweenCells) / 1000

  private func cost(of cell: CellPlan, _ rows: SampledRows) -> CellCost {
    let texts = rows.texts(column: cell.column).filter { $0.utf8.count < 1000 }
    let batch = Self.batch(texts.map { [$0] } + [[""]])
    var bare = cell
    bare.header = .never
    // Other screen readers cut no text.
    var whole = Verbosity()
    whole.textLimit = nil
    let (headed, alone) = (
      spoken([cell], of: table, verbosity: whole), spoken([bare], of: table, verbosity: whole)
    )
    let withHeader = texts.indices.reduce(0) { $0 + cost.seconds(headed.text(row: $1, of: batch)) }
    let without = texts.indices.reduce(0) { $0 + cost.seconds(alone.text(row: $1, of: batch)) }
    let weight = texts.reduce(0) { $0 + Self.weight($1) }
    return CellCost(
      fixed: max(0, withHeader - without) / Double(max(1, texts.count)) + Self.pause,
      perWeight: weight > 0 ? without / Double(weight) : 0.02,
      blank: cost.seconds(headed.text(row: texts.count, of: batch)) + Self.pause)
  }

  /// Says rows of some columns only: the cells of the plan, one after the other.
  private func spoken(
    _ cells: [CellPlan], of table: Table, verbosity: Verbosity = Verbosity()
  ) -> SpokenRow {
    let parts = cells.indices.map { index in
      var cell = cells[index]
      cell.column = index
      return RowPlan.Part.cell(cell)
    }
    let columns = cells.map { cell in
      var column = table.columns[cell.column]
      // A column without a header has its number in the file.
      column.name = column.name ?? headers.texts[cell.column]
      return column
    }
    return SpokenRow(
      RowPlan(parts: parts, joining: .list), table: Table(columns: columns),
      readers: cells.map { readers[$0.column] }, speech: speech, verbosity: verbosity)
  }

  private static func weight(_ text: String) -> Int {
    let table = ByteTable.entries
    let bytes = Array(text.utf8)
    return CellScan(bytes.span, table: table.span).weight
  }
}
