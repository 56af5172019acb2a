import RowcallModel
import RowcallAccessibility

/// A whole JSON text that is no table, for whoever must know where each value stands.
package struct JSONDocument: Sendable {
  /// A key and its value.
  package struct Member: Sendable {
    package let key: Piece
    /// Where the value starts among the pieces.
    package let value: Int
    /// The bytes of the value.
    package let range: Range<Int>
  }

  /// What a piece of the text is.
  package enum Kind: Sendable {
    case object, endObject, array, endArray
    case key, string, number, bool, null

    /// How it changes the depth.
    var step: Int {
      switch self {
      case .object, .array: 1
      case .endObject, .endArray: -1
      default: 0
      }
    }
  }

  /// A piece of the text; a value is a row of them.
  package struct Piece: Sendable {
    package let kind: Kind
    /// The bytes of the text from its first to its last, quotes included.
    package let range: Range<Int>
    /// The text of a key or a string without quotes and escapes; of anything else as it is written.
    package let text: String
  }

  /// The text in UTF-8.
  package let bytes: [UInt8]
  package let pieces: [Piece]
  /// Where the lines after the first start.
  private let lineStarts: [Int]

  /// What is not JSON, and where.
  package struct Failure: Error, Hashable {
    /// The line, from one.
    package let line: Int
    /// The column, from one, in characters.
    package let column: Int
    /// What is wrong there.
    package let fault: JSONFault
  }

  /// Parses a text that holds one value.
  package init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    var tokens: [JSONToken] = []
    let stop = bytes.withUnsafeBufferPointer { Self.parse($0, into: &tokens) }
    if let stop { throw Failure(stop, in: bytes) }
    pieces = bytes.withUnsafeBufferPointer { text in tokens.map { Piece($0, of: text) } }
    lineStarts = bytes.indices.filter { bytes[$0] == Byte.lineFeed }.map { $0 + 1 }
  }

  /// The line, from one, on which a byte of the text stands.
  package func line(of offset: Int) -> Int {
    lineStarts.indices.partitionPoint { lineStarts[$0] > offset } + 1
  }

  /// The members of an object, in their order.
  ///
  /// - Parameter index: where the object starts among the pieces; anything else has no members.
  package func members(of index: Int) -> [Member] {
    guard pieces[index].kind == .object else { return [] }
    var members: [Member] = []
    var next = index + 1
    while pieces[next].kind == .key {
      let last = end(of: next + 1)
      let range = pieces[next + 1].range.lowerBound..<pieces[last].range.upperBound
      members.append(Member(key: pieces[next], value: next + 1, range: range))
      next = last + 1
    }
    return members
  }

  /// Where the values of an array start among the pieces, in their order.
  ///
  /// - Parameter index: where the array starts; anything else has no values.
  package func items(of index: Int) -> [Int] {
    guard pieces[index].kind == .array else { return [] }
    var items: [Int] = []
    var next = index + 1
    while pieces[next].kind != .endArray {
      items.append(next)
      next = end(of: next) + 1
    }
    return items
  }

  /// The last piece of the value that starts with a piece.
  package func end(of index: Int) -> Int {
    var depth = 0
    for piece in index..<pieces.count {
      depth += pieces[piece].kind.step
      if depth == 0 { return piece }
    }
    return index
  }

  private static func parse(_ text: UnsafeBufferPointer<UInt8>, into tokens: inout [JSONToken]) -> JSONStop? {
    var parser = JSONParser(text, isLast: true, nesting: ImportLimits().nesting)
    do throws(JSONStop) {
      try parser.value(into: &tokens)
      guard parser.peek() == nil else { throw parser.stop(expected: "nothing more") }
      return nil
    } catch {
      return error
    }
  }
}

extension JSONDocument.Failure {
  fileprivate init(_ stop: JSONStop, in bytes: [UInt8]) {
    let offset: Int
    switch stop {
    case .fault(let fault, let place): (self.fault, offset) = (fault, place)
    case .tooDeep(let place):
      (fault, offset) = (.unexpected(found: "a value in too many others", expected: "fewer levels"), place)
    case .incomplete: (fault, offset) = (.unexpectedEnd, bytes.count)
    }
    let lineStart = bytes.prefix(offset).lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    line = 1 + bytes.prefix(offset).count { $0 == Byte.lineFeed }
    column = String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1
  }
}

extension JSONDocument.Piece {
  fileprivate init(_ token: JSONToken, of source: UnsafeBufferPointer<UInt8>) {
    let isQuoted = token.kind == .key || token.kind == .string
    kind = token.kind
    range = isQuoted ? token.start - 1..<token.end + 1 : token.start..<token.end
    var bytes: [UInt8] = []
    JSONEscape.append(source, range: token.start..<token.end, to: &bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }
}
