import RowcallModel

/// Guesses the headers of a table in which nothing is marked as one.
///
/// A header differs in kind from what it names: words over numbers, years over amounts. Without such a sign nothing is
/// taken for a header. The more lines speak alike, the higher the confidence.
public struct HeaderInference: Sendable {
  private let sample: TableSample

  /// The most rows that may be headers over one another.
  private static let deepestHeader = 3

  /// Prepares to guess from the head of a table.
  public init(_ sample: TableSample) { self.sample = sample }

  /// The rows and columns that hold headers.
  public func guess() -> HeaderGuess {
    let rows = guessRows(of: sample)
    // The rows that name columns are no data: what is left of the first column decides whether it names rows.
    let data = TableSample(rows: Array(sample.rows.dropFirst(rows.lines.upperBound)))
    return HeaderGuess(rows: rows, columns: guessColumn(of: data, hasBlankCorner: hasBlankCorner(rows.lines)))
  }

  private func guessRows(of sample: TableSample) -> LineGuess {
    let rows = sample.rows
    guard rows.count > 1, (rows.map(\.count).max() ?? 0) > 1 else { return .tooSmall }
    let first = LineEvidence(rows[0], naming: .column, over: rows.dropFirst())
    if first.namesGroups, let stacked = guessStackedRows(rows) { return stacked }
    return Self.guess(first)
  }

  /// Looks for a line of names below lines that name groups of columns; nil when there is none.
  private func guessStackedRows(_ rows: [[SampleCell]]) -> LineGuess? {
    for depth in 2...Self.deepestHeader where depth < rows.count {
      let last = LineEvidence(rows[depth - 1], naming: .column, over: rows.dropFirst(depth))
      if last.gaps == 0, last.odds.isLikely { return Self.guess(last, depth: depth) }
      guard last.namesGroups else { return nil }
    }
    return nil
  }

  private func guessColumn(of data: TableSample, hasBlankCorner: Bool) -> LineGuess {
    let columns = data.transposed.rows
    guard columns.count > 1, data.rows.count > 1 else { return .tooSmall }
    let evidence = LineEvidence(columns[0], naming: .row, over: columns.dropFirst())
    guard hasBlankCorner, !evidence.isBlank else { return Self.guess(evidence) }
    var odds = evidence.odds
    odds.weigh(4)
    let reasons = evidence.reasons(for: odds.isLikely).filter { $0 != .nothingTelling }
    return Self.guess(odds, odds.isLikely ? reasons + [.blankCorner] : reasons)
  }

  /// Whether the header rows leave their first cell blank and fill the others, as they do over a column of row headers.
  private func hasBlankCorner(_ rows: Range<Int>) -> Bool {
    guard let last = sample.rows[rows].last, last.count > 1 else { return false }
    return last[0].kind == .blank && last.dropFirst().allSatisfy { $0.kind != .blank }
  }

  private static func guess(_ evidence: LineEvidence, depth: Int = 1) -> LineGuess {
    guess(evidence.odds, evidence.reasons(for: evidence.odds.isLikely), depth: depth)
  }

  private static func guess(_ odds: Odds, _ reasons: [HeaderReason], depth: Int = 1) -> LineGuess {
    LineGuess(lines: 0..<(odds.isLikely ? depth : 0), confidence: odds.confidence, reasons: reasons)
  }
}

extension LineGuess {
  /// Nothing is a header of a single cell, row or column.
  fileprivate static let tooSmall = LineGuess(lines: 0..<0, confidence: 0.9, reasons: [.tooSmall])
}
