import RowcallModel
import RowcallText

/// Delimited text that can be written again with changes.
///
/// It knows where each row starts; everything else about a row is read again when it is wanted, by the scanner that reads
/// tables, so that both mean the same cells.
package struct EditableDelimitedText: EditableText {
  package let file: RawFile
  package let columnNames: [String?]
  package let separator: [UInt8]
  private let path: String
  private let encoder: CharsetEncoder
  private let dialect: DialectBytes
  /// The offset of each row.
  private let starts: [Int]
  /// The end of the last row, or else of the header, without its line break.
  private var lastEnd = 0
  /// The offset of the last header row; nil without a header.
  private let headerStart: Int?

  package var rowCount: Int { starts.count }
  package let tableNumber: Int?

  /// Finds the rows of a table that was opened from the file.
  init(_ reader: TableReader, file: RawFile) throws {
    guard let rows = reader.rows as? DelimitedRows else {
      throw EditError.format(path: file.path, format: "this table")
    }
    tableNumber = reader.number
    let encoding = reader.decisions.encoding.choice
    var lines = LineStarts(of: file, encoding: encoding)
    var reader = reader
    var starts: [Int] = []
    let header = reader.decisions.header.choice.rowCount > 0 ? reader.headerPlaces.last?.line : nil
    var headerStart: Int?
    if let header { headerStart = try lines.offset(ofLine: header) }
    while let batch = try reader.nextBatch() {
      for line in batch.lines { starts.append(try lines.offset(ofLine: line)) }
    }
    path = file.path
    self.file = file
    self.starts = starts
    self.headerStart = headerStart
    columnNames = reader.columnNames
    dialect = rows.dialect
    encoder = CharsetEncoder(charset: encoding)
    separator = encoder.encode(try lines.usualBreak()) ?? []
    lastEnd = file.size
    guard let last = starts.last ?? headerStart else { return }
    lastEnd = last + (try WrittenRow(at: last, in: self, row: starts.count).length)
  }

  package func start(ofRow row: Int) -> Int { row < starts.count ? starts[row] : lastEnd }

  package func end(ofRow row: Int) throws -> Int {
    try row == starts.count - 1 ? lastEnd : starts[row] + written(row).length
  }

  package func linesBelow(row: Int) throws -> Range<Int> {
    let text = try written(row)
    return starts[row] + text.lengthWithBreak..<starts[row + 1]
  }

  package func cells(ofRow row: Int) throws -> [String] {
    let written = try written(row)
    var text = written.text
    let scanned = RowScanner.scan(
      &text, dialect: dialect, limits: ImportLimits(), line: 1, until: 1, isLast: written.isLast,
      widthBefore: columnNames.count)
    return (0..<scanned.batch.cellCount(inRow: 0)).map { column in
      String(decoding: text[scanned.batch.range(row: 0, column: column) ?? 0..<0], as: UTF8.self)
    }
  }

  private func written(_ row: Int) throws -> WrittenRow {
    try WrittenRow(at: starts[row], in: self, row: row + 1)
  }
}

// MARK: - Writing

extension EditableDelimitedText {
  package func bytes(
    ofRow row: Int, changing changes: [Int: EditedCell], adding added: [AddedCell]
  ) throws -> [UInt8] {
    let row = try written(row)
    var output: [UInt8] = []
    let width = max(row.cells.count, (changes.keys.max() ?? -1) + 1, added.isEmpty ? 0 : columnNames.count)
    for column in 0..<width {
      if column > 0 { output += try encoded(delimiter) }
      let old = column < row.cells.count ? row.cells[column] : nil
      if let text = changes[column]?.text {
        let isQuoted = old.map { row.isQuoted($0, by: dialect) } ?? false
        output += try encoded(cell(text, isQuoted: isQuoted, isFirst: column == 0, isOnly: width == 1))
      } else if let old {
        output += row.bytes[row.place(of: old)]
      }
    }
    for added in added {
      output += try encoded(
        delimiter + cell(added.content.text, isQuoted: false, isFirst: false, isOnly: false))
    }
    return output
  }

  package func bytes(ofNewRow cells: [Int: EditedCell], adding added: [AddedCell]) throws -> [UInt8] {
    // Cells are quoted where those of the first row are.
    let first = rowCount > 0 ? try written(0) : nil
    var output: [UInt8] = []
    for column in columnNames.indices {
      if column > 0 { output += delimiter }
      let old = first.flatMap { column < $0.cells.count ? $0.cells[column] : nil }
      let isQuoted = old.flatMap { first?.isQuoted($0, by: dialect) } ?? false
      output += try cell(
        cells[column]?.text ?? "", isQuoted: isQuoted, isFirst: column == 0,
        isOnly: columnNames.count + added.count == 1)
    }
    for added in added {
      output += delimiter + (try cell(added.content.text, isQuoted: false, isFirst: false, isOnly: false))
    }
    return try encoded(output)
  }

  package func head(adding names: [String]) throws -> [FilePiece] {
    let end = start(ofRow: 0)
    guard !names.isEmpty else { return [.kept(0..<end)] }
    guard let headerStart else { throw EditError.noHeader(path: path) }
    let header = try WrittenRow(at: headerStart, in: self, row: 0)
    var added: [UInt8] = []
    // A header that is shorter than the rows would give a new name to a column of the file.
    for _ in header.cells.count..<max(header.cells.count, columnNames.count) { added += delimiter }
    for name in names {
      added += delimiter + (try cell(name, isQuoted: false, isFirst: false, isOnly: false))
    }
    let place = headerStart + header.length
    return [.kept(0..<place), .new(try encoded(added)), .kept(place..<end)]
  }

  private var delimiter: [UInt8] { [dialect.delimiter] + dialect.delimiterTail }

  /// A text as a cell, in quotes where it needs them or the cell had them.
  private func cell(_ text: String, isQuoted: Bool, isFirst: Bool, isOnly: Bool) throws -> [UInt8] {
    let bytes = Array(text.utf8)
    let canQuote = dialect.quote != 0xFF
    let isEdged =
      bytes.first.map { $0 == Byte.space || $0 == Byte.tab } ?? false
      || bytes.last.map { $0 == Byte.space || $0 == Byte.tab } ?? false
    let hasBreak = bytes.contains(Byte.lineFeed) || bytes.contains(Byte.carriageReturn)
    let hasSigns = bytes.contains(sequence: delimiter) || hasBreak || bytes.contains(dialect.quote)
    // Also where there are no comments yet: whoever reads the file next may take it for one.
    let isMark = isFirst && bytes.first == Byte.numberSign && (canQuote || dialect.hasComments)
    guard isQuoted || hasSigns || isMark || isEdged && canQuote || isOnly && bytes.isEmpty else {
      return dialect.usesBackslash ? escaped(bytes) : bytes
    }
    guard canQuote else {
      if dialect.usesBackslash { return escaped(bytes) }
      throw EditError.unquotable(path: path, text: text)
    }
    return [dialect.quote] + escaped(bytes) + [dialect.quote]
  }

  /// Undoes what the scanner would make of quotes and backslashes.
  private func escaped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      if dialect.usesBackslash {
        if byte == Byte.lineFeed { return [Byte.backslash, UInt8(ascii: "n")] }
        if byte == Byte.carriageReturn { return [Byte.backslash, UInt8(ascii: "r")] }
        let isSign = byte == dialect.quote || byte == Byte.backslash || byte == dialect.delimiter
        return isSign ? [Byte.backslash, byte] : [byte]
      }
      return byte == dialect.quote ? [byte, byte] : [byte]
    }
  }

  private func encoded(_ bytes: [UInt8]) throws -> [UInt8] {
    if let encoded = encoder.encode(bytes) { return encoded }
    throw EditError.encoding(
      path: path, text: String(decoding: bytes, as: UTF8.self), encoding: encoder.charset)
  }
}

// MARK: - Rows as they are written

extension EditableDelimitedText {
  /// A row as the file has it.
  private struct WrittenRow {
    /// The row in UTF-8, and some text after it.
    var text: [UInt8] = []
    /// Whether that text goes to the end of the file.
    var isLast = false
    /// The row's cells in the text, with their quotes.
    var cells: [Range<Int>] = []
    /// The row's bytes in the file.
    var bytes: [UInt8] = []
    /// How many bytes of the file the row takes, without and with its line break.
    var length = 0
    var lengthWithBreak = 0
    private let encoder: CharsetEncoder

    init(at start: Int, in source: EditableDelimitedText, row: Int) throws {
      encoder = source.encoder
      var size = 1 << 14
      while true {
        let raw = try source.file.read(start..<min(source.file.size, start + size))
        isLast = start + raw.count >= source.file.size
        text = try decoded(raw)
        let limits = ImportLimits()
        if let found = RowScanner.writtenRow(
          in: text, dialect: source.dialect, limits: limits, isLast: isLast,
          widthBefore: source.columnNames.count)
        {
          cells = found.cells
          let end = cells.last?.upperBound ?? 0
          (length, lengthWithBreak) = (byteCount(end), byteCount(found.consumed))
          bytes = Array(raw.prefix(length))
          guard encoder.charset == "UTF-8" || encoder.encode(Array(text[..<end])) == bytes else { break }
          return
        }
        guard !isLast, size <= limits[.rowBytes] else { break }
        size *= 4
      }
      throw EditError.unclear(path: source.path, row: row)
    }

    private func decoded(_ raw: [UInt8]) throws -> [UInt8] {
      if encoder.charset == "UTF-8" { return raw }
      return try CharsetDecoder(name: encoder.charset).decode(raw, isLast: isLast)
    }

    /// How many bytes of the file a beginning of the text takes.
    private func byteCount(_ end: Int) -> Int {
      encoder.charset == "UTF-8" ? end : encoder.encode(Array(text[..<end]))?.count ?? 0
    }

    /// Where a part of the text is in the row's bytes.
    func place(of range: Range<Int>) -> Range<Int> {
      byteCount(range.lowerBound)..<byteCount(range.upperBound)
    }

    func isQuoted(_ cell: Range<Int>, by dialect: DialectBytes) -> Bool {
      text[cell].first { $0 != Byte.space && $0 != Byte.tab } == dialect.quote
    }
  }
}

/// The offsets of a file's lines, asked for in order.
private struct LineStarts {
  private let file: RawFile
  /// The bytes of a character that ends lines, and which of them is not zero.
  private let width: Int
  private let low: Int
  private var line = 1
  private var position: Int
  private var chunk: [UInt8] = []
  private var chunkStart = 0
  /// The first line break, in UTF-8; nil if none was found so far.
  private var firstBreak: [UInt8]?

  init(of file: RawFile, encoding: String) {
    self.file = file
    width = encoding.hasPrefix("UTF-32") ? 4 : encoding.hasPrefix("UTF-16") ? 2 : 1
    low = encoding.hasSuffix("BE") ? width - 1 : 0
    let head = (try? file.read(0..<min(4, file.size))) ?? []
    let mark = ByteOrderMark.leading(head[...])
    position = mark?.encoding == encoding ? mark?.bytes.count ?? 0 : 0
  }

  /// The offset of a one-based line that is not before the last one that was asked for.
  mutating func offset(ofLine wanted: Int) throws -> Int {
    while line < wanted {
      guard let end = try nextBreak() else { throw EditError.unclear(path: file.path, row: wanted) }
      let found = try lineBreak(at: end)
      firstBreak = firstBreak ?? found
      position = end + found.count * width
      line += 1
    }
    return position
  }

  /// The first line break of the file, in UTF-8; a line feed in a file without one.
  mutating func usualBreak() throws -> [UInt8] {
    if let firstBreak { return firstBreak }
    return try nextBreak().map { try lineBreak(at: $0) } ?? [Byte.lineFeed]
  }

  private mutating func lineBreak(at end: Int) throws -> [UInt8] {
    let byte = try self.byte(at: end)
    let next = try end + width < file.size ? self.byte(at: end + width) : 0
    let isPair = byte == Byte.carriageReturn && next == Byte.lineFeed
    return isPair ? [Byte.carriageReturn, Byte.lineFeed] : [byte]
  }

  /// The offset of the next character that ends a line.
  private mutating func nextBreak() throws -> Int? {
    var place = position
    while place < file.size {
      try load(place)
      let found = chunk.withUnsafeBufferPointer { bytes -> Int? in
        var index = place - chunkStart
        while index + width <= bytes.count {
          if width == 1 {
            while index < bytes.count, bytes[index] != Byte.lineFeed, bytes[index] != Byte.carriageReturn {
              index += 1
            }
            return index < bytes.count ? index : nil
          }
          let unit = bytes[index..<index + width]
          let isSign = bytes[index + low] == Byte.lineFeed || bytes[index + low] == Byte.carriageReturn
          if isSign, unit.count(where: { $0 != 0 }) == 1 { return index }
          index += width
        }
        return nil
      }
      if let found { return chunkStart + found }
      place = chunkStart + chunk.count
      // A character that is cut in two ends the file.
      if chunk.count < width { return nil }
    }
    return nil
  }

  private mutating func byte(at offset: Int) throws -> UInt8 {
    try load(offset)
    let index = offset - chunkStart + low
    return index < chunk.count ? chunk[index] : 0
  }

  private mutating func load(_ offset: Int) throws {
    guard offset < chunkStart || offset + width > chunkStart + chunk.count else { return }
    chunkStart = offset
    chunk = try file.read(offset..<min(file.size, offset + 1 << 20 / width * width))
  }
}
