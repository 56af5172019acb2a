import RowcallModel

/// Two whole numbers with a slash between them: parts of a whole, hours and days, years, a score, a date, houses.
///
/// In every language they are a fraction only where they can hardly be anything else, and stay as they are written
/// elsewhere, so that a listener hears nothing that the text does not say. A fraction is below one, which `24/7` and
/// `2023/24` are not, and has no leading zeros. Besides, its place must be one of these:
/// - before a unit or a word for what is taken in parts, `3/4 inch`: it is in lowest terms, of usual parts;
/// - behind a whole number, `2 1/2`: it is of usual or of counted parts;
/// - all of the text, `1/3`: it is in lowest terms, of usual parts, or `1/13`, which is neither a day nor a year.
///
/// Usual parts are those of rulers and recipes. Fifths, sevenths and tenths count more often than they part, `4/5` stars
/// and `5/7` days, so that only one of them is a fraction. A written ending, `3/5ths`, and `⁄` leave no doubt anywhere.
struct SlashedNumbers {
  var numerator: UInt64
  var denominator: UInt64

  /// Where they are.
  enum Place {
    case beforeMeasure, behindWhole, alone
  }

  /// Whether these are a fraction.
  ///
  /// - Parameter dates: the order of day and month where the text was written.
  func isFraction(_ place: Place, dates: CalendarDate.Order) -> Bool {
    guard 0 < numerator, numerator < denominator else { return false }
    let isUsual = [2, 3, 4, 6, 8, 16, 32, 64].contains(denominator)
    let isCounted = [5, 7, 9, 10, 100, 1000].contains(denominator)
    if place == .behindWhole { return isUsual || isCounted }
    if isUsual || (isCounted && numerator == 1) { return isInLowestTerms }
    return place == .alone && numerator == 1 && !isDay(dates) && !isYear
  }

  private var isInLowestTerms: Bool {
    var (divisor, rest) = (denominator, numerator)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    return divisor == 1
  }

  /// Whether the denominator may be the day, or the month, of a date that begins with a one.
  private func isDay(_ order: CalendarDate.Order) -> Bool {
    denominator <= (order == .dayMonthYear ? 12 : 31)
  }

  private var isYear: Bool { PlausibleYears.alone.contains(Int(clamping: denominator)) }
}
