import RowcallModel

/// Whether the numbers that are spoken are left to the speech engine as digits, or spelled out.
public enum NumberForm: String, Hashable, Codable, Sendable {
  /// Plain digits wherever eSpeak NG reads them well: "648 dollars and 11 cents".
  case digits
  /// Every number in words, all generated words in lower case: "six hundred and forty eight dollars eleven cents".
  case words
}

/// How one language says the values that tables hold.
public protocol SpokenLanguage: Sendable {
  /// What a listener hears for a value.
  func spoken(_ value: Value, as form: NumberForm) -> String
}
