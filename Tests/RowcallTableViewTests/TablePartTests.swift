import Testing

@testable import RowcallTableView

@Suite struct TablePartTests {
  @Test func partsAreNamedAsInCode() {
    #expect("\(TablePart.section(1))" == "section 1")
    #expect("\(TablePart.row([3, 0]))" == "row 0 of section 3")
  }
}
