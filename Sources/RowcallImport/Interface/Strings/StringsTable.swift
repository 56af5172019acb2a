/// The texts of one localization: what stands after each key.
public struct StringsTable: Hashable, Sendable {
  /// The texts by their keys.
  public var texts: [String: String]

  /// A table of texts.
  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// The text of a key; nil if the table does not have it.
  public subscript(_ key: String) -> String? { texts[key] }
}

/// What is wrong with a table of texts.
public enum StringsFault: Hashable, Sendable, CustomStringConvertible {
  /// Something else stands where this should.
  case expected(String)
  /// A text or comment is never closed.
  case unclosed(String)

  /// What is wrong, without the place.
  public var description: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .unclosed(let what): "\(what) that begins here is never closed"
    }
  }
}
