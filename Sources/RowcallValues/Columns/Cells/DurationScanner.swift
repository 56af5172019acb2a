import RowcallLanguages
import RowcallModel
import RowcallText

/// Reads lengths of time: `27:15:00`, `3:45`, ISO 8601 `PT5M30S`, and `1h 20m`, `3 min 20 s`, `2d 4h`.
struct DurationScanner: Sendable {
  /// What `3:45` means.
  let pair: CellConventions.DurationPair
  let words: WordTable<TimePart>

  /// The span that the bytes hold from end to end.
  ///
  /// - Parameter bytes: the cell without blanks at its ends.
  func scan(_ bytes: Span<UInt8>) -> TimeSpan? {
    var position = 0
    let isNegative = bytes.byte(at: 0) == 0x2D
    if isNegative { position += 1 }
    var span =
      bytes.byte(at: position) == UInt8(ascii: "P")
      ? iso(bytes, from: position + 1) : clock(bytes, from: position) ?? lettered(bytes, from: position)
    span?.isNegative = isNegative
    return span
  }

  /// `27:15:00`, `27:15:00.5`, `3:45`.
  private func clock(_ bytes: Span<UInt8>, from start: Int) -> TimeSpan? {
    var position = start
    guard let first = takePart(bytes, at: &position, digits: 1...6), bytes.byte(at: position) == 0x3A else {
      return nil
    }
    position += 1
    let secondStart = position
    guard let second = takePart(bytes, at: &position, digits: 2...2), second < 60 else { return nil }
    if bytes.byte(at: position) == 0x3A, bytes.byte(at: position + 1).isDigit {
      position += 1
      guard let seconds = takeSeconds(bytes, at: &position), position == bytes.count else { return nil }
      return TimeSpan(hours: first, minutes: second, seconds: seconds)
    }
    if pair == .hoursAndMinutes {
      return position == bytes.count ? TimeSpan(hours: first, minutes: second) : nil
    }
    position = secondStart
    guard let seconds = takeSeconds(bytes, at: &position), position == bytes.count else { return nil }
    return TimeSpan(minutes: first, seconds: seconds)
  }

  private func takePart(_ bytes: Span<UInt8>, at position: inout Int, digits: ClosedRange<Int>) -> UInt32? {
    var run = DigitRun()
    run.take(bytes, at: &position, limit: digits.upperBound + 1)
    return digits.contains(run.count) ? UInt32(run.value) : nil
  }

  /// Two digits below 60 and perhaps a fraction.
  private func takeSeconds(_ bytes: Span<UInt8>, at position: inout Int) -> Number? {
    let number = NumberScanner(decimalMark: .point).scan(bytes, at: &position)
    guard let number, number.integerDigits == 2, number.integerPart < 60 else { return nil }
    return number.withoutLeadingZeros
  }

  /// What follows the `P` of ISO 8601: `2DT4H`, `T5M30.5S`.
  ///
  /// Weeks, months and years have no fixed length here.
  private func iso(_ bytes: Span<UInt8>, from start: Int) -> TimeSpan? {
    var span = TimeSpan()
    var position = start
    var previous = -1
    var isTime = false
    while position < bytes.count {
      if !isTime, bytes[position] == UInt8(ascii: "T") {
        isTime = true
        position += 1
      }
      guard let amount = NumberScanner(decimalMark: .point).scan(bytes, at: &position),
        let part = TimePart(designator: bytes.byte(at: position), isTime: isTime), part.rawValue > previous,
        span.take(amount, as: part)
      else { return nil }
      position += 1
      previous = part.rawValue
    }
    return previous < 0 ? nil : span
  }

  /// Amounts, each with its unit's letter or word, from large to small.
  private func lettered(_ bytes: Span<UInt8>, from start: Int) -> TimeSpan? {
    var span = TimeSpan()
    var position = start
    var previous = -1
    while position < bytes.count {
      guard let amount = NumberScanner(decimalMark: .point).scan(bytes, at: &position) else { return nil }
      bytes.skipBlanks(&position)
      guard let part = words.take(bytes, at: &position), part.rawValue > previous,
        span.take(amount, as: part)
      else { return nil }
      previous = part.rawValue
      bytes.skipBlanks(&position)
      if bytes.byte(at: position) == 0x2C { position += 1 }
      bytes.skipBlanks(&position)
    }
    return previous < 0 ? nil : span
  }

  /// The words of a language's tables: those of all languages, since tables travel, and its own.
  static func words(for locale: LocaleTag) -> WordTable<TimePart> {
    let own = Languages.language(for: locale)?.language.durationWordsAtHome ?? [:]
    let everywhere = Languages.all.flatMap { language in language.durationWords.map { ($0.value, $0.key) } }
    return WordTable(lists: everywhere + own.map { ($0.value, $0.key) })
  }
}

extension TimePart {
  /// The part of an ISO 8601 letter.
  init?(designator: UInt8, isTime: Bool) {
    switch (designator, isTime) {
    case (UInt8(ascii: "D"), false): self = .days
    case (UInt8(ascii: "H"), true): self = .hours
    case (UInt8(ascii: "M"), true): self = .minutes
    case (UInt8(ascii: "S"), true): self = .seconds
    default: return nil
    }
  }
}

extension TimeSpan {
  /// Sets one part; only seconds may have a fraction.
  fileprivate mutating func take(_ amount: Number, as part: TimePart) -> Bool {
    guard part == .seconds || !amount.hasFraction, amount.significand <= 999_999_999 else { return false }
    set(amount, as: part)
    return true
  }

  /// Sets one part to a number of few digits, which is whole unless it counts seconds.
  mutating func set(_ amount: Number, as part: TimePart) {
    switch part {
    case .days: days = UInt32(amount.significand)
    case .hours: hours = UInt32(amount.significand)
    case .minutes: minutes = UInt32(amount.significand)
    case .seconds: seconds = amount.withoutLeadingZeros
    }
  }
}
