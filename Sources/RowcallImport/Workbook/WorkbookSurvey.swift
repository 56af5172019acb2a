/// What a workbook holds besides the text of its tables, as an audit needs it.
package struct WorkbookSurvey: Sendable {
  /// The title in the properties of the document; nil without one.
  package var title: String?
  /// Whether ranges of its sheets can be defined as tables.
  package var canDefineTables = false
  /// The sheets with cells, pictures or charts, in order.
  package var sheets: [SheetSurvey] = []

  /// A workbook without sheets.
  package init() {}
}

/// What a sheet holds.
package struct SheetSurvey: Sendable {
  package var name: String
  package var isHidden = false
  /// Rectangles of cells that are shown as one.
  package var merges: [CellRange] = []
  /// Zero-based.
  package var hiddenColumns: Set<Int> = []
  /// The hidden rows that have cells, counted from one.
  package var hiddenRows: [Int] = []
  /// Rows at the top that stay in sight.
  package var frozenRows = 0
  /// The ranges that are defined as tables.
  package var definedTables: [CellRange] = []
  package var drawings: [Drawing] = []
  /// The conditions on which cells change their look, by a formula or where texts repeat; of very many the first.
  package private(set) var conditions: [Condition] = []
  /// The cells with text, row by row; of a very large sheet the first.
  package private(set) var cells: [Cell] = []

  /// More cells are not kept.
  private static let mostCells = 250_000

  /// Whether no more cells are looked at.
  var isFull: Bool { cells.count >= Self.mostCells }

  package init(name: String) { self.name = name }

  /// A cell with text.
  package struct Cell: Hashable, Sendable {
    package var place: CellPlace
    /// As it is shown.
    package var text: String
    package var look = CellLook()
    /// Whether the text is an error that a formula gives.
    package var isError = false
  }

  /// What cells are compared with for their look, other than their own values.
  package struct Condition: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A formula in terms of the first cell: `AND(D2<TODAY(),E2="")`.
      case formula(String)
      /// Whether other cells have the same value.
      case repetition
    }

    package var ranges: [CellRange]
    package var kind: Kind
  }

  /// More conditions, and more ranges of one, are not kept, nor longer formulas.
  private static let (mostConditions, mostRanges, longestFormula) = (1000, 100, 1000)

  mutating func add(_ kind: Condition.Kind, of ranges: [CellRange]) {
    if case .formula(let text) = kind, text.utf8.count > Self.longestFormula { return }
    guard conditions.count < Self.mostConditions, !ranges.isEmpty else { return }
    conditions.append(Condition(ranges: Array(ranges.prefix(Self.mostRanges)), kind: kind))
  }

  /// A picture, a chart or a shape.
  package struct Drawing: Hashable, Sendable {
    package enum Kind: String, Sendable { case picture, chart }

    package var kind: Kind
    /// What the program that wrote the workbook calls it, such as `Picture 2`.
    package var name: String
    /// The text for whoever does not see it; nil without one.
    package var alternative: String?
    /// The cell under its corner; nil if it has none.
    package var place: CellPlace?
    package var isDecorative = false

    package init(_ kind: Kind, name: String = "") { (self.kind, self.name) = (kind, name) }
  }

  package mutating func add(
    _ text: String, at place: CellPlace, look: CellLook = CellLook(), isError: Bool = false
  ) {
    guard !isFull else { return }
    cells.append(Cell(place: place, text: text, look: look, isError: isError))
  }

  /// Whether there is nothing on it.
  package var isEmpty: Bool { cells.isEmpty && drawings.isEmpty }
}

/// A cell of a sheet: the row from one, the column from zero.
package struct CellPlace: Hashable, Sendable, CustomStringConvertible {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }

  /// As it is written in formulas: `B7`.
  package var description: String { "\(CellRange.letters(column))\(row)" }
}

/// How a cell looks: its colours, nil for those that cells have if nobody chooses any, and bold type.
package struct CellLook: Hashable, Sendable {
  /// The colour behind the text, as the workbook writes it: `FFFFC7CE`, `theme 5`.
  package var fill: String?
  /// The colour of the text.
  package var text: String?
  package var isBold: Bool

  package init(fill: String? = nil, text: String? = nil, isBold: Bool = false) {
    (self.fill, self.text, self.isBold) = (fill, text, isBold)
  }
}

extension WorkbookSurvey {
  /// Reads the workbook in a file, or in bytes in memory; nil for a file of another kind.
  package static func read(
    _ path: String, bytes: [UInt8]? = nil, limits: ImportLimits = ImportLimits()
  ) throws(ImportError) -> WorkbookSurvey? {
    let path = TablePlace(path)?.file ?? path
    var size = bytes?.count
    if size == nil { size = try FileBytes(path: path).size }
    var head = bytes ?? []
    if bytes == nil { head = try WholeFile.head(of: path, count: 4) }
    guard ZipFile.begins(head), let size else { return nil }
    let zip = try ZipFile(path: path, size: size, bytes: bytes)
    guard WorkbookTables.isWorkbook(zip) else { return nil }
    var survey = WorkbookSurvey()
    if zip.names.contains("content.xml") {
      try survey.readOpenDocument(zip, limits)
    } else {
      try survey.readOffice(zip, limits)
    }
    survey.sheets.removeAll(where: \.isEmpty)
    return survey
  }

  private mutating func readOffice(_ zip: ZipFile, _ limits: ImportLimits) throws(ImportError) {
    let book = try OfficeWorkbook(zip, limits: limits)
    title = book.title()
    canDefineTables = true
    for sheet in book.sheets {
      let reader = OfficeSheetReader(
        path: zip.path, sheet: sheet.name, formats: book.formats, strings: book.strings, limits: limits)
      reader.survey = SheetSurvey(name: sheet.name)
      do throws(ImportError) {
        try zip.part(sheet.part)?.parse(reader, path: zip.path, limits: limits)
      } catch {
        // Its fault is among the findings about the rows.
        guard case .malformed = error else { throw error }
        continue
      }
      guard var survey = reader.survey else { continue }
      survey.isHidden = sheet.isHidden
      survey.take(reader.outline)
      survey.definedTables = book.parts(of: sheet).tables.map(\.range)
      survey.drawings = book.drawings(of: sheet)
      sheets.append(survey)
    }
  }

  private mutating func readOpenDocument(_ zip: ZipFile, _ limits: ImportLimits) throws(ImportError) {
    let styles = OpenDocumentReader(
      path: zip.path, wanted: nil, styles: OpenDocumentStyles(), limits: limits)
    try zip.part("styles.xml")?.parse(styles, path: zip.path, limits: limits)
    let reader = OpenDocumentReader(path: zip.path, wanted: nil, styles: styles.styles, limits: limits)
    reader.isSurvey = true
    try zip.part("content.xml")?.parse(reader, path: zip.path, limits: limits)
    title = try zip.title(in: "meta.xml", limits)
    sheets = reader.sheets.map { sheet in
      var survey = sheet.survey
      survey.isHidden = sheet.isHidden
      survey.take(sheet.outline)
      return survey
    }
  }
}

extension SheetSurvey {
  fileprivate mutating func take(_ outline: SheetOutline) {
    merges = outline.merges.map(\.range)
    hiddenColumns = outline.hiddenColumns
    frozenRows = outline.frozenRows
  }
}

extension ZipFile {
  /// The title in the properties of a document; nil without one.
  func title(in part: String, _ limits: ImportLimits) throws(ImportError) -> String? {
    guard let bytes = try bytes(of: part, upTo: 1 << 24) else { return nil }
    let tree = try XMLReader(.workbook, path: path, part: part, limits: limits).tree(of: bytes)
    let title = tree.elements.first { $0.localName == "title" }?.text
    return title?.contains { !$0.isWhitespace } == true ? title : nil
  }
}
