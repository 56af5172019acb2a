import RowcallImport

/// Goes through a JSON text and says what stands at the wrong place.
struct JSONReading {
  let document: JSONDocument
  let path: String

  /// The members of an object, each of which stands there once.
  func members(of index: Int, key: String?) throws(AuditError) -> [JSONDocument.Member] {
    guard document.pieces[index].kind == .object else { throw unexpected(index, key, "an object in braces") }
    let members = document.members(of: index)
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key.text).inserted {
      throw .repeatedKey(path: path, line: line(member), key: member.key.text)
    }
    return members
  }

  /// Where the values of an array start.
  func items(_ member: JSONDocument.Member) throws(AuditError) -> [Int] {
    guard document.pieces[member.value].kind == .array else {
      throw unexpected(member.value, member.key.text, "an array in brackets")
    }
    return document.items(of: member.value)
  }

  /// A string.
  func text(_ member: JSONDocument.Member) throws(AuditError) -> String {
    try text(member.value, key: member.key.text)
  }

  /// A string.
  func text(_ index: Int, key: String) throws(AuditError) -> String {
    guard document.pieces[index].kind == .string else { throw unexpected(index, key, "a string in quotes") }
    return document.pieces[index].text
  }

  /// The line of a member's key.
  func line(_ member: JSONDocument.Member) -> Int { document.line(of: member.key.range.lowerBound) }

  /// The line of a value.
  func line(of index: Int) -> Int { document.line(of: document.pieces[index].range.lowerBound) }

  /// Says that something else stands where this is expected.
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
  /// A text that belongs to an audit; a byte order mark, which editors put before it unasked, is no part of it.
  static func audit(_ bytes: [UInt8], path: String) throws(AuditError) -> JSONDocument {
    do throws(Failure) {
      return try JSONDocument(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    } catch {
      throw .malformed(path: path, line: error.line, column: error.column, fault: error.fault)
    }
  }
}
