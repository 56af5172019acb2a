import RowcallModel

/// What a row says, in which order, before any row is read.
///
/// Display labels and spoken rows follow the same plan.
package struct RowPlan: Hashable, Sendable {
  /// A piece of the plan.
  package enum Part: Hashable, Sendable {
    /// Text that every row has.
    case literal(String)
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

extension RowPlan {
  /// The plan of a row without a template: the naming column first, then the others in order.
  ///
  /// The rules:
  /// - Columns in which no cell holds anything are left out.
  /// - The naming column never carries its header.
  /// - Another column carries its header where the value alone says nothing (see ``HeaderRule``); else only at cells
  ///   that are blank, do not fit the column or are text without a letter: "Change blank", "Room 101".
  /// - Unless columns were chosen, what a row holds beyond the table's columns follows as text.
  ///
  /// - Parameters:
  ///   - columns: the zero-based columns that are wanted, in their order; nil for all of them in file order.
  ///   - naming: the zero-based naming column. When it is nil, the first column of words names the row, else the first of
  ///     codes, else the first; when it is not wanted, none does.
  package init(table: Table, columns: [Int]? = nil, naming: Int? = nil) {
    let wanted = (columns ?? Array(table.columns.indices)).filter { table.columns[$0].type != .empty }
    // Where the naming column is left out, no other names the row, and each says its own header.
    let first = naming == nil ? Self.naming(of: table, among: wanted) : wanted.first { $0 == naming }
    let others = wanted.filter { $0 != first }
    let rule = HeaderRule(columns: others.map { table.columns[$0] })
    let cells = others.map { column in
      CellPlan(column: column, header: rule.needsHeader(table.columns[column]) ? .always : .whenUntyped)
    }
    let name = [first].compactMap { $0 }.map { CellPlan(column: $0) }
    self.init(parts: (name + cells).map(Part.cell), joining: .list, hasSurplus: columns == nil)
  }

  private static func naming(of table: Table, among columns: [Int]) -> Int? {
    columns.first { table.columns[$0].type == .text } ?? columns.first {
      table.columns[$0].type == .identifier
    }
      ?? columns.first
  }
}

/// Decides whether a column's values need their header to mean anything.
///
/// The rule: text, money, percentages, changes, measures, dates, times and telephone numbers show what they are. Bare
/// numbers, years, codes, lengths of time and yes or no do not: "Quantity 5". When two columns hold values of one kind
/// (two amounts of money, two dates), all of them need their headers, except text. Of text, a cell that looks like a bare
/// number is read with its header (see `isBareText`).
struct HeaderRule {
  /// What kind of thing a listener takes a value for.
  private enum Kind: Hashable {
    case text, money, percent, change, date, time, telephone
    case measure(Unit?)
    case unclear
  }

  private var counts: [Kind: Int] = [:]

  /// Creates the rule for columns that are read together, the naming column left out.
  init(columns: [Column]) {
    for column in columns { counts[Self.kind(of: column.type), default: 0] += 1 }
  }

  /// Whether the header is read before each value of the column.
  func needsHeader(_ column: Column) -> Bool {
    switch Self.kind(of: column.type) {
    case .text: false
    case .unclear: true
    case let kind: counts[kind, default: 0] > 1
    }
  }

  private static func kind(of type: ColumnType) -> Kind {
    switch type {
    case .text: .text
    case .money: .money
    case .percent: .percent
    case .change: .change
    case .measure(let unit): .measure(unit)
    case .date, .dateTime: .date
    case .time: .time
    case .telephone: .telephone
    default: .unclear
    }
  }
}

extension RowPlan {
  /// The plan as a listener wants it.
  ///
  /// Somebody who wrote a template has decided about its headers and blanks, and for them nothing changes.
  func heard(with verbosity: Verbosity) -> RowPlan {
    guard joining == .list else { return self }
    return changingCells { cell in
      if !verbosity.headers.contains(.column) {
        cell.header = .never
      } else if verbosity.headerUse == .always {
        cell.header = .always
      }
      if verbosity.blanks == .skippedInSayAll { cell.isOptional = true }
    }
  }

  /// The plan of rows in which the headers are spoken again with all values; nil if there are none.
  func repeatingHeaders(with verbosity: Verbosity) -> RowPlan? {
    guard joining == .list, verbosity.headerRepeat ?? 0 > 0 else { return nil }
    var always = verbosity
    always.headerUse = .always
    return heard(with: always)
  }

  private func changingCells(_ change: (inout CellPlan) -> Void) -> RowPlan {
    var plan = self
    plan.parts = parts.map { part in
      guard case .cell(var cell) = part else { return part }
      change(&cell)
      return .cell(cell)
    }
    return plan
  }
}

extension Verbosity {
  /// Whether the headers are spoken again in a row.
  ///
  /// - Parameter row: zero-based within the table; in the first row they are spoken too.
  func repeatsHeaders(inRow row: Int) -> Bool {
    guard let headerRepeat, headerRepeat > 0 else { return false }
    return row.isMultiple(of: headerRepeat)
  }
}

/// A piece of a row as the loops that write rows see it: literals as bytes, cells by their place among the plan's cells.
enum RowPart: Sendable {
  case literal([UInt8])
  case cell(Int)
  case segment([RowPart])

  /// The parts of a plan.
  ///
  /// - Parameter words: what becomes of a literal.
  static func parts(of plan: RowPlan, words: (String) -> String = { $0 }) -> [RowPart] {
    var count = 0
    return plan.parts.map { part($0, words, count: &count) }
  }

  private static func part(_ part: RowPlan.Part, _ words: (String) -> String, count: inout Int) -> RowPart {
    switch part {
    case .literal(let text): return .literal(Array(words(text).utf8))
    case .segment(let parts): return .segment(parts.map { Self.part($0, words, count: &count) })
    case .cell:
      count += 1
      return .cell(count - 1)
    }
  }
}
