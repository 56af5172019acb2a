import RowcallModel

/// Decides what one column's ambiguous characters mean: its own cells first, then the file, the delimiter, the locale.
struct ConventionResolver {
  private let habits: LocaleHabits
  /// The mark that goes with the delimiter: in files with semicolons the comma is free, in those with commas it is not.
  private let delimiterMark: DecimalMark?
  /// The decimal mark and date order that the file's unambiguous columns vote for; nil for a draw.
  private let fileMark: DecimalMark?
  private let fileOrder: CalendarDate.Order?
  private let choices: TypingChoices
  /// Whether all of the file that could decide was seen.
  private let isWhole: Bool
  /// The mark of columns that nothing in the file decides.
  private let lastMark: DecimalMark

  /// Lets all columns vote.
  init(
    _ columns: [ColumnEvidence], habits: LocaleHabits, delimiter: UInt8?, choices: TypingChoices,
    isWhole: Bool
  ) {
    self.habits = habits
    self.choices = choices
    self.isWhole = isWhole
    delimiterMark =
      switch delimiter {
      case UInt8(ascii: ";"): .comma
      case UInt8(ascii: ","): .point
      default: nil
      }
    var marks = (point: 0, comma: 0)
    var orders = OrderCounts()
    for column in columns {
      // One vote for each column, so that a long list of codes does not outvote the rest.
      switch Self.ownMark(of: column) {
      case .point: marks.point += 1
      case .comma: marks.comma += 1
      case nil: break
      }
      if let order = Self.ownOrder(of: column) { orders[order] += 1 }
    }
    fileMark = marks.point == marks.comma ? nil : marks.point > marks.comma ? .point : .comma
    fileOrder = Self.winner(of: orders, among: CalendarDate.Order.all)
    let isOpen =
      fileMark == nil && delimiterMark == nil && columns.contains { $0.point.fits + $0.comma.fits > 0 }
    lastMark = isOpen ? habits.decimalMark : .point
  }

  /// The decimal mark of a column's numbers.
  func decimalMark(of column: ColumnEvidence) -> (mark: DecimalMark, source: ConventionSource) {
    if let mark = choices.decimalMark, unfitMark(of: column) == nil { return (mark, .unambiguous) }
    if let own = Self.ownMark(of: column) { return (own, .column) }
    let isOpen = column.eitherMark > 0
    if let fileMark { return (fileMark, isOpen ? .file : .unambiguous) }
    if let delimiterMark {
      return (delimiterMark, isOpen ? source(of: delimiterMark, column) : .unambiguous)
    }
    return (lastMark, isOpen ? .locale : .unambiguous)
  }

  /// How sure the delimiter makes a mark: below decimals of three digits, as in `17.518`, may be thousands.
  private func source(of mark: DecimalMark, _ column: ColumnEvidence) -> ConventionSource {
    if mark == .comma, habits.decimalMark == .point { return .semicolons }
    guard column.amounts(mark).fractions > 0 else { return .delimiter }
    return mark == .point ? .commas : .semicolons
  }

  /// The order of a column's numeric dates; for dates that read alike in every order, the one they are written in.
  ///
  /// - Parameter index: zero-based.
  func dateOrder(
    of column: ColumnEvidence, at index: Int
  ) -> (order: CalendarDate.Order, source: ConventionSource) {
    if let order = choices.dates(in: index), unfitOrder(of: column, at: index) == nil {
      return (order, .unambiguous)
    }
    let dates = column.dates
    if dates.dependent == 0 {
      let written = CalendarDate.Order.all.max { dates.written[$0] < dates.written[$1] }
      return (written ?? habits.dateOrder, .unambiguous)
    }
    let best = dates.bestOrders
    if best.count == 1 { return (best[0], dates.isContradictory ? .open : .column) }
    if dates.dotted * 2 > dates.dependent, best.contains(.dayMonthYear), !dates.isContradictory {
      return (.dayMonthYear, .dots)
    }
    if let fileOrder, best.contains(fileOrder) { return (fileOrder, .file) }
    let usual = best.contains(habits.dateOrder) ? habits.dateOrder : best[0]
    guard isWhole, !dates.isContradictory else { return (usual, .open) }
    if let monthly = dates.monthlyOrder { return (monthly, .series) }
    return (usual, .locale)
  }

  /// The order of day and month in dates inside of texts: what a user said, else what the file's dates show; nil if neither
  /// tells.
  func textOrder(at index: Int) -> CalendarDate.Order? {
    [choices.dates(in: index), fileOrder].compactMap(\.self).first { $0 != .yearMonthDay }
  }

  /// What a user said about a column that none of its cells allows; nil for nothing.
  func unfitChoice(of column: ColumnEvidence, at index: Int, type: ColumnType) -> UnfitChoice? {
    switch type {
    case .date, .dateTime: unfitOrder(of: column, at: index).map { .dates($0) }
    case .integer, .decimal, .money, .percent, .change, .measure:
      unfitMark(of: column).map { .decimalMark($0) }
    default: nil
    }
  }

  private func unfitOrder(of column: ColumnEvidence, at index: Int) -> CalendarDate.Order? {
    guard let order = choices.dates(in: index), column.dates.dependent > 0 else { return nil }
    return column.dates.byOrder[order] == 0 ? order : nil
  }

  private func unfitMark(of column: ColumnEvidence) -> DecimalMark? {
    guard let mark = choices.decimalMark else { return nil }
    let (fits, others) = mark == .point ? (column.point, column.comma) : (column.comma, column.point)
    return fits.fits == 0 && others.fits > 0 ? mark : nil
  }

  /// The mark that a column's own cells prove: most of them read with one mark only.
  private static func ownMark(of column: ColumnEvidence) -> DecimalMark? {
    guard column.pointOnly != column.commaOnly,
      max(column.point.fits, column.comma.fits) * 4 >= column.filled * 3
    else {
      return nil
    }
    return column.pointOnly > column.commaOnly ? .point : .comma
  }

  private static func ownOrder(of column: ColumnEvidence) -> CalendarDate.Order? {
    guard column.dates.dependent > 0, column.dates.fits * 4 >= column.filled * 3 else { return nil }
    let best = column.dates.bestOrders
    return best.count == 1 ? best[0] : nil
  }

  private static func winner(
    of counts: OrderCounts, among orders: [CalendarDate.Order]
  ) -> CalendarDate.Order? {
    let most = orders.map { counts[$0] }.max() ?? 0
    let winners = orders.filter { counts[$0] == most }
    return most > 0 && winners.count == 1 ? winners[0] : nil
  }
}
