import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallValues

/// A value's place among those of its column, and how far it goes: a month holds its days.
struct ConditionPlace {
  let start: Double
  let extent: Double
  /// Dates without a year, or of an unknown century, are compared with no others.
  let kind: DateKind

  init?(of value: Value, in conventions: CellConventions) {
    guard let start = value.place(in: conventions) else { return nil }
    (self.start, extent, kind) = (start, value.extent, DateKind(of: value, in: conventions))
  }

  /// Whether another place is before this one, in it, or behind it.
  func order(of place: Double) -> Order {
    place < start ? .before : place == start || place < start + extent ? .within : .behind
  }

  enum Order { case before, within, behind }
}

/// Which dates can be compared with each other.
struct DateKind: Equatable {
  var hasYear = true
  let hasCentury: Bool

  init(of value: Value, in conventions: CellConventions) {
    if case .date(let date) = value { hasYear = date.year != nil }
    hasCentury = value.hasCentury(in: conventions)
  }
}

extension ConditionPlace {
  /// Where a written value is among those of a column; one that is written as it is heard, `12,50` for `12.50`, counts too;
  /// nil for none.
  init?(of text: String, _ reader: CellReader, heardWith mark: DecimalMark) throws {
    if let error = WrongUsage(twoReadingsOf: text, reader, heardWith: mark) { throw error }
    let heard = {
      reader.type.isAmount ? Self.place(of: text, reader, reader.reading(with: mark).conventions) : nil
    }
    guard let place = Self.place(of: text, reader, reader.conventions) ?? heard() else { return nil }
    self = place
  }

  /// The same with other conventions; an amount may leave out its currency or unit, a date its day and month.
  private static func place(of text: String, _ reader: CellReader, _ conventions: CellConventions) -> Self? {
    let reading = { (type: ColumnType) in
      CellReader(type, conventions: conventions, vocabulary: reader.vocabulary).value(in: text)
        .flatMap { Self(of: $0, in: conventions) }
    }
    if let place = reading(reader.type) { return place }
    switch reader.type {
    // XXX is no currency in ISO 4217: 100M is an amount where every cell has a sign of its own.
    case .money: return reading(.decimal) ?? reading(.money(currency: "XXX"))
    case .percent, .change, .measure: return reading(.decimal)
    case .dateTime(let order): return reading(.date(order)) ?? reading(.year)
    case .date: return reading(.year)
    // What is heard as yes may be written 1.
    case .boolean: return YesNo.meaning(of: text).flatMap { Self(of: .boolean($0), in: conventions) }
    default: return nil
    }
  }
}

/// The month or weekday that dates have.
enum DatePart {
  case month(UInt8)
  case weekday(UInt8)

  /// The one that a text names for a column of dates.
  init?(_ text: String, of reader: CellReader, names: () -> CalendarNames) {
    switch reader.type {
    case .date, .dateTime: break
    default: return nil
    }
    let names = names()
    if let month = names.month(text) {
      self = .month(month)
    } else if let weekday = names.weekday(text) {
      self = .weekday(weekday)
    } else {
      return nil
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
}
