import RowcallModel
import RowcallText

extension ValueSpeaker {
  /// A quantity with its unit: "12 kilograms".
  func measure(_ measure: Measure) -> String {
    let amount = measure.amount
    let pattern = unitPattern(measure.unit, isSingular: isSingular(amount), count: amount)
    var number = self.number(amount.magnitude, gender(of: measure.unit))
    if amount.scale >= 6, pattern.hasPrefix("{0} ") {
      // "90 millions de kilomètres": the unit follows a noun, not a numeral.
      number += " " + afterScale(String(pattern.dropFirst(4)))
      return signed(amount.isNegative && !amount.isZero, number)
    }
    return signed(
      amount.isNegative && !amount.isZero, pattern.replacing("{0}", with: number, maxReplacements: 1))
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
  func name(of unit: Unit, isSingular: Bool = true) -> String {
    let pattern = unitPattern(unit, isSingular: isSingular, count: Number(significand: isSingular ? 1 : 2))
    return pattern.replacing("{0}", with: "").trimmingSpaces()
  }

  private func unitPattern(_ unit: Unit, isSingular: Bool, count: Number) -> String {
    let words = grammar.units
    if let own = words.patterns[unit.identifier] { return cased(isSingular ? own.one : own.other) }
    let plain = count.scale > 0 ? "2" : count.plain
    guard let pattern = shared.units.pattern(unit: unit.identifier, count: plain) else {
      return "{0} " + unit.identifier.replacing("-", with: " ")
    }
    let spaced = pattern.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    return words.keepsCase ? spaced : cased(spaced)
  }

  private func gender(of unit: Unit) -> Agreement {
    let head = unit.identifier.prefix { $0 != "-" }
    return grammar.units.feminine.contains(String(head)) ? .feminine : .masculine
  }
}

extension String {
  /// The text without spaces at its ends, no-break spaces included.
  func trimmingSpaces() -> String {
    let start = drop { $0.isWhitespace }
    let kept = start.reversed().drop { $0.isWhitespace }.count
    return String(start.prefix(kept))
  }
}
