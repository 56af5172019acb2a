/// What the hours of a column's times look like, which tells a clock (`09:30`) from a stopwatch (`0:45:30`).
struct HourEvidence {
  /// Times of digits and two colons.
  @SampleCount private var withSeconds = 0
  @SampleCount private var others = 0
  private var hasPadded = false
  private var hasZero = false
  private var greatest = 0

  /// Whether the times can be lengths: all have seconds, no hour has a leading zero, and none is beyond noon; some are
  /// less than an hour, or all are less than six.
  var mayBeLengths: Bool {
    withSeconds > 0 && others == 0 && !hasPadded && greatest < 13 && (hasZero || greatest < 6)
  }

  /// Takes in a time of day.
  mutating func add(_ bytes: Span<UInt8>) {
    var hour = DigitRun()
    var position = 0
    hour.take(bytes, at: &position, limit: 3)
    guard Self.colons(bytes) == 2 else {
      others += 1
      return
    }
    withSeconds += 1
    if bytes[0] == UInt8(ascii: "0") {
      if hour.count > 1 { hasPadded = true } else { hasZero = true }
    }
    greatest = max(greatest, Int(hour.value))
  }

  /// How many colons a time has; 0 for one with anything but digits and colons.
  private static func colons(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in 0..<bytes.count {
      if bytes[index] == UInt8(ascii: ":") { count += 1 } else if !bytes[index].isDigit { return 0 }
    }
    return count
  }
}
