import RowcallAccessibility
import RowcallModel

/// A listener's way through a table: where they are, and what was spoken there.
///
/// The row and column in which somebody moves are kept on the way through merged cells, so that up and down lead back.
struct TableWalk: Hashable, Sendable {
  var visit: Visit?
  /// The row in which the listener was in the table before.
  private var formerRow: Int?

  /// Starts outside of the table.
  init() {}

  /// Starts outside of the table, coming from another.
  init(after other: TableWalk) { formerRow = other.visit?.cell.span.rows.lowerBound }

  /// The slot in which the listener is, merged cells by the way they were reached; nil outside.
  var slot: GridSlot? { visit?.slot }

  /// Makes a move and tells what is spoken.
  ///
  /// Outside of the table every move but `leave` and `summary` enters it. Throws what the table throws, and stays where
  /// it was then.
  ///
  /// - Parameter move: any but `sayAll`, which leads beyond the table.
  mutating func move(
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
