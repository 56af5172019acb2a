/// Writes the cells of a sheet as text that the reader of delimited text takes: a line for each row of the sheet, in its place.
///
/// Signs that stand in no cell separate the cells and mark rows that are not read, so that nothing is quoted.
struct SheetWriter {
  /// What separates cells, and takes the place of line breaks in them; it stands in no XML.
  static let separator: UInt8 = 0x1F
  static let lineBreak: UInt8 = 0x1E
  /// Is alone on the line of a row that is hidden.
  static let hiddenRow: UInt8 = 0x1D

  /// The text that was not taken yet.
  private(set) var text: [UInt8] = []
  /// Whether all rows that were asked for are written.
  private(set) var isComplete = false

  /// The cells that are read.
  private let range: CellRange
  private let columns: [Int]
  private let hiddenColumns: [Int]
  /// What is known of the widths of rows, the last first.
  private var blocks: [SheetOutline.Block]
  /// The most cells in a row since the last blank one.
  private var width = 0
  /// Merged cells, the last first.
  private var merges: [MergedCells]
  /// Merged cells that reach into the next rows.
  private var open: [MergedCells] = []
  /// The row whose line comes next.
  private var nextRow: Int
  private var cells: [(column: Int, start: Int, end: Int)] = []
  private var cellText: [UInt8] = []

  /// Headers over several columns are in so many of the first rows.
  private static let headerRows = 20
  /// More cells that are merged over rows at a time are left as they are.
  private static let mostOpen = 1024
  /// How many bytes the texts of merged cells may still take where they are repeated; no sheet that people listen to has more.
  private var repeatableBytes = 1 << 26
  /// How many separators may still follow the last cells of rows.
  private var paddingBytes = 1 << 28

  /// How many bytes the cells of the row in hand take that is being written, with what separates them.
  var rowBytes: Int { cellText.count + columns.count }

  init(range: CellRange, of sheet: SheetOutline) {
    self.range = range
    let hiddenColumns = sheet.hiddenColumns
    self.hiddenColumns = hiddenColumns.filter(range.columns.contains).sorted()
    nextRow = range.rows.lowerBound
    blocks = sheet.blocks.reversed()
    columns = range.columns.filter { !hiddenColumns.contains($0) }
    merges = sheet.merges.sorted { $0.range.rows.lowerBound > $1.range.rows.lowerBound }
  }

  /// Takes the text that was written so far.
  mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    taken.reserveCapacity(text.count * 2)
    swap(&taken, &text)
    return taken
  }

  /// Appends a cell to the row; `body` writes its text, without signs that are not allowed (see ``SheetText``).
  @inline(__always)
  mutating func addCell(column: Int, _ body: (inout [UInt8]) -> Void) {
    let start = cellText.count
    body(&cellText)
    if cellText.count > start { cells.append((column, start, cellText.count)) }
  }

  /// Ends a row; `count` times where the same row comes again.
  mutating func endRow(_ row: Int, isHidden: Bool, count: Int = 1) {
    defer {
      cells.removeAll(keepingCapacity: true)
      cellText.removeAll(keepingCapacity: true)
    }
    if cells.isEmpty, open.isEmpty, !isHidden { return }
    for row in row..<row + count {
      guard row <= range.rows.upperBound else { break }
      var filled = cells
      if !merges.isEmpty || !open.isEmpty { fillMerges(row, into: &filled) }
      guard row >= nextRow, !isHidden || !cells.isEmpty else { continue }
      writeGap(before: row)
      if isHidden { text += [Self.hiddenRow, Byte.lineFeed] } else { write(filled, of: row) }
      nextRow = row + 1
    }
    isComplete = row + count > range.rows.upperBound
  }

  /// Writes the lines of blank rows.
  private mutating func writeGap(before row: Int) {
    guard nextRow < row else { return }
    text += repeatElement(Byte.lineFeed, count: row - nextRow)
    width = 0
  }

  private mutating func write(_ cells: [(column: Int, start: Int, end: Int)], of row: Int) {
    var filled = cells
    var isSorted = true
    for index in filled.indices.dropFirst() where filled[index - 1].column >= filled[index].column {
      isSorted = false
    }
    if !isSorted { filled.sort { $0.column < $1.column } }
    let start = text.count
    while let block = blocks.last, block.rows.upperBound < row { blocks.removeLast() }
    let block = blocks.last.flatMap { $0.rows.contains(row) ? $0.lastColumn : nil }
    let last = max(filled.last?.column ?? -1, block ?? -1)
    if last >= range.columns.lowerBound {
      let used = last - range.columns.lowerBound + 1 - hiddenColumns.partitionPoint { $0 > last }
      width = min(max(width, used), columns.count)
      // Rows are padded to equal lengths only in a sheet of a sane size.
      paddingBytes -= width - filled.count
      if paddingBytes < 0 { width = min(used, columns.count) }
    }
    let hasText = appendCells(filled)
    if !hasText {
      text.removeLast(text.count - start)
      width = 0
    }
    text.append(Byte.lineFeed)
  }

  /// Appends the cells of a row with what separates them, and tells whether one has text.
  private mutating func appendCells(_ filled: [(column: Int, start: Int, end: Int)]) -> Bool {
    var next = 0
    var hasText = false
    let (source, columns) = (cellText, columns)
    source.withUnsafeBufferPointer { bytes in
      for index in 0..<width {
        if index > 0 { text.append(Self.separator) }
        while next < filled.count, filled[next].column < columns[index] { next += 1 }
        guard next < filled.count, filled[next].column == columns[index] else { continue }
        text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[filled[next].start..<filled[next].end]))
        hasText = true
      }
    }
    return hasText
  }

  /// Gives merged cells their text in each row, and beside other cells also in each column, as headers over several columns have.
  private mutating func fillMerges(_ row: Int, into filled: inout [(column: Int, start: Int, end: Int)]) {
    open.removeAll { !$0.range.rows.contains(row) }
    while let merge = merges.last, merge.range.rows.lowerBound <= row {
      merges.removeLast()
      guard merge.range.rows.contains(row) else { continue }
      var merge = merge
      if let cell = cells.first(where: { $0.column == merge.range.columns.lowerBound }) {
        merge.text = Array(cellText[cell.start..<cell.end])
      }
      if !merge.text.isEmpty, open.count < Self.mostOpen { open.append(merge) }
    }
    for merge in open {
      // What a program left in the other cells, nobody sees.
      filled.removeAll {
        merge.range.columns.contains($0.column)
          && (row > merge.range.rows.lowerBound || $0.column > merge.range.columns.lowerBound)
      }
    }
    var columnsWithText = Set(filled.map(\.column))
    for merge in open {
      let columns = merge.range.columns
      let isBesideOthers = cells.contains { !columns.contains($0.column) }
      let isAcross = isBesideOthers && row < range.rows.lowerBound + Self.headerRows
      let last = isAcross ? columns.clamped(to: range.columns).upperBound : columns.lowerBound
      for column in columns.lowerBound...max(columns.lowerBound, last) {
        repeatableBytes -= merge.text.count + 1
        guard repeatableBytes >= 0 else {
          (open, merges) = ([], [])
          return
        }
        guard columnsWithText.insert(column).inserted else { continue }
        let start = cellText.count
        cellText += merge.text
        filled.append((column, start, cellText.count))
      }
    }
  }
}

/// Cleans the text of cells.
enum SheetText {
  /// The text of a cell with spaces for line breaks.
  static func string(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.map { $0 == SheetWriter.lineBreak ? Byte.space : $0 }, as: UTF8.self)
  }

  /// Appends text without control characters; line breaks become ``SheetWriter/lineBreak``.
  static func append(_ bytes: some Sequence<UInt8>, to text: inout [UInt8]) {
    var last: UInt8?
    for byte in bytes {
      if byte >= 0x20 || byte == Byte.tab {
        text.append(byte)
      } else if byte == Byte.carriageReturn || byte == Byte.lineFeed && last != Byte.carriageReturn {
        text.append(SheetWriter.lineBreak)
      }
      last = byte
    }
  }

  /// Replaces characters that are written by their number, `_x000D_` (ECMA-376, part 1, 22.9.2.19), from an offset on.
  static func unescape(_ text: inout [UInt8], from start: Int) {
    guard var place = text[start...].firstIndex(of: UInt8(ascii: "_")) else { return }
    var result = Array(text[start..<place])
    while place < text.count {
      if let scalar = escaped(text[place...]) {
        place += 7
        // The first of the two signs of a line break is none of its own.
        if scalar != "\r" || !isLineFeed(text[place...]) { append(String(scalar).utf8, to: &result) }
      } else {
        result.append(text[place])
        place += 1
      }
    }
    text.replaceSubrange(start..., with: result)
  }

  private static func isLineFeed(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == SheetWriter.lineBreak || escaped(text) == "\n"
  }

  private static func escaped(_ text: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let sign = Array(text.prefix(7))
    guard sign.count == 7, sign[0] == 0x5F, sign[1] == 0x78, sign[6] == 0x5F else { return nil }
    return UInt32(String(decoding: sign[2..<6], as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
