/// Digits collected into one integer.
struct DigitRun {
  /// All digits read so far as one integer.
  private(set) var value: UInt64 = 0
  /// How many digits were read, leading zeros included.
  private(set) var count = 0
  /// Whether the digits no longer fit into `value`.
  private(set) var isOverflown = false

  /// Reads the digits that start at a position, and moves it behind them.
  ///
  /// - Parameter limit: how many digits at most.
  @inline(__always)
  mutating func take(_ bytes: Span<UInt8>, at position: inout Int, limit: Int = .max) {
    let end = limit < bytes.count - position ? position + limit : bytes.count
    while position < end {
      let digit = bytes[position] &- 0x30
      guard digit < 10 else { return }
      append(digit)
      position += 1
    }
  }

  @inline(__always)
  private mutating func append(_ digit: UInt8) {
    // One comparison keeps the multiplication below inside 64 bits.
    if value > (UInt64.max - 9) / 10 { isOverflown = true }
    value = value &* 10 &+ UInt64(digit)
    count &+= 1
  }
}
