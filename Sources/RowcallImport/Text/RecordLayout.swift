import RowcallModel

/// How a table is written with one line for each cell: `\x` of psql, `\G` of mysql, `sqlite3 -line`.
struct RecordLayout: Hashable, Sendable {
  /// What is between the name of a column and its cell.
  enum Divider: Hashable, Sendable {
    /// A bar, and others around both with borders: `customer | Ada`, `| customer | Ada |`.
    case bar(isFramed: Bool, isBox: Bool)
    /// A space: `customer Ada`.
    case space
    /// A colon behind names that are aligned on the right: `customer: Ada`.
    case colon
    /// An equals sign between spaces, behind names that are aligned on the right: `customer = Ada`. Blank lines are between records, and in cells.
    case equals
  }

  let divider: Divider
  /// The column of the divider.
  let column: Int
  /// The names of the columns.
  let keys: [String]

  /// One line of a record.
  enum Content {
    /// The line above a record.
    case separator
    /// A cell, by its column; nil for a column that the first record does not have.
    case cell(column: Int?, key: String, value: Range<Int>)
    /// The next line of the cell above.
    case continuation(Range<Int>)
    /// Something else.
    case end
  }

  /// What a line of the table is.
  func content(of line: TextLine) -> Content {
    if line.isRecordSeparator { return .separator }
    if line.isRowCount { return .end }
    guard let field = field(of: line) else {
      return isAligned ? .continuation(0..<line.bytes.count) : .end
    }
    let key = String(decoding: line.bytes[field.key], as: UTF8.self)
    if key.isEmpty, !isAligned { return .continuation(field.value) }
    if let index = keys.firstIndex(of: key) { return .cell(column: index, key: key, value: field.value) }
    return isAligned
      ? .continuation(0..<line.bytes.count) : .cell(column: nil, key: key, value: field.value)
  }

  /// Whether a line has the divider in its place, behind a name that the records do not have.
  func isOtherName(in line: TextLine) -> Bool {
    guard let field = field(of: line), !field.key.isEmpty else { return false }
    return !keys.contains(String(decoding: line.bytes[field.key], as: UTF8.self))
  }

  /// Whether names are aligned on the right, and only they tell a cell from the next line of another.
  private var isAligned: Bool { divider == .colon || divider == .equals }

  /// The name and the value in a line; nil if the divider is not there.
  private func field(of line: TextLine) -> (key: Range<Int>, value: Range<Int>)? {
    let columns = LineColumns(line, .display)
    let offset = columns.offset(of: column)
    guard offset < line.bytes.count, columns.column(of: offset) == column else { return nil }
    guard let length = length(in: line, at: offset) else { return nil }
    var key = line.trimmed(0..<offset)
    var value = line.trimmed(offset + length..<line.bytes.count)
    if case .bar(isFramed: true, _) = divider {
      guard let first = self.length(in: line, at: key.lowerBound) else { return nil }
      key = line.trimmed(key.lowerBound + first..<key.upperBound)
      guard value.count >= length, self.length(in: line, at: value.upperBound - length) != nil else {
        return nil
      }
      value = line.trimmed(value.lowerBound..<value.upperBound - length)
    }
    return (key, value)
  }

  /// How many bytes the divider at an offset has; nil where there is none.
  private func length(in line: TextLine, at offset: Int) -> Int? {
    guard offset >= 0, offset < line.bytes.count else { return nil }
    switch divider {
    case .bar(_, isBox: true): return line.bytes[offset...].starts(with: "│".utf8) ? 3 : nil
    case .bar: return line.bytes[offset] == Byte.bar ? 1 : nil
    case .space: return line.bytes[offset] == Byte.space ? 1 : nil
    case .colon: return line.bytes[offset] == UInt8(ascii: ":") ? 1 : nil
    case .equals:
      let sign = line.bytes[offset...].prefix(2)
      return sign.first == UInt8(ascii: "=") && sign.last.map { $0 == Byte.space || sign.count == 1 } ?? false
        ? 1 : nil
    }
  }
}

extension TextLine {
  /// Whether it is the line above a record: `-[ RECORD 1 ]---`, `* Record 1`, `*** 1. row ***`.
  var isRecordSeparator: Bool { recordNumber != nil }

  /// The number of the record below; nil for other lines.
  var recordNumber: Int? {
    guard let first = bytes[trimmed(0..<bytes.count)].first, [0x2B, 0x2D, 0x2A, 0xE2].contains(first) else {
      return nil
    }
    let words = text.split(separator: " ")
    if first == 0x2A {
      let isStars = { (word: Substring) in word.count > 9 && word.allSatisfy { $0 == "*" } }
      if words.count == 4, isStars(words[0]), isStars(words[3]), words[1].last == "." {
        return Int(words[1].dropLast())
      }
      return words.count == 3 && words[0] == "*" ? Int(words[2]) : nil
    }
    guard words.count == 4, words[0].last == "[", words[3].first == "]" else { return nil }
    let edges = words[0].dropLast() + words[3].dropFirst()
    let isDrawn = edges.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == "+" || (0x2500...0x257F).contains($0.value)
    }
    return isDrawn ? Int(words[2]) : nil
  }
}

extension RecordLayout {
  /// The layout of the records that begin at a line with a separator; nil where its record has another form.
  init?(_ lines: ArraySlice<TextLine>) {
    guard let separator = lines.first, separator.recordNumber == 1 else { return nil }
    let record = lines.dropFirst().prefix { !$0.isBlank && !$0.isRecordSeparator && TableRule($0) == nil }
    guard let first = record.first, let found = Self.divider(below: separator, in: Array(record)) else {
      return nil
    }
    var layout = RecordLayout(divider: found.divider, column: found.column, keys: [])
    var keys: [String] = []
    for line in record {
      guard let field = layout.field(of: line) else { continue }
      let key = String(decoding: line.bytes[field.key], as: UTF8.self)
      if !key.isEmpty { keys.append(key) }
    }
    guard !keys.isEmpty, layout.field(of: first) != nil, Set(keys).count == keys.count else { return nil }
    layout = RecordLayout(divider: found.divider, column: found.column, keys: keys)
    self = layout
  }

  /// The layout of records in which an equals sign is between names and cells; nil where the lines are none.
  ///
  /// The same names come in each record, with the sign below that of the first line.
  init?(equalsIn lines: ArraySlice<TextLine>) {
    let record = lines.prefix { !$0.isBlank }
    guard record.count > 1, let first = record.first, let sign = first.text.utf8.firstRange(of: " = ".utf8)
    else {
      return nil
    }
    let offset = first.text.utf8.distance(from: first.text.startIndex, to: sign.lowerBound) + 1
    let layout = RecordLayout(
      divider: .equals, column: LineColumns(first, .display).column(of: offset), keys: [])
    // Names are padded to the longest of them, in at least five columns.
    let isPadded = record.contains { $0.bytes.first == Byte.space }
    var keys = layout.names(in: record)
    guard isPadded, keys.count > 1, layout.field(of: first)?.key.isEmpty == false,
      Set(keys).count == keys.count
    else { return nil }
    // A cell may have blank lines, and other names follow on it: all up to the first name again.
    for lines in lines.dropFirst(record.count).split(whereSeparator: \.isBlank) {
      let more = layout.names(in: lines)
      guard Set(keys + more).count == keys.count + more.count else { break }
      keys += more
    }
    self = RecordLayout(divider: .equals, column: layout.column, keys: keys)
  }

  /// The names in lines, in order.
  private func names(in lines: ArraySlice<TextLine>) -> [String] {
    lines.compactMap { line in
      field(of: line).flatMap { $0.key.isEmpty ? nil : String(decoding: line.bytes[$0.key], as: UTF8.self) }
    }
  }

  private static func divider(below separator: TextLine, in record: [TextLine]) -> (
    divider: Divider, column: Int
  )? {
    let first = separator.text.unicodeScalars.first { $0 != " " }
    let columns = LineColumns(record[0], .display)
    if first == "*" {
      if separator.text.contains("**") {
        return record[0].text.firstRange(of: ": ").map {
          (
            .colon,
            columns.column(
              of: record[0].text.utf8.distance(from: record[0].text.startIndex, to: $0.lowerBound))
          )
        } ?? emptyColon(record[0], columns)
      }
      // The names are padded to the longest of them.
      let fields = record.filter { $0.bytes.first != Byte.space }
      let width =
        fields.map { LineColumns($0, .display).column(of: $0.words.first?.upperBound ?? 0) }.max() ?? 0
      return (.space, width)
    }
    let isBox = (0x2500...0x257F).contains(first?.value ?? 0)
    let isFramed = record[0].text.hasPrefix("|") || record[0].text.hasPrefix("│")
    let bar = isBox ? Array("│".utf8) : [Byte.bar]
    let bytes = record[0].bytes
    let bars = bytes.indices.filter { bytes[$0...].starts(with: bar) }
    guard bars.count > (isFramed ? 1 : 0) else { return nil }
    return (.bar(isFramed: isFramed, isBox: isBox), columns.column(of: bars[isFramed ? 1 : 0]))
  }

  /// The colon behind a name without a value.
  private static func emptyColon(_ line: TextLine, _ columns: LineColumns) -> (divider: Divider, column: Int)?
  {
    let end = line.trimmed(0..<line.bytes.count).upperBound
    guard end > 0, line.bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    return (.colon, columns.column(of: end - 1))
  }
}
