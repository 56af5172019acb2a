import RowcallModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// All reachable elements of a table or screen, as a document to store and compare.
public struct AccessibilityTree: Hashable, Sendable {
  /// The version of documents that this code writes; it reads all up to this one.
  public static let currentVersion = 1

  /// The version of the document.
  public let version: Int
  /// What holds all the rest.
  public var root: AccessibilityNode

  /// Creates a document of the current version.
  public init(root: AccessibilityNode) {
    version = Self.currentVersion
    self.root = root
  }

  /// Reads a document that `json()` wrote.
  public init(json: Data) throws(AccessibilityError) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      self = try decoder.decode(Self.self, from: json)
    } catch let error as AccessibilityError {
      throw error
    } catch {
      throw .notATree(error)
    }
  }

  /// The document as JSON in UTF-8; equal trees give equal bytes, and nothing in them is unsafe.
  ///
  /// All numbers count from zero. Numbers that JSON cannot write stand as "Infinity", "-Infinity" and "NaN".
  public func json() throws -> Data {
    try Data(JSONEncoder.ofTrees.safeJSON(of: self))
  }
}

extension JSONEncoder {
  /// Encodes the parts of a document.
  static var ofTrees: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }

  /// A value as JSON in UTF-8, in which nothing is unsafe.
  func safeJSON(of value: some Encodable) throws -> [UInt8] {
    let json = Array(try encode(value))
    return TextHazard.json(json.span) ?? json
  }
}

extension AccessibilityTree: Codable {
  private enum CodingKeys: String, CodingKey { case version, root }

  /// Reads a document; throws `AccessibilityError.unknownVersion` before anything else of a newer one is looked at.
  public init(from decoder: any Decoder) throws {
    let source = try decoder.container(keyedBy: CodingKeys.self)
    version = try source.decode(Int.self, forKey: .version)
    guard (1...Self.currentVersion).contains(version) else {
      throw AccessibilityError.unknownVersion(version, newest: Self.currentVersion)
    }
    root = try source.decode(AccessibilityNode.self, forKey: .root)
  }
}

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

  /// What a decoder rejected.
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
