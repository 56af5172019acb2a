/// How much speaks for a guess against it; evidence multiplies.
struct Odds {
  private(set) var ratio: Double

  /// Starts with what is usual: above 1 speaks for the guess.
  init(_ ratio: Double) { self.ratio = ratio }

  /// Weighs a fact that is so many times likelier if the guess is right.
  ///
  /// Seen several times, it counts up to four times: columns, or rows, of one table are not independent of each other.
  mutating func weigh(_ factor: Double, times: Int = 1) {
    for _ in 0..<min(max(times, 0), 4) { ratio *= factor }
  }

  /// Whether more speaks for the guess than against it.
  var isLikely: Bool { ratio > 1 }

  /// The chance that the likelier answer is right, from a half on, to two digits; a guess is never certain.
  var confidence: Double {
    let share = max(ratio, 1 / ratio)
    return min(0.99, (share / (1 + share) * 100).rounded() / 100)
  }
}
