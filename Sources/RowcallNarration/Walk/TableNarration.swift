import RowcallAccessibility
import RowcallLanguages
import RowcallModel

/// Speaks the announcements of a table.
struct TableNarration {
  let outline: TableOutline
  let narrator: Narrator

  /// What is spoken on entering.
  func entry(_ orders: [LineOrder<TablePart>]) -> [SpokenLine] {
    narrator.lines(orders, language: outline.language, texts)
  }

  /// What a part says, if anything.
  func texts(_ part: TablePart) -> [String] { text(part).map { [$0] } ?? [] }

  /// How large the table is.
  var size: String {
    // In Rowcall's words: those of other dialects only fit what is spoken on entering.
    let rows = outline.isRowCountKnown ? [(PhraseKey.rowCount, rowCount)] : []
    return (rows + [(.columnCount, columnCount)]).map { wording.phrases.text($0, ["count": String($1)]) }
      .joined(separator: wording.separator)
  }

  /// What is spoken on leaving.
  var leaving: SpokenLine { narrator.line(wording.text(.tableEnd)) }

  /// The announced number of rows: that of the full table if only a part is here.
  var rowCount: Int {
    let unnumbered = narrator.dialect.rules.numbersHeaderRows ? 0 : outline.unnumberedRowCount
    return outline.statedRowCount ?? outline.rowCount - unnumbered
  }

  /// The announced number of columns.
  var columnCount: Int { outline.statedColumnCount ?? outline.columnCount }

  private var wording: Wording { narrator.wording }

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

  private func text(_ part: TablePart) -> String? {
    switch part {
    case .label: label
    case .caption: caption
    case .captionOrLabel: caption ?? label
    case .captionRole: outline.caption == nil ? nil : wording.text(.roleCaption)
    case .role: wording.text(outline.role.phrase)
    case .uniformity: outline.isUniform ? nil : wording.sentence(.nonUniform)
    case .rowCount: outline.isRowCountKnown ? wording.text(.rowCount, count: rowCount) : nil
    case .columnCount: columnCountText
    case .size: sizeText
    case .details: narrator.verbosity.hints ? outline.details.map(SpokenText.audible) : nil
    }
  }

  // A name may come from a stranger: no sign of it may act on a terminal or begin a line of its own.
  private var label: String? { outline.label.map(SpokenText.audible) }

  private var caption: String? { outline.caption.map(SpokenText.audible) }
}

extension TableGrid.Role {
  /// The spoken role.
  var phrase: PhraseKey {
    switch self {
    case .table, .presentation: .roleTable
    case .grid: .roleGrid
    case .treegrid: .roleTreeGrid
    }
  }
}
