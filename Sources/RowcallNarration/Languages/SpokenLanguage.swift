import RowcallModel

/// Whether the numbers that are spoken are left to the speech engine as digits, or spelled out.
public enum NumberForm: String, Hashable, Codable, Sendable {
  /// Plain digits wherever eSpeak NG reads them well: "648 dollars and 11 cents".
  case digits
  /// Every number in words, all generated words in lower case: "six hundred and forty eight dollars eleven cents".
  case words
}

/// How one language says the values that tables hold.
package protocol SpokenLanguage: Sendable {
  /// Whether its voice is silent at digits, so that whatever is spoken needs words for them.
  var needsWords: Bool { get }

  /// The spoken text of a value.
  func spoken(_ value: Value, as form: NumberForm) -> String
}

extension SpokenLanguage {
  /// False: voices read digits.
  package var needsWords: Bool { false }
}
