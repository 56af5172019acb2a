import RowcallModel

extension Grammar {
  /// Two or more parts of a length of time, the largest first: `2 h 30 min`, `1h30m`, `5 min 20 s`.
  func duration(at cursor: Cursor) -> Match? {
    var span = TimeSpan()
    var place = cursor
    var end = cursor
    var parts = 0
    var smallest = -1
    while let part = durationPart(at: place), part.rank > smallest {
      add(part.number, rank: part.rank, to: &span)
      smallest = part.rank
      parts += 1
      end = part.end
      place = end.skippingSpace()
    }
    return parts > 1 ? Match(.duration(span), to: end) : nil
  }

  private func durationPart(at cursor: Cursor) -> (number: Number, rank: Int, end: Cursor)? {
    guard let number = number(at: cursor), number.number.integerDigits <= 6 else { return nil }
    var end = number.end.skippingSpace()
    guard let word = end.word(), let rank = Self.durationRanks[word] else { return nil }
    guard rank == Self.secondsRank || !number.number.hasFraction else { return nil }
    return (number.number, rank, end)
  }

  private func add(_ number: Number, rank: Int, to span: inout TimeSpan) {
    switch rank {
    case 0: span.days = UInt32(number.significand)
    case 1: span.hours = UInt32(number.significand)
    case 2: span.minutes = UInt32(number.significand)
    default: span.seconds = number.withoutLeadingZeros
    }
  }

  private static let secondsRank = 3

  /// Days, hours, minutes and seconds by the letters that all our languages use; "m" is no metre behind hours.
  private static let durationRanks = [
    "d": 0, "j": 0, "h": 1, "hr": 1, "hrs": 1, "std": 1, "m": 2, "min": 2, "mins": 2, "mn": 2, "s": 3,
    "sec": 3, "secs": 3,
    "sek": 3, "seg": 3,
  ]
}
