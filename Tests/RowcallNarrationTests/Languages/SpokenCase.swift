import RowcallModel
import Testing

@testable import RowcallNarration

/// One value and what a listener hears for it in both number forms.
struct SpokenCase: CustomTestStringConvertible, Sendable {
  let value: Value
  let digits: String
  let words: String

  init(_ value: Value, _ digits: String, _ words: String) {
    self.value = value
    self.digits = digits
    self.words = words
  }

  var testDescription: String { digits }

  /// What the language says: digits form, then words form.
  func heard(in language: any SpokenLanguage) -> [String] {
    [language.spoken(value, as: .digits), language.spoken(value, as: .words)]
  }
}

extension Number {
  /// A number from its written form in plain ASCII: `-12.50`, `007`, `.5`.
  static func written(_ text: String, scale: UInt8 = 0) -> Number {
    let digits = text.filter(\.isNumber)
    let fraction = text.firstIndex(of: ".").map { text[$0...].dropFirst() } ?? ""
    return Number(
      isNegative: text.hasPrefix("-"), significand: UInt64(digits) ?? 0,
      fractionDigits: UInt8(fraction.count),
      integerDigits: UInt8(digits.count - fraction.count), scale: scale)
  }
}

extension Value {
  static func number(_ text: String, scale: UInt8 = 0) -> Value { .number(.written(text, scale: scale)) }
  static func percent(_ text: String) -> Value { .percent(.written(text)) }
  static func money(_ text: String, _ currency: String, scale: UInt8 = 0) -> Value {
    .money(Money(.written(text, scale: scale), currency: currency))
  }
  static func measure(_ text: String, _ unit: String, scale: UInt8 = 0) -> Value {
    .measure(Measure(.written(text, scale: scale), unit: Unit(unit)))
  }
  static func change(_ text: String, _ measure: Change.Measure) -> Value {
    .change(Change(.written(text), in: measure))
  }
}
