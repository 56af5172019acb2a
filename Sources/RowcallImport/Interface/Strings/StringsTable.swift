/// The texts of one localization: what stands after each key.
public struct StringsTable: Hashable, Sendable {
  /// The texts by their keys.
  public var texts: [String: String]

  /// A table of texts.
  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// Reads a table in memory; the path is what errors call it.
  public static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> StringsTable {
    try StringsParser.table(of: bytes, path: path)
  }

  /// The text of a key; nil if the table does not have it.
  public subscript(_ key: String) -> String? { texts[key] }
}

/// What is wrong with a table of texts.
public enum StringsFault: Hashable, Sendable, CustomStringConvertible {
  /// Something else stands where this should.
  case expected(String)
  /// A text or comment is never closed.
  case unclosed(String)
  /// It is a binary property list, which holds the same in another form.
  case binaryPropertyList

  /// What is wrong, without the place.
  public var description: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .unclosed(let what): "\(what) that begins here is never closed"
    case .binaryPropertyList: "a binary property list, which is not read here; expected text or XML"
    }
  }
}
