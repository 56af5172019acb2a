import RowcallModel

/// Understands the values in Korean text: `2012년 3월 12일`, `오후 2시 30분`, `2만 5천원`, `3번째`.
package struct KoreanReader: TextReader {
  private static let marks = EastAsianMarks(
    yen: "JPY", currencyWords: [], hasBareChanges: false, number: { $0.koreanNumber() })

  /// Creates a reader.
  package init() {}

  /// The whole text as pieces, in order.
  package func pieces(of text: String) -> [TextPiece] {
    EastAsianPieces.pieces(of: text) { cursor in
      guard let lower = Self.value(&cursor) else { return nil }
      return [.value(cursor.koreanRange(from: lower, by: Self.value) ?? lower)]
    }
  }

  private static func value(_ cursor: inout EastAsianCursor) -> Value? {
    cursor.first(of: rules) ?? cursor.amount(marks)
  }

  /// The first rule that fits decides, so forms that begin like others stand before them.
  private static let rules: [EastAsianPieces.ValueRule] = [
    { $0.koreanDecade() },
    { $0.koreanDate() },
    { $0.koreanDuration().map(Value.duration) },
    { $0.koreanTime().map(Value.time) },
    { $0.numericDateTime(shortYearSeparators: ["/", "."]) },
    { $0.colonTime().map(Value.time) },
    { $0.koreanOrdinal() },
    { $0.koreanMoney() },
    { $0.slashFraction().map(Value.fraction) },
    { $0.code() },
    { $0.internationalTelephone() },
  ]
}
