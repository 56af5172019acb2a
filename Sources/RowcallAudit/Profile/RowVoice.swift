import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues

/// Says rows and cells of a file of data as its listener hears them.
struct RowVoice: Sendable {
  /// The outline: names and types.
  let table: Table
  /// How a row is put into words.
  let plan: RowPlan
  /// The zero-based column that names the rows; nil for none.
  let naming: Int?
  /// How long words take.
  let cost: ListeningCost
  /// What is said before the values of each column.
  let headers: ColumnHeaders
  private let readers: [CellReader]
  private let speech: SpokenText

  /// - Parameter sample: the first rows.
  init(_ typing: ColumnTyping, locale: LocaleTag, sample: [RowBatch]) {
    table = Table(columns: typing.columns.map(\.column))
    readers = typing.readers
    headers = ColumnHeaders(table, readers, phrases: Phrases(for: locale))
    naming = typing.namingColumns.first
    plan = RowPlan(
      table: table, naming: typing.namingColumns, uniform: typing.uniform
    ).leavingOutNames(table, in: sample, naming: typing.namingColumns)
    cost = ListeningCost(locale: locale)
    speech = SpokenText(locale, readings: Readings(for: locale))
  }

  /// What is heard for a row.
  ///
  /// - Parameter columns: zero-based columns that are not heard.
  func row(_ cells: [String], leavingOut columns: Set<Int> = []) -> String {
    let plan = columns.reduce(plan) { $0.leavingOut(column: $1) }
    return words(cells, plan, table)
  }

  /// What is heard for a cell behind the name of its row.
  ///
  /// - Parameters:
  ///   - name: the text that names the row; nil where the row is not named.
  ///   - header: what the header would be; nil for the one that there is.
  func cell(_ text: String, column: Int, name: String?, calling header: String? = nil) -> String {
    var table = table
    if let header { table.columns[column].name = header }
    var cells = [String](repeating: "", count: column + 1)
    cells[column] = text
    let wanted = plan.cells.filter { $0.column == column }.map { RowPlan.Part.cell($0) }
    var parts: [RowPlan.Part] = []
    if let naming, let name, naming != column {
      if naming >= cells.count { cells += Array(repeating: "", count: naming + 1 - cells.count) }
      cells[naming] = name
      parts.append(.cell(CellPlan(column: naming)))
    }
    return words(cells, RowPlan(parts: parts + wanted, joining: .list), table)
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
    return reader.value(in: text).map(speech.spoken)
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

  private func words(_ cells: [String], _ plan: RowPlan, _ table: Table) -> String {
    if plan.hasSurplus, cells.count > table.columns.count {
      return SpokenRow(plan, table: table, readers: readers, speech: speech).text(
        row: 0, of: Self.batch([cells]))
    }
    // What a row does not have is left out of it, so that a wide table costs no more than what is said.
    let wanted = plan.cells.filter { $0.column < cells.count }
    let spoken = spoken(wanted, of: table)
    return spoken.text(row: 0, of: Self.batch([wanted.map { cells[$0.column] }]))
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

  private static func batch(_ rows: [[String]]) -> RowBatch {
    var batch = RowBatch()
    for row in rows { batch.append(row: row) }
    return batch
  }
}

// MARK: - Costs

extension RowVoice {
  /// What the cells of each column cost to hear, measured on rows of the sample.
  ///
  /// The first columns are measured; the others cost as much as these do on average.
  func costs(_ sample: [RowBatch]) -> [CellCost] {
    let rows = SampledRows(sample, count: Self.sampledRows)
    let heard = Set(plan.cells.map(\.column))
    let measured = plan.cells.prefix(Self.measuredColumns).map { ($0.column, cost(of: $0, rows)) }
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
    // Other screen readers cut no text and no address.
    var whole = Verbosity()
    whole.textLimit = nil
    whole.links = .written
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

  private static func weight(_ text: String) -> Int {
    let table = ByteTable.entries
    let bytes = Array(text.utf8)
    return CellScan(bytes.span, table: table.span).weight
  }
}
