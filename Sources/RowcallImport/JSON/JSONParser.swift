/// Parses JSON values from bytes, one value at a time, into tokens.
///
/// Our own because tables are read as a stream, because numbers keep their spelling, and because errors name a line
/// and column; RFC 8259 is followed strictly.
struct JSONParser {
  let text: UnsafeBufferPointer<UInt8>
  /// Whether no text follows.
  let isLast: Bool
  let nesting: Int
  /// Offset of the next byte.
  var position: Int
  /// The one-based line of `position`.
  var line: Int

  /// The containers that are open: true for an object.
  private var open: [Bool] = []

  init(
    _ text: UnsafeBufferPointer<UInt8>, isLast: Bool, nesting: Int, position: Int = 0, line: Int = 1
  ) {
    self.text = text
    self.isLast = isLast
    self.nesting = nesting
    self.position = position
    self.line = line
  }

  /// The next byte that is not white space; nil at the text's end.
  mutating func peek() -> UInt8? {
    while position < text.count {
      switch text[position] {
      case Byte.lineFeed: line += 1
      case Byte.space, Byte.tab, Byte.carriageReturn: break
      default: return text[position]
      }
      position += 1
    }
    return nil
  }

  /// Parses one value and appends its tokens.
  mutating func value(into tokens: inout [JSONToken]) throws(JSONStop) {
    open.removeAll(keepingCapacity: true)
    repeat {
      try step(into: &tokens)
    } while !open.isEmpty
  }

  /// Why parsing cannot go on here, where something else was expected.
  func stop(expected: String) -> JSONStop {
    guard position < text.count else { return isLast ? .fault(.unexpectedEnd, at: position) : .incomplete }
    let found = String(decoding: text[position...].prefix(16), as: UTF8.self).first ?? " "
    return .fault(.unexpected(found: "\"\(found)\"", expected: expected), at: position)
  }
}

// MARK: - Containers

extension JSONParser {
  /// Parses a scalar, or opens or closes a container, with the comma after it.
  private mutating func step(into tokens: inout [JSONToken]) throws(JSONStop) {
    guard let byte = peek() else { throw stop(expected: "a value") }
    switch byte {
    case UInt8(ascii: "{"): try enter(.object, into: &tokens)
    case UInt8(ascii: "["): try enter(.array, into: &tokens)
    default:
      try scalar(byte, into: &tokens)
      try afterValue(&tokens)
    }
  }

  private mutating func enter(_ kind: JSONDocument.Kind, into tokens: inout [JSONToken]) throws(JSONStop) {
    guard open.count < nesting else { throw .tooDeep(at: position) }
    tokens.append(JSONToken(kind: kind, start: position, end: position + 1))
    position += 1
    open.append(kind == .object)
    guard let byte = peek() else { throw stop(expected: "a value") }
    if byte == closer {
      try afterValue(&tokens)
    } else if kind == .object {
      try key(into: &tokens)
    }
  }

  /// The byte that closes the innermost container.
  private var closer: UInt8 { open.last == true ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  /// Passes over what follows a value inside a container: a comma and an object's next key, or the ends of containers.
  private mutating func afterValue(_ tokens: inout [JSONToken]) throws(JSONStop) {
    while let isObject = open.last {
      guard let byte = peek() else { throw stop(expected: "a comma") }
      if byte == UInt8(ascii: ",") {
        position += 1
        return isObject ? try key(into: &tokens) : ()
      }
      guard byte == closer else { throw stop(expected: "a comma or \"\(isObject ? "}" : "]")\"") }
      open.removeLast()
      tokens.append(JSONToken(kind: isObject ? .endObject : .endArray, start: position, end: position + 1))
      position += 1
    }
  }

  private mutating func key(into tokens: inout [JSONToken]) throws(JSONStop) {
    guard peek() == UInt8(ascii: "\"") else { throw stop(expected: "a key in double quotes") }
    try string(.key, into: &tokens)
    guard peek() == UInt8(ascii: ":") else { throw stop(expected: "a colon") }
    position += 1
  }
}

// MARK: - Scalars

extension JSONParser {
  private mutating func scalar(_ byte: UInt8, into tokens: inout [JSONToken]) throws(JSONStop) {
    switch byte {
    case UInt8(ascii: "\""): try string(.string, into: &tokens)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(into: &tokens)
    case UInt8(ascii: "t"): try word("true", .bool, into: &tokens)
    case UInt8(ascii: "f"): try word("false", .bool, into: &tokens)
    case UInt8(ascii: "n"): try word("null", .null, into: &tokens)
    default: throw stop(expected: "a value")
    }
  }

  private mutating func string(_ kind: JSONDocument.Kind, into tokens: inout [JSONToken]) throws(JSONStop) {
    var end = position + 1
    var hasEscapes = false
    while end < text.count {
      let byte = text[end]
      if byte == UInt8(ascii: "\"") {
        tokens.append(JSONToken(kind: kind, hasEscapes: hasEscapes, start: position + 1, end: end))
        position = end + 1
        return
      }
      if byte < 0x20 { throw .fault(.controlCharacter, at: end) }
      if byte == Byte.backslash {
        hasEscapes = true
        end += try JSONEscape.length(in: text, at: end, isLast: isLast)
      } else {
        end += 1
      }
    }
    throw isLast ? .fault(.unexpectedEnd, at: text.count) : .incomplete
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONDocument.Kind, into tokens: inout [JSONToken]
  ) throws(JSONStop) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard position + offset < text.count else {
        throw isLast ? .fault(.unexpectedEnd, at: text.count) : .incomplete
      }
      guard text[position + offset] == word.utf8Start[offset] else { throw stop(expected: "a value") }
    }
    tokens.append(JSONToken(kind: kind, start: position, end: position + word.utf8CodeUnitCount))
    position += word.utf8CodeUnitCount
  }

  private mutating func number(into tokens: inout [JSONToken]) throws(JSONStop) {
    let start = position
    while position < text.count, Self.isNumberByte(text[position]) { position += 1 }
    if position == text.count, !isLast { throw .incomplete }
    guard JSONNumber.isValid(text[start..<position]) else { throw .fault(.malformedNumber, at: start) }
    tokens.append(JSONToken(kind: .number, start: start, end: position))
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

/// One piece of a JSON value; a value is a flat list of them.
struct JSONToken: Hashable, Sendable {
  var kind: JSONDocument.Kind
  /// Whether the text of a key or string holds escapes.
  var hasEscapes = false
  /// Where its text stands, without quotes.
  var start: Int
  var end: Int
}

/// Why parsing stopped before a value's end.
enum JSONStop: Error, Hashable {
  /// The text so far ends inside the value; more of it may complete it.
  case incomplete
  /// The text is not JSON, at this offset.
  case fault(JSONFault, at: Int)
  /// Values nest deeper than allowed, at this offset.
  case tooDeep(at: Int)
}
