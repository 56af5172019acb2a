import RowcallAccessibility
import RowcallLanguages
import RowcallModel

/// Where a listener is or was: a slot, and the cell that covers it.
struct Visit: Hashable, Sendable {
  /// The slot in which the listener moves; within a merged cell the one by which it was reached.
  var slot: GridSlot
  var cell: AccessibleCell
}

/// Speaks one cell, given where the listener came from.
///
/// The order of the parts is the dialect's; each part is one small function.
struct CellNarration {
  /// Why the cell is spoken.
  enum Occasion: Hashable {
    /// The listener came into the table.
    case entering
    /// The listener came from another cell.
    case moving
    /// The listener asked.
    case place
    /// The cell is read with others.
    case reading
  }

  let cell: AccessibleCell
  let slot: GridSlot
  let previous: Visit?
  let occasion: Occasion
  let outline: TableOutline
  let narrator: Narrator

  func lines() -> [SpokenLine] {
    guard cell.element.states.isSelected == true, var first = plainLines.first,
      let selected = wording.sentence(.selected, ["text": first.text])
    else { return plainLines }
    first.text = selected
    return [first] + plainLines.dropFirst()
  }

  private var plainLines: [SpokenLine] {
    let language = cell.element.language
    guard cell.isBlank, dialect.rules.saysBlankAlone else {
      return narrator.lines(orders, language: language, texts)
    }
    let others = narrator.lines(orders, language: language) { $0 == .content ? [] : texts($0) }
    return others.isEmpty ? narrator.lines(orders, language: language, texts) : others
  }

  var dialect: Dialect { narrator.dialect }
  var verbosity: Verbosity { narrator.verbosity }
  var wording: DialectWording { narrator.wording }

  /// Whether the table is none for the listener, so that the cell is nothing but its content.
  var isInLayout: Bool { dialect.rules.isLayout(outline) }

  /// Whether the listener moved along an axis.
  func hasChanged(_ axis: HeaderAxis) -> Bool {
    guard let previous else { return true }
    if dialect.rules.comparesCells { return cell.span.range(axis) != previous.cell.span.range(axis) }
    return axis == .row ? previous.slot.row != slot.row : previous.slot.column != slot.column
  }
}

// MARK: - Order

extension CellNarration {
  private var orders: [LineOrder<CellPart>] {
    switch occasion {
    case .place: return dialect.place
    case .reading, .entering, .moving:
      return verbosity.order == .contentFirst ? lines(of: order).contentFirst : lines(of: order)
    }
  }

  private var order: CellOrder {
    switch occasion {
    case .reading: dialect.reading.cell
    case .entering: dialect.firstCell ?? dialect.cell
    case .moving, .place: dialect.cell
    }
  }

  private func lines(of order: CellOrder) -> [LineOrder<CellPart>] {
    guard let first = pieces.first, !first.isText else { return order.lines }
    return (cell.element.role == .cell ? order.dataWithControl : order.headerWithControl) ?? order.lines
  }

  private func texts(_ part: CellPart) -> [String] {
    switch part {
    case .rowHeaders: headers(.row)
    case .columnHeaders: headers(.column)
    case .content: content
    case .labelledContent: labelledContent
    case .leadingText: leadingText
    case .rest: rest
    case .plainText: plainText
    case .role: [role].compactMap(\.self)
    case .title: isTitle ? [wording.text(.roleHeading)] : []
    case .states(let kinds): states(kinds)
    case .rowLevel: rowLevel
    case .rowStates(let kinds): rowStates(kinds)
    case .rowNumber: number(.row)
    case .columnNumber: number(.column)
    case .rowNumberOfAll: [numberOfAll(.row)].compactMap(\.self)
    case .columnNumberOfAll: [numberOfAll(.column)].compactMap(\.self)
    case .span: span
    case .details: [details].compactMap(\.self)
    case .hint: hints
    }
  }
}

extension [LineOrder<CellPart>] {
  /// The same with the content first, then headers, then everything else.
  var contentFirst: [LineOrder<CellPart>] {
    let content = firstIndex { $0.parts.contains(where: \.isContent) } ?? startIndex
    // Where headers have lines of their own, these follow that of the content.
    let headers = self[..<content].filter { $0.parts.allSatisfy(\.isHeader) }
    let others = self[..<content].filter { !$0.parts.allSatisfy(\.isHeader) }
    let line = dropFirst(content).prefix(1).map(\.contentFirst)
    return line + headers + others + dropFirst(content + 1)
  }
}

extension LineOrder<CellPart> {
  fileprivate var contentFirst: LineOrder<CellPart> {
    guard let content = parts.firstIndex(where: \.isContent) else { return self }
    var order = self
    let before = parts[..<content].reversed().prefix(while: \.belongsToContent).reversed()
    let behind = parts[content...].prefix(while: \.belongsToContent)
    let first = before + behind
    let rest = parts.filter { !first.contains($0) && !$0.isHeader }
    // A column header belongs to the content more than the name of the row does.
    let headers = parts.filter { $0 == .columnHeaders } + parts.filter { $0.isHeader && $0 != .columnHeaders }
    order.parts = first + headers + rest
    return order
  }
}

extension CellPart {
  fileprivate var isContent: Bool { self == .content || self == .leadingText || self == .labelledContent }

  fileprivate var isHeader: Bool { self == .rowHeaders || self == .columnHeaders }

  fileprivate var belongsToContent: Bool {
    switch self {
    case .content, .labelledContent, .leadingText, .role, .title, .states: true
    default: false
    }
  }
}

extension CellSpan {
  /// The rows or the columns.
  func range(_ axis: HeaderAxis) -> Range<Int> { axis == .row ? rows : columns }
}

extension CellNarration {
  /// The headers of an axis that are to be spoken now.
  func headers(_ axis: HeaderAxis) -> [String] {
    guard verbosity.headers.contains(axis), !isInLayout, !isTitle else { return [] }
    // When rows are read, the heading of their section has been spoken.
    var labels = wanted(axis).filter { !$0.text.isEmpty && !($0.isOfSection && occasion == .reading) }
    if verbosity.headerLevels == .last { labels = innermost(labels, axis) }
    if dialect.rules.saysInnermostFirst { labels.reverse() }
    return labels.map { text($0, axis) }
  }

  /// The content with the headers of the cell's columns before or behind it, joined as in a row.
  var labelledContent: [String] {
    let content = content
    guard let first = content.first, let header = jointHeader else { return content }
    let key: PhraseKey = verbosity.order == .contentFirst ? .valueAndHeader : .headerAndValue
    return [wording.phrases.text(key, ["header": header, "value": first])] + content.dropFirst()
  }

  /// What the columns of the cell are called together, if that is to be spoken; nil for nothing.
  private var jointHeader: String? {
    guard cell.element.role == .cell, verbosity.headers.contains(.column), !isInLayout, !isTitle,
      verbosity.headerUse == .always || isRepeating(.column) || isHeaderNeeded
    else { return nil }
    let labels = cell.columnHeaders.filter { !$0.text.isEmpty }
    let names = cell.span.columns.compactMap { column in
      var levels = labels.filter { $0.span.columns.contains(column) }
      if verbosity.headerLevels == .last { levels = innermost(levels, .column) }
      return levels.isEmpty ? nil : levels.map { voiced($0, .column) }.joined(separator: " ")
    }
    return JointName.text(of: names, wording.phrases)?.cut(to: verbosity.headerLimit)
  }

  /// Whether a row says the headers of the cell: all of them, if it covers several columns.
  private var isHeaderNeeded: Bool {
    cell.span.columns.count > 1
      || narrator.voice.needsHeader(cell.isBlank ? "" : cell.element.label, in: cell)
  }

  /// Those next to the cell; several where it covers several columns or rows.
  private func innermost(_ labels: [HeaderLabel], _ axis: HeaderAxis) -> [HeaderLabel] {
    let levels = labels.map { (axis == .column ? $0.span.rows : $0.span.columns).lowerBound }
    return zip(labels, levels).filter { $1 == levels.max() }.map { $0.0 }
  }

  private func wanted(_ axis: HeaderAxis) -> [HeaderLabel] {
    let labels = labels(of: cell, axis)
    switch occasion {
    case .place, .entering: return labels
    case .reading where !dialect.reading.announcesChanges:
      return verbosity.headerUse == .always || isRepeating(axis) ? labels : []
    case .reading, .moving: break
    }
    if verbosity.headerUse == .always || dialect.rules.constantHeaders.contains(axis) || isRepeating(axis) {
      return labels
    }
    return hasChanged(axis) ? changed(labels, axis) : []
  }

  /// The headers that were not heard for the cell before.
  private func changed(_ labels: [HeaderLabel], _ axis: HeaderAxis) -> [HeaderLabel] {
    guard let before = previous?.cell else { return labels }
    if dialect.rules.needsFormerHeaders, before.columnHeaders.isEmpty, before.rowHeaders.isEmpty { return [] }
    let known = self.labels(of: before, axis)
    let new = labels.filter { !known.contains($0) }
    return dialect.rules.headerChange == .allLevels && !new.isEmpty ? labels : new
  }

  /// Whether the column headers are due again after so many rows.
  private func isRepeating(_ axis: HeaderAxis) -> Bool {
    guard axis == .column, occasion == .reading || hasChanged(.row) else { return false }
    let row = cell.span.rows.lowerBound - outline.unnumberedRowCount
    return row > 0 && verbosity.repeatsHeaders(inRow: row)
  }

  private func labels(of cell: AccessibleCell, _ axis: HeaderAxis) -> [HeaderLabel] {
    axis == .row ? cell.rowHeaders : cell.columnHeaders
  }

  private func text(_ label: HeaderLabel, _ axis: HeaderAxis) -> String {
    voiced(label, axis).cut(to: verbosity.headerLimit)
  }

  private func voiced(_ label: HeaderLabel, _ axis: HeaderAxis) -> String {
    let written = dialect.rules.usesAbbreviations ? label.abbreviation ?? label.text : label.text
    return narrator.voice.words(written, in: label.asCell(axis))
  }
}

extension HeaderLabel {
  /// A header as the cell that it is, for voices: the header of a row may hold a value of its column's type.
  fileprivate func asCell(_ axis: HeaderAxis) -> AccessibleCell {
    let role: AccessibilityRole = isOfSection ? .heading : axis == .row ? .rowHeader : .columnHeader
    var cell = AccessibleCell(AccessibilityElement(role, label: text), span: span)
    cell.reading = reading
    return cell
  }
}

extension CellNarration {
  /// What the cell is made of, as far as the dialect tells it apart.
  var pieces: [CellPiece] {
    let isFlat = dialect.rules.flattensGridCells && outline.role != .table && cell.element.role == .cell
    return isFlat ? [] : cell.pieces
  }

  /// What is in the cell: its value, or the pieces of which it is made, or that it is blank.
  var content: [String] { ownContent + narrator.comments(on: cell) }

  private var ownContent: [String] {
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
