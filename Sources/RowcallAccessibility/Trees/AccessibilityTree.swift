#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import RowcallModel

/// Everything that a listener can come upon in a table or on a screen, as a document that can be kept and compared.
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let json = try encoder.encode(self)
    return TextHazard.json(Array(json).span).map { Data($0) } ?? json
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
