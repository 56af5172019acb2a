import RowcallModel
import Testing

@testable import RowcallImport

/// Workbooks of which parts are missing, exchanged or hidden.
@Suite struct WorkbookFaultTests {
  private static let fleet = sheet([["Boat", "Length"], ["Petrel", "12.5"], ["Gannet", "8"]])

  @Test func anErrorInAPartNamesThePartAndSaysWhatHelps() {
    let sheets = [("Fleet", "visible", Self.fleet)]
    #expect(
      failure(office(sheets: sheets, table: "<table>"))
        == "book.xlsx: xl/tables/table1.xml, line 1: not XML: no element found; save the workbook anew")
    #expect(
      failure(office(sheets: sheets, table: "<!DOCTYPE a []><table/>"))
        == "book.xlsx: xl/tables/table1.xml, line 1: declares a document type, which workbooks do not have and which may "
        + "expand to any amount of text; save the workbook anew")
    let many = String(repeating: "<a/>", count: (1 << 19) + 1)
    #expect(
      failure(office(sheets: sheets, table: "<table>\(many)</table>"))
        == "book.xlsx: xl/tables/table1.xml, line 1: more than 524288 elements or attributes; save the workbook anew"
    )
  }

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
