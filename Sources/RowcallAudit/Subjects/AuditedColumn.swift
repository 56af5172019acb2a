import RowcallImport
import RowcallModel
import RowcallValues

/// A column of a data file.
struct AuditedColumn: Sendable {
  /// Zero-based.
  let index: Int
  /// The header as written; nil without one.
  let name: String?
  /// Its type, and why it has it.
  let typed: TypedColumn
  /// Its key in a fingerprint: its header, or a neighbouring column with one.
  let key: String
  /// The place of the header in the file; nil without one.
  let place: TextPlace?
  /// Facts about its cells.
  let profile: ColumnProfile
  /// The time to speak one of its cells.
  let cost: CellCost
  /// How many filled cells of the first rows differ, and how many there are.
  let distinct: (texts: Int, of: Int)

  var type: ColumnType { typed.column.type }

  /// Whether all cells are empty, so that the column is not spoken.
  var isEmpty: Bool { type == .empty && profile.filled == 0 }

  /// Whether its cells may identify a row.
  var mayName: Bool { type.mayName }

  /// Its name in a sentence: `column "Price"`, or `column 3` without a header.
  var called: String { name.map { "column \"\($0.onOneLine.shortened(to: 60))\"" } ?? "column \(index + 1)" }

  /// Its name in a list of columns.
  var label: String { name ?? "column \(index + 1)" }

  /// The key of each column, which stays the same when columns are inserted on its left.
  ///
  /// A column without a header gets the key of the next one with a header, or of the table end, and the distance.
  static func keys(of names: [String?]) -> [String] {
    var (next, distance) = ("the end", 0)
    let keys = names.reversed().map { name in
      distance += 1
      guard let name else { return "\(distance) before \(next)" }
      (next, distance) = (name, 0)
      return name
    }
    return keys.reversed()
  }
}

extension ColumnType {
  /// Whether values of the type can identify a row; bare numbers and amounts cannot.
  var mayName: Bool {
    switch self {
    case .text, .date, .dateTime, .year, .time, .identifier, .telephone: true
    default: false
    }
  }
}
