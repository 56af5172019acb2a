import RowcallImport
import RowcallModel
import RowcallValues

/// A column of a file of data.
struct AuditedColumn: Sendable {
  /// Zero-based.
  let index: Int
  /// The header as written; nil where there is none.
  let name: String?
  /// Its type, and why it has it.
  let typed: TypedColumn
  /// What names it in a fingerprint: its header, else a column near it that has one.
  let key: String
  /// Where the header stands in the file; nil where it stands nowhere.
  let place: TextPlace?
  /// What its cells are.
  let profile: ColumnProfile
  /// What one of its cells costs to hear.
  let cost: CellCost
  /// How many of the first rows' cells that hold something differ, and how many there are.
  let distinct: (texts: Int, of: Int)

  /// What the column holds.
  var type: ColumnType { typed.column.type }

  /// Whether no cell holds anything, so that the column is not heard at all.
  var isEmpty: Bool { type == .empty && profile.filled == 0 }

  /// Whether its cells may tell what a row is about.
  var mayName: Bool { type.mayName }

  /// What a sentence calls it: `column "Price"`, or `column 3` where it has no name.
  var called: String { name.map { "column \"\($0.onOneLine.shortened(to: 60))\"" } ?? "column \(index + 1)" }

  /// What it is called in a list of columns.
  var label: String { name ?? "column \(index + 1)" }

  /// What names each column in a fingerprint, however many columns are inserted on the left of it.
  ///
  /// One without a header is named by the next one that has one, or by the end of the table, and by how far it is.
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
  /// Whether cells of the type tell one row from another, as bare numbers and amounts do not.
  var mayName: Bool {
    switch self {
    case .text, .date, .dateTime, .year, .time, .identifier, .telephone: true
    default: false
    }
  }
}

extension String {
  /// The text with a space in place of each run of white space.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.properties.isWhitespace && $0 != " " }) else { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text cut behind so many characters, with a mark where something is missing.
  func shortened(to length: Int) -> String {
    guard utf8.count > length, count > length else { return self }
    return prefix(length - 1) + "…"
  }
}
