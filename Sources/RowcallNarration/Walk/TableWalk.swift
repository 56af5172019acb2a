import RowcallAccessibility
import RowcallLanguages
import RowcallModel

/// A listener's way through a table: where they are, and what was spoken there.
///
/// The row and column in which somebody moves are kept on the way through merged cells, so that up and down lead back.
package struct TableWalk: Hashable, Sendable {
  var visit: Visit?
  /// The row in which the listener was in the table before.
  private var formerRow: Int?

  /// The slot in which the listener is, merged cells by the way they were reached; nil outside.
  package var slot: GridSlot? { visit?.slot }

  /// Starts outside of the table.
  package init() {}

  /// Makes a move and tells what is spoken.
  ///
  /// Outside of the table every move but `leave` and `summary` enters it. Throws what the table throws, and stays where
  /// it was then.
  ///
  /// - Parameter move: any but `sayAll`, which leads beyond the table.
  package mutating func move(
    _ move: TableMove, in table: some AccessibleTable, _ narrator: Narrator
  ) throws -> [SpokenLine] {
    let outline = table.outline
    switch move {
    case .leave: return leave(outline, narrator)
    case .summary: return try narrator.summary ?? TableReading(table: table, narrator: narrator).summary()
    default: break
    }
    guard let visit, move != .enter else { return try enter(table, narrator) }
    let steps = WalkSteps(table: table, outline: outline, leaps: narrator.dialect.rules.leapsOverGaps)
    switch move {
    case .row: return try TableReading(table: table, narrator: narrator).row(visit.slot.row)
    case .column: return try TableReading(table: table, narrator: narrator).column(visit.slot.column)
    case .where: return narration(of: visit, .place, outline, narrator)
    default: return try follow(try steps.step(move, from: visit), outline, narrator)
    }
  }
}

// MARK: - In and out

extension TableWalk {
  /// Starts outside of the table, coming from another.
  init(after other: TableWalk) {
    self.init()
    formerRow = other.visit?.cell.span.rows.lowerBound
  }

  private mutating func enter(_ table: some AccessibleTable, _ narrator: Narrator) throws -> [SpokenLine] {
    let outline = table.outline
    let words = TableNarration(outline: outline, narrator: narrator)
    let entry =
      words.entry(narrator.dialect.entry) + [narrator.index(of: table.sections)].compactMap(\.self)
    let steps = WalkSteps(table: table, outline: outline, leaps: true)
    guard let first = try steps.firstCell() else {
      visit = nil
      return entry + [narrator.line(narrator.wording.text(.emptyTable))]
    }
    visit = nil
    let lines =
      isRowRead(first, narrator)
      ? try TableReading(table: table, narrator: narrator).slots(ofRow: first.slot.row)
      : narration(of: first, .entering, outline, narrator)
    visit = first
    return entry + lines
  }

  /// Whether the whole row of the first cell is read.
  private func isRowRead(_ first: Visit, _ narrator: Narrator) -> Bool {
    narrator.dialect.rules.readsFirstRowOnEntry && first.cell.element.role == .cell
      && first.cell.pieces.first?.isText ?? true && formerRow != first.slot.row
  }

  /// Goes to the cell at a slot from wherever the listener is, and tells what is spoken; nothing if no cell is there.
  package mutating func go(
    to slot: GridSlot, in table: some AccessibleTable, _ narrator: Narrator
  ) throws -> [SpokenLine] {
    guard let cell = try table.cell(at: slot) else { return [] }
    let next = Visit(slot: slot, cell: cell)
    let lines = narration(of: next, .moving, table.outline, narrator)
    visit = next
    return lines
  }

  private mutating func leave(_ outline: TableOutline, _ narrator: Narrator) -> [SpokenLine] {
    guard visit != nil else { return [] }
    visit = nil
    return [TableNarration(outline: outline, narrator: narrator).leaving]
  }
}

// MARK: - Steps

extension TableWalk {
  private mutating func follow(
    _ outcome: WalkOutcome, _ outline: TableOutline, _ narrator: Narrator
  ) throws -> [SpokenLine] {
    switch outcome {
    case .arrived(let next):
      let lines = narration(of: next, .moving, outline, narrator)
      visit = next
      return lines
    case .edge(let edge, let slot):
      let line = narrator.line(narrator.wording.text(edge))
      if narrator.dialect.rules.repeatsCellAtEdges, let visit {
        return [line] + narration(of: visit, .moving, outline, narrator)
      }
      // Gaps between the cell and the edge are no place to go on from.
      if let span = visit?.cell.span, span.rows.contains(slot.row), span.columns.contains(slot.column) {
        visit?.slot = slot
      }
      return [line]
    case .lost:
      // The next step starts where the cell does.
      if let span = visit?.cell.span {
        visit?.slot = GridSlot(row: span.rows.lowerBound, column: span.columns.lowerBound)
      }
      return []
    }
  }

  private func narration(
    of next: Visit, _ occasion: CellNarration.Occasion, _ outline: TableOutline, _ narrator: Narrator
  ) -> [SpokenLine] {
    CellNarration(
      cell: next.cell, slot: next.slot, previous: visit, occasion: occasion, outline: outline,
      narrator: narrator
    ).lines()
  }
}

/// A step of a listener who moves through a table, named as people write it.
public enum TableMove: String, CaseIterable, Hashable, Codable, Sendable {
  /// Into the table; inside a table, to the next one on the page.
  case enter
  /// To the next cell of the row.
  case right
  /// To the cell before in the row.
  case left
  /// To the cell above.
  case up
  /// To the cell below.
  case down
  /// To the first cell of the row.
  case home
  /// To the last cell of the row.
  case end
  /// To the first cell of the column.
  case top
  /// To the last cell of the column.
  case bottom
  /// To the first row of the next section, in the same column.
  case nextSection = "next-section"
  /// To the first row of the section, in the same column; from there to that of the section before.
  case previousSection = "previous-section"
  /// To the first cell of the table.
  case first
  /// To the last cell of the table.
  case last
  /// Reads the row and stays.
  case row
  /// Reads the column and stays.
  case column
  /// Reports where the listener is.
  case `where`
  /// Reports what is in the table, and stays.
  case summary
  /// Reads from here to the end, or everything from outside.
  case sayAll = "say-all"
  /// Out of the table.
  case leave
}

extension TableMove {
  /// Reads a list such as `enter,right,right,say-all`; capitals and spaces around names do not matter.
  ///
  /// Throws for a name that is no move, and for a list without any.
  package static func list(_ text: String) throws(MoveError) -> [TableMove] {
    var moves: [TableMove] = []
    for item in text.split(separator: ",") {
      let name = item.trimmingSpaces
      if name.isEmpty { continue }
      guard let move = TableMove(rawValue: name.lowercased()) else {
        throw .unknownMove(String(name), near: NearName.closest(to: String(name), in: names))
      }
      moves.append(move)
    }
    guard !moves.isEmpty else { throw .noMoves }
    return moves
  }

  fileprivate static let names = allCases.map(\.rawValue)
}

/// What is wrong with a list of moves.
package enum MoveError: Error, Hashable, Sendable {
  /// A name is no move; the nearest that is, if there is one.
  case unknownMove(String, near: String?)
  /// The list is empty.
  case noMoves
}

extension MoveError: CustomStringConvertible {
  /// One sentence that says what was found and what to write.
  package var description: String {
    let list = TableMove.names.joined(separator: ", ")
    return switch self {
    case .unknownMove(let name, let near):
      "moves: there is no move \"\(SafeText.string(name))\"" + LabelError.advice(near, "moves", list)
    case .noMoves: "moves: the list is empty; write moves with commas between them, such as enter,right,down"
    }
  }
}

/// Where a step led.
enum WalkOutcome: Hashable {
  /// To another cell.
  case arrived(Visit)
  /// Nowhere, because the table ends there: the phrase for that edge, and the slot at it.
  case edge(PhraseKey, GridSlot)
  /// To a slot without a cell, where nothing is.
  case lost
}

/// Finds the cell to which a step leads.
struct WalkSteps<Table: AccessibleTable> {
  let table: Table
  let outline: TableOutline
  /// Whether slots without a cell are skipped.
  let leaps: Bool

  /// The first cell of the table, row by row; nil for a table without any.
  func firstCell() throws -> Visit? {
    for row in 0..<outline.rowCount {
      if let cell = try firstCell(from: GridSlot(row: row, column: 0), by: .right) { return cell }
    }
    return nil
  }

  /// Where a step from a cell leads.
  func step(_ move: TableMove, from visit: Visit) throws -> WalkOutcome {
    let slot = visit.slot
    let last = GridSlot(row: outline.rowCount - 1, column: outline.columnCount - 1)
    switch move {
    case .left: return try next(visit, by: .left)
    case .up: return try next(visit, by: .up)
    case .down: return try next(visit, by: .down)
    case .home: return try jump(visit, to: GridSlot(row: slot.row, column: 0), by: .right)
    case .end: return try jump(visit, to: GridSlot(row: slot.row, column: last.column), by: .left)
    case .top: return try jump(visit, to: GridSlot(row: 0, column: slot.column), by: .down)
    case .bottom: return try jump(visit, to: GridSlot(row: last.row, column: slot.column), by: .up)
    case .nextSection: return try section(.down, from: visit)
    case .previousSection: return try section(.up, from: visit)
    case .first: return try jump(visit, to: GridSlot(row: 0, column: 0), by: .right)
    case .last: return try jump(visit, to: last, by: .left)
    default: return try next(visit, by: .right)
    }
  }

  /// The next cell in a direction, merged cells left at their far side.
  private func next(_ visit: Visit, by direction: WalkDirection) throws -> WalkOutcome {
    var slot = direction.slot(behind: visit.cell.span, from: visit.slot)
    while contains(slot) {
      if let cell = try table.cell(at: slot) { return .arrived(Visit(slot: slot, cell: cell)) }
      guard leaps else { return .lost }
      slot = direction.step(from: slot)
    }
    return .edge(direction.edge, clamped(slot))
  }

  /// The first row of the next section, or of this one or the one before; an edge where there is none.
  private func section(_ direction: WalkDirection, from visit: Visit) throws -> WalkOutcome {
    let starts = table.sections.map(\.rows.lowerBound)
    let start =
      direction == .down
      ? starts.first { $0 > visit.slot.row } : starts.last { $0 < visit.cell.span.rows.lowerBound }
    guard let start else { return .edge(direction.edge, visit.slot) }
    return try jump(visit, to: GridSlot(row: start, column: visit.slot.column), by: .down)
  }

  /// The cell at an edge; the edge itself if that is where the listener is.
  private func jump(_ visit: Visit, to slot: GridSlot, by direction: WalkDirection) throws -> WalkOutcome {
    guard let found = try firstCell(from: slot, by: direction) else { return .lost }
    return found.cell.span == visit.cell.span ? .edge(direction.opposite.edge, found.slot) : .arrived(found)
  }

  private func firstCell(from start: GridSlot, by direction: WalkDirection) throws -> Visit? {
    var slot = start
    while contains(slot) {
      if let cell = try table.cell(at: slot) { return Visit(slot: slot, cell: cell) }
      slot = direction.step(from: slot)
    }
    return nil
  }

  private func contains(_ slot: GridSlot) -> Bool {
    (0..<outline.rowCount).contains(slot.row) && (0..<outline.columnCount).contains(slot.column)
  }

  private func clamped(_ slot: GridSlot) -> GridSlot {
    GridSlot(
      row: min(max(slot.row, 0), outline.rowCount - 1),
      column: min(max(slot.column, 0), outline.columnCount - 1))
  }
}

/// One of the four ways out of a cell.
enum WalkDirection {
  case right, left, up, down

  /// The phrase for the edge that lies there.
  var edge: PhraseKey {
    switch self {
    case .right: .edgeRowEnd
    case .left: .edgeRowStart
    case .up: .edgeColumnTop
    case .down: .edgeColumnBottom
    }
  }

  var opposite: WalkDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }

  /// The slot beside another.
  func step(from slot: GridSlot) -> GridSlot {
    let span = CellSpan(rows: slot.row..<slot.row + 1, columns: slot.column..<slot.column + 1)
    return self.slot(behind: span, from: slot)
  }

  /// The first slot outside of a cell, in the row or column of a slot in it.
  func slot(behind span: CellSpan, from slot: GridSlot) -> GridSlot {
    switch self {
    case .right: GridSlot(row: slot.row, column: span.columns.upperBound)
    case .left: GridSlot(row: slot.row, column: span.columns.lowerBound - 1)
    case .up: GridSlot(row: span.rows.lowerBound - 1, column: slot.column)
    case .down: GridSlot(row: span.rows.upperBound, column: slot.column)
    }
  }
}
