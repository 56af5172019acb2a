import RowcallImport

/// Changes a JSON text of objects in one place and leaves every other byte as its author wrote it.
struct JSONEdit {
  private var document: JSONDocument

  /// Takes a text whose value is an object.
  init(_ document: JSONDocument) { self.document = document }

  /// The text in UTF-8.
  var bytes: [UInt8] { document.bytes }

  /// Puts a value at the end of a path of keys; objects on the way to it are made if they are not there.
  ///
  /// - Parameter value: as JSON has it.
  mutating func set(_ value: String, at keys: [String]) throws {
    var object = 0
    for (depth, key) in keys.enumerated() {
      guard let member = document.members(of: object).first(where: { $0.key.text == key }) else {
        return try add(value, at: Array(keys[depth...]), to: object)
      }
      if depth == keys.count - 1 { return try replace(member.range, by: value) }
      object = member.value
    }
  }

  /// Removes the value at the end of a path of keys, and the objects that are empty without it.
  ///
  /// Returns whether there was one.
  mutating func remove(at keys: [String]) throws -> Bool {
    var object = 0
    var range: Range<Int>?
    for key in keys {
      let members = document.members(of: object)
      guard let index = members.firstIndex(where: { $0.key.text == key }) else { return false }
      // What is alone in an object below the top takes the object along.
      if range == nil || members.count > 1 { range = self.range(of: index, in: members, of: object) }
      object = members[index].value
    }
    if let range { try replace(range, by: "") }
    return range != nil
  }
}

extension JSONEdit {
  private mutating func replace(_ range: Range<Int>, by text: String) throws {
    var bytes = document.bytes
    bytes.replaceSubrange(range, with: Array(text.utf8))
    document = try JSONDocument(bytes)
  }

  /// What is to be removed with a member so that the commas stay right.
  private func range(of index: Int, in members: [JSONDocument.Member], of object: Int) -> Range<Int> {
    let member = members[index]
    if members.count == 1 {
      let end = document.pieces[document.end(of: object)].range.lowerBound
      return document.pieces[object].range.upperBound..<end
    }
    if index > 0 { return members[index - 1].range.upperBound..<member.range.upperBound }
    return member.key.range.lowerBound..<members[1].key.range.lowerBound
  }

  private mutating func add(_ value: String, at keys: [String], to object: Int) throws {
    let members = document.members(of: object)
    let start = document.pieces[object].range.lowerBound
    guard let first = members.first, let last = members.last else {
      let indent = self.indent(at: start)
      let end = document.pieces[document.end(of: object)].range.upperBound
      return try replace(start..<end, by: Self.object(value, at: keys, indent: indent))
    }
    let isOneLine = !document.bytes[start..<first.key.range.lowerBound].contains(UInt8(ascii: "\n"))
    let indent = isOneLine ? nil : self.indent(at: first.key.range.lowerBound)
    let separator = indent.map { ",\n" + $0 } ?? ", "
    let place = last.range.upperBound
    try replace(place..<place, by: separator + Self.member(value, at: keys, indent: indent))
  }

  /// The white space with which the line of a byte starts.
  private func indent(at offset: Int) -> String {
    let lineStart = document.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = document.bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// A key and a value, or an object that holds what is left of the path; nil indents nothing and breaks no line.
  private static func member(_ value: String, at keys: [String], indent: String?) -> String {
    guard let key = keys.first else { return value }
    let rest = Array(keys.dropFirst())
    return key.quotedAsJSON + ": " + (rest.isEmpty ? value : object(value, at: rest, indent: indent))
  }

  private static func object(_ value: String, at keys: [String], indent: String?) -> String {
    guard let indent else { return "{" + member(value, at: keys, indent: nil) + "}" }
    let inner = indent + "  "
    return "{\n" + inner + member(value, at: keys, indent: inner) + "\n" + indent + "}"
  }
}
