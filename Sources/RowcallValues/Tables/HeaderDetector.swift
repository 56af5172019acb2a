/// Decides which rows and columns of a table hold its headers, where its author marked none.
///
/// A header differs in kind from what it names: words over numbers, years over amounts. The more lines show it, the higher
/// the confidence.
package struct HeaderDetector: Sendable {
  private let sample: TableSample
  private let origin: Origin
  /// Whether the author made cells of the first row reach over several columns.
  private let isGrouped: Bool

  /// Where a table comes from, which says what is usual there.
  package enum Origin: Sendable {
    /// A file of data, most of which start with a row of headers, of any length.
    case file
    /// A page, where headers are marked as such; an unmarked row is data unless something shows that it is not.
    case page
  }

  /// The most rows that may be headers over one another.
  private static let deepestHeader = 3
  /// Fewer rows of data than this do not show that the row above them holds units or names.
  private static let fewestRowsBelow = 3

  /// Prepares to decide by the head of a table.
  ///
  /// - Parameter isGrouped: whether the author made cells of the first row reach over several columns, as far as that is known.
  package init(_ sample: TableSample, in origin: Origin, isGrouped: Bool = false) {
    self.isGrouped = isGrouped
    self.sample = origin == .file ? sample.withoutRepeatedNames : sample
    self.origin = origin
  }

  /// The rows and columns that hold headers.
  package func headers() -> HeaderGuess {
    let rows = headerRows()
    // The rows that name columns are no data: what is left of the first column decides whether it names rows.
    let data = TableSample(rows: Array(sample.rows.dropFirst(rows.lines.upperBound)))
    return HeaderGuess(
      rows: rows, columns: headerColumns(of: data, hasBlankCorner: hasBlankCorner(rows.lines)))
  }

  /// The rows that name the columns.
  package func headerRows() -> LineGuess {
    let rows = sample.rows
    if origin == .page, rows.count < 2 || (rows.map(\.count).max() ?? 0) < 2 { return .tooSmall }
    // One cell alone names nothing.
    if rows.count == 1, rows[0].count == 1, !Self.isEmptyResult(rows[0].map(\.text)) { return .tooSmall }
    guard let first = rows.first, first.contains(where: { !$0.isEmpty }) else { return .blank }
    let evidence = HeaderEvidence(first, naming: .columns, over: rows.dropFirst(), in: origin)
    if evidence.namesGroups, let stacked = stackedRows() { return stacked }
    let guess = LineGuess(evidence)
    guard !guess.lines.isEmpty, let units = evidenceOfUnits else { return guess }
    return LineGuess(lines: 0..<2, confidence: units.odds.confidence, reasons: [.units] + guess.reasons)
  }

  /// Whether a line is what MySQL prints in place of a table: "Empty set (0.00 sec)", "Empty set, 2 warnings (0.00 sec)".
  package static func isEmptyResult(_ cells: [String]) -> Bool {
    (cells.first?.hasPrefix("Empty set") ?? false) && (cells.last?.hasSuffix(" sec)") ?? false)
  }

  /// Whether the first row names the columns of a table of its own, although there is another one above it.
  ///
  /// - Parameter hasTitle: whether a line of text is above the row, as titles are.
  package func startsTable(hasTitle: Bool) -> Bool {
    guard let first = sample.rows.first, sample.rows.count > 1 else { return false }
    return HeaderEvidence(first, naming: .columns, over: sample.rows.dropFirst(), in: .page)
      .startsTable(hasTitle: hasTitle)
  }

  /// Whether the rows are names with a value each, as files have above a table: `Author,Lee` and `Date,2031`.
  package var isOfPairs: Bool {
    sample.rows.allSatisfy { $0.count(where: { !$0.isEmpty }) <= 2 }
      && sample.rows.dropFirst().contains { $0.first?.isHeaderWord ?? false }
  }

  /// Looks for a row of names below rows that name groups of columns; nil when there is none.
  private func stackedRows() -> LineGuess? {
    let rows = sample.rows
    if origin == .file, SurveyHeader(sample)?.isStacked ?? false { return .survey }
    for depth in 2...Self.deepestHeader where depth < rows.count {
      let last = HeaderEvidence(rows[depth - 1], naming: .subcolumns, over: rows.dropFirst(depth), in: origin)
      let isFull = origin == .page || isGrouped ? last.gaps == 0 : isSecondRowOfFile
      if isFull, last.isOfNames, last.odds.isLikely { return LineGuess(last, depth: depth) }
      guard last.namesGroups, origin == .page else { return nil }
    }
    return nil
  }

  /// Whether the second row of a file may hold the parts of columns that the first one names in groups.
  ///
  /// It repeats the name of the first column below a row without gaps; or it fills the gaps of the first row, has a gap only where it names no part, and does what rows of data do not: it leaves
  /// the first cell blank, or says one thing below several names ("Response").
  private var isSecondRowOfFile: Bool {
    let (upper, lower) = (sample.rows[0], sample.rows[1])
    // A blank first cell below a name, with a part below each gap, is clear with two rows of data.
    guard hasRowsBelow(lower.first?.isEmpty == true ? 1 : 2), lower.count >= upper.count else { return false }
    let gaps = upper.indices.filter { upper[$0].isEmpty }
    if gaps.isEmpty, let first = upper.first, !first.isEmpty { return lower[0].text == first.text }
    guard !gaps.isEmpty, gaps.allSatisfy({ !lower[$0].isEmpty }) else { return false }
    let below = upper.indices.filter { !upper[$0].isEmpty }.map { lower[$0] }.filter { !$0.isEmpty }
    return lower[0].isEmpty ? isOnlyBlankStart : Set(below.map(\.text)).count < below.count
  }

  /// What shows that the second row holds the units of the columns, or the rest of their names; nil where nothing does.
  ///
  /// It is the only row that names nothing, and stands over numbers or dates that are never written as its words are.
  private var evidenceOfUnits: HeaderEvidence? {
    let rows = sample.rows
    guard hasRowsBelow(2), isOnlyBlankStart else { return nil }
    let evidence = HeaderEvidence(rows[1], naming: .subcolumns, over: rows.dropFirst(2), in: origin)
    return evidence.areUnits ? evidence : nil
  }

  private func hasRowsBelow(_ headerRows: Int) -> Bool {
    sample.rows.count >= headerRows + Self.fewestRowsBelow
  }

  /// Whether the second row starts with a blank cell, and no row below it does.
  private var isOnlyBlankStart: Bool {
    sample.rows[1].first?.isEmpty == true
      && sample.rows.dropFirst(2).allSatisfy { $0.first?.isEmpty == false }
  }

  private func headerColumns(of data: TableSample, hasBlankCorner: Bool) -> LineGuess {
    let columns = data.transposed.rows
    guard columns.count > 1, data.rows.count > 1 else { return .tooSmall }
    let evidence = HeaderEvidence(columns[0], naming: .rows, over: columns.dropFirst(), in: .page)
    guard hasBlankCorner, !evidence.isBlank else { return LineGuess(evidence) }
    var odds = evidence.odds
    odds.weigh(4)
    let reasons = evidence.reasons(for: odds.isLikely).filter { $0 != .nothingTelling }
    return LineGuess(odds, odds.isLikely ? reasons + [.blankCorner] : reasons)
  }

  /// Whether the header rows leave their first cell blank and fill the others, as they do over a column of row headers.
  private func hasBlankCorner(_ rows: Range<Int>) -> Bool {
    guard let last = sample.rows[rows].last, last.count > 1 else { return false }
    return last[0].kind == .blank && last.dropFirst().allSatisfy { $0.kind != .blank }
  }
}

extension LineGuess {
  /// Nothing is a header of a single cell, row or column.
  fileprivate static let tooSmall = LineGuess(lines: 0..<0, confidence: 0.9, reasons: [.tooSmall])
  /// Two rows of a survey are known by how its choices stand below them.
  fileprivate static let survey = LineGuess(lines: 0..<2, confidence: 0.9, reasons: [.choices])
  /// A row without any name is no header.
  fileprivate static let blank = LineGuess(lines: 0..<0, confidence: 0.8, reasons: [.blankRow])

  fileprivate init(_ evidence: HeaderEvidence, depth: Int = 1) {
    self.init(evidence.odds, evidence.reasons(for: evidence.odds.isLikely), depth: depth)
  }

  fileprivate init(_ odds: Odds, _ reasons: [HeaderReason], depth: Int = 1) {
    self.init(lines: 0..<(odds.isLikely ? depth : 0), confidence: odds.confidence, reasons: reasons)
  }
}
