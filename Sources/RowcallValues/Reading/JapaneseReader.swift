import RowcallLanguages
import RowcallModel

/// Understands the values in Japanese text: `令和4年12月`, `15時30分`, `3億5000万円`, `3分の1`.
///
/// Kanji numerals are words already and stay as they are.
package struct JapaneseReader: TextReader {
  private static let marks = EastAsianMarks(
    yen: "JPY",
    currencyWords: [
      ("米ドル", "USD"), ("円", "JPY"), ("ドル", "USD"), ("ユーロ", "EUR"), ("人民元", "CNY"), ("ウォン", "KRW"),
    ], saysBarePlus: true)

  package init() {}

  /// The whole text as pieces, in order.
  package func pieces(of text: String) -> [TextPiece] {
    EastAsianPieces.pieces(of: text) { cursor in
      Self.sign(&cursor) ?? Self.era(&cursor) ?? Self.rangeOrValue(&cursor)
    }
  }

  private static func rangeOrValue(_ cursor: inout EastAsianCursor) -> [TextPiece]? {
    guard let lower = namedMeasure(&cursor) ?? value(&cursor) else { return cursor.positiveAmount(marks) }
    return [.value(cursor.range(from: lower, by: value) ?? lower)]
  }

  private static func value(_ cursor: inout EastAsianCursor) -> Value? {
    cursor.first(of: rules) ?? cursor.amount(marks)
  }

  /// `時速80km/h`, whose unit is already said before it.
  private static func namedMeasure(_ cursor: inout EastAsianCursor) -> Value? {
    guard
      let unit = [("時速", "-per-hour"), ("秒速", "-per-second"), ("摂氏", "celsius")].first(where: {
        cursor.isAt($0.0)
      })
    else { return nil }
    return cursor.attempt { cursor in
      guard cursor.take(unit.0), case .measure(let measure)? = cursor.amount(marks),
        measure.unit.identifier.hasSuffix(unit.1)
      else { return nil }
      return .measure(measure)
    }
  }

  private static let portionWords = Japanese.portionWords.listedWords

  /// The first rule that fits decides, so forms that begin like others stand before them.
  private static let rules: [EastAsianPieces.ValueRule] = [
    { $0.decade("年代") },
    { $0.japaneseDate().map(Value.date) },
    { $0.japaneseTime().map(Value.time) },
    { $0.numericDateTime(shortYearSeparators: ["/"]) },
    { $0.colonTime().map(Value.time) },
    { $0.monthAndDayWithWeekday().map(Value.date) },
    { $0.japaneseOrdinal() },
    { $0.japaneseFraction(portionWords).map(Value.fraction) },
    { $0.code() },
    { $0.internationalTelephone() },
  ]

  /// Signs that are heard: `√2` is ルート二, `東京〜大阪` is 東京から大阪.
  private static func sign(_ cursor: inout EastAsianCursor) -> [TextPiece]? {
    if cursor.take("√") {
      guard let fraction = cursor.slashFraction(), fraction.whole == nil else { return [.words("ルート")] }
      let (upper, lower) = (fraction.numerator, fraction.denominator)
      return [
        .value(.number(Number(significand: lower))), .words("分のルート"),
        .value(.number(Number(significand: upper))),
      ]
    }
    if cursor.isAt("-√"), cursor.take("-") { return [.words("マイナス")] }
    if cursor.isAt("~"), cursor.joinsWords, cursor.take("~") { return [.words("から")] }
    if let numbers = cursor.addressNumbers() { return [.words(numbers)] }
    if let weekdays = cursor.weekdayRange() { return weekdays }
    return cursor.bracketedWeekdays()
  }

  /// An era's initial with a year: `R.4`, `H30.4.1`, `S55年`.
  private static func era(_ cursor: inout EastAsianCursor) -> [TextPiece]? {
    guard cursor.next?.isLatinLetter == true else { return nil }
    return cursor.attempt { cursor in
      cursor.eraYear().map { [.words($0.era), .value(.date($0.date))] }
    }
  }
}

/// Reads dates and times as Japanese texts write them.
extension EastAsianCursor {
  /// `2012年3月12日(月)`, `3月12日`, `12日`, `紀元前626年`; nil for spans such as `3年間`.
  mutating func japaneseDate() -> CalendarDate? {
    attempt { cursor in
      let isBeforeEra = cursor.next == "紀" && cursor.take("紀元前")
      var date = CalendarDate(yearDigits: 0)
      if let year = cursor.counted(1...4, by: "年") {
        (date.year, date.yearDigits) = (isBeforeEra ? -year.value : year.value, UInt8(year.length))
      }
      if isBeforeEra && date.year == nil { return nil }
      date.month = cursor.counted(1...2, by: "月", within: 1...12).map { UInt8($0) }
      if date.month != nil || date.year == nil {
        date.day = cursor.counted(1...2, by: "日", within: 1...31).map { UInt8($0) }
      }
      guard date.year ?? date.month.map(Int.init) ?? date.day.map(Int.init) != nil else { return nil }
      date.weekday = date.day == nil ? nil : cursor.bracketedWeekday()
      return date
    }
  }

  /// `午後3時15分`, `21時5分30秒`, `25時`; nil for spans such as `3時間`.
  mutating func japaneseTime() -> ClockTime? {
    attempt { cursor in
      let period = cursor.japanesePeriod()
      return cursor.time(in: period) { cursor, part in
        let word = part == .hours ? "時" : part == .minutes ? "分" : "秒"
        return cursor.counted(1...2, by: word, within: 0...(part == .hours ? 30 : 59))
      }
    }
  }

  /// `3/5(火)`: the weekday tells it from a fraction.
  mutating func monthAndDayWithWeekday() -> CalendarDate? {
    attempt { cursor in
      guard let month = cursor.smallNumber(1...12), cursor.take("/"), let day = cursor.smallNumber(1...31),
        let weekday = cursor.bracketedWeekday()
      else { return nil }
      return CalendarDate(month: month, day: day, weekday: weekday)
    }
  }

  /// `R.4`, `H30年4月`, `S55.4.1`: the era's name and the date in it.
  mutating func eraYear() -> (era: String, date: CalendarDate)? {
    guard let initial = next, let era = Self.eras[initial],
      scalar(at: 1) == "." || scalar(at: 1)?.isDigit == true
    else { return nil }
    advance()
    let hasDot = take(".")
    guard let year = digits(1...2), let value = Int(year) else { return nil }
    var date = CalendarDate(year: value, yearDigits: UInt8(year.utf8.count))
    if let (month, day) = attempt({ $0.dottedMonthAndDay() }) { (date.month, date.day) = (month, day) }
    let hasCounter = date.day == nil && take("年")
    if hasCounter, let rest = japaneseDate() { (date.month, date.day) = (rest.month, rest.day) }
    let isCertain = hasDot || hasCounter || date.day != nil || (initial == "H" && value <= 31)
    return isCertain && next?.isLatinLetter != true ? (era, date) : nil
  }

  /// `(水)` or `(火〜土)` after a date, said as weekdays.
  mutating func bracketedWeekdays() -> [TextPiece]? {
    guard next == "(", previous == "日" || previous?.isDigit == true else { return nil }
    return attempt { cursor in
      cursor.advance()
      guard let weekdays = cursor.weekdays(), cursor.take(")") else { return nil }
      return [weekdays]
    }
  }

  /// Whether the `~` here stands between words that it joins, and does not lengthen one of them.
  var joinsWords: Bool {
    guard let before = previous, let after = scalar(at: 1) else { return false }
    return before.isKanjiOrDigit && after.isKanjiOrDigit
  }

  private static let eras: [Unicode.Scalar: String] = ["R": "令和", "H": "平成", "S": "昭和", "T": "大正", "M": "明治"]

  private mutating func japanesePeriod() -> ClockTime.Period? {
    if previous?.isLatinLetter == true { return nil }
    let isMorning = take(oneOf: ["午前", "AM", "am"]) != nil
    guard isMorning || take(oneOf: ["午後", "PM", "pm"]) != nil else { return nil }
    skipSpaces()
    return isMorning ? .am : .pm
  }

  private mutating func dottedMonthAndDay() -> (month: UInt8, day: UInt8)? {
    guard take("."), let month = smallNumber(1...12), take("."), let day = smallNumber(1...31) else {
      return nil
    }
    return (month, day)
  }

  /// Digits and the word that counts them, unless that word goes on to mean a span or something else.
  private mutating func counted(_ count: ClosedRange<Int>, by word: String) -> (value: Int, length: Int)? {
    attempt { cursor in
      guard let digits = cursor.digits(count), let value = Int(digits), cursor.take(word) else { return nil }
      return ["間", "目", "代"].contains(cursor.next) ? nil : (value, digits.utf8.count)
    }
  }

  /// The same, where only some counts make sense; others are passed, too.
  private mutating func counted(_ count: ClosedRange<Int>, by word: String, within range: ClosedRange<Int>)
    -> Int?
  {
    counted(count, by: word).flatMap { range.contains($0.value) ? $0.value : nil }
  }

  /// `(水)` after a date.
  mutating func bracketedWeekday() -> UInt8? {
    attempt { cursor in
      guard cursor.take("("), let weekday = cursor.weekday(), cursor.take(")") else { return nil }
      return weekday
    }
  }

  /// `月〜金`.
  private mutating func weekdays() -> TextPiece? {
    guard let first = weekday(), take("~"), let last = weekday() else { return nil }
    return .value(.range(.date(CalendarDate(weekday: first)), .date(CalendarDate(weekday: last))))
  }

  /// Passes the kanji of a weekday; Sunday is 1.
  private mutating func weekday() -> UInt8? {
    guard let next, let index = Array("日月火水木金土".unicodeScalars).firstIndex(of: next) else { return nil }
    advance()
    return UInt8(index + 1)
  }
}

/// Reads the forms of numbers that only Japanese texts have.
extension EastAsianCursor {
  /// `第3`, `3番目`.
  mutating func japaneseOrdinal() -> Value? {
    attempt { cursor in
      let isPrefixed = cursor.next == "第" && cursor.take("第")
      guard let position = cursor.ordinalNumber() else { return nil }
      if isPrefixed { return .ordinal(Ordinal(position)) }
      return cursor.take("番目") ? .ordinal(Ordinal(position, suffix: "番目")) : nil
    }
  }

  /// `1/2`, `3分の2`, `1荷1/2`, `1か3分の2`.
  mutating func japaneseFraction(_ portionWords: [String]) -> Fraction? {
    attempt { cursor in
      let isNegative = cursor.minusSign()
      let whole = cursor.attempt { cursor in
        cursor.smallCount().flatMap { cursor.take(oneOf: ["荷", "箇", "か", "カ", "と"]) == nil ? nil : $0 }
      }
      guard
        var fraction = cursor.slashFraction(portionWords, isBehindWhole: whole != nil)
          ?? cursor.partsOfWhole("分の")
      else { return nil }
      if let whole, fraction.whole == nil { fraction.whole = whole }
      fraction.isNegative = isNegative
      return fraction
    }
  }
}

/// Numbers of places in Japanese texts: `梅田1-13-1`.
extension EastAsianCursor {
  /// The numbers of an address as they stand, which are neither a range nor a code.
  ///
  /// Three or four behind kanji or katakana, two only behind a word such as 丁目 or 町.
  mutating func addressNumbers() -> String? {
    guard next?.isDigit == true, let before = previous, before.isPlaceLetter else { return nil }
    return attempt { cursor in
      let start = cursor.position
      guard cursor.addressNumber() else { return nil }
      var count = 1
      while cursor.attempt({ $0.take("-") && $0.addressNumber() ? true : nil }) != nil { count += 1 }
      let isAddress = (3...4).contains(count) || (count == 2 && "目町村区条地番".unicodeScalars.contains(before))
      guard isAddress, cursor.next != "-", cursor.next != "." else { return nil }
      return cursor.folded(since: start)
    }
  }

  private mutating func addressNumber() -> Bool { next != "0" && digits(1...4) != nil }

  /// `月〜金`, said as weekdays.
  mutating func weekdayRange() -> [TextPiece]? {
    guard previous.map({ !$0.isKanji }) ?? true else { return nil }
    return attempt { cursor in
      guard let weekdays = cursor.weekdays(), cursor.next.map({ !$0.isKanji || $0 == "祝" }) ?? true
      else { return nil }
      return [weekdays]
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a kanji, a digit, or a bracket that closes a remark.
  fileprivate var isKanjiOrDigit: Bool { isDigit || ("一"..."鿿").contains(self) || self == ")" }

  fileprivate var isKanji: Bool { ("一"..."鿿").contains(self) || self == "々" }

  /// Whether a place may be called so; numbers behind 番号 are codes.
  fileprivate var isPlaceLetter: Bool {
    (isKanji || ("ァ"..."ー").contains(self)) && self != "号" && self != "第"
  }
}
