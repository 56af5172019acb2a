/// A first line such as `sep=;`, which gives some spreadsheets the delimiter; it is not a row.
struct SeparatorLine {
  /// The character that the line names.
  let delimiter: Character

  /// Looks at a text's head; nil if its first line says something else.
  init?(_ head: [UInt8]) {
    let line = head.prefix(Self.longest + 1).prefix { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
    guard line.count <= Self.longest else { return nil }
    var text = String(decoding: line, as: UTF8.self)[...]
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    guard text.prefix(4).lowercased() == "sep=", text.count == 5, let delimiter = text.last else {
      return nil
    }
    guard !delimiter.isLetter, !delimiter.isWholeNumber else { return nil }
    self.delimiter = delimiter
  }

  /// Bytes of the longest such line: quotes, and a delimiter of four bytes.
  private static let longest = 10
}
