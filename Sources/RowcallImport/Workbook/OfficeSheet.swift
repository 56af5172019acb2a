/// Reads the part of a sheet in Office Open XML.
final class OfficeSheetReader: SheetSink {
  private(set) var outline = SheetOutline()
  /// Takes the cells for an audit; nil for none.
  var survey: SheetSurvey?

  private let path: String
  private let sheet: String
  private let formats: CellFormats
  private let strings: SharedStrings
  private let limits: ImportLimits
  /// Where links lead to, by what the sheet calls them.
  var targets: [String: String] = [:]
  /// Whether to read no further than to the cells, or than to so many of them as tell how numbers are shown.
  private let isForHead: Bool
  private var isAtCells = false
  private var headCells = 0
  private static let mostHeadCells = 20_000
  private var isInside = false
  /// How many elements hide columns, from each column on compared with the one before it; empty where none do.
  private var hidings: [Int] = []

  /// What a cell's value is, by the attribute `t` (ECMA-376, part 1, 18.18.11).
  private enum CellType { case number, shared, text, error, boolean, date }

  private var row = 0
  private var isHiddenRow = false
  private var column = -1
  private var style = 0
  private var type = CellType.number
  @exclusivity(unchecked) private var value: [UInt8] = []
  private var hasFormula = false
  /// The number of a text that cells share.
  private var shared = 0
  private var isValue = false
  private var readings = 0
  /// What a condition of an audited sheet applies to, and its type.
  private var ranges: [CellRange] = []
  private var condition: String?

  init(
    path: String, sheet: String, formats: CellFormats, strings: SharedStrings, limits: ImportLimits,
    isForHead: Bool = false
  ) {
    self.path = path
    self.sheet = sheet
    self.formats = formats
    self.strings = strings
    self.limits = limits
    self.isForHead = isForHead
    outline.isPartial = isForHead
  }

  override func start(_ name: XMLName, _ attributes: XMLAttributes) {
    switch name {
    case "c": startCell(attributes)
    case "v": isValue = true
    case "f": hasFormula = true
    case "row": startRow(attributes)
    case "t": isValue = readings == 0 && type == .text
    case "rPh": readings += 1
    case "sheetData":
      isAtCells = true
      hideColumns()
    case "col": if writer == nil { noteColumns(attributes) }
    case "hyperlink": if writer == nil { addLink(attributes) }
    case "tablePart": addReference(attributes, to: .tables)
    case "legacyDrawing": addReference(attributes, to: .comments)
    case "pane":
      if let state = attributes["state"], state.hasPrefix("frozen") {
        outline.frozenRows = attributes.integer("ySplit") ?? 0
      }
    case "conditionalFormatting":
      ranges = (attributes["sqref"] ?? "").split(separator: " ").compactMap { CellRange($0) }
    case "cfRule":
      condition = survey != nil && formats.isMark(attributes.integer("dxfId")) ? attributes["type"] : nil
      value.removeAll(keepingCapacity: true)
    case "formula": isValue = condition == "expression"
    case "mergeCell":
      if writer == nil, outline.merges.count < SheetOutline.mostMerges,
        let range = attributes["ref"].flatMap({ CellRange($0) })
      {
        outline.merges.append(MergedCells(range: range))
      }
    default: if !isInside, !(name == "worksheet") { failure = .missingCells(path: path, sheet: sheet) }
    }
    isInside = true
  }

  /// Whether all that was asked for is read.
  override var isComplete: Bool { writer?.isComplete ?? (isForHead && isAtCells && isHeadRead) }

  private var isHeadRead: Bool { !formats.needForms || headCells >= Self.mostHeadCells }

  override func end(_ name: XMLName) {
    switch name {
    case "c": endCell()
    case "v", "t", "formula": isValue = false
    case "cfRule": endCondition()
    case "rPh": readings -= 1
    case "row": writer?.endRow(row, isHidden: isHiddenRow)
    default: break
    }
  }

  override func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard isValue else { return }
    value += text
    if value.count > limits.cellBytes {
      failure = .limitExceeded(path: path, line: row, limit: .cellBytes, value: limits.cellBytes)
    }
  }

  /// A place in the workbook is written in the link; others are in the relations of the sheet, by a name.
  private func addLink(_ attributes: XMLAttributes) {
    let place = attributes["location"].map { "#" + $0 } ?? ""
    let target = attributes["id"].flatMap { targets[$0] } ?? ""
    outline.links.add(target + place, to: attributes["ref"] ?? "")
  }

  /// A formula that gives an empty text has the type of texts.
  private func noteOpenFormula() {
    guard type == .number else { return }
    if outline.openFormulas.count == 0 {
      outline.openFormulas.first = CellRange.letters(column) + String(row)
    }
    outline.openFormulas.count += 1
  }

  private func addReference(_ attributes: XMLAttributes, to kind: SheetItem) {
    guard writer == nil, let name = attributes["id"], outline.references[kind, default: []].count < 1000
    else {
      return
    }
    outline.references[kind, default: []].insert(name)
  }

  /// Notes columns that are hidden or have no width.
  private func noteColumns(_ attributes: XMLAttributes) {
    guard !isAtCells, attributes.isTrue("hidden") || attributes["width"].flatMap(Double.init) == 0 else {
      return
    }
    let first = max(1, attributes.integer("min") ?? 1)
    let last = min(CellRange.mostColumns, attributes.integer("max") ?? first)
    guard first <= last else { return }
    if hidings.isEmpty { hidings = [Int](repeating: 0, count: CellRange.mostColumns + 1) }
    hidings[first - 1] += 1
    hidings[last] -= 1
  }

  private func hideColumns() {
    var count = 0
    for (column, change) in hidings.enumerated() {
      count += change
      if count > 0 { outline.hiddenColumns.insert(column) }
    }
    hidings = []
  }

  @inline(__always)
  private func startCell(_ attributes: XMLAttributes) {
    column += 1
    style = 0
    type = .number
    hasFormula = false
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
    let mostColumns = min(limits.columns, CellRange.mostColumns)
    if column >= mostColumns {
      failure = .limitExceeded(path: path, line: row, limit: .columns, value: mostColumns)
    }
  }

  private func startRow(_ attributes: XMLAttributes) {
    let last = row
    row = attributes.integer("r") ?? last + 1
    isHiddenRow = attributes.isTrue("hidden") || attributes["ht"].flatMap(Double.init) == 0
    column = -1
    if row > CellRange.mostRows {
      failure = .malformed(
        path: path, reason: "a sheet with a row \(row), more than workbooks have; save it anew")
    } else if row <= last {
      failure = .malformed(
        path: path, reason: "a sheet with row \(row) below row \(last), expected ascending rows; save it anew"
      )
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
    case "str", "inlineStr": .text
    case "e": .error
    default: .number
    }
  }

  @inline(__always)
  private func endCell() {
    if hasFormula, value.isEmpty, writer == nil { noteOpenFormula() }
    guard !value.isEmpty, !hasFailed else { return }
    shared = type == .shared ? Self.index(value) : 0
    if type == .shared, shared >= strings.count {
      failure = .malformed(
        path: path,
        reason:
          "cell \(CellRange.letters(column))\(row) has text that is missing in the workbook; save it anew")
      return
    }
    if formats.mayHide, isHiddenValue {
      if writer == nil, !isForHead, !isHiddenRow { outline.hideValue(row: row, column: column) }
      return
    }
    guard writer != nil else {
      headCells += 1
      if type == .number, formats.needForms { outline.add(formats[style].kind, column: column) }
      // Of a part of the cells, the last is not known.
      if !isForHead, type != .shared || !strings.isEmpty(shared) {
        outline.use(rows: row...row, columns: column...column, isHidden: isHiddenRow)
        if type == .number, formats.lacks(style) { outline.lacksStyles = true }
        noteCell()
      }
      return
    }
    writer?.addCell(column: column) { appendText(to: &$0) }
    if let size = writer?.rowBytes, size > limits[.rowBytes] {
      failure = .limitExceeded(path: path, line: row, limit: .rowBytes, value: limits[.rowBytes])
    }
  }

  /// Whether the format of the cell shows nothing of its value.
  private var isHiddenValue: Bool {
    switch type {
    case .number: ShownNumber.hides(value, as: formats[style])
    case .shared, .text: formats[style].hidesText
    case .error, .boolean, .date: false
    }
  }

  @inline(__always)
  private func appendText(to text: inout [UInt8]) {
    switch type {
    case .number: formats.shown.append(value, as: formats[style], to: &text)
    case .shared: strings.append(shared, to: &text)
    case .text, .error:
      let start = text.count
      SheetText.append(value, to: &text)
      SheetText.unescape(&text, from: start)
    case .boolean: text += value == [UInt8(ascii: "1")] ? "TRUE".utf8 : "FALSE".utf8
    case .date: text += Self.date(value)
    }
  }

  /// Takes the condition for an audit: one that the values of its cells do not show by themselves.
  private func endCondition() {
    switch condition {
    case "expression": survey?.add(.formula(String(decoding: value, as: UTF8.self)), of: ranges)
    case "duplicateValues", "uniqueValues": survey?.add(.repetition, of: ranges)
    default: break
    }
    condition = nil
  }

  /// Takes the cell for an audit.
  private func noteCell() {
    guard survey != nil else { return }
    var text: [UInt8] = []
    appendText(to: &text)
    if isHiddenRow, survey?.hiddenRows.last != row { survey?.hiddenRows.append(row) }
    survey?.add(
      SheetText.string(text), at: CellPlace(row: row, column: column), look: formats.look(style),
      isError: type == .error)
  }

  /// The number that digits are; larger than any where they are none.
  @inline(__always)
  private static func index(_ value: [UInt8]) -> Int {
    var number = 0
    for byte in value {
      guard byte >= 48, byte <= 57, number < 1 << 40 else { return .max }
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
