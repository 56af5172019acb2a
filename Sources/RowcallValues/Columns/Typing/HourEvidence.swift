/// What the hours of a column's times look like, which tells a clock (`09:30`) from a stopwatch (`0:45:30`).
struct HourEvidence {
  /// Times of digits and two colons.
  @SampleCount private var withSeconds = 0
  /// Those among them of the hour after midnight: `00:00:28`.
  @SampleCount private var zeroHours = 0
  /// Those among them with a fraction of a second: `0:01:46.3`.
  @SampleCount private var fractions = 0
  @SampleCount private var others = 0
  /// Times of digits and one colon, and those of the hour after midnight among them that are written as `0:09`.
  @SampleCount private var pairs = 0
  @SampleCount private var zeroPairs = 0
  private var hasPaddedPair = false
  private var hasPadded = false
  private var hasZero = false
  private var greatest = 0

  /// Whether the times can be lengths: all have seconds, no hour has a leading zero, and none is beyond noon; some are
  /// less than an hour, or all are less than six.
  var mayBeLengths: Bool {
    withSeconds > 0 && others == 0 && !hasPadded && greatest < 13 && (hasZero || greatest < 6)
  }

  /// Whether the times are minutes and seconds, as processes and tracks have: at least half of them, and two, would be in the
  /// hour after midnight, which no clock shows as often; of those with hours, three of four, or half with fractions of a second.
  var areMostlyMinutes: Bool {
    if others == 0, zeroHours > 1, zeroHours * 4 >= withSeconds * (fractions > 0 ? 2 : 3) { return true }
    return zeroPairs > 1 && zeroPairs * 2 >= others && pairs == others && withSeconds == 0 && !hasPaddedPair
  }

  /// Takes in a time of day.
  mutating func add(_ bytes: Span<UInt8>) {
    var hour = DigitRun()
    var position = 0
    hour.take(bytes, at: &position, limit: 3)
    let colons = Self.colons(bytes)
    guard colons == 2 else {
      others += 1
      if colons == 1 { addPair(isZero: hour.value == 0, isPadded: hour.count > 1 && bytes[0] == 0x30) }
      return
    }
    withSeconds += 1
    if bytes.hasDot { fractions += 1 }
    if hour.value == 0 { zeroHours += 1 }
    if bytes[0] == UInt8(ascii: "0") {
      if hour.count > 1 { hasPadded = true } else { hasZero = true }
    }
    greatest = max(greatest, Int(hour.value))
  }

  private mutating func addPair(isZero: Bool, isPadded: Bool) {
    pairs += 1
    if isPadded { hasPaddedPair = true } else if isZero { zeroPairs += 1 }
  }

  /// How many colons a time has; 0 for one with anything but digits, colons and a fraction of a second.
  private static func colons(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in 0..<bytes.count {
      if bytes[index] == UInt8(ascii: ":") {
        count += 1
      } else if !bytes[index].isDigit, count != 2 || bytes[index] != UInt8(ascii: ".") {
        return 0
      }
    }
    return count
  }
}

extension Span<UInt8> {
  fileprivate var hasDot: Bool { indices.contains { self[$0] == UInt8(ascii: ".") } }
}
