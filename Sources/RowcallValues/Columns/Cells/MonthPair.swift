import RowcallModel

/// The name of a month and two digits with a hyphen between them, which are a day or a year: `Jan-04`, `04-Jan`.
package struct MonthPair: Hashable {
  let month: UInt8
  let number: UInt8
  /// Whether the number comes first, `04-Jan`, as days do.
  let isUsuallyDay: Bool

  /// Reads a whole cell; nil for any other.
  init?(_ bytes: Span<UInt8>, _ vocabulary: CellVocabulary) {
    var digits = DigitRun()
    var position = 0
    digits.take(bytes, at: &position)
    let isNumberFirst = position > 0
    if isNumberFirst { guard bytes.takeHyphen(at: &position) else { return nil } }
    guard let month = vocabulary.months.take(bytes, at: &position) else { return nil }
    if !isNumberFirst {
      guard bytes.takeHyphen(at: &position) else { return nil }
      digits.take(bytes, at: &position)
    }
    guard digits.count == 2, position == bytes.count else { return nil }
    self.month = month
    number = UInt8(digits.value)
    isUsuallyDay = isNumberFirst
  }

  /// The digits as a year.
  var monthOfYear: CalendarDate {
    CalendarDate(year: Int(number), yearDigits: 2, month: month, order: .monthDayYear)
  }

  /// Whether no month has such a day.
  var isSurelyYear: Bool { CalendarDate(month: month, day: number).ifPossible == nil }

  /// What the digits are in a column.
  package enum Meaning: String, Hashable, Codable, Sendable {
    case day, year
    /// Nobody knows, so that they are spoken as they are written.
    case open
  }
}

extension Span<UInt8> {
  fileprivate func takeHyphen(at position: inout Int) -> Bool {
    guard byte(at: position) == UInt8(ascii: "-") else { return false }
    position += 1
    return true
  }
}
