/// Reads a property list in the text format of NeXTSTEP: `{ name = Ada; born = 1815; }`, and a strings file, whose members
/// stand without braces.
///
/// All values are strings but for data, `<0fbd77>`, and the typed values that GNUstep writes: `<*I42>`, `<*BY>`.
struct OldStylePropertyList {
  private let text: [UInt8]
  private let limits: ImportLimits
  private var position = 0

  /// Takes a text in UTF-8.
  init(_ text: [UInt8], limits: ImportLimits) {
    self.text = text
    self.limits = limits
  }

  /// The value that the whole text is.
  mutating func value() throws(PropertyListFault) -> PropertyList {
    try skipSpace()
    let start = position
    guard let first = peek() else { return .dictionary([]) }
    if first != UInt8(ascii: "{"), first != UInt8(ascii: "("), first != UInt8(ascii: "<") {
      let members = try members(until: nil, depth: 0)
      guard !members.isEmpty else { throw fault("text that is no property list", at: start) }
      return .dictionary(members)
    }
    let value = try value(depth: 0)
    try skipSpace()
    guard position == text.count else { throw expected("the end of the file") }
    return value
  }
}

extension OldStylePropertyList {
  private mutating func value(depth: Int) throws(PropertyListFault) -> PropertyList {
    guard depth <= limits.nesting else {
      throw PropertyListFault(line: place(of: position).line, reason: PropertyListFault.tooDeep)
    }
    try skipSpace()
    switch peek() {
    case UInt8(ascii: "{"):
      position += 1
      return .dictionary(try members(until: UInt8(ascii: "}"), depth: depth + 1))
    case UInt8(ascii: "("):
      position += 1
      return .array(try items(depth: depth + 1))
    case UInt8(ascii: "<"):
      position += 1
      return try bytesOrTyped()
    default: return .string(try string())
    }
  }

  /// Members `key = value;`, or `key;` for a key that is its own value.
  private mutating func members(
    until end: UInt8?, depth: Int
  ) throws(PropertyListFault) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while true {
      try skipSpace()
      guard let byte = peek() else {
        if end == nil { return members }
        throw expected("\"}\"")
      }
      if byte == end {
        position += 1
        return members
      }
      let key = try string()
      try skipSpace()
      if take(UInt8(ascii: "=")) {
        members.append((key, try value(depth: depth)))
        try skipSpace()
      } else {
        members.append((key, .string(key)))
      }
      // The last member may be without.
      guard take(UInt8(ascii: ";")) || peek() == end else { throw expected("\";\" after a value") }
    }
  }

  private mutating func items(depth: Int) throws(PropertyListFault) -> [PropertyList] {
    var items: [PropertyList] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return items }
      items.append(try value(depth: depth))
      try skipSpace()
      guard take(UInt8(ascii: ",")) || peek() == UInt8(ascii: ")") else { throw expected("\",\" or \")\"") }
    }
  }

  /// What is in angle brackets: hexadecimal digits, or a typed value of GNUstep.
  private mutating func bytesOrTyped() throws(PropertyListFault) -> PropertyList {
    let start = position
    while let byte = peek(), byte != UInt8(ascii: ">") { position += byte == 0 ? text.count : 1 }
    guard position < text.count else {
      position = start
      throw expected("\">\" after data")
    }
    let inside = text[start..<position].filter { $0 > Byte.space }
    position += 1
    if inside.first == UInt8(ascii: "*"), inside.count > 1 {
      let written = String(decoding: inside.dropFirst(2), as: UTF8.self)
      switch inside[1] {
      case UInt8(ascii: "I"), UInt8(ascii: "R"):
        return Double(written).map { PropertyList.number($0) } ?? .string(written)
      case UInt8(ascii: "B"): return .bool(written == "Y")
      default: return .string(written)
      }
    }
    guard inside.count.isMultiple(of: 2), inside.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
    else {
      throw fault("data with something other than pairs of hexadecimal digits", at: start)
    }
    return .data(count: inside.count / 2)
  }

  private mutating func string() throws(PropertyListFault) -> String {
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while let byte = peek(), Self.isPlain(byte) { position += 1 }
      guard position > start else { throw expected("a string, \"{\" or \"(\"") }
      return String(decoding: text[start..<position], as: UTF8.self)
    }
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while let byte = peek(), byte != quote {
      position += 1
      if byte == Byte.backslash { appendEscaped(to: &bytes) } else { bytes.append(byte) }
    }
    guard take(quote) else { throw fault("a string that does not end", at: start) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What follows a backslash: a letter, three octal digits, or `U` and four hexadecimal ones.
  private mutating func appendEscaped(to bytes: inout [UInt8]) {
    guard let byte = peek() else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): bytes.append(Byte.lineFeed)
    case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "U"), UInt8(ascii: "u"): append(units: hexadecimalUnits(), to: &bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      append(units: [UInt16(number(digits: 3, radix: 8) ?? 0)], to: &bytes)
    default: bytes.append(byte)
    }
  }

  /// One unit of UTF-16, or two where a second escape completes the character.
  private mutating func hexadecimalUnits() -> [UInt16] {
    guard let first = number(digits: 4, radix: 16).map(UInt16.init) else { return [] }
    guard UTF16.isLeadSurrogate(first), peek() == Byte.backslash, position + 1 < text.count,
      text[position + 1] | 0x20 == UInt8(ascii: "u")
    else { return [first] }
    position += 2
    return [first] + (number(digits: 4, radix: 16).map { [UInt16($0)] } ?? [])
  }

  private func append(units: [UInt16], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
  }

  /// Takes as many digits as there are, at most so many.
  private mutating func number(digits: Int, radix: Int) -> Int? {
    let found = text[position...].prefix(digits).prefix {
      Character(UnicodeScalar($0)).hexDigitValue ?? 99 < radix
    }
    position += found.count
    return Int(String(decoding: found, as: UTF8.self), radix: radix)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
      || "_$/:.-+@".utf8.contains(byte)
  }
}

// MARK: - Text

extension OldStylePropertyList {
  private func peek() -> UInt8? { position < text.count ? text[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Passes over space and comments.
  private mutating func skipSpace() throws(PropertyListFault) {
    while let byte = peek() {
      if byte <= Byte.space {
        position += 1
      } else if text[position...].starts(with: "//".utf8) {
        position = text[position...].firstIndex(of: Byte.lineFeed) ?? text.count
      } else if text[position...].starts(with: "/*".utf8) {
        let start = position
        position += 2
        while position < text.count, !text[position...].starts(with: "*/".utf8) { position += 1 }
        guard position < text.count else { throw fault("a comment that does not end", at: start) }
        position += 2
      } else {
        return
      }
    }
  }

  private func expected(_ what: String) -> PropertyListFault {
    guard position < text.count else {
      let place = place(of: position)
      return PropertyListFault(
        line: place.line, column: place.column,
        reason: "the property list ends here, expected \(what); the file may be cut off")
    }
    let found = String(decoding: text[position...].prefix { $0 != Byte.lineFeed }.prefix(20), as: UTF8.self)
    return fault("\(found.debugDescription), expected \(what)", at: position)
  }

  private func fault(_ found: String, at offset: Int) -> PropertyListFault {
    let place = place(of: offset)
    return PropertyListFault(
      line: place.line, column: place.column, reason: "found \(found); correct the property list there")
  }

  /// The line and the column in characters of an offset, from one.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    let before = text[..<offset]
    let line = before[((before.lastIndex(of: Byte.lineFeed) ?? -1) + 1)...]
    return (1 + before.count { $0 == Byte.lineFeed }, String(decoding: line, as: UTF8.self).count + 1)
  }
}
