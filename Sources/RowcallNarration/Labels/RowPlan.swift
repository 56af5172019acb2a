import RowcallModel

/// What a row says, in which order, before any row is read.
///
/// Display labels and spoken rows follow the same plan.
package struct RowPlan: Hashable, Sendable {
  /// A piece of the plan.
  package enum Part: Hashable, Sendable {
    /// Text that every row has.
    case literal(String)
    /// A cell.
    case cell(CellPlan)
    /// Parts that are left out together when a cell in them is blank.
    case segment([Part])
  }

  /// How the parts are put together.
  package enum Joining: Hashable, Sendable {
    /// A list: the language's separator is between the cells. Cells that a short row does not have are left out.
    case list
    /// Written by somebody who set every comma.
    case template
  }

  /// The parts in the order in which they are read.
  package var parts: [Part]
  /// How the parts are put together.
  package var joining: Joining
  /// Whether what a row of a list holds beyond the table's columns follows as text.
  package var hasSurplus: Bool

  /// Creates a plan from its parts.
  package init(parts: [Part], joining: Joining, hasSurplus: Bool = false) {
    self.parts = parts
    self.joining = joining
    self.hasSurplus = hasSurplus
  }
}

/// One cell's place in a row plan.
package struct CellPlan: Hashable, Sendable {
  /// When the header is read with the value.
  package enum HeaderUse: Hashable, Sendable {
    /// Never: the cell names the row, or a template says its own words.
    case never
    /// Only where the value is blank or does not fit its column, or is text that looks like a bare number: "Change
    /// blank", "Price on request", "Room 101".
    case whenUntyped
    /// Always, for the value alone says nothing: "Quantity 5".
    case always
  }

  /// The zero-based column.
  package var column: Int
  /// When the header is read with the value.
  package var header: HeaderUse
  /// How the value is shown.
  package var options: FormatOptions
  /// Whether a blank cell is left out, where others are "blank".
  package var isOptional: Bool

  /// Creates a cell's place.
  package init(
    column: Int, header: HeaderUse = .never, options: FormatOptions = FormatOptions(),
    isOptional: Bool = false
  ) {
    self.column = column
    self.header = header
    self.options = options
    self.isOptional = isOptional
  }
}

extension RowPlan {
  /// The cells of the plan in reading order, those inside segments included.
  package var cells: [CellPlan] { parts.flatMap(\.cells) }

  /// The plan without a column, for one that is spoken instead of another; a template says what its author wrote.
  ///
  /// - Parameter column: zero-based.
  package func leavingOut(column: Int) -> RowPlan {
    guard joining == .list else { return self }
    var plan = self
    plan.parts.removeAll { part in
      guard case .cell(let cell) = part else { return false }
      return cell.column == column
    }
    return plan
  }
}

extension RowPlan.Part {
  var cells: [CellPlan] {
    switch self {
    case .literal: []
    case .cell(let cell): [cell]
    case .segment(let parts): parts.flatMap(\.cells)
    }
  }
}
