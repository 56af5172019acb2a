import RowcallModel

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

  package var rowCount: Int { records.count }

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
    if found.count > 1 {
      separator = Array(bytes[mark + found[0].upperBound..<mark + found[1].lowerBound])
    } else {
      // As the text before the only record: on a line of its own, or on the same.
      let before = bytes[..<(mark + (found.first?.lowerBound ?? 0))]
      let space = before.suffix(while: Self.isSpace)
      separator = isLines || before.isEmpty ? [Byte.lineFeed] : [UInt8(ascii: ",")] + space
    }
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

  fileprivate static func isSpace(_ byte: UInt8) -> Bool {
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
    ofRow row: Int, changing changes: [Int: String], adding texts: [AddedCell]
  ) throws -> [UInt8] {
    try rewrite(JSONRecord(file.read(records[row])), changes, texts, row: row + 1)
  }

  package func bytes(ofNewRow cells: [Int: String], adding texts: [AddedCell]) throws -> [UInt8] {
    guard let first = records.first else {
      throw EditError.format(path: path, format: "JSON without records")
    }
    // As the first record is written, with all its texts replaced.
    let record = try JSONRecord(file.read(first))
    var all = cells
    for column in columnNames.indices where all[column] == nil { all[column] = "" }
    return try rewrite(record, all, texts, row: rowCount + 1, isNew: true)
  }

  private func rewrite(
    _ record: JSONRecord, _ changes: [Int: String], _ texts: [AddedCell], row: Int, isNew: Bool = false
  ) throws -> [UInt8] {
    var edits: [JSONRecord.Edit] = []
    var rest = changes
    for value in record.values {
      // Of a key that an object has twice, both values.
      guard let column = column(of: value), let text = changes[column] else { continue }
      rest[column] = nil
      if !isNew, value.text == text { continue }
      guard value.kind != .array && value.kind != .object || text.isEmpty else {
        throw EditError.container(row: row, column: columnNames[column] ?? "column \(column + 1)")
      }
      edits.append(JSONRecord.Edit(range: value.range, bytes: Self.written(text, like: value.kind)))
    }
    let missing = rest.sorted { $0.key < $1.key }.compactMap { column, text -> JSONRecord.Member? in
      isNew && text.isEmpty
        ? nil
        : JSONRecord.Member(
          path: column < paths.count ? paths[column] : [columnNames[column] ?? ""], text: text)
    }
    let added = missing + texts.map { JSONRecord.Member(path: [$0.column], text: $0.text) }
    guard let inserted = record.edits(adding: added) else {
      throw EditError.container(row: row, column: added[0].path.joined(separator: "."))
    }
    return record.bytes(with: edits + inserted)
  }

  /// A text as a value of the kind that the cell had: a number if it is one, and null for nothing where no text was.
  fileprivate static func written(_ text: String, like kind: JSONDocument.Kind) -> [UInt8] {
    let bytes = Array(text.utf8)
    switch kind {
    case .number, .null, .array, .object:
      if bytes.isEmpty { return Array("null".utf8) }
      if kind == .number, bytes.withUnsafeBufferPointer({ JSONNumber.isValid($0[...]) }) { return bytes }
    case .bool:
      if bytes.isEmpty { return Array("null".utf8) }
      if text == "true" || text == "false" { return bytes }
    default: break
    }
    var output: [UInt8] = []
    JSONEscape.append(quoting: text, to: &output)
    return output
  }
}

/// One record: its values and where they are written.
struct JSONRecord {
  struct Value {
    /// The keys that lead to it; empty in an array.
    var path: [String]
    /// Its zero-based place in an array.
    var place = 0
    var range: Range<Int>
    var kind: JSONDocument.Kind
    /// What its cell says.
    var text: String
  }

  /// Other bytes in some place.
  struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// A member to be added to an object.
  struct Member {
    var path: [String]
    var text: String
  }

  /// How an object writes its members.
  struct MemberStyle {
    /// After the last member.
    var end: Int
    var isEmpty: Bool
    var separator: [UInt8]
    var colon: [UInt8]
  }

  let bytes: [UInt8]
  private(set) var values: [Value] = []
  /// The objects that have members, by the keys that lead to them, and the record itself.
  private var objects: [[String]: MemberStyle] = [:]

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    var tokens: [JSONToken] = []
    try bytes.withUnsafeBufferPointer { text in
      var parser = JSONParser(text, isLast: true, nesting: ImportLimits().nesting)
      try parser.value(into: &tokens)
      var writer = JSONCellWriter(tokens: tokens, text: text, output: [])
      switch tokens[0].kind {
      case .object:
        writer.index = 1
        takeObject(&writer)
      case .array: takeArray(&writer)
      default: take(&writer, path: [], place: 0)
      }
    }
  }

  /// Takes the members of an object whose bracket was passed over.
  private mutating func takeObject(_ writer: inout JSONCellWriter, path: [String] = []) {
    var keys: [JSONToken] = []
    var ends: [Int] = []
    while writer.tokens[writer.index].kind == .key {
      let key = writer.tokens[writer.index]
      keys.append(key)
      writer.index += 1
      let member = path + [text(of: key)]
      if writer.opensFilledObject {
        writer.index += 1
        takeObject(&writer, path: member)
        ends.append(writer.tokens[writer.index - 1].end)
      } else {
        take(&writer, path: member, place: 0)
        ends.append(values[values.count - 1].range.upperBound)
      }
    }
    let close = writer.tokens[writer.index]
    writer.index += 1
    var style = MemberStyle(
      end: ends.last ?? close.start, isEmpty: keys.isEmpty, separator: Array(", ".utf8),
      colon: Array(": ".utf8))
    if keys.count > 1 { style.separator = Array(bytes[ends[0]..<keys[1].start - 1]) }
    if let key = keys.first {
      let value = bytes[(key.end + 1)...].drop { EditableJSON.isSpace($0) || $0 == UInt8(ascii: ":") }
      style.colon = Array(bytes[key.end + 1..<value.startIndex])
    }
    objects[path] = style
  }

  private mutating func takeArray(_ writer: inout JSONCellWriter) {
    writer.index = 1
    var place = 0
    while writer.tokens[writer.index].kind != .endArray {
      take(&writer, path: [], place: place)
      place += 1
    }
  }

  /// Takes the value that comes next.
  private mutating func take(_ writer: inout JSONCellWriter, path: [String], place: Int) {
    let token = writer.tokens[writer.index]
    let start = token.kind == .string ? token.start - 1 : token.start
    writer.output = []
    _ = writer.cell()
    let last = writer.tokens[writer.index - 1]
    let end = last.kind == .string ? last.end + 1 : last.end
    values.append(
      Value(
        path: path, place: place, range: start..<end, kind: token.kind,
        text: String(decoding: writer.output, as: UTF8.self)))
  }

  private func text(of key: JSONToken) -> String {
    var output: [UInt8] = []
    bytes.withUnsafeBufferPointer { JSONEscape.append($0, range: key.start..<key.end, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }
}

// MARK: - Writing

extension JSONRecord {
  /// The record with other bytes in some places.
  func bytes(with edits: [Edit]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      output += bytes[position..<edit.range.lowerBound] + edit.bytes
      position = edit.range.upperBound
    }
    return output + bytes[position...]
  }

  /// What adds members to the objects that they belong to; nil if one belongs to a list or to a record that is none.
  func edits(adding members: [Member]) -> [Edit]? {
    var groups: [(object: [String], members: [Member])] = []
    for member in members {
      guard let object = object(for: member.path) else { return nil }
      if let index = groups.firstIndex(where: { $0.object == object }) {
        groups[index].members.append(member)
      } else {
        groups.append((object, [member]))
      }
    }
    return groups.map { object, members in
      let rest = members.map { Member(path: Array($0.path[object.count...]), text: $0.text) }
      if let style = objects[object] {
        let bytes = (style.isEmpty ? [] : style.separator) + written(rest, style)
        return Edit(range: style.end..<style.end, bytes: bytes)
      }
      let range = values.first { $0.path == object }?.range ?? 0..<0
      return Edit(
        range: range, bytes: [UInt8(ascii: "{")] + written(rest, rootStyle) + [UInt8(ascii: "}")])
    }
  }

  private var rootStyle: MemberStyle {
    objects[[]] ?? MemberStyle(end: 0, isEmpty: true, separator: Array(", ".utf8), colon: Array(": ".utf8))
  }

  /// The path of the nearest object that a member can be added to, or of nothing that an object can replace.
  private func object(for path: [String]) -> [String]? {
    for count in stride(from: path.count - 1, through: 0, by: -1) {
      let prefix = Array(path[..<count])
      if objects[prefix] != nil { return prefix }
      guard let value = values.first(where: { $0.path == prefix }) else { continue }
      return count > 0 && (value.kind == .null || value.kind == .object) && value.text.isEmpty ? prefix : nil
    }
    return nil
  }

  /// Members as they are written inside an object; those with a key in common are one object.
  private func written(_ members: [Member], _ style: MemberStyle) -> [UInt8] {
    var output: [UInt8] = []
    var keys: [String] = []
    for member in members where !keys.contains(member.path[0]) { keys.append(member.path[0]) }
    for key in keys {
      if !output.isEmpty { output += style.separator }
      JSONEscape.append(quoting: key, to: &output)
      output += style.colon
      let inner = members.filter { $0.path[0] == key }
      if inner[0].path.count == 1 {
        output += EditableJSON.written(inner[inner.count - 1].text, like: .null)
      } else {
        let rest = inner.map { Member(path: Array($0.path.dropFirst()), text: $0.text) }
        output += [UInt8(ascii: "{")] + written(rest, rootStyle) + [UInt8(ascii: "}")]
      }
    }
    return output
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
