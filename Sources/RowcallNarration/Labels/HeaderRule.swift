import RowcallModel

/// Decides whether a column's values need their header to mean anything.
///
/// The rule: text, money, percentages, changes, measures, dates, times and telephone numbers show what they are. Bare
/// numbers, years, codes, lengths of time and yes or no do not: "Quantity 5". When two columns hold values of one kind
/// (two amounts of money, two dates), all of them need their headers, except text. Of text, a cell that looks like a bare
/// number is read with its header (see `isBareText`).
struct HeaderRule {
  /// What kind of thing a listener takes a value for.
  private enum Kind: Hashable {
    case text, money, percent, change, date, time, telephone
    case measure(Unit?)
    case unclear
  }

  private var counts: [Kind: Int] = [:]

  /// Creates the rule for columns that are read together, the naming column left out.
  init(columns: [Column]) {
    for column in columns { counts[Self.kind(of: column.type), default: 0] += 1 }
  }

  /// Whether the header is read before each value of the column.
  func needsHeader(_ column: Column) -> Bool {
    switch Self.kind(of: column.type) {
    case .text: false
    case .unclear: true
    case let kind: counts[kind, default: 0] > 1
    }
  }

  private static func kind(of type: ColumnType) -> Kind {
    switch type {
    case .text: .text
    case .money: .money
    case .percent: .percent
    case .change: .change
    case .measure(let unit): .measure(unit)
    case .date, .dateTime: .date
    case .time: .time
    case .telephone: .telephone
    default: .unclear
    }
  }
}
