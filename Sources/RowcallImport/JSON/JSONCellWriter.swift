import RowcallModel

/// Writes the values of one record as the text of cells.
struct JSONCellWriter {
  let tokens: [JSONToken]
  let text: UnsafeBufferPointer<UInt8>
  /// The text of all cells so far.
  var output: [UInt8]
  /// The token to be written next.
  var index = 0

  /// Whether an object with members comes next.
  var opensFilledObject: Bool {
    tokens[index].kind == .object && tokens[index + 1].kind != .endObject
  }

  /// Writes the next value as one cell.
  mutating func cell() -> RowBatch.CellRange {
    let start = output.count
    write()
    return RowBatch.CellRange(start: UInt32(start), end: UInt32(output.count))
  }

  private mutating func write() {
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .key, .string: writeText(token)
    case .number, .bool: output += text[token.start..<token.end]
    case .array: writeItems(until: .endArray, separator: isArrayOfScalars ? ", " : "; ")
    case .object: writeItems(until: .endObject, separator: ", ")
    case .null, .endArray, .endObject: break
    }
  }

  private mutating func writeText(_ token: JSONToken) {
    if token.hasEscapes {
      JSONEscape.append(text, range: token.start..<token.end, to: &output)
    } else {
      output += text[token.start..<token.end]
    }
  }

  /// Writes the items of a container up to its end.
  private mutating func writeItems(until end: JSONDocument.Kind, separator: String) {
    var isFirst = true
    while tokens[index].kind != end {
      if !isFirst { output += Array(separator.utf8) }
      isFirst = false
      if end == .endObject {
        write()
        output.append(Byte.space)
      }
      write()
    }
    index += 1
  }

  /// Whether the array whose first item comes next holds no containers.
  private var isArrayOfScalars: Bool {
    for token in tokens[index...] {
      if token.kind == .endArray { return true }
      if token.kind.step > 0 { return false }
    }
    return true
  }
}
