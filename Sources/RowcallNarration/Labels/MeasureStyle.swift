import RowcallModel
import RowcallText

/// How a locale writes quantities with a unit: `12 kg`.
///
/// The short form of a unit is fetched at its first quantity, so each thread works on its own copy.
struct MeasureStyle: Sendable {
  /// What is known of one unit.
  private struct Form: Sendable {
    let unit: Unit
    /// The text around every amount; nil if it depends on the amount.
    let affix: Affix?
  }

  private let style: DisplayStyle
  private var forms: [Form] = []

  /// Creates a style that knows no unit yet.
  init(_ style: DisplayStyle) { self.style = style }

  /// Appends a quantity; returns false, and appends nothing, for a unit without a short form.
  mutating func append(_ measure: Measure, to output: inout ByteBuffer) -> Bool {
    let fixed = forms[index(of: measure.unit)].affix
    guard let affix = fixed ?? affix(of: measure.unit, count: measure.amount.plain) else { return false }
    if measure.amount.isNegative { output.append(style.numbers.minus) }
    output.append(affix.prefix)
    if affix.holdsPart { style.numbers.appendMagnitude(of: measure.amount, to: &output) }
    output.append(affix.suffix)
    return true
  }

  private mutating func index(of unit: Unit) -> Int {
    if let index = forms.firstIndex(where: { $0.unit == unit }) { return index }
    // One count for each plural form that CLDR has in any language; in most the short form is the same for all.
    let affixes = Set(
      ["0", "1", "2", "3", "6", "11", "100", "1000000", "1.5"].map { affix(of: unit, count: $0) })
    forms.append(Form(unit: unit, affix: affixes.count == 1 ? affixes.first ?? nil : nil))
    return forms.count - 1
  }

  private func affix(of unit: Unit, count: String) -> Affix? {
    style.units.pattern(unit: unit.identifier, count: count, width: .short).map { pattern in
      Affix(around: { amount in Self.filling(pattern, with: amount) })
    }
  }

  private static func filling(_ pattern: String, with amount: String) -> String {
    guard let place = pattern.firstRange(of: "{0}") else { return pattern }
    return pattern[..<place.lowerBound] + amount + pattern[place.upperBound...]
  }
}
