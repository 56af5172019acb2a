import RowcallModel

extension ValueSpeaker {
  /// A quantity with its unit: "12 kilograms".
  func measure(_ measure: Measure) -> String {
    let amount = measure.amount
    let pattern = unitPattern(measure.unit, amount)
    let isNegative = amount.isNegative && !amount.isZero
    if pattern.includesAmount { return signed(isNegative, pattern.suffix.trimmingSpaces()) }
    let number = magnitude(amount, pattern.gender)
    let isAfterScale = amount.scale >= 6 && pattern.suffix.first == " "
    // "90 millions de kilomètres": the unit follows a noun, not a numeral.
    let suffix = isAfterScale ? " " + afterScale(String(pattern.suffix.dropFirst())) : pattern.suffix
    return signed(isNegative, elided(pattern.prefix + number + suffix))
  }

  private func elided(_ amount: String) -> String {
    guard let start = grammar.units.elisions.first(where: { amount.hasPrefix($0.key) }) else { return amount }
    return start.value + amount.dropFirst(start.key.count)
  }

  /// A length of time, its zero parts left out.
  func duration(_ span: TimeSpan) -> String {
    var parts = zip([span.days, span.hours, span.minutes], ["day", "hour", "minute"])
      .filter { $0.0 > 0 }
      .map { measure(Measure(Number(significand: UInt64($0.0)), unit: Unit($0.1))) }
    if !span.seconds.isZero || parts.isEmpty {
      parts.append(measure(Measure(span.seconds, unit: Unit("second"))))
    }
    return signed(span.isNegative, enumeration(parts))
  }

  /// Parts with "and" before the last.
  func enumeration(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return phrases.text(.lastPart, ["rest": parts.dropLast().joined(separator: " "), "last": last])
  }

  /// A unit's name without an amount: "kilogram".
  func name(of unit: Unit, count: Number = Number(significand: 1)) -> String {
    let pattern = unitPattern(unit, count)
    return (pattern.prefix + pattern.suffix).trimmingSpaces()
  }

  /// So much for each unit: "20 dollars per month".
  func rate(_ value: Value, per unit: Unit) -> String {
    let amount = spoken(value)
    if let pattern = names.rate(per: unit) { return pattern.replacing("{0}", with: amount) }
    return phrases.text(.rate, ["value": amount, "unit": name(of: unit)])
  }

  /// The name of a unit around some amount.
  func unitPattern(_ unit: Unit, _ amount: Number) -> SpokenNames.UnitPattern {
    let pattern = names.unit(unit, plural(of: amount), count: amount.magnitude.plainWithScale)
    let isOfOne = pattern.includesAmount || !pattern.prefix.isEmpty
    guard isOfOne, !amount.isOneOrTwo else { return pattern }
    // Half an hour has the Hebrew form of one, which swallows the half or puts it behind the unit.
    let ten = Number(significand: 10)
    return names.unit(unit, plural(of: ten), count: ten.plain)
  }
}

extension Number {
  /// Whether a noun alone may tell the amount, as the singular and the dual do.
  var isOneOrTwo: Bool { ["1", "2"].contains(magnitude.plainWithScale) }
}

extension String {
  /// The text without spaces at its ends, no-break spaces included.
  func trimmingSpaces() -> String {
    let start = drop { $0.isWhitespace }
    let kept = start.reversed().drop { $0.isWhitespace }.count
    return String(start.prefix(kept))
  }
}
