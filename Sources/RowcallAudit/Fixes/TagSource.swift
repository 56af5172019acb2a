/// A start tag in the bytes of a page or an interface file, as it is written.
struct TagSource {
  private let source: [UInt8]
  /// The tag with its angle brackets.
  private var range: Range<Int>
  /// The place behind the last attribute.
  private var end: Int
  private var attributes: [(name: String, value: Range<Int>?, end: Int)] = []

  private static let spaces = Set(" \t\r\n\u{C}".utf8)

  /// Reads the tag at an offset; nil if none starts there or it does not end.
  init?(_ source: [UInt8], at start: Int) {
    guard source.indices.contains(start + 1), source[start] == UInt8(ascii: "<"),
      Self.isLetter(source[start + 1])
    else { return nil }
    self.source = source
    var index = start + 1
    while index < source.count, !Self.spaces.contains(source[index]), !Self.ends(source, index) { index += 1 }
    end = index
    range = start..<start
    while true {
      while index < source.count, Self.spaces.contains(source[index]) { index += 1 }
      guard index < source.count else { return nil }
      if source[index] == UInt8(ascii: ">") { break }
      if source[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      guard let next = addAttribute(at: index) else { return nil }
      index = next
      end = next
    }
    range = start..<index + 1
  }

  /// Reads an attribute; returns where it ends, nil if its quote does not.
  private mutating func addAttribute(at start: Int) -> Int? {
    var index = start
    let marks = Set("=>/".utf8)
    // A name may begin with any character, even an equals sign.
    repeat {
      index += 1
    } while index < source.count && !Self.spaces.contains(source[index])
      && !marks.contains(source[index])
    let name = String(decoding: source[start..<index], as: UTF8.self).lowercased()
    var next = index
    while next < source.count, Self.spaces.contains(source[next]) { next += 1 }
    guard next < source.count, source[next] == UInt8(ascii: "=") else {
      attributes.append((name, nil, index))
      return index
    }
    next += 1
    while next < source.count, Self.spaces.contains(source[next]) { next += 1 }
    guard next < source.count else { return nil }
    let quote = source[next]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let close = source[(next + 1)...].firstIndex(of: quote) else { return nil }
      attributes.append((name, next..<close + 1, close + 1))
      return close + 1
    }
    let value = next
    while next < source.count, !Self.spaces.contains(source[next]), source[next] != UInt8(ascii: ">") {
      next += 1
    }
    attributes.append((name, value..<next, next))
    return next
  }

  /// The name of the element in lower case.
  var name: String {
    String(
      decoding: source[(range.lowerBound + 1)..<range.upperBound].prefix {
        !Self.spaces.contains($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }, as: UTF8.self
    ).lowercased()
  }

  /// Whether the element has no content and no end tag: `<switch/>`.
  var isClosed: Bool { source[range.upperBound - 2] == UInt8(ascii: "/") }

  /// The value of an attribute without its quotes; nil without one.
  func value(of name: String) -> String? {
    attributes.first { $0.name == name.lowercased() }?.value.map {
      String(decoding: source[$0], as: UTF8.self).trimmingCharacters(of: "\"'")
    }
  }

  /// Sets an attribute; nil if the value cannot be written.
  func setting(_ name: String, to value: String) -> SourceEdit? {
    guard let value = Self.escaped(value) else { return nil }
    guard let old = attributes.first(where: { $0.name == name.lowercased() }) else {
      return SourceEdit(range: end..<end, text: Array(" \(name)=\"\(value)\"".utf8))
    }
    if let range = old.value { return SourceEdit(range: range, text: Array("\"\(value)\"".utf8)) }
    return SourceEdit(range: old.end..<old.end, text: Array("=\"\(value)\"".utf8))
  }

  /// Adds an accessibility label, as Interface Builder writes it; nil if that is not certain.
  func labelled(_ label: String) -> SourceEdit? {
    guard let value = Self.escaped(label) else { return nil }
    let element = "<accessibility key=\"accessibilityConfiguration\" label=\"\(value)\"/>"
    if isClosed {
      let slash = source[..<(range.upperBound - 1)].lastIndex(of: UInt8(ascii: "/")) ?? end
      return SourceEdit(range: slash..<range.upperBound, text: Array(">\(element)</\(writtenName)>".utf8))
    }
    guard let children else { return nil }
    for child in children where child.name == "accessibility" {
      return child.value(of: "label") == nil ? child.setting("label", to: label) : nil
    }
    // On a line of its own, if the first child is on one.
    let rest = source[range.upperBound...]
    let space = rest.prefix { Self.spaces.contains($0) }
    let indent = space.contains(UInt8(ascii: "\n")) ? Array(space) : []
    return SourceEdit(range: range.upperBound..<range.upperBound, text: indent + Array(element.utf8))
  }

  private var writtenName: String {
    String(decoding: source[(range.lowerBound + 1)...].prefix(name.utf8.count), as: UTF8.self)
  }

  /// The start tags directly in the element; nil if it has none or its end is not found.
  private var children: [TagSource]? {
    var children: [TagSource] = []
    var depth = 0
    var index = range.upperBound
    while let start = source[index...].firstIndex(of: UInt8(ascii: "<")), start + 1 < source.count {
      switch source[start + 1] {
      case UInt8(ascii: "/"):
        if depth == 0 { return children.isEmpty ? nil : children }
        depth -= 1
        index = start + 2
      // Comments and other constructs are not expected inside a control.
      case UInt8(ascii: "!"), UInt8(ascii: "?"): return nil
      default:
        guard let tag = TagSource(source, at: start) else { return nil }
        if depth == 0 { children.append(tag) }
        if !tag.isClosed { depth += 1 }
        index = tag.range.upperBound
      }
    }
    return nil
  }

  /// A value for double quotes; nil if it has control characters.
  private static func escaped(_ text: String) -> String? {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
      return nil
    }
    return text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func ends(_ source: [UInt8], _ index: Int) -> Bool {
    source[index] == UInt8(ascii: ">") || source[index] == UInt8(ascii: "/")
  }
}

extension String {
  fileprivate func trimmingCharacters(of set: String) -> String {
    var text = self[...]
    while let first = text.first, set.contains(first) { text.removeFirst() }
    while let last = text.last, set.contains(last) { text.removeLast() }
    return String(text)
  }
}
