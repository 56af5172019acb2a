/// A table in a text file that can be written again with changes, byte for byte the same where nothing was changed.
package protocol EditableText: Sendable {
  /// The file as it was opened.
  var file: RawFile { get }
  /// The columns' names, nil for a column without one.
  var columnNames: [String?] { get }
  var rowCount: Int { get }
  /// Which of several tables of the file it is, from one; nil for the only one.
  var tableNumber: Int? { get }
  /// What separates two rows where the file has nothing to copy.
  var separator: [UInt8] { get }

  /// The texts of a row's cells, as many as there are columns or more.
  func cells(ofRow row: Int) throws -> [String]
  /// Where a row starts in the file; for the number of rows, the end of the last row.
  func start(ofRow row: Int) throws -> Int
  /// Where a row ends, without what separates it from the next.
  func end(ofRow row: Int) throws -> Int
  /// The lines between a row and the next one that are no rows, such as comments.
  func linesBelow(row: Int) throws -> Range<Int>
  /// Whether null and an empty text are two things.
  var hasNull: Bool { get }
  /// Whether a blank cell in the bytes of a row is null or an empty text; nil where the row has no such cell, or a text.
  func blank(in row: [UInt8], column: Int) throws -> EditedCell?
  /// What a text becomes that is given to a cell, nil for one of a new row: a number or a boolean if it is one, else a string.
  func kind(ofRow row: Int?, column: Int) throws -> JSONDocument.Kind
  /// The bytes of a row with other contents in some columns, and cells for columns that were added.
  func bytes(ofRow row: Int, changing cells: [Int: EditedCell], adding added: [AddedCell]) throws -> [UInt8]
  /// The bytes of a new row.
  func bytes(ofNewRow cells: [Int: EditedCell], adding added: [AddedCell]) throws -> [UInt8]
  /// What comes before the first row, with the names of columns that were added.
  func head(adding names: [String]) throws -> [FilePiece]
  /// The file with changes, in a format in which each value may move all others; nil where rows are written one by one.
  func wholeFile(with rows: EditedRows) throws -> [UInt8]?
  /// Throws for changes that the file cannot hold together, such as two rows of one key.
  func check(_ rows: EditedRows) throws
}

extension EditableText {
  package var hasNull: Bool { false }
  package func blank(in row: [UInt8], column: Int) -> EditedCell? { nil }
  package func kind(ofRow row: Int?, column: Int) -> JSONDocument.Kind { .string }
  package func check(_ rows: EditedRows) throws {}
  package func wholeFile(with rows: EditedRows) throws -> [UInt8]? { nil }
}

/// What a change gives a cell.
public enum EditedCell: Hashable, Sendable {
  /// A text; an empty one makes the cell blank, which is null or an empty text as the cell and its column have it.
  case text(String)
  /// Null, or a text without characters, in JSON and databases.
  case null, emptyText

  /// As it is read and shown.
  public var text: String { if case .text(let text) = self { text } else { "" } }
}

extension EditedCell: ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension EditedCell: Codable {
  /// Reads a string as a text, false as null and true as an empty text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let isEmptyText = try? container.decode(Bool.self) {
      self = isEmptyText ? .emptyText : .null
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    if case .text(let text) = self {
      try text.encode(to: encoder)
    } else {
      try (self == .emptyText).encode(to: encoder)
    }
  }
}

/// A cell of a column that the file does not have.
package struct AddedCell: Hashable, Sendable {
  package var column: String
  package var content: EditedCell

  package init(column: String, content: EditedCell) {
    self.column = column
    self.content = content
  }
}

/// A part of a file to be written.
package enum FilePiece: Hashable, Sendable {
  /// Bytes of the file as it was opened.
  case kept(Range<Int>)
  case new([UInt8])
}

/// A table with changes: which rows it has in which order, and which cells have other texts than the file.
package struct EditedRows: Hashable, Sendable {
  /// The rows in order: those of the file by their zero-based place in it, others by numbers from ``fileRows`` on.
  package var order: [Int]
  /// How many rows the file has.
  package let fileRows: Int
  /// The cells that were changed, by row and column; of new rows, all.
  package var changes: [Int: [Int: EditedCell]] = [:]
  /// How many columns the file has.
  package let fileColumns: Int
  /// The names of the columns that were added, which follow those of the file.
  package var addedColumns: [String] = []

  package init(fileRows: Int, fileColumns: Int) {
    order = Array(0..<fileRows)
    self.fileRows = fileRows
    self.fileColumns = fileColumns
  }

  /// Whether a row is written as it is in the file.
  private func isKept(_ row: Int) -> Bool {
    row < fileRows && addedColumns.isEmpty && changes[row] == nil
  }
}

extension EditedRows {
  /// The texts of a row's cells, one for each column.
  package func cells(ofRow row: Int, in text: some EditableText) throws -> [String] {
    let width = fileColumns + addedColumns.count
    var cells = row < fileRows ? try text.cells(ofRow: row) : []
    // A surplus cell of the file is in no column.
    cells = Array(cells.prefix(fileColumns))
    cells += [String](repeating: "", count: width - cells.count)
    for (column, content) in changes[row] ?? [:] where column < width { cells[column] = content.text }
    return cells
  }

  /// The whole file with the changes.
  package func pieces(in text: some EditableText) throws -> [FilePiece] {
    try text.check(self)
    if let whole = try text.wholeFile(with: self) { return [.new(whole)] }
    var pieces = PieceList()
    for piece in try text.head(adding: addedColumns) { pieces.append(piece) }
    var lines = try linesOfRemovedRows(in: text)
    pieces.append(lines.removeValue(forKey: -1) ?? [])
    var index = 0
    // Behind a header without rows, which may have no line break.
    while text.rowCount == 0, index < order.count {
      pieces.append(.new(text.separator))
      try append(order[index], to: &pieces, in: text)
      index += 1
    }
    let breaks = (Array(changes.keys) + lines.keys).sorted()
    while index < order.count {
      let row = order[index]
      let last = lastOfPiece(from: index, before: breaks)
      if last > index {
        pieces.append(.kept(try text.start(ofRow: row)..<text.start(ofRow: order[last])))
        index = last
        continue
      }
      try append(row, to: &pieces, in: text)
      try appendSeparator(after: index, removed: lines[row] ?? [], to: &pieces, in: text)
      index += 1
    }
    let end = try text.rowCount == 0 ? text.start(ofRow: 0) : text.end(ofRow: text.rowCount - 1)
    pieces.append(.kept(end..<text.file.size))
    return pieces.all
  }

  /// The last of the rows from an index on that follow each other in the file, too, and so are one piece.
  ///
  /// - Parameter breaks: rows that are written one by one, in order.
  private func lastOfPiece(from index: Int, before breaks: [Int]) -> Int {
    guard addedColumns.isEmpty, order[index] < fileRows else { return index }
    let next = breaks.partitionPoint { $0 >= order[index] }
    let end = next < breaks.count ? min(breaks[next], fileRows) : fileRows
    var last = index
    while last + 1 < order.count, order[last + 1] == order[last] + 1, order[last + 1] < end { last += 1 }
    return order[index] < end ? last : index
  }

  private func append(_ row: Int, to pieces: inout PieceList, in text: some EditableText) throws {
    if isKept(row) {
      return pieces.append(.kept(try text.start(ofRow: row)..<text.end(ofRow: row)))
    }
    let cells = changes[row] ?? [:]
    let added = added(cells)
    let changed = cells.filter { $0.key < fileColumns }
    pieces.append(
      .new(
        row < fileRows
          ? try text.bytes(ofRow: row, changing: changed, adding: added)
          : try text.bytes(ofNewRow: changed, adding: added)))
  }

  /// The cells of a row in the columns that the file does not have.
  func added(_ cells: [Int: EditedCell]) -> [AddedCell] {
    addedColumns.enumerated().map { index, name in
      AddedCell(column: name, content: cells[fileColumns + index] ?? "")
    }
  }

  /// Appends what is between a row and the next one, with the lines below rows of the file that were removed.
  private func appendSeparator(
    after index: Int, removed: [FilePiece], to pieces: inout PieceList, in text: some EditableText
  ) throws {
    let row = order[index]
    let isLast = index + 1 == order.count
    var lines = removed
    if row < text.rowCount - 1 {
      let below = try text.linesBelow(row: row)
      if !isLast {
        // The separator as it is in the file, with the lines below.
        pieces.append(.kept(try text.end(ofRow: row)..<text.start(ofRow: row + 1)))
      } else if !below.isEmpty {
        lines.insert(.kept(below), at: 0)
      }
    } else if !isLast {
      pieces.append(.new(text.separator))
    }
    guard !lines.isEmpty else { return }
    if isLast { pieces.append(.new(text.separator)) }
    pieces.append(lines)
    // What follows the last row begins with the end of its line.
    if isLast { pieces.removeLast(text.separator.count) }
  }

  /// The lines below rows that were removed, which are no rows, by the row of the file that is now above them; -1 for none.
  private func linesOfRemovedRows(in text: some EditableText) throws -> [Int: [FilePiece]] {
    var isThere = [Bool](repeating: false, count: fileRows)
    for row in order where row < fileRows { isThere[row] = true }
    var lines: [Int: [FilePiece]] = [:]
    var above = -1
    for row in 0..<fileRows {
      if isThere[row] {
        above = row
      } else if row < fileRows - 1 {
        let below = try text.linesBelow(row: row)
        if !below.isEmpty { lines[above, default: []].append(.kept(below)) }
      }
    }
    return lines
  }
}

/// Pieces of a file in order, neighbours joined.
private struct PieceList {
  private(set) var all: [FilePiece] = []

  mutating func append(_ pieces: [FilePiece]) {
    for piece in pieces { append(piece) }
  }

  mutating func append(_ piece: FilePiece) {
    switch (all.last, piece) {
    case (_, .kept(let range)) where range.isEmpty: break
    case (.kept(let before)?, .kept(let range)) where before.upperBound == range.lowerBound:
      all[all.count - 1] = .kept(before.lowerBound..<range.upperBound)
    case (.new(let before)?, .new(let bytes)):
      all[all.count - 1] = .new(before + bytes)
    default: all.append(piece)
    }
  }

  /// Takes bytes from the end.
  mutating func removeLast(_ count: Int) {
    switch all.popLast() {
    case .kept(let range)?: append(.kept(range.lowerBound..<max(range.lowerBound, range.upperBound - count)))
    case .new(let bytes)?: append(.new(bytes.dropLast(count)))
    case nil: break
    }
  }
}

extension EditableText {
  package var tableNumber: Int? { nil }
}

extension RawFile {
  /// The table of a file as text that can be written again.
  ///
  /// - Parameter options: as for reading; `table` chooses one of several.
  package func editableText(options: ImportOptions = ImportOptions()) throws -> any EditableText {
    let readers: [TableReader]
    do {
      readers =
        isMade
        ? try TableReader.tables(of: RawFileBytes(file: self), options: options)
        : try TableReader.tables(of: path, options: options)
    } catch .emptyInput(let path)
      where ["json", "jsonl", "ndjson"].contains(FormatDetector.pathExtension(of: path))
    { throw EditError.noRecords(path: path) }
    guard let reader = readers.first else { throw ImportError.emptyInput(path: path) }
    switch reader.decisions.format.choice {
    case .delimited: return try EditableDelimitedText(reader, file: self)
    case .json: return try EditableJSON(reader, file: self)
    case .html: throw EditError.format(path: path, format: "web pages")
    case .textTable: throw EditError.format(path: path, format: "tables in plain text")
    case .workbook: throw EditError.format(path: path, format: "workbooks")
    case .database: throw EditError.format(path: path, format: "the rows of a query")
    case .propertyList: return try editablePropertyList(reader, options)
    }
  }

  private func editablePropertyList(
    _ reader: TableReader, _ options: ImportOptions
  ) throws -> any EditableText {
    let bytes = try read(0..<size)
    if BinaryPropertyList.begins(bytes) {
      return try EditableBinaryPropertyList(reader, file: self, bytes: bytes, limits: options.limits)
    }
    guard PropertyList.isXML(bytes) else { throw EditError.oldPropertyList(path: path) }
    return try EditableXMLPropertyList(reader, file: self, bytes: bytes, limits: options.limits)
  }
}
