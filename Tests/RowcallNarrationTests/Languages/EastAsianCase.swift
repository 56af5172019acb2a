import RowcallModel
import Testing

/// One value with what is heard of it in digits and in words.
struct EastAsianCase: Sendable, CustomTestStringConvertible {
  let value: Value
  let digits: String
  let words: String

  init(_ value: Value, _ digits: String, _ words: String) {
    self.value = value
    self.digits = digits
    self.words = words
  }

  var testDescription: String { digits }
}
