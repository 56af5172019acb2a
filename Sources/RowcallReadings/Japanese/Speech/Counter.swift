/// A word that counts, and what it does to the number before it: さんぼん, いっぽん, ひとり.
struct Counter: Sendable {
  /// How it is read by itself.
  let kana: String
  /// After which ends of numbers these are cut short: いっ for いち.
  var doubling: Set<UInt64> = []
  /// How it is read after a number that is cut short; nil for as ever.
  var doubled: String?
  /// How it is read after さん, せん and まん; nil for as ever.
  var voiced: String?
  /// After which ends of numbers it is read so.
  var voicing: Set<UInt64> = [3, 1_000, 10_000]
  /// Figures that are read in another way before it: よ for 4.
  var figures: [UInt64: String] = [:]
  /// Numbers that are read in another way together with it: ひとり for 1.
  var wholes: [UInt64: String] = [:]
  /// The same for the day of a month.
  var inDate: [UInt64: String] = [:]

  /// Before s, t and ch.
  static let abruptEnds: Set<UInt64> = [1, 8, 10]
  /// Before k and h.
  static let hardEnds: Set<UInt64> = [1, 6, 8, 10, 100]

  /// The number and the counter as they are read together.
  ///
  /// - Parameter isInDate: whether a month has just been read.
  func spoken(after number: WrittenNumber, isInDate: Bool) -> String {
    if number.fraction.isEmpty, let value = number.value {
      if isInDate, let whole = inDate[value] { return whole }
      if let whole = wholes[value] { return whole }
    }
    let kana = number.kana
    if let figure = figures[kana.lastValue] { return kana.start + figure + self.kana }
    if let short = kana.doubled(after: doubling) { return kana.start + short + (doubled ?? self.kana) }
    return kana.spoken + (voicing.contains(kana.lastValue) ? voiced ?? self.kana : self.kana)
  }
}
