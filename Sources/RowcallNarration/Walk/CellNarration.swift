import RowcallAccessibility
import RowcallModel

/// Where a listener is or was: a slot, and the cell that covers it.
struct Visit: Hashable, Sendable {
  /// The slot in which the listener moves; within a merged cell the one by which it was reached.
  var slot: GridSlot
  var cell: AccessibleCell
}

/// Says one cell, given where the listener came from.
///
/// The order of the parts is the dialect's; each part is one small function.
struct CellNarration {
  /// Why the cell is said.
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

  /// What is said.
  func lines() -> [SpokenLine] {
    narrator.lines(orders, language: cell.element.language, texts)
  }

  var dialect: Dialect { narrator.dialect }
  var verbosity: Verbosity { narrator.verbosity }
  var wording: Wording { narrator.wording }

  /// Whether the table is none for the listener, so that the cell is nothing but its content.
  var isInLayout: Bool { dialect.rules.isLayout(outline) }

  /// Whether the listener moved along an axis.
  func hasChanged(_ axis: HeaderAxis) -> Bool {
    guard let previous else { return true }
    return axis == .row ? previous.slot.row != slot.row : previous.slot.column != slot.column
  }
}

// MARK: - Order

extension CellNarration {
  private var orders: [LineOrder<CellPart>] {
    switch occasion {
    case .place: return dialect.place
    case .reading: return lines(of: dialect.reading.cell)
    case .entering, .moving:
      let order = occasion == .entering ? dialect.firstCell ?? dialect.cell : dialect.cell
      return verbosity.order == .contentFirst ? lines(of: order).contentFirst : lines(of: order)
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
    case .leadingText: leadingText
    case .rest: rest
    case .plainText: plainText
    case .role: [role].compactMap(\.self)
    case .states(let kinds): states(kinds)
    case .rowStates: rowStates
    case .rowNumber: [number(.row)].compactMap(\.self)
    case .columnNumber: [number(.column)].compactMap(\.self)
    case .rowNumberOfAll: [numberOfAll(.row)].compactMap(\.self)
    case .columnNumberOfAll: [numberOfAll(.column)].compactMap(\.self)
    case .span: span
    case .details: [cell.element.hint].compactMap(\.self)
    case .hint: hints
    }
  }
}

extension [LineOrder<CellPart>] {
  /// The same with headers behind the content and what belongs to it.
  var contentFirst: [LineOrder<CellPart>] {
    let headers = flatMap(\.parts).filter(\.isHeader)
    return map { order in
      var order = order
      order.parts.removeAll(where: \.isHeader)
      if order.parts.contains(.content) || order.parts.contains(.leadingText) {
        let end = order.parts.lastIndex(where: \.belongsToContent) ?? 0
        order.parts.insert(contentsOf: headers, at: end + 1)
      }
      return order
    }.filter { !$0.parts.isEmpty }
  }
}

extension CellPart {
  fileprivate var isHeader: Bool { self == .rowHeaders || self == .columnHeaders }

  fileprivate var belongsToContent: Bool {
    switch self {
    case .content, .leadingText, .role, .states: true
    default: false
    }
  }
}
