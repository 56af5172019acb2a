#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import RowcallModel

/// A piece of a JSON document.
///
/// One type serves all formats, because each `Encodable` type adds conformances that slow the start of the program.
indirect enum JSONValue {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// An object; members whose value is nil are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> Self {
    .object(Dictionary(members.compactMap { key, value in value.map { (key, $0) } }) { first, _ in first })
  }

  static func strings(_ texts: [String]) -> Self { .array(texts.map { .string($0) }) }

  /// The value as a document with sorted keys, safe text and a final line break.
  var document: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return TextHazard.json(String(decoding: try encoder.encode(self), as: UTF8.self)) + "\n"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .bool(let bool): try container.encode(bool)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
