import RowcallModel

/// Understands the values in Japanese text: `令和4年12月`, `15時30分`, `3億5000万円`, `3分の1`.
///
/// Kanji numerals are words already and stay as they are.
public struct JapaneseReader: TextReader {
  private static let marks = EastAsianMarks(
    yen: "JPY",
    currencyWords: [
      ("米ドル", "USD"), ("円", "JPY"), ("ドル", "USD"), ("ユーロ", "EUR"), ("人民元", "CNY"), ("ウォン", "KRW"),
    ])

  /// Creates a reader.
  public init() {}

  public func pieces(of text: String) -> [TextPiece] {
    EastAsianPieces.pieces(of: text) { cursor in
      Self.sign(&cursor) ?? Self.era(&cursor) ?? Self.rangeOrValue(&cursor)
    }
  }

  private static func rangeOrValue(_ cursor: inout EastAsianCursor) -> [TextPiece]? {
    guard let lower = value(&cursor) else { return nil }
    let upper = cursor.attempt { cursor in
      cursor.take(oneOf: ["~", "-", "–"]) == nil ? nil : value(&cursor)
    }
    return [.value(upper.map { lower.range(to: $0) } ?? lower)]
  }

  private static func value(_ cursor: inout EastAsianCursor) -> Value? {
    cursor.first(of: rules) ?? cursor.amount(marks)
  }

  /// The first rule that fits decides, so forms that begin like others stand before them.
  private static let rules: [EastAsianPieces.ValueRule] = [
    { $0.japaneseDecade() },
    { $0.japaneseDate().map(Value.date) },
    { $0.japaneseTime().map(Value.time) },
    { $0.numericDateTime(allowsShortYear: false) },
    { $0.colonTime().map(Value.time) },
    { $0.japaneseOrdinal() },
    { $0.japaneseFraction().map(Value.fraction) },
    { $0.code() },
  ]

  /// Signs that are heard: `√2` is ルート二, `東京〜大阪` is 東京から大阪.
  private static func sign(_ cursor: inout EastAsianCursor) -> [TextPiece]? {
    if cursor.take("√") {
      guard let fraction = cursor.slashFraction(), fraction.whole == nil else { return [.words("ルート")] }
      let (upper, lower) = (fraction.numerator, fraction.denominator)
      return [
        .value(.number(Number(significand: lower))), .words("分のルート"), .value(.number(Number(significand: upper))),
      ]
    }
    if cursor.isAt("-√"), cursor.take("-") { return [.words("マイナス")] }
    if cursor.isAt("~"), cursor.joinsWords, cursor.take("~") { return [.words("から")] }
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
