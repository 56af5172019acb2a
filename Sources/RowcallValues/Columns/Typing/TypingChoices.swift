import RowcallModel

/// What a user says about the values of a table, which then need not be detected.
package struct TypingChoices: Hashable, Sendable {
  /// The order of day, month and year in numeric dates; nil to detect it.
  package var dates: CalendarDate.Order?
  /// What stands before fractions; nil to detect it.
  package var decimalMark: DecimalMark?
  /// What single columns hold, by their zero-based number.
  package var kinds: [Int: ColumnKind]
  /// The zero-based columns that the database declares to hold yes and no, as if their headers asked for that.
  package var flags: Set<Int> = []
  /// What a workbook says of columns, by their zero-based number.
  package var forms: [Int: CellConventions.ShownForm] = [:]

  package init(
    dates: CalendarDate.Order? = nil, decimalMark: DecimalMark? = nil, kinds: [Int: ColumnKind] = [:]
  ) {
    self.dates = dates
    self.decimalMark = decimalMark
    self.kinds = kinds
  }

  /// The order of dates in a column, by its zero-based number; nil if the user did not say.
  func dates(in column: Int) -> CalendarDate.Order? { kinds[column]?.order ?? dates }
}

/// What a column holds, as users name it.
///
/// Cells that do not fit are text, as in a detected type.
package enum ColumnKind: String, CaseIterable, Hashable, Sendable {
  case text, code, number, measure, size, money, percent, change, date, dmy, mdy, ymd, time, duration, year
  case yesNo = "yes-no"
  case telephone

  /// The order of numeric dates that the kind says; nil for none.
  fileprivate var order: CalendarDate.Order? {
    switch self {
    case .dmy: .dayMonthYear
    case .mdy: .monthDayYear
    case .ymd: .yearMonthDay
    default: nil
    }
  }

  /// The same as a type, with what the column's cells and header say about it.
  func proposal(_ facts: ColumnFacts) -> TypeProposal {
    let amounts = facts.amounts
    let currency = facts.hint.currency ?? amounts.firstCurrency?.code(in: facts.habits.currencies)
    let type: ColumnType =
      switch self {
      case .text: .text
      case .code: .identifier
      case .number: amounts.fractions == 0 ? .integer : .decimal
      case .measure: .measure(unit: facts.hint.unit)
      case .size: .measure(unit: Unit("byte"))
      case .money: .money(currency: amounts.hasSeveralCurrencies ? nil : currency)
      case .percent: .percent
      case .change: .change(facts.changeMeasure)
      case .date, .dmy, .mdy, .ymd:
        facts.evidence.dates.withTime > 0 ? .dateTime(facts.dateOrder) : .date(facts.dateOrder)
      case .time: .time
      case .duration: .duration
      case .year: .year
      case .yesNo: .boolean
      case .telephone: .telephone
      }
    var proposal = TypeProposal(
      type, .asked, yesNo: facts.evidence.yesNo.pair(isHeaded: true, language: facts.habits.language),
      isPercentImplied: self == .percent)
    proposal.isOfSizes = self == .size
    return proposal
  }
}

extension CalendarDate.Order {
  /// The order as users write it: `dmy`.
  package var code: String {
    switch self {
    case .yearMonthDay: "ymd"
    case .monthDayYear: "mdy"
    case .dayMonthYear: "dmy"
    }
  }

  /// Reads the form that users write; nil for anything else.
  package init?(code: String) {
    guard let order = Self.all.first(where: { $0.code == code.lowercased() }) else { return nil }
    self = order
  }
}
