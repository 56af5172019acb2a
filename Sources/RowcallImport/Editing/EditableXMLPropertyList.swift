/// A property list in XML that can be written again with changes.
package struct EditableXMLPropertyList: EditableText {
  package let file: RawFile
  package let separator: [UInt8]
  private let bytes: [UInt8]
  private let rows: PropertyListRows
  /// Where each row is in the file, with its key where it has one.
  private let ranges: [Range<Int>]
  /// Where the key of each row ends; empty where rows have none.
  private let keyEnds: [Int]

  package func check(_ edited: EditedRows) throws { try rows.checkKeys(of: edited) }

  package var columnNames: [String?] { rows.columnNames }
  package var rowCount: Int { ranges.count }

  /// Finds the rows of a table that was opened from the file.
  init(_ reader: TableReader, file: RawFile, bytes: [UInt8], limits: ImportLimits) throws {
    guard Self.isUTF8(bytes) else {
      throw EditError.format(path: file.path, format: "property lists in other encodings than UTF-8")
    }
    let list = try PropertyList(bytes, path: file.path, limits: limits)
    var scanner = XMLPropertyListScanner(bytes)
    guard let root = scanner.root() else {
      throw EditError.format(path: file.path, format: "property lists without records")
    }
    let rows = try PropertyListRows(reader, list: list, root: root, path: file.path)
    let container = root[rows.container]
    let ranges = container.children.indices.map { index in
      let value = container.children[index].range
      return container.keyRanges.isEmpty
        ? value : container.keyRanges[index].lowerBound..<value.upperBound
    }
    (self.file, self.bytes, self.rows) = (file, bytes, rows)
    self.ranges = Array(ranges.dropFirst(rows.headerCount))
    keyEnds = container.keyRanges.map(\.upperBound)
    let before = ranges.count > 1 ? ranges[0].upperBound : container.inner.lowerBound
    let after = ranges.count > 1 ? ranges[1].lowerBound : ranges.first?.lowerBound ?? before
    separator = Self.space(in: bytes, before..<max(before, after))
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if let mark = ByteOrderMark.leading(bytes[...]) { return mark.encoding == "UTF-8" }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let match = head.firstMatch(of: /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/) else {
      return !bytes.prefix(4).contains(0)
    }
    return ["utf-8", "us-ascii", "ascii", "utf8"].contains(match.1.lowercased())
  }

  package func start(ofRow row: Int) -> Int {
    row < ranges.count ? ranges[row].lowerBound : ranges.last?.upperBound ?? file.size
  }

  package func end(ofRow row: Int) -> Int { ranges[row].upperBound }

  /// The comments between a row and the next one.
  package func linesBelow(row: Int) -> Range<Int> {
    guard row + 1 < ranges.count else { return 0..<0 }
    let gap = ranges[row].upperBound..<ranges[row + 1].lowerBound
    guard let comment = bytes[gap].firstIndex(of: UInt8(ascii: "<")),
      bytes[gap].suffix(separator.count) == separator[...]
    else { return 0..<0 }
    return comment..<gap.upperBound
  }

  package func cells(ofRow row: Int) throws -> [String] { try rows.cells(ofRow: row) }

  package func kind(ofRow row: Int?, column: Int) throws -> JSONDocument.Kind {
    try rows.kind(ofRow: row, column: column)
  }

  package func head(adding names: [String]) throws -> [FilePiece] {
    if !names.isEmpty { try rows.checkHeader() }
    return [.kept(0..<start(ofRow: 0))]
  }

  package func bytes(
    ofRow row: Int, changing cells: [Int: EditedCell], adding added: [AddedCell]
  ) throws -> [UInt8] {
    try rewritten(row, rows.changes(ofRow: row, cells, adding: added))
  }

  package func bytes(ofNewRow cells: [Int: EditedCell], adding added: [AddedCell]) throws -> [UInt8] {
    guard rowCount > 0 else {
      throw EditError.format(path: file.path, format: "property lists without records")
    }
    // As the first row is written, with all its texts replaced.
    var all = cells
    for column in columnNames.indices where all[column] == nil { all[column] = "" }
    return try rewritten(0, rows.changes(ofRow: 0, all, adding: added, isNew: true))
  }
}

// MARK: - Writing

extension EditableXMLPropertyList {
  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private func rewritten(_ row: Int, _ changes: [PropertyListChange]) throws -> [UInt8] {
    let range = ranges[row]
    let edits = try changes.map { try edit(for: $0, in: rows.rows[row].node, row: row) }
    var (output, position) = ([UInt8](), range.lowerBound)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      output += bytes[position..<edit.range.lowerBound] + edit.bytes
      position = edit.range.upperBound
    }
    return output + bytes[position..<range.upperBound]
  }

  private func edit(
    for change: PropertyListChange, in node: PropertyListNode, row: Int
  ) throws -> Edit {
    switch change {
    case .set(let place, let value): return Edit(range: node[place].range, bytes: try element(value))
    case .setKey(let key):
      return Edit(
        range: ranges[row].lowerBound..<keyEnds[row], bytes: try element(key, named: "key"))
    case .remove(let place):
      let (parent, index) = (node[Array(place.dropLast())], place[place.count - 1])
      let before = index == 0 ? parent.inner.lowerBound : parent.children[index - 1].range.upperBound
      var start = parent.keyRanges[index].lowerBound
      while start > before, bytes[start - 1] <= Byte.space { start -= 1 }
      return Edit(range: start..<parent.children[index].range.upperBound, bytes: [])
    case .add(let place, let members): return try edit(adding: members, to: node[place])
    }
  }

  /// Adds members behind the last one of a dictionary, spaced as the others are.
  private func edit(adding members: [PropertyListValue.Member], to parent: PropertyListNode) throws -> Edit {
    guard let first = parent.keyRanges.first else {
      return Edit(range: parent.range, bytes: try element(.dictionary(members)))
    }
    let isAlone = parent.keyRanges.count == 1
    let between =
      isAlone
      ? parent.inner.lowerBound..<first.lowerBound
      : parent.children[0].range.upperBound..<parent.keyRanges[1].lowerBound
    let space = Self.space(in: bytes, between)
    let colon = Self.space(in: bytes, first.upperBound..<parent.children[0].range.lowerBound)
    var added: [UInt8] = []
    for member in members {
      added += space
      added += try element(member.key, named: "key")
      added += colon
      added += try element(member.value)
    }
    let end = parent.children[parent.children.count - 1].range.upperBound
    return Edit(range: end..<end, bytes: added)
  }

  /// The space at the end of a range, without comments before it.
  private static func space(in bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var start = range.upperBound
    while start > range.lowerBound, bytes[start - 1] <= Byte.space { start -= 1 }
    return Array(bytes[start..<range.upperBound])
  }

  private func element(_ value: PropertyListValue) throws -> [UInt8] {
    switch value {
    case .string(let text): return try element(text, named: "string")
    case .integer(let text): return try element(text, named: "integer")
    case .real(let text): return try element(text, named: "real")
    case .date(let text): return try element(text, named: "date")
    case .bool(let value): return Array("<\(value)/>".utf8)
    case .dictionary(let members):
      var inner: [UInt8] = []
      for member in members { inner += try element(member.key, named: "key") + element(member.value) }
      return Array("<dict>".utf8) + inner + Array("</dict>".utf8)
    }
  }

  private func element(_ text: String, named name: String) throws -> [UInt8] {
    var escaped = "<\(name)>"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        throw EditError.controlCharacter(path: file.path, text: text)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return Array((escaped + "</\(name)>").utf8)
  }
}
