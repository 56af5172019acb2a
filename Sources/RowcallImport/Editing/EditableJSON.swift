import RowcallModel
import RowcallValues
import Synchronization

/// JSON records that can be written again with changes.
package struct EditableJSON: EditableText {
  package let file: RawFile
  package let columnNames: [String?]
  package let separator: [UInt8]
  private let path: String
  /// Where each record is in the file.
  private let records: [Range<Int>]
  /// The columns of objects by the keys that lead to them, and the other way round.
  private let columns: [[String]: Int]
  private let paths: [[String]]
  private let tallies = KindTallies()

  package var rowCount: Int { records.count }
  package var hasNull: Bool { true }

  /// Finds the records of a table that was opened from the file.
  init(_ reader: TableReader, file: RawFile) throws {
    guard reader.rows is JSONRows, reader.decisions.encoding.choice == "UTF-8" else {
      throw EditError.format(path: file.path, format: "JSON in \(reader.decisions.encoding.choice)")
    }
    self.file = file
    path = file.path
    columnNames = reader.columnNames
    let bytes = try file.read(0..<file.size)
    let mark = ByteOrderMark.leading(bytes[...])?.bytes.count ?? 0
    let isLines = ["jsonl", "ndjson"].contains(FormatDetector.pathExtension(of: file.path))
    let found = try bytes.withUnsafeBufferPointer { text in
      try Self.records(in: UnsafeBufferPointer(rebasing: text[mark...]), isLines: isLines)
    }
    let headers = reader.decisions.header.choice.rowCount
    let records = found.dropFirst(headers).map { $0.lowerBound + mark..<$0.upperBound + mark }
    self.records = records
    paths = try Self.paths(columnNames.count, in: records) { Array(bytes[$0]) }
    columns = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0.element, $0.offset) })
    if let usual = Self.usualSeparator(of: found, in: bytes[mark...]) {
      separator = usual
    } else {
      // As the text before the only record: on a line of its own, or on the same.
      let before = bytes[..<(mark + (found.first?.lowerBound ?? 0))]
      let space = before.suffix(while: Self.isSpace)
      separator = isLines || before.isEmpty ? [Byte.lineFeed] : [UInt8(ascii: ",")] + space
    }
  }

  /// What is between most of the first records, of several the shortest: a blank line here and there is no rule; nil for one record.
  private static func usualSeparator(of records: [Range<Int>], in bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let start = bytes.startIndex
    let all = zip(records, records.dropFirst()).prefix(mostSearched).map { record, next in
      Array(bytes[start + record.upperBound..<start + next.lowerBound])
    }
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return all.filter { counts[$0] == most }.min { $0.count < $1.count }
  }

  /// The keys that lead to so many columns, which are in the order in which records have them.
  private static func paths(
    _ count: Int, in records: [Range<Int>], bytes: (Range<Int>) -> [UInt8]
  ) throws -> [[String]] {
    var paths: [[String]] = []
    var known: Set<[String]> = []
    for record in records where paths.count < count {
      for value in try JSONRecord(bytes(record)).values where !value.path.isEmpty {
        if known.insert(value.path).inserted { paths.append(value.path) }
      }
    }
    return Array(paths.prefix(count))
  }

  private static func records(
    in text: UnsafeBufferPointer<UInt8>, isLines: Bool
  ) throws -> [Range<Int>] {
    let nesting = ImportLimits().nesting
    let head = UnsafeBufferPointer(rebasing: text.prefix(FileHead.size))
    let outline = JSONOutline(
      head: head, isWhole: head.count == text.count, nesting: nesting, isLines: isLines)
    var parser = JSONParser(text, isLast: true, nesting: nesting, position: outline.start)
    var records: [Range<Int>] = []
    var tokens: [JSONToken] = []
    while let byte = parser.peek() {
      if byte == UInt8(ascii: "]"), outline.shape == .items { break }
      if byte == UInt8(ascii: ","), outline.shape == .items {
        parser.position += 1
        _ = parser.peek()
      }
      let start = parser.position
      tokens.removeAll(keepingCapacity: true)
      try parser.value(into: &tokens)
      records.append(start..<parser.position)
    }
    return records
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab || byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  package func start(ofRow row: Int) -> Int {
    row < records.count ? records[row].lowerBound : records.last?.upperBound ?? file.size
  }

  package func end(ofRow row: Int) -> Int { records[row].upperBound }

  package func linesBelow(row: Int) -> Range<Int> { 0..<0 }

  package func cells(ofRow row: Int) throws -> [String] {
    let record = try JSONRecord(file.read(records[row]))
    var cells = [String](repeating: "", count: columnNames.count)
    for value in record.values {
      if let column = column(of: value), column < cells.count { cells[column] = value.text }
    }
    return cells
  }

  package func blank(in row: [UInt8], column: Int) throws -> EditedCell? {
    guard let value = try JSONRecord(row).values.last(where: { self.column(of: $0) == column }) else {
      return nil
    }
    return [.null, .emptyText].first(where: value.has)
  }

  package func kind(ofRow row: Int?, column: Int) throws -> JSONDocument.Kind {
    // A new row is made from the first.
    guard let record = records.dropFirst(row ?? 0).first else { return .string }
    let own = try JSONRecord(file.read(record)).values.last { self.column(of: $0) == column }
    return try kind(of: own, for: "0", column, besides: row)
  }

  /// The zero-based column of a value: by its keys in objects, by its place in arrays.
  private func column(of value: JSONRecord.Value) -> Int? {
    value.path.isEmpty ? value.place : columns[value.path]
  }

  package func head(adding names: [String]) throws -> [FilePiece] {
    let end = start(ofRow: 0)
    guard !names.isEmpty, records.first.map({ try? file.read($0).first }) != UInt8(ascii: "{") else {
      return [.kept(0..<end)]
    }
    throw EditError.noHeader(path: path)
  }

  package func bytes(
    ofRow row: Int, changing changes: [Int: EditedCell], adding added: [AddedCell]
  ) throws -> [UInt8] {
    try rewrite(JSONRecord(file.read(records[row])), changes, added, row: row + 1)
  }

  package func bytes(ofNewRow cells: [Int: EditedCell], adding added: [AddedCell]) throws -> [UInt8] {
    guard let first = records.first else {
      throw EditError.format(path: path, format: "JSON without records")
    }
    // As the first record is written, with all its texts replaced.
    let record = try JSONRecord(file.read(first))
    var all = cells
    for column in columnNames.indices where all[column] == nil { all[column] = "" }
    return try rewrite(record, all, added, row: rowCount + 1, isNew: true)
  }

  private func rewrite(
    _ record: JSONRecord, _ changes: [Int: EditedCell], _ added: [AddedCell], row: Int, isNew: Bool = false
  ) throws -> [UInt8] {
    var edits: [JSONRecord.Edit] = []
    var rest = changes
    for value in record.values {
      // Of a key that an object has twice, both values.
      guard let column = column(of: value), let content = changes[column] else { continue }
      rest[column] = nil
      if !isNew, value.has(content) { continue }
      guard value.kind != .array && value.kind != .object || content.text.isEmpty else {
        throw EditError.container(row: row, column: columnNames[column] ?? "column \(column + 1)")
      }
      let kind = try kind(of: value, for: content, column, besides: isNew ? nil : row - 1)
      edits.append(JSONRecord.Edit(range: value.range, bytes: Self.written(content.text, like: kind)))
    }
    let missing = try rest.sorted { $0.key < $1.key }.compactMap { column, content -> JSONRecord.Member? in
      guard !isNew || content != "" else { return nil }
      return JSONRecord.Member(
        path: column < paths.count ? paths[column] : [columnNames[column] ?? ""], text: content.text,
        kind: try kind(of: nil, for: content, column, besides: nil))
    }
    let members =
      missing
      + added.map {
        JSONRecord.Member(
          path: [$0.column], text: $0.content.text, kind: $0.content == .emptyText ? .string : .null)
      }
    guard let inserted = record.edits(adding: members) else {
      throw EditError.container(row: row, column: members[0].path.joined(separator: "."))
    }
    return record.bytes(with: edits + inserted)
  }

  /// What a new text in a cell is: what the cell was.
  ///
  /// A cell that was null, or a text that is no number and no boolean, becomes what all others in its column are, where these are
  /// numbers or booleans. A blank is null where others are, and none is an empty text.
  private func kind(
    of own: JSONRecord.Value?, for content: EditedCell, _ column: Int, besides row: Int?
  ) throws -> JSONDocument.Kind {
    guard case .text(let text) = content else { return content == .null ? .null : .string }
    let ownKind = own?.kind ?? .null
    guard ownKind == .null || ownKind == .string else { return ownKind }
    let isText = ownKind == .string
    let others = try tally(of: column, isWhole: isText).without(row.flatMap { row in own.map { (row, $0) } })
    let isDeliberate = isText && Self.written(own?.text ?? "", like: .number).first != UInt8(ascii: "\"")
    let kinds = others.kinds.filter { $0.value > 0 && $0.key != .null }
    if let kind = kinds.first?.key, kinds.count == 1, kind == .number || kind == .bool, !isDeliberate {
      return kind
    }
    return text.isEmpty && others.kinds[.null, default: 0] > 0 && others.emptyTexts == 0 ? .null : ownKind
  }

  /// The kinds of a column's values: in the first records, which a cell that was null goes by; or as far as there are two texts,
  /// one of which is another than the cell's.
  private func tally(of column: Int, isWhole: Bool) throws -> KindTally {
    var tally = tallies.known.withLock { $0[isWhole]?[column] } ?? KindTally()
    while tally.recordCount < records.count,
      tally.recordCount < Self.mostSearched || isWhole && tally.kinds[.string, default: 0] < 2
    {
      for value in try JSONRecord(file.read(records[tally.recordCount])).values
      where self.column(of: value) == column { tally.add(value) }
      tally.recordCount += 1
    }
    tallies.known.withLock { $0[isWhole, default: [:]][column] = tally }
    return tally
  }

  private static let mostSearched = 100

  /// A text as a value of the kind that the cell had: a number if it is one, and null for nothing where no text was.
  static func written(_ text: String, like kind: JSONDocument.Kind) -> [UInt8] {
    let bytes = Array(text.utf8)
    switch kind {
    case .number, .null, .array, .object:
      if bytes.isEmpty { return Array("null".utf8) }
      if kind == .number, bytes.withUnsafeBufferPointer({ JSONNumber.isValid($0[...]) }) { return bytes }
    case .bool:
      if bytes.isEmpty { return Array("null".utf8) }
      // What is heard as yes is written true.
      if let answer = Bool(text) ?? YesNo.meaning(of: text) { return Array("\(answer)".utf8) }
    default: break
    }
    var output: [UInt8] = []
    JSONEscape.append(quoting: text, to: &output)
    return output
  }
}

/// How many values of each kind a column has in its first records.
private struct KindTally {
  var recordCount = 0
  var kinds: [JSONDocument.Kind: Int] = [:]
  var emptyTexts = 0

  mutating func add(_ value: JSONRecord.Value, _ count: Int = 1) {
    kinds[value.kind, default: 0] += count
    if value.kind == .string, value.text.isEmpty { emptyTexts += count }
  }

  /// The same without a value and its zero-based record.
  func without(_ own: (row: Int, value: JSONRecord.Value)?) -> KindTally {
    guard let own, own.row < recordCount else { return self }
    var others = self
    others.add(own.value, -1)
    return others
  }
}

/// What is known of the columns of a file; shared, so that it is found once.
private final class KindTallies: Sendable {
  /// By whether more than the first records count, and by the column.
  let known = Mutex<[Bool: [Int: KindTally]]>([:])
}

extension JSONRecord.Value {
  /// Whether a change would leave it as it is.
  fileprivate func has(_ content: EditedCell) -> Bool {
    switch content {
    case .text(let text): self.text.utf8.elementsEqual(text.utf8)
    case .null: kind == .null
    case .emptyText: kind == .string && text.isEmpty
    }
  }
}

extension BidirectionalCollection {
  /// The longest end whose elements all satisfy a condition.
  fileprivate func suffix(while isWanted: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, isWanted(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
