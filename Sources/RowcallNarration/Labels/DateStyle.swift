import RowcallModel

/// How a locale writes whole dates.
///
/// ICU is asked for one date of each month; every other date is put together from those, byte by byte.
final class DateStyle: Sendable {
  private enum Field { case year, shortYear, day, paddedDay }

  /// One layout for each month of the year; empty when the locale's dates cannot be taken apart.
  private let months: [FieldLayout<Field>]
  private let digits: NumberStyle

  /// Takes the locale's dates apart.
  ///
  /// - Parameters:
  ///   - numbers: gives the locale's digits.
  ///   - format: writes one date.
  init(numbers: NumberStyle, format: (CalendarDate) -> String?) {
    let digits = NumberStyle(ungrouped: numbers)
    let months = (1...12).compactMap { Self.layout(month: $0, digits, format) }
    self.months = months.count == 12 ? months : []
    self.digits = digits
  }

  /// Appends a date; returns false, and appends nothing, when it lacks a part or its year is not written in full.
  func append(_ date: CalendarDate, to output: inout ByteBuffer) -> Bool {
    guard let year = date.year, let month = date.month, let day = date.day, date.yearDigits == 4, year >= 0,
      months.indices.contains(Int(month) - 1)
    else { return false }
    months[Int(month) - 1].append(to: &output) { field, output in
      switch field {
      case .year: digits.append(Number(significand: UInt64(year)), to: &output)
      case .shortYear: digits.append(twoDigits: UInt8(year % 100), to: &output)
      case .day: digits.append(Number(significand: UInt64(day)), to: &output)
      case .paddedDay: digits.append(twoDigits: day, to: &output)
      }
    }
    return true
  }

  /// The probes are the 27th and an early day of 3456, whose numbers are not to be mistaken for the month's.
  private static func layout(
    month: UInt8, _ digits: NumberStyle, _ format: (CalendarDate) -> String?
  ) -> FieldLayout<Field>? {
    let early: UInt8 = month == 8 ? 9 : 8
    guard let sample = format(CalendarDate(year: 3456, month: month, day: 27)),
      let earlySample = format(CalendarDate(year: 3456, month: month, day: early))
    else { return nil }
    let isPadded = earlySample.contains(digits.text(0) + digits.text(UInt64(early)))
    let day = (field: isPadded ? Field.paddedDay : .day, text: digits.text(27))
    return FieldLayout(sample: sample, fields: [(.year, digits.text(3456)), day])
      ?? FieldLayout(sample: sample, fields: [(.shortYear, digits.text(56)), day])
  }
}

extension NumberStyle {
  /// A whole number as text.
  func text(_ value: UInt64) -> String {
    var output = ByteBuffer()
    append(Number(significand: value), to: &output)
    return output.text()
  }

  /// Appends a number below 100 with two digits.
  func append(twoDigits value: UInt8, to output: inout ByteBuffer) {
    if value < 10 { append(Number(significand: 0), to: &output) }
    append(Number(significand: UInt64(value)), to: &output)
  }
}
