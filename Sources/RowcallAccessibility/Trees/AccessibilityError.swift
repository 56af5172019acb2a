/// Why a document could not be read as a tree of accessible elements.
public enum AccessibilityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document has a version that this code does not know.
  case unknownVersion(Int, newest: Int)
  /// The document is no tree; where in it, and what is wrong there.
  case notATree(at: String, reason: String)

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unknownVersion(let version, let newest):
      "accessibility tree: version \(version) found, 1 to \(newest) expected; read it with the version of Rowcall that wrote it"
    case .notATree(let place, let reason):
      "accessibility tree: \(place): \(reason); expected a document as AccessibilityTree.json() writes it"
    }
  }

  /// What a decoder complained about.
  static func notATree(_ error: any Error) -> Self {
    guard let error = error as? DecodingError else { return .notATree(at: "root", reason: "\(error)") }
    switch error {
    case .keyNotFound(let key, let context):
      return .notATree(at: place(context), reason: "'\(key.stringValue)' is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return .notATree(at: place(context), reason: sentence(context.debugDescription))
    @unknown default: return .notATree(at: "root", reason: "\(error)")
    }
  }

  /// The path to a value: `root.children.0.role`; that of the document itself is "document".
  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "document" : path.joined(separator: ".")
  }

  /// The text without the point at its end.
  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
