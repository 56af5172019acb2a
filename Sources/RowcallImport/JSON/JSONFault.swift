/// What is wrong with a JSON text at one place.
public enum JSONFault: Hashable, Sendable {
  /// The text ends inside a value.
  case unexpectedEnd
  /// A character that cannot stand here; `expected` says what could.
  case unexpected(found: String, expected: String)
  /// A number such as `01` or `1.`.
  case malformedNumber
  /// An escape that JSON does not have.
  case malformedEscape
  /// Half of a surrogate pair.
  case loneSurrogate
  /// A control character inside a string.
  case controlCharacter
}

extension JSONFault: CustomStringConvertible {
  /// A clause that completes "path:line:column:".
  public var description: String {
    switch self {
    case .unexpectedEnd: "the JSON text ends too early; is the file cut off?"
    case .unexpected(let found, let expected): "found \(found), expected \(expected)"
    case .malformedNumber: "not a JSON number"
    case .malformedEscape: "unknown escape, expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
    case .loneSurrogate: "half of a surrogate pair; escape both halves or write the character itself"
    case .controlCharacter: "control character in a string; escape it as \\u00XX"
    }
  }
}
