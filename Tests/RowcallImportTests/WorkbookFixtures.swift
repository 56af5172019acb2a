@testable import RowcallImport

/// A zip file whose parts are stored as they are (PKWARE's APPNOTE, 4.3).
struct Zip {
  private(set) var bytes: [UInt8] = []
  private var list: [UInt8] = []
  private var count = 0

  init(_ parts: KeyValuePairs<String, String>, and others: [(String, String)] = []) {
    for (name, text) in Array(parts) + others { add(name, Array(text.utf8)) }
    let start = bytes.count
    bytes += list
    bytes += [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.two(count) + Self.two(count) + Self.four(list.count)
    bytes += Self.four(start) + [0, 0]
  }

  private mutating func add(_ name: String, _ text: [UInt8]) {
    let head =
      [20, 0, 0, 8, 0, 0, 0, 0, 0, 0] + Self.four(Self.checksum(text)) + Self.four(text.count)
      + Self.four(text.count) + Self.two(name.utf8.count) + [0, 0]
    list += [0x50, 0x4B, 1, 2, 20, 0] + head + [UInt8](repeating: 0, count: 10) + Self.four(bytes.count)
    list += Array(name.utf8)
    bytes += [0x50, 0x4B, 3, 4] + head + Array(name.utf8) + text
    count += 1
  }

  private static func two(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }
  private static func four(_ number: Int) -> [UInt8] { two(number & 0xFFFF) + two(number >> 16) }

  private static func checksum(_ text: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in text {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}

/// The parts of a workbook of Office Open XML around its sheets.
///
/// - Parameters:
///   - types: the types of sheets that are none of cells, by their numbers.
///   - targets: the parts of sheets that have other ones, by their numbers.
///   - belongings: what belongs to the first sheet besides a table and a link, by its type and its part.
///   - parts: more parts.
func office(
  sheets: [(name: String, state: String, xml: String)], settings: String = "", names: String = "",
  formats: [String] = [], marks: String = "", strings: [String] = [], table: String? = nil,
  types: [Int: String] = [:], targets: [Int: String] = [:], root: String = "xl/workbook.xml",
  stylesPart: String = "styles.xml", belongings: [(type: String, part: String)] = [],
  parts: [(String, String)] = []
) -> [UInt8] {
  let codes = formats.enumerated().map { "<numFmt numFmtId=\"\(200 + $0)\" formatCode=\"\($1)\"/>" }.joined()
  let styles = (["0"] + formats.indices.map { "\(200 + $0)" }).map { "<xf numFmtId=\"\($0)\"/>" }.joined()
  let list = sheets.enumerated().map { index, sheet in
    "<sheet name=\"\(sheet.name)\" sheetId=\"\(index + 1)\" state=\"\(sheet.state)\" r:id=\"s\(index)\"/>"
  }.joined()
  let targets = sheets.indices.map {
    "<Relationship Id=\"s\($0)\" Type=\"http://x/\(types[$0] ?? "worksheet")\" Target=\"\(targets[$0] ?? "worksheets/sheet\($0).xml")\"/>"
  }.joined()
  let others = ((table == nil ? [] : [(type: "table", part: "../tables/table1.xml")]) + belongings)
    .enumerated().map {
      "<Relationship Id=\"p\($0)\" Type=\"http://x/\($1.type)\" Target=\"\($1.part)\"/>"
    }.joined()
  func sheet(_ index: Int) -> String { sheets.indices.contains(index) ? sheets[index].xml : "<worksheet/>" }
  return Zip(
    [
      "_rels/.rels":
        "<Relationships><Relationship Id=\"b\" Type=\"http://x/officeDocument\" Target=\"\(root)\"/></Relationships>",
      "xl/workbook.xml":
        "<workbook xmlns:r=\"r\">\(settings)<sheets>\(list)</sheets><definedNames>\(names)</definedNames></workbook>",
      "xl/_rels/workbook.xml.rels":
        "<Relationships>\(targets)<Relationship Id=\"t\" Type=\"http://x/styles\" Target=\"\(stylesPart)\"/><Relationship Id=\"u\" Type=\"http://x/sharedStrings\" Target=\"/xl/sharedStrings.xml\"/></Relationships>",
      "xl/styles.xml":
        "<styleSheet><numFmts>\(codes)</numFmts><cellXfs>\(styles)</cellXfs>\(marks)</styleSheet>",
      "xl/sharedStrings.xml": "<sst>\(strings.map { "<si>\($0)</si>" }.joined())</sst>",
      "xl/worksheets/_rels/sheet0.xml.rels":
        "<Relationships>\(others)<Relationship Id=\"l\" Type=\"http://x/hyperlink\" Target=\"https://b.example/\" TargetMode=\"External\"/></Relationships>",
      "xl/tables/table1.xml": table ?? "<table/>",
      "xl/worksheets/sheet0.xml": sheet(0), "xl/worksheets/sheet1.xml": sheet(1),
      "xl/worksheets/sheet2.xml": sheet(2),
    ], and: parts
  ).bytes
}

/// A sheet whose cells are texts, or numbers where they are written so.
func sheet(_ rows: [[String?]], head: String = "", tail: String = "") -> String {
  let data = rows.enumerated().map { row, cells in
    "<row r=\"\(row + 1)\">"
      + cells.enumerated().map { column, text in
        let place = "\(CellRange.letters(column))\(row + 1)"
        guard let text else { return "" }
        return Double(text) == nil
          ? "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
          : "<c r=\"\(place)\"><v>\(text)</v></c>"
      }.joined() + "</row>"
  }.joined()
  return "<worksheet>\(head)<sheetData>\(data)</sheetData>\(tail)</worksheet>"
}

func openDocument(_ body: String, styles: String = "") -> [UInt8] {
  Zip([
    "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml":
      "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\" xmlns:style=\"s\" xmlns:number=\"n\" xmlns:draw=\"d\" xmlns:svg=\"v\" xmlns:fo=\"f\" xmlns:calcext=\"c\"><office:automatic-styles>\(styles)</office:automatic-styles><office:body><office:spreadsheet>\(body)</office:spreadsheet></office:body></office:document-content>",
  ]).bytes
}

func tables(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws -> [TableReader] {
  try TableReader.tables(of: bytes, path: "book.xlsx", options: options)
}

func failure(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) -> String {
  do {
    return "\(try tables(bytes, options).map(\.columnNames))"
  } catch {
    return "\(error)"
  }
}
