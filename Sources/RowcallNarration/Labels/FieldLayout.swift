/// A finished text taken apart into what stands still and the fields that vary, so that the next such text is bytes only.
struct FieldLayout<Field: Hashable & Sendable>: Hashable, Sendable {
  /// A piece of the text.
  enum Piece: Hashable, Sendable {
    case literal([UInt8])
    case field(Field)
  }

  let pieces: [Piece]

  /// Takes a sample apart; nil if a field is missing from it.
  ///
  /// - Parameter fields: each field with the text that it has in the sample.
  init?(sample: String, fields: [(field: Field, text: String)]) {
    var pieces: [Piece] = []
    var rest = Array(sample.utf8)[...]
    var missing = fields.map { (field: $0.field, text: Array($0.text.utf8)) }
    while !missing.isEmpty {
      let found = missing.indices.compactMap { index in
        Self.position(of: missing[index].text, in: rest).map { (index: index, start: $0) }
      }
      guard found.count == missing.count, let first = found.min(by: { $0.start < $1.start }) else {
        return nil
      }
      pieces.append(.literal(Array(rest[..<first.start])))
      pieces.append(.field(missing[first.index].field))
      rest = rest[(first.start + missing[first.index].text.count)...]
      missing.remove(at: first.index)
    }
    pieces.append(.literal(Array(rest)))
    self.pieces = pieces
  }

  /// Appends the text with other fields in it.
  @inline(__always)
  func append(to output: inout ByteBuffer, writing field: (Field, inout ByteBuffer) -> Void) {
    for piece in pieces {
      switch piece {
      case .literal(let bytes): output.append(bytes)
      case .field(let name): field(name, &output)
      }
    }
  }

  private static func position(of needle: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: needle) }
  }
}
