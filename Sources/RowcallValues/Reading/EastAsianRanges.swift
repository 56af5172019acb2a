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
