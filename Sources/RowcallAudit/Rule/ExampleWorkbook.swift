import RowcallImport

/// A workbook that an example writes as text.
///
/// `[Name]` begins a sheet, and each line below is a row with commas between its cells. Words in braces say more about the
/// cell before them: `{red}` is its colour, `{bold}` its type, `{if B2="late"}` a condition on which the cells below are red, `{2 rows}` or `{3 columns}` merges it with cells below or beside it,
/// `{hidden row}` and `{hidden column}` hide, and `{picture}` or `{chart: Sales by month}` lies on it. `[Name, hidden]` is
/// a hidden sheet, `[Name, table]` one whose rows are defined as a table, and `title: Sales` is the title of the document.
package struct ExampleWorkbook {
  private(set) var title: String?
  private(set) var sheets: [Sheet] = []

  struct Sheet {
    var name: String
    var options: Set<String>
    var place: TextPlace
    var rows: [[Cell]] = []
  }

  struct Cell {
    var text: String
    var marks: [String]
    var place: TextPlace
  }

  package init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("title: ") {
        title = String(line.dropFirst(7))
      } else if line.hasPrefix("["), let close = line.lastIndex(of: "]") {
        let parts = line[..<close].dropFirst().components(separatedBy: ", ")
        sheets.append(
          Sheet(name: parts[0], options: Set(parts.dropFirst()), place: TextPlace(line: index + 1, column: 1))
        )
      } else if !sheets.isEmpty {
        sheets[sheets.count - 1].rows.append(Self.cells(of: line, line: index + 1))
      }
    }
  }

  private static func cells(of line: Substring, line number: Int) -> [Cell] {
    var start = 1
    return line.split(separator: ",", omittingEmptySubsequences: false).map { part in
      defer { start += part.unicodeScalars.count + 1 }
      let pieces = part.split(separator: "{", omittingEmptySubsequences: false)
      return Cell(
        text: String(pieces[0]), marks: pieces.dropFirst().map { String($0.prefix { $0 != "}" }) },
        place: TextPlace(line: number, column: start))
    }
  }

  /// Where a cell, or for nil a sheet, is in the example.
  func place(of name: String, _ cell: CellPlace?) -> TextPlace? {
    guard let sheet = sheets.first(where: { $0.name == name }) else { return nil }
    guard let cell else { return sheet.place }
    guard sheet.rows.indices.contains(cell.row - 1) else { return nil }
    let row = sheet.rows[cell.row - 1]
    return row.indices.contains(cell.column) ? row[cell.column].place : nil
  }
}

// MARK: - As a file

extension ExampleWorkbook {
  /// The workbook in Office Open XML.
  package var bytes: [UInt8] {
    var zip = StoredZip()
    zip.add("_rels/.rels", Self.relations([("officeDocument", "xl/workbook.xml")]))
    if let title {
      zip.add(
        "docProps/core.xml", "<p:core xmlns:p=\"p\" xmlns:d=\"d\"><d:title>\(title)</d:title></p:core>")
    }
    let list = sheets.enumerated().map { index, sheet in
      let state = sheet.options.contains("hidden") ? "hidden" : "visible"
      return "<sheet name=\"\(sheet.name)\" state=\"\(state)\" r:id=\"r\(index)\"/>"
    }
    zip.add("xl/workbook.xml", "<workbook xmlns:r=\"r\"><sheets>\(list.joined())</sheets></workbook>")
    let parts = sheets.indices.map { ("worksheet", "sheets/\($0).xml") }
    zip.add("xl/_rels/workbook.xml.rels", Self.relations(parts + [("styles", "styles.xml")]))
    zip.add("xl/styles.xml", styles)
    for (index, sheet) in sheets.enumerated() {
      zip.add("xl/sheets/\(index).xml", self.sheet(sheet))
      let isTable = sheet.options.contains("table")
      zip.add(
        "xl/sheets/_rels/\(index).xml.rels",
        Self.relations(
          [("drawing", "../drawings/\(index).xml")] + (isTable ? [("table", "../tables/\(index).xml")] : [])))
      zip.add("xl/drawings/\(index).xml", Self.drawings(sheet))
      if isTable {
        let range = CellRange(rows: 1...sheet.rows.count, columns: 0...sheet.rows[0].count - 1)
        zip.add("xl/tables/\(index).xml", "<table displayName=\"t\(index)\" ref=\"\(range)\"/>")
      }
    }
    return zip.bytes
  }

  private static func relations(_ targets: [(type: String, part: String)]) -> String {
    let list = targets.enumerated().map { index, target in
      "<Relationship Id=\"r\(index)\" Type=\"t/\(target.type)\" Target=\"\(target.part)\"/>"
    }
    return "<Relationships>\(list.joined())</Relationships>"
  }

  private static let colours = ["red": "FFFF0000", "green": "FF00B050", "yellow": "FFFFFF00"]

  /// Style 0 has no colour, then comes one for each colour by its name, then bold type; a condition has a colour.
  private var styles: String {
    let fills = Self.colours.sorted { $0.key < $1.key }.map {
      "<fill><patternFill patternType=\"solid\"><fgColor rgb=\"\($0.value)\"/></patternFill></fill>"
    }
    let formats = (0...fills.count).map { "<xf fillId=\"\($0)\"/>" } + ["<xf fontId=\"1\"/>"]
    return
      "<styleSheet><fonts><font/><font><b/></font></fonts><fills><fill/>\(fills.joined())</fills>"
      + "<cellXfs>\(formats.joined())</cellXfs><dxfs><dxf>\(fills[1])</dxf></dxfs></styleSheet>"
  }

  private func sheet(_ sheet: Sheet) -> String {
    var (columns, merges, conditions) = ("", "", "")
    let rows = sheet.rows.enumerated().map { row, cells in
      for (column, cell) in cells.enumerated() {
        if cell.marks.contains("hidden column") {
          columns += "<col min=\"\(column + 1)\" max=\"\(column + 1)\" hidden=\"1\"/>"
        }
        for mark in cell.marks where mark.hasPrefix("if ") {
          let range = CellRange(rows: row + 2...max(row + 2, sheet.rows.count), columns: column...column)
          let formula = mark.dropFirst(3).replacing(";", with: ",").replacing("<", with: "&lt;")
          conditions +=
            "<conditionalFormatting sqref=\"\(range)\"><cfRule type=\"expression\" dxfId=\"0\"><formula>\(formula)</formula>"
            + "</cfRule></conditionalFormatting>"
        }
        let (width, height) = (cell.size("column"), cell.size("row"))
        if width * height > 1 {
          let range = CellRange(rows: row + 1...row + height, columns: column...column + width - 1)
          merges += "<mergeCell ref=\"\(range)\"/>"
        }
      }
      let isHidden = cells.contains { $0.marks.contains("hidden row") }
      let xml = cells.enumerated().map { column, cell in
        Self.xml(cell, at: CellPlace(row: row + 1, column: column))
      }
      return "<row r=\"\(row + 1)\" hidden=\"\(isHidden ? 1 : 0)\">\(xml.joined())</row>"
    }
    return "<worksheet><cols>\(columns)</cols><sheetData>\(rows.joined())</sheetData>"
      + "<mergeCells>\(merges)</mergeCells>\(conditions)</worksheet>"
  }

  private static func xml(_ cell: Cell, at place: CellPlace) -> String {
    let names = colours.keys.sorted() + ["bold"]
    let style = cell.marks.compactMap { names.firstIndex(of: $0) }.first.map { $0 + 1 } ?? 0
    let start = "<c r=\"\(place)\" s=\"\(style)\""
    if cell.text.isEmpty { return start + "/>" }
    if CellError.isError(cell.text) { return start + " t=\"e\"><v>\(cell.text)</v></c>" }
    if Double(cell.text) != nil { return start + "><v>\(cell.text)</v></c>" }
    return start + " t=\"inlineStr\"><is><t>\(cell.text)</t></is></c>"
  }

  private static func drawings(_ sheet: Sheet) -> String {
    var list = ""
    for (row, cells) in sheet.rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        for mark in cell.marks {
          let parts = mark.components(separatedBy: ": ")
          guard parts[0] == "picture" || parts[0] == "chart" else { continue }
          let around = parts[0] == "picture" ? "nvPicPr" : "nvGraphicFramePr"
          list +=
            "<oneCellAnchor><from><col>\(column)</col><row>\(row)</row></from><\(around)><cNvPr"
            + " name=\"\(parts[0].capitalized) 1\" descr=\"\(parts.dropFirst().joined())\"/></\(around)></oneCellAnchor>"
        }
      }
    }
    return "<wsDr>\(list)</wsDr>"
  }
}

extension ExampleWorkbook.Cell {
  /// Over how many rows or columns it reaches.
  fileprivate func size(_ noun: String) -> Int {
    marks.compactMap { mark in
      mark.hasSuffix(" \(noun)s") ? Int(mark.prefix { $0 != " " }) : nil
    }.first ?? 1
  }
}

extension Substring {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    self[...].components(separatedBy: separator)
  }
}

/// A zip file whose parts are stored as they are (PKWARE's APPNOTE, 4.3).
private struct StoredZip {
  private var parts: [UInt8] = []
  private var list: [UInt8] = []
  private var count = 0

  mutating func add(_ name: String, _ text: String) {
    let (bytes, name) = (Array(text.utf8), Array(name.utf8))
    var head: [UInt8] = [20, 0, 0, 8, 0, 0, 0, 0, 0, 0]
    head += Self.four(Self.checksum(bytes)) + Self.four(bytes.count) + Self.four(bytes.count)
    head += Self.two(name.count) + [0, 0]
    list += [0x50, 0x4B, 1, 2, 20, 0] + head + [UInt8](repeating: 0, count: 10)
    list += Self.four(parts.count) + name
    parts += [0x50, 0x4B, 3, 4] + head + name + bytes
    count += 1
  }

  var bytes: [UInt8] {
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    end += Self.two(count) + Self.two(count) + Self.four(list.count) + Self.four(parts.count) + [0, 0]
    return parts + list + end
  }

  private static func two(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }
  private static func four(_ number: Int) -> [UInt8] { two(number & 0xFFFF) + two(number >> 16) }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
