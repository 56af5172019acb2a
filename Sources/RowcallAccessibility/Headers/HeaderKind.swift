import RowcallModel

/// The direction in which a header names cells.
public enum HeaderAxis: String, CaseIterable, Hashable, Codable, Sendable {
  /// Names what stands below it.
  case column
  /// Names what stands after it.
  case row
}

extension GridCell.Scope {
  /// The direction in which a header of this scope names cells.
  package var axis: HeaderAxis {
    switch self {
    case .column, .columnGroup: .column
    case .row, .rowGroup: .row
    }
  }
}

/// The header cells assigned to one cell, as indices into the grid's cells.
public struct AssignedHeaders: Hashable, Sendable {
  /// The headers that name the cell's columns, outermost level first.
  public var columns: [Int]
  /// The headers that name the cell's rows, outermost level first.
  public var rows: [Int]
  /// The directions in which the cell has more headers than are listed.
  package var shortened: Set<HeaderAxis> = []

  /// Creates a list of headers, empty unless said otherwise.
  public init(columns: [Int] = [], rows: [Int] = []) {
    self.columns = columns
    self.rows = rows
  }
}

extension AssignedHeaders {
  /// How many headers of an axis are looked for: one more than are said, which shows that there are more.
  static let wanted = RepetitionLimit.headers + 1

  /// The same with as many headers as are said with a cell.
  ///
  /// - Parameter keepsLast: whether the last ones are kept, which stand next to the cell; else the first.
  func shortened(keepsLast: Bool = true) -> AssignedHeaders {
    var headers = self
    headers.shorten(\.columns, of: .column, keepsLast)
    headers.shorten(\.rows, of: .row, keepsLast)
    return headers
  }

  private mutating func shorten(
    _ list: WritableKeyPath<AssignedHeaders, [Int]>, of axis: HeaderAxis, _ keepsLast: Bool
  ) {
    let most = RepetitionLimit.headers
    guard self[keyPath: list].count > most else { return }
    self[keyPath: list] = Array(
      keepsLast ? self[keyPath: list].suffix(most) : self[keyPath: list].prefix(most))
    shortened.insert(axis)
  }
}

extension GridCell {
  /// Whether the cell has nothing to say, so that no other cell has it as a header.
  ///
  /// "A cell is said to be an empty cell if it contains no elements and its child text content, if any, consists only
  /// of ASCII whitespace" (https://html.spec.whatwg.org/multipage/tables.html#empty-cell). A label that the author set
  /// counts as content, because it is what a listener hears.
  var isEmptyCell: Bool {
    (label ?? "").isEmpty
      && content.allSatisfy { piece in
        guard case .text(let text) = piece else { return false }
        return text.utf8.allSatisfy { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
      }
  }

  var coversSlots: Bool { rowSpan > 0 && columnSpan > 0 }
}
