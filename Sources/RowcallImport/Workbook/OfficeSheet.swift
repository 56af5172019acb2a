import RowcallModel

/// What must be known of a sheet before its rows are read.
struct SheetOutline: Sendable {
  /// The cells that are not empty; nil where all are.
  var used: CellRange?
  /// The rows with cells between blank rows, each with its last column: what is above or below a table has its own width.
  private(set) var blocks: [Block] = []
  var merges: [MergedCells] = []
  var hiddenColumns: Set<Int> = []
  /// Whether only what is before the cells was read.
  var isPartial = false
  /// Rows at the top that stay in sight.
  var frozenRows = 0

  struct Block: Hashable, Sendable {
    var rows: ClosedRange<Int>
    var lastColumn: Int
  }

  /// More blocks are one.
  private static let mostBlocks = 100_000

  /// More merged cells are left as they are.
  static let mostMerges = 100_000

  /// The header rows of a table that starts in a row: those that stay in sight, or are held together by merged cells.
  ///
  /// Nil where nothing tells.
  func header(from first: Int) -> Decision<HeaderPlacement>? {
    if frozenRows >= first, frozenRows - first < Self.mostHeaderRows {
      return Decision(Self.placement(frozenRows - first + 1), confidence: 0.95, reasons: [.frozenRows])
    }
    let above = merges.map(\.range).filter { $0.rows.lowerBound == first }
    let width = used?.columns.count ?? 0
    // Columns under one header have headers of their own, and a header over all of them is a title.
    let groups = above.filter { $0.columns.count > 1 && $0.columns.count < width && $0.rows.count == 1 }
    guard !groups.isEmpty else { return nil }
    let last = above.filter { $0.rows.count <= Self.mostHeaderRows }.map(\.rows.upperBound).max() ?? first
    return Decision(
      Self.placement(max(last, first + 1) - first + 1), confidence: 0.9,
      reasons: [.mergedHeaders(groups.count)])
  }

  /// More rows that stay in sight are not all headers.
  private static let mostHeaderRows = 4

  private static func placement(_ rows: Int) -> HeaderPlacement { rows == 1 ? .row : .rows(rows) }

  /// Adds filled cells, from above.
  mutating func use(rows: ClosedRange<Int>, column: Int) {
    if let last = blocks.last, rows.lowerBound <= last.rows.upperBound + 1 || blocks.count == Self.mostBlocks
    {
      blocks[blocks.count - 1] = Block(
        rows: last.rows.lowerBound...max(last.rows.upperBound, rows.upperBound),
        lastColumn: max(last.lastColumn, column))
    } else {
      blocks.append(Block(rows: rows, lastColumn: column))
    }
    use(row: rows.lowerBound, column: column)
    use(row: rows.upperBound, column: column)
  }

  private mutating func use(row: Int, column: Int) {
    guard let range = used else {
      used = CellRange(rows: row...row, columns: column...column)
      return
    }
    if range.rows.contains(row), range.columns.contains(column) { return }
    used = CellRange(
      rows: min(range.rows.lowerBound, row)...max(range.rows.upperBound, row),
      columns: min(range.columns.lowerBound, column)...max(range.columns.upperBound, column))
  }
}

/// Reads the part of a sheet in Office Open XML.
final class OfficeSheetReader: SheetSink {
  private(set) var outline = SheetOutline()
  /// Takes the cells; nil while the outline is read.
  var writer: SheetWriter?
  private(set) var failure: ImportError? { didSet { hasFailed = true } }
  private(set) var hasFailed = false

  private let path: String
  private let formats: CellFormats
  private let strings: SharedStrings
  private let mostColumns: Int
  /// Whether to read no further than to the cells.
  private let isForHead: Bool
  private var isAtCells = false

  /// What a cell's value is, by the attribute `t` (ECMA-376, part 1, 18.18.11).
  private enum CellType { case number, shared, text, boolean, date }

  private var row = 0
  private var isHiddenRow = false
  private var column = -1
  private var style = 0
  private var type = CellType.number
  private var value: [UInt8] = []
  private var isValue = false
  private var readings = 0

  init(path: String, formats: CellFormats, strings: SharedStrings, mostColumns: Int, isForHead: Bool = false)
  {
    self.path = path
    self.formats = formats
    self.strings = strings
    self.mostColumns = mostColumns
    self.isForHead = isForHead
    outline.isPartial = isForHead
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    switch name {
    case "c": startCell(attributes)
    case "v": isValue = true
    case "row":
      row = attributes.integer("r") ?? row + 1
      isHiddenRow = attributes.isTrue("hidden")
      column = -1
      if !(1...CellRange.mostRows).contains(row) {
        failure = .malformed(
          path: path, reason: "a sheet with a row \(row), more than workbooks have; save it anew")
      }
    case "t": isValue = readings == 0 && type == .text
    case "rPh": readings += 1
    case "sheetData": isAtCells = true
    case "col": if writer == nil, attributes.isTrue("hidden") { hideColumns(attributes) }
    case "pane":
      if let state = attributes["state"], state.hasPrefix("frozen") {
        outline.frozenRows = attributes.integer("ySplit") ?? 0
      }
    case "mergeCell":
      if writer == nil, outline.merges.count < SheetOutline.mostMerges,
        let range = attributes["ref"].flatMap({ CellRange($0) })
      {
        outline.merges.append(MergedCells(range: range))
      }
    default: break
    }
  }

  /// Whether all that was asked for is read.
  var isComplete: Bool { writer?.isComplete ?? (isForHead && isAtCells) }

  func end(_ name: XMLName) {
    switch name {
    case "c": endCell()
    case "v", "t": isValue = false
    case "rPh": readings -= 1
    case "row": writer?.endRow(row, isHidden: isHiddenRow)
    default: break
    }
  }

  func add(_ text: UnsafeBufferPointer<UInt8>) {
    if isValue { value += text }
  }

  private func hideColumns(_ attributes: XMLAttributes) {
    let first = max(1, attributes.integer("min") ?? 1)
    let last = min(CellRange.mostColumns, attributes.integer("max") ?? first)
    if first <= last { outline.hiddenColumns.formUnion(first - 1...last - 1) }
  }

  @inline(__always)
  private func startCell(_ attributes: XMLAttributes) {
    column += 1
    style = 0
    type = .number
    value.removeAll(keepingCapacity: true)
    attributes.forEach { name, text in
      guard name[0] != 0, name[1] == 0 else { return }
      switch UInt8(bitPattern: name[0]) {
      case UInt8(ascii: "r"): setPlace(text)
      case UInt8(ascii: "s"): style = Self.number(text)
      case UInt8(ascii: "t"): type = Self.type(text)
      default: break
      }
    }
    guard column < min(mostColumns, CellRange.mostColumns) else {
      failure = .limitExceeded(
        path: path, line: row, limit: .columns, value: min(mostColumns, CellRange.mostColumns))
      return
    }
  }

  /// Takes the column from a name such as `AB12`; the row is known.
  @inline(__always)
  private func setPlace(_ reference: UnsafePointer<CChar>) {
    var number = 0
    var next = reference
    while case let letter = next[0] & ~0x20, letter >= 65, letter <= 90, number < 100_000 {
      number = number * 26 + Int(letter) - 64
      next += 1
    }
    if number > 0 { column = number - 1 }
  }

  private static func number(_ text: UnsafePointer<CChar>) -> Int {
    var number = 0
    var next = text
    while next[0] >= 48, next[0] <= 57, number < 1 << 40 {
      number = number * 10 + Int(next[0]) - 48
      next += 1
    }
    return number
  }

  private static func type(_ text: UnsafePointer<CChar>) -> CellType {
    switch XMLName(text) {
    case "s": .shared
    case "b": .boolean
    case "d": .date
    case "str", "inlineStr", "e": .text
    default: .number
    }
  }

  @inline(__always)
  private func endCell() {
    guard !value.isEmpty, !hasFailed else { return }
    guard writer != nil else {
      // Of a part of the cells, the last is not known.
      if isForHead { return }
      if type != .shared || !strings.text(Self.index(value)).isEmpty {
        outline.use(rows: row...row, column: column)
      }
      return
    }
    writer?.addCell(column: column) { text in
      switch type {
      case .number: formats.shown.append(value, as: formats[style], to: &text)
      case .shared: text += strings.text(Self.index(value))
      case .text:
        let start = text.count
        SheetText.append(value, to: &text)
        SheetText.unescape(&text, from: start)
      case .boolean: text += value == [UInt8(ascii: "1")] ? "TRUE".utf8 : "FALSE".utf8
      case .date: text += Self.date(value)
      }
    }
  }

  @inline(__always)
  private static func index(_ value: [UInt8]) -> Int {
    var number = 0
    for byte in value {
      guard byte >= 48, byte <= 57, number < 1 << 40 else { return -1 }
      number = number * 10 + Int(byte) - 48
    }
    return number
  }

  /// A date of ISO 8601, without the time where that is midnight.
  static func date(_ value: [UInt8]) -> [UInt8] {
    let text = String(decoding: value, as: UTF8.self)
    let parts = text.split(separator: "T", maxSplits: 1)
    guard parts.count == 2 else { return value.filter { $0 >= 0x20 } }
    let time = parts[1].prefix { $0 != "." && $0 != "Z" }
    return Array((time == "00:00:00" ? String(parts[0]) : "\(parts[0]) \(time)").utf8.filter { $0 >= 0x20 })
  }
}
