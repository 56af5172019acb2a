import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallValues

/// A value's place among those of its column, and how far it goes: a month holds its days.
///
/// A class, so that nothing of it is copied for each row.
final class ConditionPlace {
  private let value: Value
  private let start: Double
  private let extent: Double
  private let isDate: Bool
  /// Whether it was written with a currency or unit, so that it is compared with no others.
  let hasUnit: Bool

  init?(of value: Value, in conventions: CellConventions) {
    guard let start = value.place(in: conventions) else { return nil }
    (self.value, self.start, extent) = (value, start, value.extent)
    (isDate, hasUnit) =
      switch value {
      case .date, .dateTime: (true, false)
      case .money(let money): (false, money.currency != Self.noCurrency)
      case .measure: (false, true)
      default: (false, false)
      }
  }

  enum Order { case before, within, behind }

  /// Whether another value is before this one, in it, or behind it; nil for one that cannot be compared with it.
  func order(of other: Value, readBy reader: CellReader) -> Order? {
    guard isComparable(with: other, in: reader.conventions) else { return nil }
    if isDayOfEveryYear(beside: other) { return isSameDay(of: other) ? .within : nil }
    guard let place = place(of: other, in: reader.conventions) else { return nil }
    return place < start ? .before : place == start || place < start + extent ? .within : .behind
  }

  /// Whether it is of the same currency, dimension or kind of date as another value.
  func isComparable(with other: Value, in conventions: CellConventions) -> Bool {
    if hasUnit { return value.hasKind(of: other, in: conventions) }
    // Dates of an unknown century are compared with no others, and in those without a year no year is found.
    return !isDate
      || value.hasCentury(in: conventions) == other.hasCentury(in: conventions)
        && (other.hasYear || !value.hasYear)
  }

  /// The date as everybody reads it, 2024-07-01; nil for what is no whole date.
  fileprivate var isoDate: String? {
    switch value {
    case .date(let date), .dateTime(let date, _):
      guard let year = date.withFullYear.year, let month = date.month, let day = date.day else { return nil }
      // Years have at least four digits (ISO 8601).
      return [String(year), String(month), String(day)].enumerated().map { index, part in
        String(repeating: "0", count: max(0, (index == 0 ? 4 : 2) - part.count)) + part
      }.joined(separator: "-")
    default: return nil
    }
  }

  var hasYear: Bool { value.hasYear }

  /// A number alone is one of the unit that the cell has, 3 beside 5 km.
  private func place(of other: Value, in conventions: CellConventions) -> Double? {
    if case .number = value, case .measure(let measure) = other { return measure.amount.approximation }
    return other.place(in: conventions)
  }

  /// Whether this is a day in any year, and the other one a date with a year.
  func isDayOfEveryYear(beside other: Value) -> Bool { isDate && !value.hasYear && other.hasYear }

  private func isSameDay(of other: Value) -> Bool {
    guard case .date(let date) = value else { return false }
    switch other {
    case .date(let other), .dateTime(let other, _): return date.month == other.month && date.day == other.day
    default: return false
    }
  }

  /// No currency in ISO 4217.
  private static let noCurrency = "XXX"
}

extension Value {
  /// Without copying it, as a comparison does.
  var isEmpty: Bool { if case .empty = self { true } else { false } }

  var hasYear: Bool { if case .date(let date) = self { date.year != nil } else { true } }
}

extension ConditionPlace {
  /// Where a written value is among those of a column; one that is written as it is heard, `12,50` for `12.50`, counts too, and so do dates
  /// as the listener writes them.
  ///
  /// Nil for none.
  static func written(
    _ text: String, _ reader: CellReader, heardBy listener: LocaleTag
  ) throws -> ConditionPlace? {
    let mark = DecimalMark(heardIn: listener)
    for type in reader.type.isAmount ? [reader.type, .decimal] : [] {
      let reader = CellReader(type, conventions: reader.conventions, vocabulary: reader.vocabulary)
      if let error = WrongUsage(twoReadingsOf: text, reader, heardWith: mark) { throw error }
    }
    let heard = heard(reader, by: listener).flatMap { place(of: text, $0) }
    // 05.03.24 is no day of 2005, though the file begins with the year, in four digits.
    let isShort = reader.type.dateOrder == .yearMonthDay && text.prefix(while: \.isNumber).count < 4
    let own = isShort && heard != nil ? nil : place(of: text, reader)
    if let error = WrongUsage(twoDatesIn: text, own?.isoDate, heard?.isoDate) { throw error }
    return own ?? heard
  }

  /// What reads values as a listener writes them; nil for values that are written alike everywhere.
  private static func heard(_ reader: CellReader, by listener: LocaleTag) -> CellReader? {
    let order = CalendarDate.Order(usualIn: listener)
    let vocabulary = CellVocabulary(for: listener)
    switch reader.type {
    case .date: return CellReader(.date(order), conventions: reader.conventions, vocabulary: vocabulary)
    case .dateTime:
      return CellReader(.dateTime(order), conventions: reader.conventions, vocabulary: vocabulary)
    default: return reader.type.isAmount ? reader.reading(with: DecimalMark(heardIn: listener)) : nil
    }
  }

  /// An amount may leave out its currency or unit, a date its day and month.
  private static func place(of text: String, _ reader: CellReader) -> ConditionPlace? {
    let conventions = reader.conventions
    let reading = { (type: ColumnType) in
      CellReader(type, conventions: conventions, vocabulary: reader.vocabulary).value(in: text)
        .flatMap { ConditionPlace(of: $0, in: conventions) }
    }
    if let place = reading(reader.type) { return place }
    switch reader.type {
    // 100M is an amount where every cell has a sign of its own.
    case .money: return reading(.decimal) ?? reading(.money(currency: noCurrency))
    case .percent, .change, .measure: return reading(.decimal)
    case .dateTime(let order): return reading(.date(order)) ?? reading(.year)
    case .date: return reading(.year)
    // What is heard as yes may be written 1.
    case .boolean:
      return YesNo.meaning(of: text).flatMap {
        ConditionPlace(of: .boolean($0), in: conventions)
      }
    default: return nil
    }
  }
}

extension ColumnType {
  var isOfDates: Bool { dateOrder != nil }

  /// The order in which dates are written; nil for what are none.
  fileprivate var dateOrder: CalendarDate.Order? {
    switch self {
    case .date(let order), .dateTime(let order): order
    default: nil
    }
  }
}

/// The month or weekday that dates have, in whatever year, or that is named.
enum DatePart {
  case month(UInt8)
  case weekday(UInt8)

  enum Kind: CaseIterable { case month, weekday }

  var kind: Kind {
    switch self {
    case .month: .month
    case .weekday: .weekday
    }
  }

  /// The one that a text names; a month where it may be either.
  init?(_ text: String, _ names: CalendarNames?) {
    guard let part = DatePart(text, names, .month) ?? DatePart(text, names, .weekday) else { return nil }
    self = part
  }

  /// The one of a kind that a text names.
  init?(_ text: String, _ names: CalendarNames?, _ kind: Kind) {
    switch kind {
    case .month:
      guard let month = names?.month(text) else { return nil }
      self = .month(month)
    case .weekday:
      guard let weekday = names?.weekday(text) else { return nil }
      self = .weekday(weekday)
    }
  }

  func isPart(of value: Value?, in conventions: CellConventions) -> Bool {
    switch value {
    case .date(let date)?, .dateTime(let date, _)?:
      switch self {
      case .month(let month): return date.month == month
      case .weekday(let weekday):
        let isKnown = value?.hasCentury(in: conventions) ?? false
        return (isKnown ? date.withFullYear.knownWeekday : date.weekday) == weekday
      }
    default: return false
    }
  }

  /// Whether it is before another one in the year, or in a week from Monday on; nil for a month beside a weekday.
  func order(beside other: DatePart) -> ConditionPlace.Order? {
    let (one, two): (UInt8, UInt8)
    switch (self, other) {
    case (.month(let own), .month(let other)): (one, two) = (own, other)
    case (.weekday(let own), .weekday(let other)): (one, two) = ((own + 5) % 7, (other + 5) % 7)
    default: return nil
    }
    return one < two ? .before : one == two ? .within : .behind
  }
}

extension WrongUsage {
  /// That `1:30` may be hours or minutes where all cells are like `1:30:00`; nil for other lengths of time.
  init?(twoLengthsOf text: String, _ column: Int, _ columns: RowCondition.Columns) throws {
    let size = text.drop { $0 == "-" || $0 == "−" }
    let parts = size.split(separator: ":", omittingEmptySubsequences: false)
    guard columns.readers[column].type == .duration, parts.count == 2, let first = UInt32(parts[0]),
      let second = UInt32(parts[1]), parts[1].count == 2, second < 60,
      try columns.hasText(column, where: { $0.count { $0 == ":" } == 2 }),
      try !columns.hasText(column, where: { $0.count { $0 == ":" } == 1 })
    else { return nil }
    let sign = text.dropLast(size.count)
    let minutes = first % 60 < 10 ? "0\(first % 60)" : "\(first % 60)"
    self.init(twoReadingsOf: text, "\(text):00", "\(sign)\(first / 60):\(minutes):\(parts[1])")
  }

  /// That a number is of one unit or another where cells have several; nil where they have one.
  init?(severalUnitsFor text: String, _ column: Int, _ columns: RowCondition.Columns) throws {
    let reader = columns.readers[column]
    let holdsSizes = reader.conventions.holdsSizes
    guard case .measure(let unit) = reader.type, unit == nil || holdsSizes, !text.contains(where: \.isLetter)
    else { return nil }
    var units: [Unit] = []
    var ways: [String] = []
    _ = try columns.firstText(column) { cell in
      guard case .measure(let measure) = reader.value(in: cell), !units.contains(measure.unit) else {
        return false
      }
      let way = text + cell.drop { $0.isNumber || "+-−.,".contains($0) }
      guard case .measure(let own) = reader.value(in: way), own.unit == measure.unit else { return false }
      units.append(measure.unit)
      ways.append(way)
      // Sizes may be numbers of bytes in some cells.
      return way == text || ways.count == 2 && !holdsSizes
    }
    if holdsSizes, ways.count == 1 { ways.append(text + "B") }
    guard ways.count > 1, !ways.contains(text) else { return nil }
    self.init(twoReadingsOf: text, ways[0], ways[1])
  }

  /// That a date is another day as the file writes dates than as the listener does; nil where it is not.
  fileprivate init?(twoDatesIn text: String, _ own: String?, _ heard: String?) {
    guard let own, let heard, own != heard else { return nil }
    self.init(twoReadingsOf: text, own, heard)
  }

  private init(twoReadingsOf text: String, _ one: String, _ other: String) {
    self.init(
      "\(text) can be read in two ways; write \(one) or \(other)", .browseTwoReadings,
      ["name": text, "value": one, "other": other])
  }

  /// That a month or day comes before and behind others only in a year; nil for what has a year, and for what is no date.
  init?(
    noYearWith value: String, _ place: ConditionPlace?, _ column: Int, _ columns: RowCondition.Columns
  ) throws {
    let reader = columns.readers[column]
    guard reader.type.isOfDates, place?.hasYear != true, try columns.hasYears(column) else { return nil }
    if place == nil {
      guard case .month? = DatePart(value, columns.calendarNames()) else { return nil }
    }
    // "July 9, 2024", "9 de julio de 2024", "July 2024".
    let usual =
      value.last?.isNumber == true ? ["\(value), 2024"] : value.contains(" de ") ? ["\(value) de 2024"] : []
    let others = ["\(value) 2024", "2024\(value.contains("월") ? "년 " : "年")\(value)", "\(value)/2024"]
    let full = (usual + others).first {
      (try? ConditionPlace.written($0, reader, heardBy: columns.listener))?.hasYear ?? false
    }
    guard let full else { return nil }
    self.init(
      "\"\(value)\" is in every year; add a year, as in \(full)", .browseNoYear,
      ["name": value, "value": full])
  }

  /// That a short name is that of a weekday and of a month: "mar" in Spanish; nil for others.
  init?(twoReadingsOf name: String, _ names: CalendarNames) {
    guard let ways = names.twoReadings(of: name) else { return nil }
    self.init(
      "\(name) can be read in two ways; write \(ways.weekday) or \(ways.month)", .browseTwoReadings,
      ["name": name, "value": ways.weekday, "other": ways.month])
  }

  /// That an amount has one value in its column and another one as the listener hears numbers; nil where it has not.
  init?(twoReadingsOf text: String, _ reader: CellReader, heardWith mark: DecimalMark) {
    guard let ways = reader.twoReadings(of: text, heardWith: mark) else { return nil }
    self.init(twoReadingsOf: text, ways.whole, ways.fraction)
  }
}
