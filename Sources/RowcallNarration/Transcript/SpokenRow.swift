import RowcallModel
import RowcallText
import RowcallValues

/// Says rows: the same cells in the same order as the row's label, in spoken form.
public struct SpokenRow: Sendable {
  /// A piece of what is said.
  enum Piece: Hashable, Sendable {
    /// A cell, by its zero-based column, with its header where one is wanted.
    case cell(column: Int, text: String)
    /// What stands between cells.
    case literal(String)
  }

  private let plan: RowPlan
  private let cells: [SpokenCell]
  /// The cells of the rows in which all headers are said again; empty when there are none.
  private let cellsWithHeaders: [SpokenCell]
  private let wording: RowWording
  private let surplus: SurplusCells
  private let speech: SpokenText
  private let pauses: RowPauses
  private let separator: String

  /// Creates the speech of a table's rows.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - verbosity: how much a listener wants to hear; ``RowPlan/heard(with:)`` says what that means in rows.
  ///   - rowCount: how many rows the table has, for "row 3 of 10"; nil when nobody knows.
  public init(
    _ plan: RowPlan, table: Table, readers: [CellReader], speech: SpokenText,
    verbosity: Verbosity = Verbosity(), rowCount: Int? = nil, pauses: RowPauses = RowPauses()
  ) {
    let wording = RowWording(
      verbosity, for: plan, phrases: speech.phrases, locale: speech.locale,
      total: rowCount.map(speech.spoken(place:)))
    self.wording = wording
    self.plan = plan
    self.speech = speech
    self.pauses = pauses
    surplus = SurplusCells(plan, table: table)
    separator = speech.phrases.text(.listSeparator)
    let cells = { (plan: RowPlan) in
      plan.cells.map {
        SpokenCell(
          $0, column: table.columns[$0.column], reader: readers[$0.column], speech: speech, wording: wording)
      }
    }
    self.cells = cells(plan.heard(with: verbosity))
    cellsWithHeaders = plan.heardAgain(with: verbosity).map(cells) ?? []
  }

  /// What is said for one row: a mark before each cell (see ``CellMark``), pauses between cells and after the row.
  ///
  /// - Parameter row: zero-based within the batch.
  public func utterance(row: Int, of batch: RowBatch) -> Utterance {
    var segments: [SpeechSegment] = []
    for piece in pieces(row: row, of: batch) {
      switch piece {
      case .cell(let column, let text):
        segments.append(.mark(CellMark(CellPosition(row: batch.firstRow + row, column: column)).name))
        segments.append(.text(text, language: nil))
      case .literal(let text) where Self.isPause(text):
        segments.append(.pause(milliseconds: pauses.betweenCells))
      case .literal(let text):
        segments.append(.text(text, language: nil))
      }
    }
    segments.append(.pause(milliseconds: pauses.afterRow))
    return Utterance(segments: segments, language: speech.locale)
  }

  /// What is said for one row as one line of text.
  ///
  /// - Parameter row: zero-based within the batch.
  public func text(row: Int, of batch: RowBatch) -> String {
    pieces(row: row, of: batch).map { piece in
      switch piece {
      case .cell(_, let text), .literal(let text): text
      }
    }.joined()
  }

  /// What is said for the value of one of the plan's cells, without its header.
  func value(ofCell index: Int, row: Int, of batch: RowBatch) -> String {
    cells[index].value(spokenInRow: row, of: batch)
  }

  /// What is said for a cell beyond the table's columns.
  func text(ofSurplusColumn column: Int, row: Int, of batch: RowBatch) -> String {
    wording.letters.words(speech.spoken(text: batch.text(row: row, column: column) ?? ""))
  }

  /// Whether words between cells are heard as silence: punctuation, alone or with spaces.
  private static func isPause(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace }
      && text.allSatisfy { $0.isWhitespace || $0.isPunctuation || $0.isSymbol }
  }
}

// MARK: - Pieces

extension SpokenRow {
  /// What is said for one row, piece by piece.
  func pieces(row: Int, of batch: RowBatch) -> [Piece] {
    var next = 0
    let pieces =
      switch plan.joining {
      case .list: list(row: row, of: batch)
      case .template: pieces(plan.parts, row: row, of: batch, next: &next)
      }
    guard let position = wording.position else { return pieces }
    let number = speech.spoken(place: batch.firstRow + row + 1)
    return pieces + (pieces.isEmpty ? [] : [.literal(separator)]) + [.literal(position.text(around: number))]
  }

  private func cells(inRow row: Int) -> [SpokenCell] {
    cellsWithHeaders.isEmpty || !wording.verbosity.repeatsHeaders(inRow: row) ? cells : cellsWithHeaders
  }

  private func list(row: Int, of batch: RowBatch) -> [Piece] {
    let present = cells(inRow: batch.firstRow + row).filter {
      batch.range(row: row, column: $0.plan.column) != nil
    }
    let surplus = surplus.columns(row: row, of: batch)
    if surplus.isEmpty, let first = cells.first, present.allSatisfy({ $0.isBlank(row: row, of: batch) }) {
      return [.cell(column: first.plan.column, text: speech.spoken(.empty))]
    }
    let heard = present.filter { !$0.plan.isOptional || !$0.isBlank(row: row, of: batch) }
    let texts =
      heard.map { Piece.cell(column: $0.plan.column, text: $0.text(row: row, of: batch)) }
      + surplus.map { Piece.cell(column: $0, text: text(ofSurplusColumn: $0, row: row, of: batch)) }
    return Array(texts.map { [$0] }.joined(separator: [Piece.literal(separator)]))
  }

  /// - Parameter next: the place in `cells` of the next cell that a part names.
  private func pieces(_ parts: [RowPlan.Part], row: Int, of batch: RowBatch, next: inout Int) -> [Piece] {
    var pieces: [Piece] = []
    for part in parts {
      switch part {
      case .literal(let text): pieces.append(.literal(text))
      case .cell(let cell):
        let text = cells[next].text(row: row, of: batch)
        if !text.isEmpty { pieces.append(.cell(column: cell.column, text: text)) }
        next += 1
      case .segment(let inner):
        let first = next
        let said = self.pieces(inner, row: row, of: batch, next: &next)
        if !hasBlank(inner, from: first, row: row, of: batch) { pieces += said }
      }
    }
    return pieces
  }

  /// Whether a cell that stands directly in a segment is blank.
  private func hasBlank(_ parts: [RowPlan.Part], from first: Int, row: Int, of batch: RowBatch) -> Bool {
    var next = first
    return parts.contains { part in
      defer { next += part.cells.count }
      guard case .cell = part else { return false }
      return cells[next].isBlank(row: row, of: batch)
    }
  }
}
