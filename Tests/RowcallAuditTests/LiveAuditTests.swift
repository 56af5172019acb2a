#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import RowcallAudit
import RowcallAuditTesting
import RowcallTableView
import Testing

@Suite struct LiveAuditTests {
  @Test func aLiveTableIsCheckedByTheInterfaceRules() throws {
    let table = Self.table(ContentElement(.switch(isOn: true), name: "alerts"))
    let file = try Auditor().audit(table.view, title: "Settings")
    let finding = try #require(file.news.first?.finding)
    #expect(file.path == "Settings" && file.subject == .interface)
    #expect(file.news.map(\.rule) == ["interface-control-unlabelled"])
    #expect(finding.place.line == nil && finding.place.element.hasPrefix("scene \"Settings\" > table view"))
  }

  @Test func aTestFailsWithTheFindingsAsItsMessage() throws {
    let table = Self.table(ContentElement(.switch(isOn: true), name: "alerts"))
    try withKnownIssue {
      try expectAccessible(table.view, title: "Settings")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("interface-control-unlabelled") }
    }
    try expectAccessible(table.view, title: "Settings", failingFrom: .critical)
  }

  @Test func aTableThatCanBeFollowedPasses() throws {
    var element = ContentElement(.switch(isOn: true), name: "alerts")
    element.accessibility.label = "Alerts"
    let table = Self.table(element)
    try expectAccessible(table.view)
  }

  @Test func whatAProjectLivesWithIsNoFailure() throws {
    let table = Self.table(ContentElement(.switch(isOn: true), name: "alerts"))
    let rule = try RuleList.pattern("interface-control-unlabelled")
    let auditor = Auditor(accepted: [AcceptedFinding(rule: rule, reason: "named in June")])
    try expectAccessible(table.view, by: auditor)
  }

  @Test func aRowThatIsRefusedIsReportedAndNotSkipped() throws {
    let source = RefusingSource()
    let view = TableView(windowSize: 3)
    view.dataSource = source
    let error = #expect(throws: TableViewError.self) { try Auditor().audit(view) }
    #expect("\(try #require(error))" == "there is no cell for row 5 of section 0: the database is shut")
  }

  /// A table of one row with a control beside a text; it lives as long as its source.
  private static func table(_ element: ContentElement) -> (view: TableView, source: StaticTable) {
    let content = CellContent(style: .custom, elements: [ContentElement(.label("Alerts")), element])
    let source = StaticTable([StaticTable.Section(rows: [StaticTable.Row(content)])])
    let view = TableView()
    source.serve(view)
    return (view, source)
  }
}

/// Ten rows, of which one beyond the window cannot be had.
private final class RefusingSource: TableViewDataSource {
  struct Shut: Error, CustomStringConvertible {
    let description = "the database is shut"
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    if indexPath.row == 5 { throw Shut() }
    let cell = TableViewCell()
    cell.content = CellContent(title: "Row \(indexPath.row)")
    return cell
  }
}
