import RowcallAccessibility
import RowcallModel

extension CellNarration {
  /// What the cell is made of, as far as the dialect tells it apart.
  var pieces: [CellPiece] {
    let isFlat = dialect.rules.flattensGridCells && outline.role != .table && cell.element.role == .cell
    return isFlat ? [] : cell.pieces
  }

  /// What is in the cell: its value, or the pieces of which it is made, or that it is blank.
  var content: [String] {
    if cell.isBlank { return isBlankSaid ? [wording.text(.blank)] : [] }
    guard pieces.contains(where: { !$0.isText }) else { return [words(cell.element.label ?? "")] }
    return pieces.flatMap(texts)
  }

  /// The text with which the content starts.
  var leadingText: [String] {
    guard pieces.contains(where: { !$0.isText }) else { return content }
    return pieces.prefix(while: \.isText).flatMap(texts)
  }

  /// What follows that text.
  var rest: [String] { pieces.drop(while: \.isText).flatMap(texts) }

  /// The content as nothing but text.
  var plainText: [String] { cell.element.label.map { [words($0)] } ?? [] }

  /// That the cell is a header; nil for data, and where the dialect is silent about it.
  var role: String? {
    let isHidden = cell.isBlank && !dialect.rules.namesBlankHeaders && occasion != .entering
    guard !isHidden, !isInLayout, !isTitle, dialect.rules.namesHeadersIn.contains(outline.role) else {
      return nil
    }
    switch cell.element.role {
    case .columnHeader: return wording.text(.roleColumnHeader)
    case .rowHeader: return isNamedRowHeader ? wording.text(.roleRowHeader) : nil
    default: return nil
    }
  }

  /// Whether the cell is a title of what follows, because nothing is next to it in its row.
  var isTitle: Bool {
    dialect.rules.namesTitles && !cell.isBlank && outline.columnCount > 1
      && cell.span.columns == 0..<outline.columnCount
  }

  /// What can be done, if the listener wants to hear it.
  var hints: [String] {
    guard verbosity.hints else { return [] }
    return [details, pieces.lazy.compactMap(hint).first].compactMap(\.self)
  }

  /// The description that the author gave the cell; nil for none.
  var details: String? { cell.element.hint.map(SpokenText.audible) }

  private var isBlankSaid: Bool {
    if occasion == .entering, cell.element.role != .cell { return dialect.rules.namesBlankHeaders }
    guard occasion == .reading else { return true }
    return verbosity.blanks == .said && !dialect.reading.skipsBlanks && !isInLayout
  }

  private var isNamedRowHeader: Bool {
    guard dialect.rules.namesPlainRowHeadersOnly, occasion == .moving || occasion == .entering else {
      return true
    }
    return !pieces.contains { !$0.isText } || pieces.first?.isText == false
  }

  /// The spoken text of a text in the cell.
  func words(_ text: String) -> String { narrator.words(text, in: cell) }
}
