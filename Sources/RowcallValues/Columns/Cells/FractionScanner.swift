import RowcallModel

/// Reads fractions as workbooks show numbers: `3/4`, `1 1/4`, `-25/100`.
enum FractionScanner {
  /// The fraction that the bytes hold from end to end.
  ///
  /// - Parameter bytes: the cell without blanks at its ends.
  static func scan(_ bytes: Span<UInt8>) -> Fraction? {
    var position = bytes.byte(at: 0) == 0x2D ? 1 : 0
    var fraction = Fraction(isNegative: position > 0, numerator: 0, denominator: 1)
    guard var above = digits(bytes, at: &position) else { return nil }
    if bytes.byte(at: position) == .space {
      position += 1
      fraction.whole = above
      guard let part = digits(bytes, at: &position) else { return nil }
      above = part
    }
    guard bytes.byte(at: position) == 0x2F else { return nil }
    position += 1
    guard let below = digits(bytes, at: &position), below > 0, position == bytes.count else { return nil }
    (fraction.numerator, fraction.denominator) = (above, below)
    return fraction
  }

  private static func digits(_ bytes: Span<UInt8>, at position: inout Int) -> UInt64? {
    var run = DigitRun()
    run.take(bytes, at: &position, limit: 16)
    return (1...15).contains(run.count) ? run.value : nil
  }
}
