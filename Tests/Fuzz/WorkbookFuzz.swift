@testable import RowcallImport

/// Whatever the parts of a workbook say, its sheets end with rows or with an error, the same for each way of taking them apart.
enum WorkbookFuzz {
  static func sheet(_ input: [UInt8]) {
    var choices = Choices(input)
    let isOpenDocument = choices.flag()
    let range = choices.pick([nil, nil, "A1:C3", "B2:B9", "2:4"]).flatMap { CellRange($0) }
    let format = NumberFormat(code: choices.pick(codes))
    let bytes = Array(choices.rest)
    func reader(_ wanted: Int?) -> SheetSink {
      isOpenDocument
        ? OpenDocumentReader(path: "t.ods", wanted: wanted, styles: OpenDocumentStyles(), limits: limits)
        : OfficeSheetReader(
          path: "t.xlsx", sheet: "S", formats: CellFormats(), strings: SharedStrings(), limits: limits)
    }
    let outlines = reader(nil)
    guard parse(bytes, outlines, chunk: bytes.count) else { return }
    let sheets = (outlines as? OpenDocumentReader)?.sheets.map(\.outline)
    guard let outline = sheets.map({ $0.first }) ?? (outlines as? OfficeSheetReader)?.outline else { return }
    let used = range ?? outline.used ?? .largest
    let texts = [bytes.count, 7].map { chunk in
      let sink = reader(0)
      sink.writer = SheetWriter(range: used, of: outline)
      _ = parse(bytes, sink, chunk: chunk)
      return sink.writer?.take() ?? []
    }
    require(texts[0] == texts[1], "a sheet in pieces")
    let rows = texts[0].count { $0 == Byte.lineFeed }
    require(rows <= used.rows.count, "\(rows) lines, \(used.rows.count) rows")
    for number in [0, -1.5, 45323.9999, 1e300, .infinity, -.greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      var text: [UInt8] = []
      ShownNumber().append(number, as: format, to: &text)
      require(!text.isEmpty, "\(number) is shown")
    }
    // Also what no list has.
    var text: [UInt8] = []
    let made = NumberFormat(code: String(decoding: bytes.prefix(40), as: UTF8.self))
    ShownNumber(countsFrom1904: isOpenDocument).append(-12345.678, as: made, to: &text)
  }

  private static let limits = ImportLimits(cellBytes: 200, rowBytes: 1 << 16, columns: 64, elementDepth: 12)

  private static let codes = [
    "General", "0.00", "#,##0", "0.0%", "# ?/?", "yyyy-mm-dd h:mm:ss", "[h]:mm", "mm:ss.0", "0.00E+00",
    "(###) ###-####", "@", "# ?/999999999999999999",
  ]

  /// Whether the whole document was read.
  private static func parse(_ bytes: [UInt8], _ sink: SheetSink, chunk: Int) -> Bool {
    do throws(ImportError) {
      let stream = try XMLStream(sink, path: "t", part: "sheet", depth: limits[.elementDepth])
      var rest = bytes[...]
      while !rest.isEmpty, !sink.isComplete {
        try stream.parse(Array(rest.prefix(max(chunk, 1))), isLast: rest.count <= max(chunk, 1))
        rest = rest.dropFirst(max(chunk, 1))
      }
      return true
    } catch {
      return false
    }
  }
}
