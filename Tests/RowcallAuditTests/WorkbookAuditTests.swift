import RowcallAudit
import RowcallImport
import Testing

@Suite struct WorkbookAuditTests {
  @Test func aWorkbookIsAuditedByTheRulesForDataToo() throws {
    let file = audit("[Sheet1]\nItem,Sold\nTea,12\nCake,#N/A\n[Sheet2]\nItem,\nTea,12\nPie,7\n")
    #expect(file.subject == .data && file.problem == nil)
    let rules = file.news.map(\.rule)
    #expect(rules.contains("workbook-cell-error") && rules.contains("data-header-missing"), "\(rules)")
    // Findings come before the rules without.
    let findings = file.outcomes.map { $0.finding != nil }
    #expect(findings == findings.sorted { $0 && !$1 })
  }

  @Test func aFindingNamesTheSheetAndTheCells() throws {
    let file = audit("[Sales]\nItem,Sold\nTea,12\nCake,#N/A\nPie,#N/A\n")
    let finding = try #require(file.news.first { $0.rule == "workbook-cell-error" }?.finding)
    #expect(finding.place.element == "Sales!B3")
    #expect(finding.place.line == nil)
    #expect(finding.message == "2 cells in column \"Sold\" (B) show the error #N/A: B3 and B4.")
    // A transcript says the first placeholder of a column.
    #expect(finding.heard.now == "Cake, Sold #N/A")
  }

  @Test func aSheetWithSpacesInItsNameIsQuotedAsInFormulas() throws {
    let file = audit("[Ada's sales]\nShop,Item,Sold\nPier{2 rows},Tea,12\n,Cake,9\n")
    let finding = try #require(file.news.first { $0.rule == "workbook-cells-merged" }?.finding)
    #expect(finding.place.element == "'Ada''s sales'!A2:A3")
    // A transcript says the text of merged cells in each row.
    #expect(finding.heard.now?.contains("Pier") == true, "\(finding.heard)")
  }

  @Test func theNameOfTheOnlySheetIsNoFinding() {
    #expect(!audit("[Sheet1]\nItem,Sold\nTea,12\n").news.contains { $0.rule == "workbook-sheet-unnamed" })
  }

  @Test(arguments: ["Sheet1", "Tabelle 3", "Feuil2", "Hoja1", "Foglio1", "Лист1", "工作表1", "sheet"])
  func namesThatSpreadsheetProgramsGiveAreFound(_ name: String) {
    let file = audit("[\(name)]\nItem,Sold\nTea,12\n[Prices]\nItem,Price\nTea,2\n")
    #expect(file.news.contains { $0.rule == "workbook-sheet-unnamed" })
  }

  @Test(arguments: ["Q1", "2026", "Sheet music", "Listen", "Liste 2026 final"])
  func namesThatPeopleGiveAreNot(_ name: String) {
    let file = audit("[\(name)]\nItem,Sold\nTea,12\n[Prices]\nItem,Price\nTea,2\n")
    #expect(!file.news.contains { $0.rule == "workbook-sheet-unnamed" })
  }

  @Test func redNumbersBelowZeroAreExplainedByTheirSign() {
    let rows = "Ada,5\nBo,-3{red}\nCy,8\nDee,4\nEve,-1{red}\nFay,3\n"
    #expect(!audit("[Accounts]\nName,Balance\n" + rows).news.contains { $0.rule.hasSuffix("colour") })
  }

  @Test func dataFilesAreNotCheckedByRulesForWorkbooks() {
    let file = Auditor().audit(Array("Item,Sold\nTea,12\n".utf8), path: "a.csv", as: .data)
    #expect(!file.outcomes.contains { $0.rule.hasPrefix("workbook-") })
  }

  @Test func aFindingAboutDataNamesTheSheet() throws {
    let file = audit("[Sales]\nItem,Sold\nTea,12\nCake,9\n[Prices]\nItem,\nTea,2\nPie,7\n")
    let finding = try #require(file.news.first { $0.rule == "data-header-missing" }?.finding)
    #expect(finding.place.element == "table 2, Prices!B1, column 2")
  }

  @Test func aFindingAboutARowOfASheetHasTheNumberBesideTheSheet() throws {
    let file = audit("[Sales]\nItem,Sold,Left\nTea,12,1\nCake,9,2\nPie,ask us,3\nJam,4,5\nNut,3,6\n")
    let finding = try #require(file.news.first { $0.rule == "data-types-mixed" }?.finding)
    #expect(
      finding.place == Place("Sales!B4, sheet row 4, column \"Sold\"", cell: Place.Cell(row: 3, column: 2)))
    #expect(
      finding.message == "1 of 5 cells in column \"Sold\" is not read as numbers: \"ask us\" in sheet row 4.")
    #expect(finding.heard.now == "Pie, Sold ask us")
  }

  @Test func blankColumnsAndRowsAreFoundInEachOfTwoTables() throws {
    let rows = "Item,Sold,,Note\nTea,12,,x\n,,,\nCake,9,,y\nPie,8,,z\n"
    let file = audit("[Sales]\n\(rows)\n\n\n\nTown,People,,\nUlm,7,,\nRye,5,,\nBath,4,,\n")
    let finding = try #require(file.news.first { $0.rule == "workbook-layout-blank" }?.finding)
    #expect(finding.message == "Blank row 3 and column C divide the table.")
  }

  @Test func theNameOfAFileIsNoAlternativeText() throws {
    let file = audit("[Sales]\nItem,Sold{picture: pier.png}\nTea,12\n")
    let finding = try #require(file.news.first { $0.rule == "workbook-drawing-unnamed" }?.finding)
    #expect(finding.message == "The alternative text of the picture \"Picture 1\" is the name of a file.")
  }

  @Test func missingCellsAtTheEndOfARowOfASheetAreBlank() {
    let file = audit("[Sales]\nItem,Sold,Left\nTea,12,1\nCake,9\nPie,8,3\nJam,4,5\nNut,3,6\n")
    #expect(!file.news.contains { $0.rule == "data-rows-uneven" })
  }

  @Test func aLineOfAReportNamesTheCells() throws {
    let file = audit("[Sales]\nItem,Sold\nTea,12\nCake,#REF!\n")
    let text = try ReportFormat.xcode.text(of: AuditReport(files: [file]))
    #expect(
      text.contains("book.xlsx:1:1: error: Sales!B3: Cell B3 in column \"Sold\" (B) shows the error #REF!."),
      "\(text)")
  }

  private func audit(_ text: String) -> AuditedFile {
    Auditor().audit(ExampleWorkbook(text).bytes, path: "book.xlsx", as: .data)
  }
}
