import RowcallModel

/// Decides whether a table's first row holds column names.
///
/// A header differs in kind from what stands below it: words over numbers, a year over words. Each such fact counts,
/// on a logarithmic scale of odds.
struct HeaderDetector {
  /// The rows that are compared, the one that may be the header first.
  private let rows: [Row]

  private struct Row {
    var batch: RowBatch
    var index: Int
  }

  private static let sampleRows = 200
  private static let sampleColumns = 200

  /// Looks at a table's first rows.
  init(_ sample: [RowBatch]) {
    var rows: [Row] = []
    for batch in sample {
      for index in 0..<min(batch.rowCount, Self.sampleRows + 1 - rows.count) {
        rows.append(Row(batch: batch, index: index))
      }
    }
    self.rows = rows
  }

  /// Weighs the facts.
  func detect() -> Decision<HeaderPlacement> {
    let facts = HeaderFacts(self)
    guard !facts.isBlank else { return Decision(.none, confidence: 0.8, reasons: [.headerRepeats]) }
    let odds = facts.logOdds
    let share = 1 / (1 + power(-abs(odds)))
    return Decision(
      odds >= 0 ? .row : .none, confidence: (share * 100).rounded() / 100,
      reasons: facts.reasons(for: odds >= 0))
  }

  /// e to the power of a small number by repeated squaring of its first terms; Foundation is not worth this.
  private func power(_ exponent: Double) -> Double {
    var result = 1 + exponent / 1024
    for _ in 0..<10 { result *= result }
    return max(result, 0)
  }

  /// How many rows stand below the one that may be the header.
  fileprivate var rowsBelow: Int { max(0, rows.count - 1) }

  fileprivate var columns: Range<Int> {
    0..<min(rows.first.map { $0.batch.cellCount(inRow: $0.index) } ?? 0, Self.sampleColumns)
  }

  /// A cell of the row that may be the header.
  fileprivate func header(_ column: Int) -> ArraySlice<UInt8> { rows.first.map { cell($0, column) } ?? [] }

  /// The cells of a column below it that hold anything.
  fileprivate func below(_ column: Int) -> [ArraySlice<UInt8>] {
    rows.dropFirst().map { cell($0, column) }.filter { !$0.isEmpty }
  }

  private func cell(_ row: Row, _ column: Int) -> ArraySlice<UInt8> {
    row.batch.range(row: row.index, column: column).map { row.batch.bytes[$0] } ?? []
  }
}

/// What speaks for and against a header.
private struct HeaderFacts {
  var differs = 0
  var isLikeData = 0
  var recurs = 0
  /// Years over cells that are no years.
  var years = 0
  var words = 0
  var gaps = 0
  var repeats = false
  var isBlank = true
  var columns = 0
  /// Short signs such as `A` and names in small letters, which are written for columns rather than for people and places.
  var labels = 0
  /// Whether there is one row below, which is too little to compare with.
  let isAlone: Bool

  init(_ detector: HeaderDetector) {
    columns = detector.columns.count
    isAlone = detector.rowsBelow == 1
    var seen: Set<ArraySlice<UInt8>> = []
    for column in detector.columns {
      let cell = detector.header(column)
      let shape = CellShape(cell)
      isBlank = isBlank && cell.isEmpty
      if cell.isEmpty { if column > 0 { gaps += 1 } } else if !seen.insert(cell).inserted { repeats = true }
      if Self.isLabel(cell) { labels += 1 }
      if HeaderWords.all.contains(String(decoding: cell, as: UTF8.self).lowercased()) { words += 1 }
      add(cell, shape, column: column, detector)
    }
    if isSequence(detector) { (differs, isLikeData) = (differs + isLikeData, 0) }
    differs += years
  }

  private mutating func add(
    _ cell: ArraySlice<UInt8>, _ shape: CellShape, column: Int, _ detector: HeaderDetector
  ) {
    guard shape != .empty else { return }
    let below = detector.below(column)
    guard !below.isEmpty else {
      if shape.isTelling { isLikeData += 1 }
      return
    }
    if Self.isYear(cell), below.count(where: Self.isYear) * 2 < below.count {
      years += 1
      return
    }
    let alike = below.count { CellShape($0) == shape }
    if shape.isTelling, alike * 2 >= below.count { isLikeData += 1 }
    let telling = below.count { CellShape($0).isTelling || CellShape($0) == .code }
    if alike * 10 < below.count, telling * 10 >= below.count * 8 || shape.isTelling { differs += 1 }
    if !shape.isTelling, below.contains(cell) { recurs += 1 }
  }

  /// Whether a cell is a single character, or starts with a small letter.
  private static func isLabel(_ cell: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: cell, as: UTF8.self)
    return text.count == 1 || text.first { !$0.isWhitespace }?.isLowercase == true
  }

  /// Whether a cell is a year as columns are named by, with nothing else.
  private static func isYear(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.count == 4 && (cell.starts(with: "19".utf8) || cell.starts(with: "20".utf8))
      && CellShape(cell) == .number
  }

  /// Whether the row's numbers count up by one, as years and minutes over columns do.
  ///
  /// Where all cells are numbers that count from one, and those below are whole numbers as well, it is a row of these.
  private func isSequence(_ detector: HeaderDetector) -> Bool {
    let numbers = detector.columns.compactMap { column in
      Int(String(decoding: detector.header(column), as: UTF8.self))
    }
    guard numbers.count > 2, numbers.count * 2 > detector.columns.count else { return false }
    if numbers.first == 1, numbers.count == detector.columns.count, holdsWholeNumbers(detector) {
      return false
    }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 && $0 &+ 1 == $1 }
  }

  /// Whether all cells below the row are whole numbers.
  private func holdsWholeNumbers(_ detector: HeaderDetector) -> Bool {
    detector.columns.allSatisfy { column in
      detector.below(column).allSatisfy { Int(String(decoding: $0, as: UTF8.self)) != nil }
    }
  }

  /// Whether nothing but its being the first speaks for the row, and there is too little to speak against it.
  private var isUntold: Bool { isAlone && differs == 0 && words == 0 && labels == 0 }

  /// The logarithm of the odds that the row is a header.
  var logOdds: Double {
    var odds = 0.8
    odds += 1.4 * Double(min(differs, 4)) + 0.8 * Double(min(words, 4))
    odds -= 2.2 * Double(min(isLikeData, 4)) + 0.8 * Double(min(recurs, 3))
    // To hear names once as a row costs a listener less than to miss one of two rows.
    odds -= isUntold ? 1.2 : 0
    odds -= (repeats ? 0.4 : 0) + (gaps > 0 ? 0.3 : 0) + (gaps * 2 > columns ? 1 : 0)
    return odds
  }

  func reasons(for isHeader: Bool) -> [DecisionReason] {
    var reasons: [DecisionReason] = []
    if isHeader {
      if differs > 0 { reasons.append(.headerDiffers(columns: differs)) }
      if words > 0 { reasons.append(.headerWords(words)) }
    } else {
      if isLikeData > 0 { reasons.append(.headerIsLikeData(columns: isLikeData)) }
      if recurs > 0 { reasons.append(.headerRecurs(columns: recurs)) }
      if repeats || gaps > 0 { reasons.append(.headerRepeats) }
      if reasons.isEmpty, isUntold { reasons.append(.headerUntold) }
    }
    return reasons.isEmpty ? [.usual] : reasons
  }
}
