/// A rectangle of cells of a sheet: rows from one, columns from zero.
package struct CellRange: Hashable, Sendable {
  package var rows: ClosedRange<Int>
  package var columns: ClosedRange<Int>

  /// The rows and columns that a sheet may have at most.
  static let mostRows = 1_048_576
  static let mostColumns = 16_384

  /// All cells that a sheet may have.
  static let largest = CellRange(rows: 1...mostRows, columns: 0...mostColumns - 1)

  package init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    (self.rows, self.columns) = (rows, columns)
  }

  /// Reads `A3:F20`, `$A$3:$F$20`, `B7`, and `A:C` for whole columns or `3:20` for whole rows; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let texts = String(text.filter { $0 != "$" }).split(separator: ":", omittingEmptySubsequences: false)
    let ends = texts.compactMap { RangeEnd($0) }
    guard let first = ends.first, let last = ends.last, ends.count == texts.count, ends.count <= 2 else {
      return nil
    }
    if ends.count == 1, first.row == nil || first.column == nil { return nil }
    let rows = [first.row ?? 1, last.row ?? Self.mostRows].sorted()
    let columns = [first.column ?? 0, last.column ?? Self.mostColumns - 1].sorted()
    guard rows[1] <= Self.mostRows, columns[1] < Self.mostColumns, rows[0] > 0 else { return nil }
    self.init(rows: rows[0]...rows[1], columns: columns[0]...columns[1])
  }

  func contains(_ other: CellRange) -> Bool {
    rows.contains(other.rows.lowerBound) && rows.contains(other.rows.upperBound)
      && columns.contains(other.columns.lowerBound) && columns.contains(other.columns.upperBound)
  }
}

/// One end of a range: `B7`, `B` or `7`.
private struct RangeEnd {
  var row: Int?
  var column: Int?

  init?(_ text: some StringProtocol) {
    let letters = text.prefix { $0.isASCII && $0.isLetter }
    let digits = text.dropFirst(letters.count)
    guard !text.isEmpty, letters.count <= 3, digits.count <= 7,
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else {
      return nil
    }
    if !digits.isEmpty { row = Int(digits) }
    if !letters.isEmpty {
      column = letters.uppercased().utf8.reduce(0) { $0 * 26 + Int($1) - 64 } - 1
    }
  }
}

extension CellRange: CustomStringConvertible {
  /// As it is written in formulas: `A3:F20`.
  package var description: String {
    "\(Self.letters(columns.lowerBound))\(rows.lowerBound):\(Self.letters(columns.upperBound))\(rows.upperBound)"
  }

  /// The same, but `B7` for a single cell.
  package var name: String {
    rows.count == 1 && columns.count == 1
      ? "\(Self.letters(columns.lowerBound))\(rows.lowerBound)" : description
  }

  /// The letters of a zero-based column: `A`, `AB`.
  package static func letters(_ column: Int) -> String {
    var column = column + 1
    var letters = ""
    while column > 0 {
      letters = String(UnicodeScalar(UInt8(65 + (column - 1) % 26))) + letters
      column = (column - 1) / 26
    }
    return letters
  }
}
