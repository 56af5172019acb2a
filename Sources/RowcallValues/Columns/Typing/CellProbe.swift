import RowcallModel

/// Reads a cell in every way that the evidence counts, before its column's type is known.
struct CellProbe: Sendable {
  private let point: AmountScanner
  private let comma: AmountScanner
  private let magnitudes: AmountScanner
  private let dates: PerOrder<DateScanner>
  private let clock = TimeScanner()
  private let dottedClock = TimeScanner(takesDots: true)
  private let duration: DurationScanner
  private let vocabulary: CellVocabulary

  /// Creates a probe that knows a locale's words.
  init(vocabulary: CellVocabulary) {
    point = AmountScanner(numbers: NumberScanner(decimalMark: .point), vocabulary: vocabulary, isMoney: false)
    comma = AmountScanner(numbers: NumberScanner(decimalMark: .comma), vocabulary: vocabulary, isMoney: false)
    magnitudes = AmountScanner(
      numbers: NumberScanner(decimalMark: .point), vocabulary: vocabulary, isMoney: true)
    self.vocabulary = vocabulary
    duration = DurationScanner(pair: .minutesAndSeconds, words: vocabulary.durations)
    var dates = PerOrder(repeating: DateScanner(order: .yearMonthDay, vocabulary: vocabulary))
    for order in CalendarDate.Order.all { dates[order] = DateScanner(order: order, vocabulary: vocabulary) }
    self.dates = dates
  }

  /// Whether a cell holds a digit, without which it is no amount, date or time.
  static func mayHoldDigits(_ bytes: Span<UInt8>) -> Bool {
    for index in 0..<bytes.count where bytes[index].isDigit { return true }
    return false
  }

  func amount(_ bytes: Span<UInt8>, _ mark: DecimalMark) -> WrittenAmount? {
    mark == .point ? point.scan(bytes) : comma.scan(bytes)
  }

  /// The letter of a number with K, M, B or T right behind it; nil for other cells.
  func magnitude(_ bytes: Span<UInt8>) -> UInt8? {
    guard bytes.count > 1, bytes[bytes.count - 2].isDigit, "kKMBT".utf8.contains(bytes[bytes.count - 1]),
      let amount = magnitudes.scan(bytes), amount.isBare
    else { return nil }
    return bytes[bytes.count - 1].lowercased
  }

  /// The cell as a date in each order.
  func dates(_ bytes: Span<UInt8>) -> DateReading {
    var reading = DateReading()
    guard bytes.count >= 4 else { return reading }
    for order in CalendarDate.Order.all {
      var position = 0
      guard let date = dates[order].scan(bytes, at: &position) else { continue }
      if position < bytes.count {
        guard CellReader.takeJoint(bytes, at: &position), isTime(bytes, from: position) else { continue }
        reading.hasTime = true
      }
      reading.dates[order] = date
    }
    reading.isDotted = reading.first?.yearDigits == 4 && bytes.startsWithDottedNumbers
    reading.isCompact = reading.first != nil && CodeScanner.digitCount(bytes) == 8
    if reading.isCompact, !(reading.first?.year).isModern { return DateReading() }
    return reading
  }

  /// The cell as the name of a month with two digits.
  func monthPair(_ bytes: Span<UInt8>) -> MonthPair? {
    bytes.count < 6 || bytes.count > 24 ? nil : MonthPair(bytes, vocabulary)
  }

  /// Whether the cell is a time of day.
  func isTime(_ bytes: Span<UInt8>, from start: Int = 0) -> Bool {
    var position = start
    return clock.scan(bytes, at: &position) != nil && position == bytes.count
  }

  /// Whether the cell is a time of day, or a number that may be one: `14.05`.
  func mayBeTime(_ bytes: Span<UInt8>) -> Bool {
    var position = 0
    return dottedClock.scan(bytes, at: &position) != nil && position == bytes.count
  }

  /// Whether the cell is a length of time.
  func isDuration(_ bytes: Span<UInt8>) -> Bool { duration.scan(bytes) != nil }
}

extension Int? {
  /// Whether a year is likely to be meant by eight digits.
  fileprivate var isModern: Bool { map { PlausibleYears.alone.contains($0) } ?? false }
}
