import RowcallAccessibility
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

  /// What is spoken.
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
  var wording: Wording { narrator.wording }

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
    order.parts = first + parts.filter(\.isHeader) + rest
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
