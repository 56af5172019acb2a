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
      yen: isTraditional ? "JPY" : "CNY", currencyWords: Self.currencyWords + yuan, hasBareChanges: false)
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
    guard let lower = value(&cursor) else { return nil }
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

  /// The first rule that fits decides, so forms that begin like others stand before them.
  private static let rules: [EastAsianPieces.ValueRule] = [
    { $0.chineseDecade() },
    { $0.chineseDate().map(Value.date) },
    { $0.chineseTime().map(Value.time) },
    { $0.numericDateTime(shortYearSeparators: ["/", ".", "·", "-"]) },
    { $0.colonTime().map(Value.time) },
    { $0.chineseOrdinal() },
    { $0.chineseFraction().map(Value.fraction) },
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
