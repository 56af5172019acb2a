import RowcallImport

/// Reads a JSON document and throws for unexpected values.
struct JSONReading {
  let document: JSONDocument
  let path: String

  /// The members of an object; throws for repeated keys.
  func members(of index: Int, key: String?) throws(AuditError) -> [JSONDocument.Member] {
    guard document.pieces[index].kind == .object else { throw unexpected(index, key, "an object in braces") }
    let members = document.members(of: index)
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key.text).inserted {
      throw .repeatedKey(path: path, line: line(member), key: member.key.text)
    }
    return members
  }

  /// The indexes of the values in an array.
  func items(_ member: JSONDocument.Member) throws(AuditError) -> [Int] {
    guard document.pieces[member.value].kind == .array else {
      throw unexpected(member.value, member.key.text, "an array in brackets")
    }
    return document.items(of: member.value)
  }

  func text(_ member: JSONDocument.Member) throws(AuditError) -> String {
    try text(member.value, key: member.key.text)
  }

  func text(_ index: Int, key: String) throws(AuditError) -> String {
    guard document.pieces[index].kind == .string else { throw unexpected(index, key, "a string in quotes") }
    return document.pieces[index].text
  }

  /// The line of a member's key.
  func line(_ member: JSONDocument.Member) -> Int { document.line(of: member.key.range.lowerBound) }

  func line(of index: Int) -> Int { document.line(of: document.pieces[index].range.lowerBound) }

  func unexpected(_ index: Int, _ key: String?, _ expected: String) -> AuditError {
    let piece = document.pieces[index]
    let found =
      switch piece.kind {
      case .object: "an object"
      case .array: "an array"
      default: String(decoding: document.bytes[piece.range], as: UTF8.self)
      }
    return .unexpected(path: path, line: line(of: index), key: key, found: found, expected: expected)
  }
}

extension JSONDocument {
  /// Reads a text file of an audit without a byte order mark.
  static func audit(_ bytes: [UInt8], path: String) throws(AuditError) -> JSONDocument {
    do throws(Failure) {
      return try JSONDocument(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    } catch {
      throw .malformed(path: path, line: error.line, column: error.column, fault: error.fault)
    }
  }
}
