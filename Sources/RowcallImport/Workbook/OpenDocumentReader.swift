/// Reads the sheets of an OpenDocument workbook: the outlines of all, or the cells of one.
final class OpenDocumentReader: SheetSink {
  struct Sheet: Sendable {
    let name: String
    let isHidden: Bool
    var outline = SheetOutline()
    /// What an audit needs; empty unless it was asked for.
    var survey: SheetSurvey
  }

  /// The sheets, when outlines are read.
  private(set) var sheets: [Sheet] = []
  /// Names for ranges, as they are written: `Prices` for `$Sheet1.$A$3:.$F$20`.
  private(set) var names: [(name: String, reference: String)] = []
  /// The ranges that are defined as tables, as they are written.
  private(set) var tables: [(name: String, reference: String, hasHeader: Bool)] = []
  var styles = OpenDocumentStyles()
  private var isRead = false
  override var isComplete: Bool { isRead }
  /// Whether to take cells and drawings for an audit, besides outlines.
  var isSurvey = false

  private let path: String
  /// The zero-based sheet whose cells are read.
  private let wanted: Int?
  private let limits: ImportLimits

  private var sheet = -1
  private var isInSheet = false
  private var row = Row()
  private var cell = Cell()
  /// How deep the reader is in what is no part of the cells: pictures, forms, changes.
  private var outside = 0
  private var isInComment = false
  private var comment: [UInt8] = []
  private var paragraphs = 0
  private var isInParagraph = false
  private var columnStyles: [(end: Int, style: String?)] = []
  private var columnCount = 0
  private var drawing = OpenDocumentDrawing()
  /// What the condition at hand applies to.
  private var ranges: [CellRange] = []

  /// How many bytes the repeated rows and cells of the sheet have so far.
  private var repeatedBytes = 0

  /// More bytes of repeated rows are written by nobody.
  private static let mostRepeatedBytes = 1 << 26

  private struct Row {
    var number = 0
    var count = 1
    var isHidden = false
    var style: String?
  }

  private struct Cell {
    /// The zero-based column that comes next.
    var next = 0
    var column = 0
    var count = 1
    var isOpen = false
    var style: String?
    var isFormula = false
    var type: String?
    var value: String?
    var currency: String?
    var text: [UInt8] = []
  }

  init(path: String, wanted: Int?, styles: OpenDocumentStyles, limits: ImportLimits) {
    self.path = path
    self.wanted = wanted
    self.styles = styles
    self.limits = limits
  }

  private var isWanted: Bool { isInSheet && outside == 0 && (wanted == nil || wanted == sheet) }

  override func start(_ name: XMLName, _ attributes: XMLAttributes) {
    if isSurvey, isInSheet {
      drawing.start(name, attributes, at: CellPlace(row: max(row.number, 1), column: cell.column))
      noteCondition(name, attributes)
    }
    if outside > 0 {
      switch name {
      case "frame", "custom-shape", "shapes", "forms", "tracked-changes", "annotation", "table": outside += 1
      case "p" where isInComment:
        isInParagraph = true
        if !comment.isEmpty { comment.append(Byte.space) }
      default: break
      }
      return
    }
    switch name {
    case "table": startSheet(attributes)
    case "frame", "custom-shape", "shapes", "forms", "tracked-changes": outside += 1
    case "annotation":
      outside += 1
      isInComment = true
      comment = []
    case "named-range":
      if wanted == nil, names.count < Self.mostNames, let name = attributes["name"],
        let reference = attributes["cell-range-address"]
      {
        names.append((name, reference))
      }
    case "database-range": addTable(attributes)
    default: if isInSheet { startInSheet(name, attributes) } else { styles.start(name, attributes) }
    }
    if styles.isHuge {
      failure = .malformed(
        path: path, reason: "more styles than fit into memory; save the sheet as CSV and read that")
    }
  }

  /// More names have no workbooks.
  private static let mostNames = 10_000

  private func addTable(_ attributes: XMLAttributes) {
    // Those of filters have no name of their own.
    guard wanted == nil, tables.count < Self.mostNames, let name = attributes["name"],
      !name.hasPrefix("__Anonymous_"), let reference = attributes["target-range-address"]
    else { return }
    tables.append((name, reference, attributes["contains-header"] != "false"))
  }

  /// Takes a condition for an audit (an extension of LibreOffice): one that the values of its cells do not show by themselves.
  private func noteCondition(_ name: XMLName, _ attributes: XMLAttributes) {
    if name == "conditional-format" {
      ranges = Self.ranges(attributes["target-range-address"] ?? "")
    } else if name == "condition", let value = attributes["value"] {
      if value.hasPrefix("formula-is("), value.hasSuffix(")") {
        let formula = value.dropFirst("formula-is(".count).dropLast()
        sheets[sheet].survey.add(
          .formula(String(formula.replacing("[.", with: "").replacing("]", with: ""))), of: ranges)
      } else if value == "duplicate" || value == "unique" {
        sheets[sheet].survey.add(.repetition, of: ranges)
      }
    }
  }

  /// The ranges in `Sheet1.B2:Sheet1.B6 'My sheet'.D2:'My sheet'.D6`.
  private static func ranges(_ text: String) -> [CellRange] {
    text.replacing(/'[^']*'/, with: "").split(separator: " ").compactMap { range in
      CellRange(
        range.split(separator: ":").map { $0.split(separator: ".").last ?? "" }.joined(separator: ":"))
    }
  }

  private func startInSheet(_ name: XMLName, _ attributes: XMLAttributes) {
    guard isWanted else { return }
    switch name {
    case "table-column":
      let count = Self.count(attributes, "number-columns-repeated", most: CellRange.mostColumns)
      let end = min(columnCount + count, CellRange.mostColumns)
      let isHidden = Self.isHidden(attributes) || styles.isFlat(columnStyle: attributes["style-name"])
      if isHidden, wanted == nil, columnCount < end {
        sheets[sheet].outline.hiddenColumns.formUnion(columnCount..<end)
      }
      if columnCount < end { columnStyles.append((end, attributes["default-cell-style-name"])) }
      columnCount = end
    case "table-row":
      row.number += row.count
      row.count = Self.count(attributes, "number-rows-repeated", most: CellRange.mostRows)
      row.isHidden = Self.isHidden(attributes) || styles.isFlat(rowStyle: attributes["style-name"])
      row.style = attributes["default-cell-style-name"]
      cell.next = 0
    case "table-cell": startCell(attributes)
    case "covered-table-cell":
      cell.next += Self.count(attributes, "number-columns-repeated", most: CellRange.mostColumns)
    case "p":
      if cell.isOpen, paragraphs > 0 { cell.text.append(SheetWriter.lineBreak) }
      paragraphs += 1
      isInParagraph = true
    case "s":
      if cell.isOpen {
        cell.text += Array(repeating: Byte.space, count: min(max(attributes.integer("c") ?? 1, 1), 1000))
      }
    case "a":
      if wanted == nil, cell.isOpen {
        sheets[sheet].outline.links.add(attributes["href"] ?? "", to: cellName)
      }
    case "tab": cell.text.append(Byte.tab)
    case "line-break": cell.text.append(SheetWriter.lineBreak)
    default: break
    }
  }

  override func end(_ name: XMLName) {
    if isSurvey, isInSheet, let ended = drawing.end(name) { sheets[sheet].survey.drawings.append(ended) }
    if outside > 0 {
      switch name {
      case "frame", "custom-shape", "shapes", "forms", "tracked-changes", "annotation", "table":
        outside -= 1
        if name == "annotation" { endComment() }
      case "p": isInParagraph = false
      default: break
      }
      return
    }
    switch name {
    case "p": isInParagraph = false
    case "table":
      isInSheet = false
      if sheet == wanted { isRead = true }
    case "table-cell": if isWanted { endCell() }
    case "table-row":
      if isWanted { writer?.endRow(row.number, isHidden: row.isHidden, count: row.count) }
      if writer?.isComplete ?? false { isRead = true }
    default: if !isInSheet { styles.end(name) }
    }
  }

  override func add(_ text: UnsafeBufferPointer<UInt8>) {
    if isSurvey { drawing.add(text) }
    // Not the author and the day, which are elements of their own.
    if isInComment, isInParagraph, comment.count < limits.cellBytes { SheetText.append(text, to: &comment) }
    guard outside == 0 else { return }
    if !isInSheet {
      styles.add(text)
    } else if cell.isOpen, isInParagraph {
      addCollapsed(text)
    }
  }

  /// Adds text of a paragraph, in which white space of any length is one space (part 3, 6.1.2).
  private func addCollapsed(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      if byte > Byte.space {
        cell.text.append(byte)
      } else if let last = cell.text.last, last != Byte.space, last != SheetWriter.lineBreak {
        cell.text.append(Byte.space)
      }
    }
    if cell.text.count > limits.cellBytes {
      failure = .limitExceeded(path: path, line: row.number, limit: .cellBytes, value: limits.cellBytes)
    }
  }

  private func startSheet(_ attributes: XMLAttributes) {
    guard !isInSheet else {
      outside += 1
      return
    }
    sheet += 1
    isInSheet = true
    (row, cell, columnStyles, columnCount) = (Row(), Cell(), [], 0)
    repeatedBytes = 0
    guard sheet < limits.tables else {
      failure = .limitExceeded(path: path, line: 1, limit: .tables, value: limits.tables)
      return
    }
    if wanted == nil {
      let name = attributes["name"] ?? ""
      sheets.append(
        Sheet(
          name: name, isHidden: styles.isHidden(tableStyle: attributes["style-name"]),
          survey: SheetSurvey(name: name)))
    }
  }

  private static func isHidden(_ attributes: XMLAttributes) -> Bool {
    attributes["visibility"].map { $0 == "collapse" || $0 == "filter" } ?? false
  }

  private func startCell(_ attributes: XMLAttributes) {
    cell.column = cell.next
    cell.count = Self.count(attributes, "number-columns-repeated", most: CellRange.mostColumns)
    cell.next += cell.count
    cell.isOpen = true
    cell.style = attributes["style-name"] ?? row.style
    cell.isFormula = attributes.bytes("formula") != nil
    cell.type = attributes["value-type"]
    cell.value =
      attributes["value"] ?? attributes["date-value"] ?? attributes["time-value"]
      ?? attributes["boolean-value"]
    if cell.value == nil { cell.value = attributes["string-value"] }
    cell.currency = attributes["currency"]
    cell.text.removeAll(keepingCapacity: true)
    paragraphs = 0
    let columns = Self.count(attributes, "number-columns-spanned", most: CellRange.mostColumns)
    let rows = Self.count(attributes, "number-rows-spanned", most: CellRange.mostRows)
    if wanted == nil, columns > 1 || rows > 1, sheets[sheet].outline.merges.count < SheetOutline.mostMerges {
      let range = CellRange(
        rows: row.number...row.number + rows - 1, columns: cell.column...cell.column + columns - 1)
      sheets[sheet].outline.merges.append(MergedCells(range: range))
    }
  }

  /// How often something is repeated, or over how much it reaches; no more than a sheet has.
  private static func count(_ attributes: XMLAttributes, _ name: StaticString, most: Int) -> Int {
    min(max(attributes.integer(name) ?? 1, 1), most)
  }

  private func endCell() {
    cell.isOpen = false
    if styles.mayHide, isHiddenValue {
      if wanted == nil, !row.isHidden {
        for column in cell.column..<min(cell.next, CellRange.mostColumns) {
          sheets[sheet].outline.hideValue(row: row.number, column: column, count: row.count)
        }
      }
      return
    }
    let text = shown()
    guard !text.isEmpty else { return }
    let last = cell.column + cell.count
    let mostColumns = min(limits.columns, CellRange.mostColumns)
    let size = (writer?.rowBytes ?? 0) + text.count * cell.count
    if last > mostColumns {
      failure = .limitExceeded(path: path, line: row.number, limit: .columns, value: mostColumns)
    } else if row.number + row.count - 1 > CellRange.mostRows {
      failure = .malformed(
        path: path,
        reason: "a sheet with more than \(CellRange.mostRows) rows, more than workbooks have; save it anew")
    } else if text.count > limits.cellBytes {
      failure = .limitExceeded(path: path, line: row.number, limit: .cellBytes, value: limits.cellBytes)
    } else if size > limits[.rowBytes] {
      failure = .limitExceeded(path: path, line: row.number, limit: .rowBytes, value: limits[.rowBytes])
    } else if repeats(text) {
      failure = .malformed(
        path: path,
        reason: "a sheet that repeats row \(row.number) \(row.count) times; delete the repeated rows")
    }
    guard !hasFailed else { return }
    if wanted == nil {
      let rows = row.number...row.number + row.count - 1
      sheets[sheet].outline.use(rows: rows, columns: cell.column...last - 1, isHidden: row.isHidden)
      if styles.needForms, cell.type != nil, cell.type != "string" {
        sheets[sheet].outline.add(format.kind, column: cell.column)
      }
      if isSurvey { note(text, rows: rows, columns: cell.column..<last) }
    }
    for column in cell.column..<last { writer?.addCell(column: column) { $0 += text } }
  }

  /// Whether the format of the cell shows nothing of its value.
  private var isHiddenValue: Bool {
    switch cell.type {
    case "float", "percentage", "currency": ShownNumber.hides(Array((cell.value ?? "").utf8), as: format)
    case "date", "time": ShownNumber.hides([UInt8(ascii: "1")], as: format)
    case "string": format.hidesText && !(cell.text.isEmpty && (cell.value ?? "").isEmpty)
    default: false
    }
  }

  /// Whether the cell makes more text of its rows and columns than anybody would have written.
  private func repeats(_ text: [UInt8]) -> Bool {
    guard row.count > 1 || cell.count > 1 else { return false }
    let size = (text.count + 1) * cell.count
    let (bytes, isHuge) = size.multipliedReportingOverflow(by: row.count)
    repeatedBytes += isHuge ? Self.mostRepeatedBytes : min(bytes, Self.mostRepeatedBytes)
    return repeatedBytes >= Self.mostRepeatedBytes
  }

  /// Takes a cell for an audit.
  private func note(_ text: [UInt8], rows: ClosedRange<Int>, columns: Range<Int>) {
    if row.isHidden, sheets[sheet].survey.hiddenRows.last != row.number {
      sheets[sheet].survey.hiddenRows.append(row.number)
    }
    let text = SheetText.string(text)
    let look = styles.look(of: cell.style ?? columnStyle)
    let isError = cell.isFormula && CellError.isError(text)
    // What is repeated more often is a background rather than data.
    for row in rows.prefix(1000) where !sheets[sheet].survey.isFull {
      for column in columns.prefix(1000) {
        sheets[sheet].survey.add(
          text, at: CellPlace(row: row, column: column), look: look, isError: isError)
      }
    }
  }

  /// The text of the cell as it is shown, in one way for all locales.
  private func shown() -> [UInt8] {
    guard let type = cell.type, let value = cell.value else { return cell.text }
    switch type {
    case "float", "percentage", "currency": return number(value, type)
    case "date":
      if case .moment(let parts) = format.kind, let shown = ShownNumber.moment(iso: value, parts) {
        return shown
      }
      return OfficeSheetReader.date(Array(value.utf8))
    case "time": return duration(value)
    case "boolean": return Array(value == "true" ? "TRUE".utf8 : "FALSE".utf8)
    // Its paragraphs are what is shown.
    default: return cell.text.isEmpty ? Array(value.utf8) : cell.text
    }
  }

  private var format: NumberFormat { styles.format(of: cell.style ?? columnStyle) }

  private func number(_ value: String, _ type: String) -> [UInt8] {
    var format = format
    // The words of a logical result, or of a format's condition.
    if case .general = format.kind, Self.hasOnlyWords(cell.text) { return cell.text }
    if type == "percentage", case .general = format.kind { format = NumberFormat(builtIn: 10) ?? format }
    let symbol = currencySymbol
    format.prefix = Self.replacingLocalCurrency(in: format.prefix, with: symbol)
    format.suffix = Self.replacingLocalCurrency(in: format.suffix, with: symbol)
    var text: [UInt8] = []
    ShownNumber().append(Array(value.utf8.filter { $0 > Byte.space }), as: format, to: &text)
    if type == "currency", format.prefix.isEmpty, format.suffix.isEmpty, let currency = cell.currency {
      text += [Byte.space] + currency.utf8.filter { $0 > Byte.space }
    }
    return text
  }

  /// The sign of a currency in what is shown.
  private var currencySymbol: [UInt8] {
    let symbol = String(decoding: cell.text, as: UTF8.self).unicodeScalars.first {
      $0.properties.generalCategory == .currencySymbol
    }
    return symbol.map { Array(String($0).utf8) } ?? []
  }

  private static func replacingLocalCurrency(in text: [UInt8], with symbol: [UInt8]) -> [UInt8] {
    text.replacing(Array(OpenDocumentStyles.localCurrency.utf8), with: symbol)
  }

  private var columnStyle: String? {
    let index = columnStyles.partitionPoint { $0.end > cell.column }
    return index < columnStyles.count ? columnStyles[index].style : nil
  }

  /// The text of a duration of ISO 8601, as in `PT13H45M30S`.
  private func duration(_ value: String) -> [UInt8] {
    var seconds = 0.0
    var number = ""
    for character in value {
      switch character {
      case "D": seconds += (Double(number) ?? 0) * 86_400
      case "H": seconds += (Double(number) ?? 0) * 3_600
      case "M": seconds += (Double(number) ?? 0) * 60
      case "S": seconds += Double(number.replacing(",", with: ".")) ?? 0
      default:
        if character.isNumber || character == "." || character == "," { number.append(character) }
        continue
      }
      number = ""
    }
    let format = format
    switch format.kind {
    case .moment, .elapsed(_, showsDays: false, _):
      seconds = ShownNumber.started(seconds, decimals: format.kind.secondDecimals)
    default: break
    }
    let days = (value.hasPrefix("-") ? -seconds : seconds) / 86_400
    var text: [UInt8] = []
    switch format.kind {
    case .moment: ShownNumber().append(days - days.rounded(.down), as: format, to: &text)
    case .elapsed: ShownNumber().append(days, as: format, to: &text)
    default: text = ShownNumber.elapsed(days, fraction: 0)
    }
    return text
  }

  private static func hasOnlyWords(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return text.contains(where: \.isLetter) && !text.contains(where: \.isNumber)
  }

  private func endComment() {
    isInComment = false
    guard wanted == nil, isInSheet else { return }
    sheets[sheet].outline.comments.add(String(decoding: comment, as: UTF8.self), to: cellName)
  }

  private var cellName: String { CellRange.letters(cell.column) + String(row.number) }
}
