import RowcallModel

/// Understands the values in Japanese text: `令和4年12月`, `15時30分`, `3億5000万円`, `3分の1`.
///
/// Kanji numerals are words already and stay as they are.
package struct JapaneseReader: TextReader {
  private static let marks = EastAsianMarks(
    yen: "JPY",
    currencyWords: [
      ("米ドル", "USD"), ("円", "JPY"), ("ドル", "USD"), ("ユーロ", "EUR"), ("人民元", "CNY"), ("ウォン", "KRW"),
    ], hasBareChanges: true)

  /// Creates a reader.
  package init() {}

  /// The whole text as pieces, in order.
  package func pieces(of text: String) -> [TextPiece] {
    EastAsianPieces.pieces(of: text) { cursor in
      Self.sign(&cursor) ?? Self.era(&cursor) ?? Self.rangeOrValue(&cursor)
    }
  }

  private static func rangeOrValue(_ cursor: inout EastAsianCursor) -> [TextPiece]? {
    guard let lower = namedMeasure(&cursor) ?? value(&cursor) else { return nil }
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

  /// The first rule that fits decides, so forms that begin like others stand before them.
  private static let rules: [EastAsianPieces.ValueRule] = [
    { $0.japaneseDecade() },
    { $0.japaneseDate().map(Value.date) },
    { $0.japaneseTime().map(Value.time) },
    { $0.numericDateTime(shortYearSeparators: ["/"]) },
    { $0.colonTime().map(Value.time) },
    { $0.monthAndDayWithWeekday().map(Value.date) },
    { $0.japaneseOrdinal() },
    { $0.japaneseFraction().map(Value.fraction) },
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
