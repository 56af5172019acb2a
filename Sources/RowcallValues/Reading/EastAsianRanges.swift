import RowcallModel

/// Reads ranges: `3月5日〜8日`, `10-20%`.
extension EastAsianCursor {
  /// The range from a value that has just been read to the one that stands behind a range sign here; nil when there is
  /// none.
  mutating func range(from lower: Value, by read: (inout EastAsianCursor) -> Value?) -> Value? {
    attempt { cursor in
      guard let sign = cursor.take(oneOf: ["~", "--", "-", "–", "—"]), let upper = read(&cursor) else {
        return nil
      }
      // A hyphen joins other things too: 3-1 is how a match ended.
      return sign == "~" || lower.mayRise(to: upper) ? lower.range(to: upper) : nil
    }
  }

  /// The range in Korean, where two bare numbers before a word stay as they are written: "5~10명", whose counter belongs
  /// to both and stands before "까지".
  mutating func koreanRange(from lower: Value, by read: (inout EastAsianCursor) -> Value?) -> Value? {
    attempt { cursor in
      guard let range = cursor.range(from: lower, by: read) else { return nil }
      guard case .range(.number, .number) = range else { return range }
      var rest = cursor
      rest.skipSpaces()
      return rest.next.map { ("가"..."힣").contains($0) } ?? false ? nil : range
    }
  }
}

extension Value {
  /// From this value to another: a mark that only one end carries (`10-20%`, `$5-8`) counts for both.
  fileprivate func range(to upper: Value) -> Value {
    switch (self, upper) {
    case (.number(let lower), .percent): .range(.percent(lower), upper)
    case (.money(let money), .number(let number)):
      .range(self, .money(Money(number, currency: money.currency, isQualified: money.isQualified)))
    default: .range(self, upper)
    }
  }

  /// False for two whole numbers of which the second is not the larger one.
  fileprivate func mayRise(to upper: Value) -> Bool {
    guard case .number(let lower) = self, case .number(let upper) = upper, lower.scale == upper.scale else {
      return true
    }
    return lower.hasFraction || upper.hasFraction || lower.significand < upper.significand
  }
}
