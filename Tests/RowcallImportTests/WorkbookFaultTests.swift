import RowcallModel
import Testing

@testable import RowcallImport

/// Workbooks of which parts are missing, exchanged or hidden.
@Suite struct WorkbookFaultTests {
  @Test func aTagOfManyMegabytesIsRefused() {
    let blanks = String(repeating: " ", count: 9 << 20)
    #expect(
      failure(office(sheets: [("S", "visible", "<worksheet a=\"\(blanks)\"/>")]))
        == "book.xlsx: xl/worksheets/sheet0.xml, line 1: a tag of more than 8 MB; save the workbook anew")
  }

  @Test func moreStylesThanFitIntoMemoryAreRefused() {
    let style = "<style:style style:name=\"a\" style:family=\"table-cell\"/>"
    #expect(
      failure(openDocument("", styles: String(repeating: style, count: 270_000)))
        == "book.xlsx: more styles than fit into memory; save the sheet as CSV and read that")
  }
}
