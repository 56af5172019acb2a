import RowcallLanguages
import RowcallModel

/// Understands the values in Korean text: `2012년 3월 12일`, `오후 2시 30분`, `2만 5천원`, `3번째`.
package struct KoreanReader: TextReader {
  private static let marks = EastAsianMarks(
    yen: "JPY", currencyWords: [], saysBarePlus: false, number: { $0.koreanNumber() })

  package init() {}

  /// The whole text as pieces, in order.
  package func pieces(of text: String) -> [TextPiece] {
    EastAsianPieces.pieces(of: text) { cursor in
      guard let lower = Self.value(&cursor) else { return cursor.positiveAmount(Self.marks) }
      return [.value(cursor.koreanRange(from: lower, by: Self.value) ?? lower)]
    }
  }

  private static func value(_ cursor: inout EastAsianCursor) -> Value? {
    cursor.first(of: rules) ?? cursor.amount(marks)
  }

  private static let portionWords = Korean.portionWords.listedWords

  /// The first rule that fits decides, so forms that begin like others stand before them.
  private static let rules: [EastAsianPieces.ValueRule] = [
    { $0.decade("년대") },
    { $0.koreanDate() },
    { $0.koreanDuration().map(Value.duration) },
    { $0.koreanTime().map(Value.time) },
    { $0.numericDateTime(shortYearSeparators: ["/", "."]) },
    { $0.colonTime().map(Value.time) },
    { $0.koreanOrdinal() },
    { $0.koreanMoney() },
    { $0.slashFraction(portionWords).map(Value.fraction) },
    { $0.code() },
    { $0.internationalTelephone() },
  ]
}

extension EastAsianCursor {
  /// The range in Korean, where two bare numbers before a word stay as they are written: "5~10명", whose counter belongs
  /// to both and stands before "까지".
  fileprivate mutating func koreanRange(from lower: Value, by read: (inout EastAsianCursor) -> Value?)
    -> Value?
  {
    attempt { cursor in
      guard let range = cursor.range(from: lower, by: read) else { return nil }
      guard case .range(.number, .number) = range else { return range }
      var rest = cursor
      rest.skipSpaces()
      return rest.next.map { ("가"..."힣").contains($0) } ?? false ? nil : range
    }
  }
}

/// Reads dates and times as Korean texts write them, with or without spaces between their parts.
extension EastAsianCursor {
  /// `2012년 3월 12일 (월)`, `3월 12일`, `2012년`, also with a time behind it; nil for spans such as `3년`.
  mutating func koreanDate() -> Value? {
    guard let date = koreanDay() else { return nil }
    let time: ClockTime? = attempt { cursor in
      cursor.skipSpaces()
      return cursor.koreanTime() ?? cursor.colonTime()
    }
    return date.day == nil ? .date(date) : time.map { .dateTime(date, $0) } ?? .date(date)
  }

  /// `오후 2시 30분`, `14시`, `오전 9:30`; nil for spans such as `2시간`.
  mutating func koreanTime() -> ClockTime? {
    attempt { cursor in
      let period: ClockTime.Period? = cursor.take("오전") ? .am : cursor.take("오후") ? .pm : nil
      cursor.skipSpaces()
      return cursor.time(in: period) { cursor, part in
        part == .hours
          ? cursor.koreanCount(0...24, by: "시")
          : cursor.koreanCount(0...59, by: part == .minutes ? "분" : "초")
      }
    }
  }

  /// `2시간 30분`, `1일 3시간`, `90분 5초`; nil for a part alone, unless it counts hours.
  mutating func koreanDuration() -> TimeSpan? {
    attempt { cursor in
      let days = cursor.koreanCount(1...9_999, by: "일")
      let hours = cursor.koreanCount(1...9_999, by: "시간")
      guard days == nil || hours != nil else { return nil }
      let minutes = cursor.koreanCount(0...9_999, by: "분")
      let seconds = minutes == nil && hours == nil ? nil : cursor.koreanCount(0...9_999, by: "초")
      guard hours != nil || seconds != nil else { return nil }
      return TimeSpan(
        days: UInt32(days ?? 0), hours: UInt32(hours ?? 0), minutes: UInt32(minutes ?? 0),
        seconds: Number(significand: UInt64(seconds ?? 0)))
    }
  }

  private mutating func koreanDay() -> CalendarDate? {
    attempt { cursor in
      var date = CalendarDate(yearDigits: 0)
      if let year = cursor.koreanCount(PlausibleYears.named, by: "년") {
        (date.year, date.yearDigits) = (year, 4)
      }
      date.month = cursor.koreanCount(1...12, by: "월").map { UInt8($0) }
      if date.month != nil { date.day = cursor.koreanCount(1...31, by: "일").map { UInt8($0) } }
      guard date.year != nil || date.month != nil else { return nil }
      date.weekday = date.day == nil ? nil : cursor.koreanWeekday()
      return date
    }
  }

  /// Digits and the word that counts them, perhaps behind spaces, unless that word goes on to mean a span.
  private mutating func koreanCount(_ range: ClosedRange<Int>, by word: String) -> Int? {
    attempt { cursor in
      cursor.skipSpaces()
      guard let value = cursor.digits(1...4).flatMap({ Int($0) }), range.contains(value), cursor.take(word)
      else { return nil }
      return cursor.next == "간" ? nil : value
    }
  }

  /// `(월)` or ` 월요일` after a date.
  private mutating func koreanWeekday() -> UInt8? {
    attempt { cursor in
      cursor.skipSpaces()
      let isBracketed = cursor.take("(")
      guard let next = cursor.next, let index = Array("일월화수목금토".unicodeScalars).firstIndex(of: next) else {
        return nil
      }
      cursor.advance()
      let isNamed = cursor.take("요일")
      guard isBracketed ? cursor.take(")") : isNamed else { return nil }
      return UInt8(index + 1)
    }
  }
}

/// Reads numbers, money and places in an order as Korean texts write them.
extension EastAsianCursor {
  /// `5천`, `2만 5천`, `1억 2천만`, `3.5만`: digits with words for powers of ten, the larger ones first.
  mutating func koreanNumber() -> Number? {
    attempt { cursor in
      guard var number = cursor.digitsWithFraction() else { return nil }
      guard let power = cursor.koreanPower() else { return number }
      guard !number.hasFraction else {
        number.scale = power
        return number
      }
      guard var total = number.significand.multiplied(byPowerOfTen: power) else { return nil }
      var smallest = power
      while let part = cursor.attempt({ $0.koreanPart(below: smallest) }) {
        total += part.value
        smallest = part.power
      }
      return Number(koreanTotal: total)
    }
  }

  /// `5,000원`, `2만 5천 원`, `10달러`; nil where the word goes on: `3원칙`.
  mutating func koreanMoney() -> Value? {
    attempt { cursor in
      let isNegative = cursor.minusSign()
      guard var number = cursor.koreanNumber() else { return nil }
      cursor.skipSpaces()
      for (word, code) in Self.koreanCurrencies where cursor.take(word) {
        guard cursor.endsKoreanNoun else { return nil }
        number.isNegative = isNegative
        return .money(Money(number, currency: code))
      }
      return nil
    }
  }

  /// `3번째`, `3 번째`.
  mutating func koreanOrdinal() -> Value? {
    attempt { cursor in
      guard let position = cursor.ordinalNumber() else { return nil }
      cursor.skipSpaces()
      return cursor.take("번째") ? .ordinal(Ordinal(position, suffix: "번째")) : nil
    }
  }

  private static let koreanCurrencies = [
    ("원", "KRW"), ("달러", "USD"), ("유로", "EUR"), ("엔", "JPY"), ("위안", "CNY"), ("파운드", "GBP"),
  ]

  /// Whether no Korean letter comes next, or one of a particle.
  private var endsKoreanNoun: Bool {
    guard let next, ("가"..."힣").contains(next) else { return true }
    return "은는이가을를에의으로와과도만씩대권짜정부까입".unicodeScalars.contains(next)
  }

  /// The next lower part of a number, perhaps behind a space.
  private mutating func koreanPart(below limit: UInt8) -> (value: UInt64, power: UInt8)? {
    skipSpaces()
    guard let number = digitsWithFraction(), !number.hasFraction, !number.isGrouped else { return nil }
    let power = koreanPower() ?? 0
    guard power < limit, power > 0 || previous?.isDigit == true, number.integerDigits <= limit - power,
      let value = number.significand.multiplied(byPowerOfTen: power)
    else { return nil }
    // Of "5만 3개" the second number counts something else.
    return power == 0 && limit > 4 ? nil : (value, power)
  }

  /// `천만` is 7: a power below ten thousand and one above it, either of which may be missing.
  private mutating func koreanPower() -> UInt8? {
    let small = take(oneOf: ["천", "백"]).map { $0 == "천" ? 3 : 2 as UInt8 }
    let myriads = take(oneOf: ["조", "억", "만"]).map { ["조": 12, "억": 8][$0] ?? 4 as UInt8 }
    guard small != nil || myriads != nil else { return nil }
    return (small ?? 0) + (myriads ?? 0)
  }
}

extension Number {
  /// A sum under the scale of ten thousand where it is a multiple of that.
  fileprivate init(koreanTotal total: UInt64) {
    let isRound = total.isMultiple(of: 10_000)
    self.init(significand: isRound ? total / 10_000 : total, scale: isRound ? 4 : 0)
  }
}

extension UInt64 {
  /// The number times a power of ten; nil where that has no room.
  fileprivate func multiplied(byPowerOfTen power: UInt8) -> UInt64? {
    var product = self
    for _ in 0..<power {
      let (next, overflow) = product.multipliedReportingOverflow(by: 10)
      guard !overflow, next < UInt64.max / 4 else { return nil }
      product = next
    }
    return product
  }
}
