import RowcallModel

/// Decides what one column's ambiguous characters mean: its own cells first, then the file, the delimiter, the locale.
struct ConventionResolver {
  private let habits: LocaleHabits
  private let hasSemicolons: Bool
  /// The decimal mark and date order that the file's unambiguous columns vote for; nil for a draw.
  private let fileMark: DecimalMark?
  private let fileOrder: CalendarDate.Order?
  /// The mark of columns that nothing in the file decides.
  private let lastMark: DecimalMark

  /// Lets all columns vote.
  init(_ columns: [ColumnEvidence], habits: LocaleHabits, delimiter: UInt8?) {
    self.habits = habits
    hasSemicolons = delimiter == UInt8(ascii: ";")
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
    let isOpen = fileMark == nil && !hasSemicolons && columns.contains { $0.point.fits + $0.comma.fits > 0 }
    lastMark = isOpen ? habits.decimalMark : .point
  }

  /// The decimal mark of a column's numbers.
  func decimalMark(of column: ColumnEvidence) -> (mark: DecimalMark, source: ConventionSource) {
    if let own = Self.ownMark(of: column) { return (own, .column) }
    let isOpen = column.eitherMark > 0
    if let fileMark { return (fileMark, isOpen ? .file : .unambiguous) }
    if hasSemicolons { return (.comma, isOpen ? .delimiter : .unambiguous) }
    return (lastMark, isOpen ? .locale : .unambiguous)
  }

  /// The order of a column's numeric dates; for dates that read alike in every order, the one they are written in.
  func dateOrder(of column: ColumnEvidence) -> (order: CalendarDate.Order, source: ConventionSource) {
    let dates = column.dates
    if dates.dependent == 0 {
      let written = CalendarDate.Order.all.max { dates.written[$0] < dates.written[$1] }
      return (written ?? habits.dateOrder, .unambiguous)
    }
    let best = dates.bestOrders
    if best.count == 1 { return (best[0], .column) }
    if let fileOrder, best.contains(fileOrder) { return (fileOrder, .file) }
    return (best.contains(habits.dateOrder) ? habits.dateOrder : best[0], .locale)
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
