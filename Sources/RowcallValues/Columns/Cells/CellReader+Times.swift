import RowcallModel

extension CellReader {
  /// A date, a time of day, both, or a length of time, as the column's type asks.
  func temporalValue(_ bytes: Span<UInt8>) -> Value? {
    switch type {
    case .date(let order): inEachOrder(order, bytes) { date(bytes, in: $0) }
    case .dateTime(let order): inEachOrder(order, bytes) { dateTime(bytes, in: $0) }
    case .time: time(bytes, from: 0).map { .time($0) }
    default: duration(bytes).map { .duration($0) }
    }
  }

  /// A date in the column's order, or where that is open in the only one that gives a date.
  @inline(__always)
  private func inEachOrder(
    _ order: CalendarDate.Order, _ bytes: Span<UInt8>, _ read: (CalendarDate.Order) -> Value?
  ) -> Value? {
    guard conventions.isDateOrderOpen else { return read(order) }
    if bytes.startsWithSwappableNumbers { return nil }
    return read(.monthDayYear) ?? read(.dayMonthYear) ?? read(.yearMonthDay)
  }

  private func duration(_ bytes: Span<UInt8>) -> TimeSpan? {
    DurationScanner(pair: conventions.durationPair, words: vocabulary.durations).scan(
      bytes)
  }

  private func date(_ bytes: Span<UInt8>, in order: CalendarDate.Order) -> Value? {
    if conventions.monthPairs != .day, let pair = MonthPair(bytes, vocabulary) {
      return conventions.monthPairs == .year ? .date(pair.monthOfYear) : nil
    }
    var position = 0
    let date = DateScanner(order: order, vocabulary: vocabulary).scan(bytes, at: &position)
    if let date, position == bytes.count { return .date(date) }
    return conventions.shownForm == .years
      ? CodeScanner.year(bytes).map { .date(CalendarDate(year: $0.year)) } : nil
  }

  /// A date and a time with a `T`, blanks, a comma or "at" between them; a date alone fits too, and stays a date.
  private func dateTime(_ bytes: Span<UInt8>, in order: CalendarDate.Order) -> Value? {
    var position = 0
    guard let date = DateScanner(order: order, vocabulary: vocabulary).scan(bytes, at: &position)
    else {
      return nil
    }
    if position == bytes.count { return .date(date) }
    guard Self.takeJoint(bytes, at: &position), let time = time(bytes, from: position) else { return nil }
    return .dateTime(date, time)
  }

  /// Takes what stands between a date and its time; false when nothing does.
  static func takeJoint(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
    let start = position
    if bytes.byte(at: position) == UInt8(ascii: "T") { position += 1 }
    if bytes.byte(at: position) == 0x2C { position += 1 }
    bytes.skipBlanks(&position)
    if joints.take(bytes, at: &position) != nil { bytes.skipBlanks(&position) }
    return position > start
  }

  private func time(_ bytes: Span<UInt8>, from start: Int) -> ClockTime? {
    var position = start
    guard let time = TimeScanner(takesDots: true).scan(bytes, at: &position), position == bytes.count else {
      return nil
    }
    return time
  }

  private static let joints = WordTable<Void>(["at", "um", "à", "a las", "-"].map { ($0, ()) })
}
