import RowcallModel
import RowcallValues

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
  /// Whether each row of a list starts with its number, since no column names it: "row 3".
  package var isNumbered: Bool
  /// What a list leaves out, since it is the same in every row; JSON has it.
  package var uniform: UniformColumns
  /// The zero-based columns that mostly repeat the name of the row, in which a list leaves out the cells that do.
  package internal(set) var repeatingColumns: Set<Int> = []
  /// Whether the first placeholder of each column, such as `N/A`, is said; rows must then be read in order.
  package var saysPlaceholders = false
  /// Whether headers of many words are said whole only with the first of their cells; rows must then be read in order.
  package var saysLongHeadersOnce = false

  package init(
    parts: [Part], joining: Joining, hasSurplus: Bool = false, isNumbered: Bool = false,
    uniform: UniformColumns = UniformColumns()
  ) {
    self.parts = parts
    self.joining = joining
    self.hasSurplus = hasSurplus
    self.isNumbered = isNumbered
    self.uniform = uniform
  }
}

/// One cell's place in a row plan.
package struct CellPlan: Hashable, Sendable {
  /// What becomes of a placeholder, such as `N/A` and `--`.
  package enum Placeholders: Hashable, Sendable {
    /// It is a blank; among words it stands as it is written.
    case blank
    /// The first of the column is said as it is written; the others are blanks.
    case firstSaid
    /// Each is said as it is written.
    case said
  }

  /// When the header is read with the value.
  package enum HeaderUse: Hashable, Sendable {
    /// Never: a template says its own words, the listener wants no headers, or there is only one column.
    case never
    /// Only where the value is blank or does not fit its column, or is a text or code without a letter: "Name blank",
    /// "Price on request", "Room 101".
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
  /// Whether the cell names its row: it is "Name blank" even where other blank cells are left out.
  package var namesRow: Bool
  /// What becomes of placeholders.
  package var placeholders = Placeholders.blank

  /// Creates a cell's place.
  package init(
    column: Int, header: HeaderUse = .never, options: FormatOptions = FormatOptions(),
    isOptional: Bool = false, namesRow: Bool = false
  ) {
    self.column = column
    self.header = header
    self.options = options
    self.isOptional = isOptional
    self.namesRow = namesRow
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
  /// The plan of a row without a template: the columns that name the row first, then the others in order.
  ///
  /// The rules:
  /// - Of columns in which the first rows hold nothing, only the cells that do are said.
  /// - Columns that are the same in every row are left out, unless columns were chosen; they are said before the first row.
  /// - A cell has its header unless its value tells its column (see ``HeaderRule``); even then it has its header where it
  ///   is blank, does not fit the column, or is a text or code without a letter: "Room 101". One column alone needs none, nor does one besides the name of the row that has no header.
  /// - If no column names the row, its number does, unless columns were chosen or there is only one.
  /// - Unless columns were chosen, what a row holds beyond the table's columns follows as text.
  ///
  /// - Parameters:
  ///   - columns: the zero-based columns that are wanted, in their order; nil for all of them in file order.
  ///   - naming: the zero-based columns that name the row together; those that are not wanted are left out, and no other
  ///     takes their place.
  ///   - uniform: the zero-based columns that are the same in every row.
  package init(
    table: Table, columns: [Int]? = nil, naming: [Int] = [], uniform: UniformColumns = UniformColumns()
  ) {
    let wanted = columns ?? Array(table.columns.indices)
    let names = naming.filter(wanted.contains)
    let uniform = columns == nil ? uniform : UniformColumns()
    let filled = wanted.filter { table.columns[$0].type != .empty }
    let rule = HeaderRule(columns: filled.filter { uniform.texts[$0] == nil }.map { table.columns[$0] })
    let others = table.columns.indices.filter { table.columns[$0].type != .empty }
    // So does the value of a name without a header: "Byte Order, Little Endian".
    let isPair =
      columns == nil && others.count == 2 && names.count == 1
      && others.allSatisfy { table.columns[$0].name == nil }
    let isAlone = others.count == 1 || isPair
    let cells = (names + wanted.filter { !names.contains($0) }).map { column in
      let type = table.columns[column].type
      return CellPlan(
        column: column,
        header: isAlone && type != .empty
          ? .never : rule.header(of: table.columns[column], namesRow: names.contains(column)),
        isOptional: type == .empty, namesRow: names.contains(column))
    }
    self.init(
      parts: cells.map(Part.cell), joining: .list, hasSurplus: columns == nil,
      isNumbered: columns == nil && naming.isEmpty && filled.count > 1, uniform: uniform)
  }
}

/// Decides whether a column's values need their header to mean anything.
///
/// A value tells its column if it names the row, or if its kind explains itself (money, percentages, changes, measures,
/// dates, times, telephone numbers) and no other column of the row has that kind. All others need their header: "Quantity
/// 5", "Subject Maths". So do numbers that name rows: "Year 2020".
struct HeaderRule {
  /// A kind of value that explains itself.
  private enum Kind: Hashable {
    case money, percent, change, measure, date, time, telephone
  }

  private var counts: [Kind: Int] = [:]

  /// Creates the rule for columns that are read together.
  init(columns: [Column]) {
    for kind in columns.compactMap({ Self.kind(of: $0.type) }) { counts[kind, default: 0] += 1 }
  }

  /// When the header is read before the values of the column.
  func header(of column: Column, namesRow: Bool) -> CellPlan.HeaderUse {
    switch (Self.kind(of: column.type), column.type) {
    case (let kind?, _): namesRow || counts[kind] == 1 ? .whenUntyped : .always
    case (nil, .text), (nil, .identifier): namesRow ? .whenUntyped : .always
    default: .always
    }
  }

  private static func kind(of type: ColumnType) -> Kind? {
    switch type {
    case .money: .money
    case .percent: .percent
    case .change: .change
    case .measure: .measure
    case .date, .dateTime: .date
    case .time: .time
    case .telephone: .telephone
    default: nil
    }
  }
}

extension RowPlan {
  /// The plan as a listener wants it.
  ///
  /// Somebody who wrote a template has decided about its headers and blanks, and for them nothing changes.
  package func heard(with verbosity: Verbosity) -> RowPlan {
    guard joining == .list else { return self }
    return changingCells { cell in
      if !verbosity.headers.contains(.column) {
        cell.header = .never
      } else if verbosity.headerUse == .always {
        cell.header = .always
      }
      if verbosity.blanks == .skippedInSayAll, !cell.namesRow { cell.isOptional = true }
      if saysPlaceholders { cell.placeholders = verbosity.repeats == .once ? .firstSaid : .said }
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
