import RowcallLanguages
import RowcallModel
import RowcallText

/// Understands the values in Chinese text, simplified or traditional: `2015年8月8号`, `下午3点5分`, `$1.5万`, `3分之1`.
///
/// Numerals in characters are words already and stay as they are.
package struct ChineseReader: TextReader {
  private let marks: EastAsianMarks

  /// Creates a reader for a locale, on which depends what 元 and `¥` are.
  package init(locale: LocaleTag = LocaleTag("zh")) {
    let isTraditional = ChineseScript(of: locale) == .traditional
    // In Hong Kong and Macao 元 is another currency, and stays the word that it is.
    let isElsewhere = ["HK", "MO"].contains { locale.identifier.uppercased().hasSuffix("-" + $0) }
    let yuan = isElsewhere ? [] : [("元", isTraditional ? "TWD" : "CNY")]
    marks = EastAsianMarks(
      yen: isTraditional ? "JPY" : "CNY", currencyWords: Self.currencyWords + yuan, saysBarePlus: false)
  }

  private static let currencyWords = [
    ("美元", "USD"), ("欧元", "EUR"), ("歐元", "EUR"), ("英镑", "GBP"), ("英鎊", "GBP"), ("日元", "JPY"),
    ("日圓", "JPY"), ("港元", "HKD"), ("韩元", "KRW"), ("韓元", "KRW"),
  ]

  /// The whole text as pieces, in order.
  package func pieces(of text: String) -> [TextPiece] {
    EastAsianPieces.pieces(of: text) { cursor in
      cursor.chineseCounter() ?? rangeOrValue(&cursor)
    }
  }

  private func rangeOrValue(_ cursor: inout EastAsianCursor) -> [TextPiece]? {
    guard let lower = value(&cursor) else { return cursor.positiveAmount(marks) }
    if let range = cursor.range(from: lower, by: value) { return [.value(range.withYears)] }
    return switch cursor.eraMark() {
    case .before?: [.value(lower.asYear.beforeEra)]
    case .after?: [.words("公元"), .value(lower.asYear)]
    case nil: [.value(lower)]
    }
  }

  private func value(_ cursor: inout EastAsianCursor) -> Value? {
    cursor.first(of: Self.rules) ?? cursor.amount(marks)
  }

  private static let portionWords =
    Chinese.portionWords.listedWords + TraditionalChinese.portionWords.listedWords

  /// The first rule that fits decides, so forms that begin like others stand before them.
  private static let rules: [EastAsianPieces.ValueRule] = [
    { $0.decade("年代") },
    { $0.chineseDate().map(Value.date) },
    { $0.chineseTime().map(Value.time) },
    { $0.numericDateTime(shortYearSeparators: ["/", ".", "·", "-"]) },
    { $0.colonTime().map(Value.time) },
    { $0.chineseOrdinal() },
    { $0.chineseFraction(portionWords).map(Value.fraction) },
    { $0.chineseMobileNumber() },
    { $0.code() },
    { $0.internationalTelephone() },
  ]
}

extension Value {
  /// A range up to a year as one of two years: `2010-2015年`.
  fileprivate var withYears: Value {
    guard case .range(let lower, let upper) = self, case .date(let date) = upper, date.year != nil,
      date.month == nil
    else { return self }
    return .range(lower.asYear, upper)
  }

  /// A date in the years before the era.
  fileprivate var beforeEra: Value {
    guard case .date(var date) = self, let year = date.year else { return self }
    date.year = -year
    return .date(date)
  }

  /// A bare whole number as a year; anything else as it is.
  fileprivate var asYear: Value {
    guard case .number(let number) = self, !number.hasFraction, number.scale == 0, number.integerDigits <= 4
    else {
      return self
    }
    return .date(CalendarDate(year: Int(number.integerPart), yearDigits: number.integerDigits))
  }
}

/// Reads dates and times as Chinese texts write them.
extension EastAsianCursor {
  /// `2015年8月8号`, `8月8日`, `05年`, `公元前202年`; nil for spans such as `3年` and numbers such as `6号线`.
  mutating func chineseDate() -> CalendarDate? {
    attempt { cursor in
      let isBeforeEra = cursor.next == "公" && cursor.take("公元前")
      guard var date = cursor.chineseYear(isCertain: isBeforeEra) ?? cursor.chineseMonthAndDay() else {
        return nil
      }
      if isBeforeEra { date.year = date.year.map { -$0 } }
      return date
    }
  }

  /// `3点4分5秒`, `下午3点`; nil for `1个点`.
  mutating func chineseTime() -> ClockTime? {
    attempt { cursor in
      let period: ClockTime.Period? = cursor.take("上午") ? .am : cursor.take("下午") ? .pm : nil
      return cursor.time(in: period) { cursor, part in
        part == .hours
          ? cursor.chineseCount(0...24, by: ["点", "點"])
          : cursor.chineseCount(0...59, by: part == .minutes ? ["分"] : ["秒"])
      }
    }
  }

  /// Passes an era mark after a year, `b.c.` or `AD`; a longer word that starts so is none.
  mutating func eraMark() -> EraMark? {
    guard previous.map({ $0.isDigit || "年月日号號".unicodeScalars.contains($0) }) == true else { return nil }
    return attempt { cursor in
      cursor.skipSpaces()
      for (text, mark) in EraMark.all where cursor.take(text) || cursor.take(text.uppercased()) {
        return cursor.next?.isLatinLetter == true ? nil : mark
      }
      return nil
    }
  }

  private mutating func chineseYear(isCertain: Bool) -> CalendarDate? {
    attempt { cursor in
      guard let digits = cursor.digits(1...4), let year = Int(digits) else { return nil }
      var date = CalendarDate(year: year, yearDigits: UInt8(digits.utf8.count))
      guard cursor.take("年") else { return nil }
      if let rest = cursor.chineseMonthAndDay(), rest.month != nil {
        (date.month, date.day) = (rest.month, rest.day)
        return date
      }
      let isYear = isCertain || cursor.isYear(digits)
      return isYear ? date : nil
    }
  }

  /// Whether digits before 年 name a year rather than count years: four digits do, two do unless the words around
  /// them speak of a span (`近20年`, `30年来`).
  private func isYear(_ digits: String) -> Bool {
    let length = digits.utf8.count
    if next.map({ Self.afterSpans.contains($0) }) == true { return length == 4 && !digits.hasSuffix("000") }
    let before = scalar(at: -length - 2)
    if before.map({ Self.beforeSpans.contains($0) }) == true { return length == 4 }
    let isAfterEra = before.map { Self.beforeYears.contains($0) } == true
    return length == 4 || length == 2 || isAfterEra
  }

  private static let afterSpans = Set("前来來间間内內多".unicodeScalars)
  private static let beforeSpans = Set("近了过過第约約满滿达達每".unicodeScalars)
  private static let beforeYears = Set("元前后後国國历曆".unicodeScalars)

  private mutating func chineseMonthAndDay() -> CalendarDate? {
    let month = chineseCount(1...12, by: ["月"])
    let day = chineseCount(1...31, by: ["日"]) ?? dayNamedByNumber(isAfterMonth: month != nil)
    guard month != nil || day != nil else { return nil }
    return CalendarDate(yearDigits: 0, month: month.map { UInt8($0) }, day: day.map { UInt8($0) })
  }

  /// `8号`, unless it numbers a thing, `8号线`, `8号楼`, or a house, `市府路8號`.
  private mutating func dayNamedByNumber(isAfterMonth: Bool) -> Int? {
    if previous.map({ Self.streets.contains($0) }) == true { return nil }
    return attempt { cursor in
      guard let day = cursor.chineseCount(1...31, by: ["号", "號"]) else { return nil }
      let numbersThing = cursor.next.map { Self.numberedThings.contains($0) } == true
      return numbersThing && !isAfterMonth ? nil : day
    }
  }

  private static let streets = Set("路街道巷弄段村里".unicodeScalars)
  private static let numberedThings = Set(
    "线線楼樓房门門院机機车車店码碼位馆館台臺桌床厅廳仓倉井厂廠公路选選种種球库庫室柜櫃".unicodeScalars)

  private mutating func chineseCount(_ range: ClosedRange<Int>, by words: [String]) -> Int? {
    attempt { cursor in
      guard let digits = cursor.digits(1...2), let value = Int(digits), range.contains(value),
        cursor.take(oneOf: words) != nil
      else { return nil }
      return value
    }
  }
}

/// On which side of the common era's start a year lies.
enum EraMark: Hashable {
  /// `b.c.`
  case before
  /// `a.d.`
  case after

  /// All ways of writing them in lower case, longer ones first.
  static let all: [(text: String, mark: EraMark)] = [
    ("b.c.e.", .before), ("bce", .before), ("b.c.", .before), ("bc", .before), ("a.d.", .after),
    ("ad", .after),
  ]
}

/// Reads the forms of numbers that only Chinese texts have.
extension EastAsianCursor {
  /// `第3`.
  mutating func chineseOrdinal() -> Value? {
    attempt { cursor in
      guard cursor.take("第"), let position = cursor.ordinalNumber() else { return nil }
      return .ordinal(Ordinal(position))
    }
  }

  /// `1/3`, `-1/3`, `3分之1`, `5又2分之1`.
  mutating func chineseFraction(_ portionWords: [String]) -> Fraction? {
    attempt { cursor in
      let isNegative = cursor.minusSign()
      let whole = cursor.attempt { cursor in cursor.smallCount().flatMap { cursor.take("又") ? $0 : nil } }
      guard
        var fraction = cursor.partsOfWhole("分之")
          ?? cursor.slashFraction(portionWords, isBehindWhole: whole != nil)
      else { return nil }
      if let whole { fraction.whole = whole }
      fraction.isNegative = isNegative
      return fraction
    }
  }

  /// A lone `2` before a word that counts things is 两, which is how it is written out too: `2个` is 两个.
  mutating func chineseCounter() -> [TextPiece]? {
    guard next == "2", let counter = scalar(at: 1) else { return nil }
    let isTraditional = Self.traditionalCounters.contains(counter) || isAt("2分鐘")
    guard isTraditional || Self.simplifiedCounters.contains(counter) || isAt("2分钟") else { return nil }
    advance()
    return [.words(isTraditional ? "兩" : "两")]
  }

  /// Eleven digits as mainland mobile numbers have them, and no round amount.
  mutating func chineseMobileNumber() -> Value? {
    attempt { cursor in
      guard let digits = cursor.digits(11...11), let second = digits.dropFirst().first,
        digits.hasPrefix("1"), ("3"..."9").contains(second), !digits.hasSuffix("0000"),
        cursor.next.map({ !".元块塊".unicodeScalars.contains($0) }) ?? true
      else { return nil }
      return .telephone(digits)
    }
  }

  private static let simplifiedCounters = Set(
    "个只条张位件台辆天座本支家间块名棵头匹幅杯瓶碗顿趟遍次场项种套双篇首把群周小米千公".unicodeScalars)
  private static let traditionalCounters = Set("個隻條張輛間塊頭場項種雙週頓".unicodeScalars)
    .subtracting(simplifiedCounters)
}
