/// A value of a property list with its place in the file, so that it can be written again.
struct PropertyListNode: Sendable {
  /// What the file says a value is.
  enum Kind: Sendable { case string, integer, real, bool, date, data, array, dictionary, other }

  let kind: Kind
  /// Its bytes: an element in XML, an object in a binary list, which for containers is only their first byte.
  var range: Range<Int>
  /// What is between the tags in XML.
  var inner = 0..<0
  /// The items of an array, or the values of a dictionary.
  var children: [PropertyListNode] = []
  /// The elements of a dictionary's keys in XML.
  var keyRanges: [Range<Int>] = []
  /// The keys of a dictionary.
  var keys: [String] = []
}

/// Finds the values in a property list in XML.
///
/// The list was read by expat before, so that all tags are closed and nothing else is in it.
struct XMLPropertyListScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of the list; nil where there is none.
  mutating func root() -> PropertyListNode? {
    skipToTag()
    guard peek("<plist") else { return nil }
    _ = startTag()
    return node()
  }

  private mutating func node() -> PropertyListNode? {
    skipToTag()
    guard position < bytes.count, !peek("</") else { return nil }
    let start = position
    let (name, isEmpty) = startTag()
    let inner = position
    guard let kind = Self.kinds[name] else { return nil }
    var node = PropertyListNode(kind: kind, range: start..<position, inner: inner..<inner)
    guard !isEmpty else { return node }
    if kind == .array {
      while let item = self.node() { node.children.append(item) }
    } else if kind == .dictionary {
      while let member = self.member() {
        node.keyRanges.append(member.range)
        node.keys.append(member.key)
        node.children.append(member.value)
      }
    } else {
      _ = text()
    }
    node.inner = inner..<position
    skip(to: ">")
    node.range = start..<position
    return node
  }

  private mutating func member() -> (key: String, range: Range<Int>, value: PropertyListNode)? {
    skipToTag()
    guard peek("<key") else { return nil }
    let start = position
    let (_, isEmpty) = startTag()
    let key = isEmpty ? "" : text()
    if !isEmpty { skip(to: ">") }
    let range = start..<position
    return node().map { (key, range, $0) }
  }

  private static let kinds: [String: PropertyListNode.Kind] = [
    "string": .string, "integer": .integer, "real": .real, "true": .bool, "false": .bool, "date": .date,
    "data": .data, "array": .array, "dict": .dictionary,
  ]

  /// Goes to the next tag that is no comment, declaration or instruction.
  private mutating func skipToTag() {
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        position += 1
      } else if peek("<!--") {
        skip(to: "-->")
      } else if peek("<?") {
        skip(to: "?>")
      } else if peek("<!") {
        skipTag()
      } else {
        return
      }
    }
  }

  private mutating func startTag() -> (name: String, isEmpty: Bool) {
    let start = position + 1
    let end = bytes[start...].firstIndex { $0 <= Byte.space || "/>".utf8.contains($0) } ?? bytes.count
    skipTag()
    let isEmpty = position > 1 && bytes[position - 2] == UInt8(ascii: "/")
    return (String(decoding: bytes[start..<end], as: UTF8.self), isEmpty)
  }

  /// Goes behind the end of a tag; in quotes, any character may stand.
  private mutating func skipTag() {
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  /// The text up to the end tag, which comes next then.
  private mutating func text() -> String {
    var text: [UInt8] = []
    while position < bytes.count, !peek("</") {
      if peek("<!--") {
        skip(to: "-->")
      } else if peek("<![CDATA[") {
        let start = position + 9
        skip(to: "]]>")
        text += bytes[start..<max(start, position - 3)]
      } else if bytes[position] == UInt8(ascii: "&") {
        text += entity()
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func entity() -> [UInt8] {
    let start = position + 1
    skip(to: ";")
    let name = String(decoding: bytes[start..<max(start, position - 1)], as: UTF8.self)
    if let sign = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name] {
      return Array(sign.utf8)
    }
    let isHex = name.hasPrefix("#x")
    let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
  }

  private func peek(_ text: StaticString) -> Bool {
    bytes[position...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Goes behind the next occurrence of a text.
  private mutating func skip(to text: StaticString) {
    while position < bytes.count, !peek(text) { position += 1 }
    position = min(bytes.count, position + text.utf8CodeUnitCount)
  }
}
