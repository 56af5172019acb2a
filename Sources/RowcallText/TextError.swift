/// What can go wrong with localized text.
public enum TextError: Error, Hashable, CustomStringConvertible {
  /// A message pattern that does not parse; the offset counts UTF-16 units from 0, and is 0 where ICU does not say.
  case badPattern(pattern: String, offset: Int)
  /// A message was formatted without one of its arguments.
  case missingArgument(name: String, pattern: String)
  /// A message argument that is no plain number.
  case badNumber(String)
  /// A message that ICU could not format.
  case unformattable(pattern: String)
  /// A character set of an unknown name, with known names near it.
  case unknownCharset(name: String, suggestions: [String])
  /// Bytes that could not be decoded at all; the offset counts bytes of the whole stream.
  case undecodable(charset: String, offset: Int)
  /// A transform of an unknown name.
  case unknownTransform(String)

  /// One sentence: where, what was found, what to do.
  public var description: String {
    switch self {
    case .badPattern(let pattern, let offset):
      "message pattern \"\(pattern)\" breaks at character \(offset); check its braces and apostrophes"
    case .missingArgument(let name, let pattern):
      "message pattern \"\(pattern)\" needs an argument \"\(name)\"; pass one"
    case .badNumber(let text):
      "\"\(text)\" is no plain number; write it as -12.50"
    case .unformattable(let pattern):
      "message pattern \"\(pattern)\" cannot be formatted with these arguments; check their kinds"
    case .unknownCharset(let name, let suggestions):
      "unknown encoding \"\(name)\"" + Self.hint(suggestions)
    case .undecodable(let charset, let offset):
      "byte \(offset) cannot be decoded as \(charset); choose another encoding"
    case .unknownTransform(let identifier):
      "unknown transform \"\(identifier)\"; use an ICU transform such as Han-Latin"
    }
  }

  private static func hint(_ suggestions: [String]) -> String {
    suggestions.isEmpty
      ? "; use a name such as UTF-8 or windows-1252" : "; did you mean \(suggestions.alternatives)?"
  }
}
