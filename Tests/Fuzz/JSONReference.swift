import Foundation
import RowcallImport

/// Compares what Rowcall takes for JSON with what Foundation does.
enum JSONReference {
  static func check(_ bytes: [UInt8]) {
    let own = try? JSONDocument(bytes)
    // Foundation reads UTF-16 and UTF-32, too, and passes over a byte order mark.
    guard bytes.allSatisfy({ $0 != 0 }), bytes.first.map({ $0 < 0x80 }) ?? true,
      String(validating: bytes, as: UTF8.self) != nil
    else { return }
    let reference = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    guard let own else {
      if reference != nil { require(isOddForUs(bytes), "Foundation reads \(text(bytes))") }
      return
    }
    guard let reference else {
      require(isOddForFoundation(bytes), "only Rowcall reads \(text(bytes))")
      return
    }
    require(isSame(own, 0, reference), "\(text(bytes)) reads \(reference)")
  }

  /// What only Foundation takes: a surrogate without its other half, and more levels.
  private static func isOddForUs(_ bytes: [UInt8]) -> Bool {
    text(bytes).lowercased().contains("\\ud") || bytes.count { $0 == 0x5B || $0 == 0x7B } > 60
  }

  /// What Foundation does not take: numbers that no type of its own holds.
  private static func isOddForFoundation(_ bytes: [UInt8]) -> Bool {
    bytes.contains { (0x30...0x39).contains($0) }
  }

  private static func isSame(_ own: JSONDocument, _ index: Int, _ reference: Any) -> Bool {
    let piece = own.pieces[index]
    switch piece.kind {
    case .object:
      guard let object = reference as? [String: Any] else { return false }
      let members = own.members(of: index)
      // Of a key that comes twice each takes another value.
      guard Set(members.map(\.key.text)).count == members.count else { return true }
      return members.count == object.count
        && members.allSatisfy { member in
          object[member.key.text].map { isSame(own, member.value, $0) } ?? false
        }
    case .array:
      guard let array = reference as? [Any] else { return false }
      let items = own.items(of: index)
      return items.count == array.count && zip(items, array).allSatisfy { isSame(own, $0, $1) }
    case .string: return reference as? String == piece.text
    case .bool: return (reference as? Bool).map(String.init) == piece.text
    case .null: return reference is NSNull
    case .number: return (reference as? NSNumber).map { isSame($0.doubleValue, Double(piece.text)) } ?? false
    case .key, .endObject, .endArray: return false
    }
  }

  private static func isSame(_ one: Double, _ other: Double?) -> Bool {
    guard let other else { return false }
    return one == other || abs(one - other) <= abs(other) * 1e-12
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
