import RowcallModel

/// How Spanish names the parts of a whole above ten: "onceavo", "ducentésimo", "cincomilésimo".
struct SpanishDenominators: Sendable {
  /// The ending of the numbers from eleven to ninety-nine, joined to the cardinal.
  let ending: Noun
  /// What joining does to the cardinal: "treinta y uno" becomes "treintaiuno".
  let joints: [(from: String, to: String)]
  /// Thousandths and millionths, by their number; counted ones are joined to it.
  let powers: [(value: UInt64, noun: Noun)]
  /// The ending of the plural.
  let plural: String

  /// The name of one part, or nil for numbers that are said "over".
  func name(of number: UInt64, isSingular: Bool, numerals: Numerals) -> String? {
    if number < 100 {
      let stem = stem(number, numerals)
      let end = isSingular ? ending.one : ending.other
      // "treinta" and "avo" share their vowel.
      return (stem.last == end.first ? String(stem.dropLast()) : stem) + end
    }
    if number < 1000 {
      guard number % 100 == 0 else { return nil }
      return numerals.ordinal(Ordinal(number)) + (isSingular ? "" : plural)
    }
    guard let power = powers.last(where: { $0.value <= number }), number % power.value == 0 else {
      return nil
    }
    let count = number / power.value
    guard count <= 10 || count == 100 else { return nil }
    return (count == 1 ? "" : stem(count, numerals)) + (isSingular ? power.noun.one : power.noun.other)
  }

  private func stem(_ number: UInt64, _ numerals: Numerals) -> String {
    joints.reduce(numerals.cardinal(number, .masculine)) { stem, joint in
      stem.replacing(joint.from, with: joint.to)
    }
  }
}
