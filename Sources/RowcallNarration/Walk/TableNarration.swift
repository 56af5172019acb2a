import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallText
import RowcallValues

/// Speaks the announcements of a table.
struct TableNarration {
  let outline: TableOutline
  let narrator: Narrator

  /// What is spoken on entering.
  func entry(_ orders: [LineOrder<TableFact>]) -> [SpokenLine] {
    narrator.lines(orders, language: outline.language, texts)
  }

  /// What a part says, if anything.
  func texts(_ part: TableFact) -> [String] { text(part).map { [$0] } ?? [] }

  /// How large the table is.
  var size: String {
    // In Rowcall's words: those of other dialects only fit what is spoken on entering.
    let rows = outline.isRowCountKnown ? [(PhraseKey.rowCount, rowCount)] : []
    return (rows + [(.columnCount, columnCount)]).map { wording.phrases.text($0, ["count": String($1)]) }
      .joined(separator: wording.separator)
  }

  var leaving: SpokenLine { narrator.line(wording.text(.tableEnd)) }

  /// The announced number of rows: that of the full table if only a part is here.
  var rowCount: Int {
    let unnumbered = narrator.dialect.rules.numbersHeaderRows ? 0 : outline.unnumberedRowCount
    return outline.statedRowCount ?? outline.rowCount - unnumbered
  }

  /// The announced number of columns.
  var columnCount: Int { outline.statedColumnCount ?? outline.columnCount }

  private var wording: DialectWording { narrator.wording }

  private var columnCountText: String {
    let isAlone = !outline.isRowCountKnown
    let alone = isAlone ? wording.sentence(.columnsOnly, ["count": String(columnCount)]) : nil
    return alone ?? wording.text(.columnCount, count: columnCount)
  }

  private var sizeText: String {
    guard outline.isRowCountKnown else { return columnCountText }
    let counts = [
      "rows": wording.text(.rowCount, count: rowCount),
      "columns": wording.text(.columnCount, count: columnCount),
    ]
    return wording.sentence(.size, counts) ?? size
  }

  private func text(_ part: TableFact) -> String? {
    switch part {
    case .label: label
    case .caption: caption
    case .captionOrLabel: caption ?? label
    case .captionRole: outline.caption == nil ? nil : wording.text(.roleCaption)
    case .role: wording.text(PhraseKey(outline.role) ?? .roleTable)
    case .uniformity: outline.isUniform ? nil : wording.sentence(.nonUniform)
    case .rowCount: outline.isRowCountKnown ? wording.text(.rowCount, count: rowCount) : nil
    case .columnCount: columnCountText
    case .size: sizeText
    case .details: narrator.verbosity.hints ? outline.details.map(SpokenText.audible) : nil
    }
  }

  private var label: String? { outline.label.map(said) }

  private var caption: String? { outline.caption.map(said) }

  /// A title; one in another language is for a voice of that language.
  private func said(_ title: String) -> String {
    outline.language == nil ? narrator.voice.title(title) : SpokenText.audible(title)
  }
}

/// The columns of a table that was marked up, typed by what is in them.
package struct MarkedColumns: Sendable {
  /// The names and types.
  package let table: Table
  /// Reads the cells of each column.
  package let readers: [CellReader]
  /// The zero-based columns whose cells name their rows.
  package let namingColumns: [Int]
  /// The rows of data without titles; a merged cell holds for each of its slots.
  let rows: RowBatch

  /// Types the columns of a table; throws what the table throws.
  ///
  /// - Parameter locale: decides what the cells leave open.
  package init(_ table: some AccessibleTable, locale: LocaleTag) throws {
    var rows = MarkedRows()
    var naming: [Int] = []
    var names = [String?](repeating: nil, count: table.outline.columnCount)
    for row in 0..<table.outline.rowCount {
      let cells = try names.indices.map { try table.cell(at: GridSlot(row: row, column: $0)) }
      // Corners above row headers are often blank data cells.
      let isData = cells.contains {
        $0?.element.role == .cell && (rows.batch.rowCount > 0 || $0?.isBlank == false)
      }
      guard isData, !cells.isTitle else { continue }
      for (column, cell) in cells.enumerated() where names[column] == nil { names[column] = cell?.columnName }
      if naming.isEmpty { naming = cells.indices.filter { cells[$0]?.element.role == .rowHeader } }
      rows.append(cells)
    }
    let typing = ColumnTyping(names: names, sample: [rows.batch], locale: locale, delimiter: nil)
    self.table = Table(columns: typing.columns.map(\.column))
    readers = typing.readers
    namingColumns = naming.isEmpty ? typing.namingColumns : naming
    self.rows = rows.batch
  }
}

/// The texts of rows, each merged cell's once, however many slots it covers.
private struct MarkedRows {
  private(set) var batch = RowBatch()
  private var merged: [CellSpan: RowBatch.CellRange] = [:]

  mutating func append(_ cells: [AccessibleCell?]) {
    for cell in cells {
      let isMerged = cell.map { $0.span.rows.count > 1 || $0.span.columns.count > 1 } ?? false
      let range = cell.flatMap { isMerged ? merged[$0.span] : nil } ?? added(cell?.element.label ?? "")
      if isMerged, let cell { merged[cell.span] = range }
      batch.cells.append(range)
    }
    batch.rowStarts.append(UInt32(batch.cells.count))
  }

  private mutating func added(_ text: String) -> RowBatch.CellRange {
    let start = UInt32(batch.bytes.count)
    batch.bytes.append(contentsOf: RepetitionLimit.cut(text).utf8)
    return RowBatch.CellRange(start: start, end: UInt32(batch.bytes.count))
  }
}

extension [AccessibleCell?] {
  /// Whether one cell covers the whole row, which tells what follows and not what the columns hold.
  fileprivate var isTitle: Bool { count > 1 && first??.span.columns == indices }
}

extension AccessibleCell {
  /// What its column is called, all levels of it; nil without headers.
  fileprivate var columnName: String? {
    let texts = columnHeaders.map(\.text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}

/// A part of a cell in which tables stand.
enum CellSection: Hashable {
  /// What is before, between or after them, as a cell.
  case cell(AccessibleCell)
  /// A table, by its index among the tables of the page.
  case table(Int)
}

extension AccessibleCell {
  /// The cell in reading order, cut where tables are in it; a cell without any is its only section.
  ///
  /// What is spoken for the cell as a whole is spoken of its first section.
  var cutAtTables: [CellSection] {
    guard pieces.contains(where: { $0.table != nil }) else { return [.cell(self)] }
    var sections: [CellSection] = []
    var before: [CellPiece] = []
    for piece in pieces {
      guard let table = piece.table else {
        before.append(piece)
        continue
      }
      sections += section(of: before, isFirst: sections.isEmpty) + [.table(table)]
      before = []
    }
    return sections + section(of: before, isFirst: false)
  }

  private func section(of pieces: [CellPiece], isFirst: Bool) -> [CellSection] {
    guard !pieces.isEmpty else { return [] }
    var element = element
    element.label = pieces.compactMap(\.text).joined(separator: " ")
    if !isFirst { element = AccessibilityElement(.cell, label: element.label) }
    element.language = self.element.language
    var cell = AccessibleCell(element, span: span)
    cell.pieces = pieces
    if isFirst { (cell.columnHeaders, cell.rowHeaders) = (columnHeaders, rowHeaders) }
    return [.cell(cell)]
  }
}

extension CellPiece {
  /// The table that the piece is, by its index; nil for any other piece.
  fileprivate var table: Int? { if case .table(let index) = self { index } else { nil } }
}
