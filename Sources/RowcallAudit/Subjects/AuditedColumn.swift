import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallValues

/// When rows say the header of a column.
enum HeaderUse: Int, Comparable, Sendable {
  /// Before each value.
  case inRows
  /// Once before the first row.
  case once
  /// Only before values that do not tell the column: it names the rows, or its values explain themselves.
  case besideRows

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What a finding about the header adds where rows do not say it before each value.
  var note: String {
    switch self {
    case .inRows: ""
    case .once: "; it is said once, before the first row"
    case .besideRows: "; most rows do not say it"
    }
  }

  /// The same in a finding about several headers.
  var noteOnMany: String {
    note.replacing("it is", with: "they are").replacing("say it", with: "say them")
  }

  /// The impact of such a finding; nil for that of the rule.
  var impact: Impact? { self == .inRows ? nil : .minor }
}

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
  /// The place of its header in the file, else of its cell in the first row; nil where neither has one.
  let place: TextPlace?
  /// Facts about its cells.
  let profile: ColumnProfile
  /// The time to speak one of its cells.
  let cost: CellCost
  /// How many filled cells of the first rows differ, and how many there are.
  let distinct: (texts: Int, of: Int)
  /// When rows say its header.
  let headerUse: HeaderUse

  var type: ColumnType { typed.column.type }

  /// Whether all cells are empty, so that the column is not spoken.
  var isEmpty: Bool { type == .empty && profile.filled == 0 }

  /// Whether its cells may identify a row.
  var mayName: Bool { type.mayName }

  /// Its name in a sentence: `column "Price"`, or `column 3` without a header.
  var called: String {
    shownName.map { "column \"\($0.onOneLine.shortened(to: 60))\"" } ?? "column \(index + 1)"
  }

  /// Its name in a list of columns, without the middle if it is long: neighbours may begin alike.
  var label: String {
    guard let name = shownName?.onOneLine else { return "column \(index + 1)" }
    return name.count > 40 ? "\(name.prefix(20))…\(name.suffix(19))" : name
  }

  /// The header without markup.
  private var shownName: String? {
    name.map { HeaderText.text(of: Column(name: $0, type: .text)) ?? $0 }
  }

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
