import RowcallTableView
import Testing

@Suite struct HeaderTests {
  private final class Elements: TableViewDelegate {
    var headers: [Int: CellContent] = [:]
    var footers: [Int: CellContent] = [:]
    var whenAsked: () -> Void = {}
    func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent? {
      whenAsked()
      return headers[section]
    }
    func tableView(_ tableView: TableView, footerForSection section: Int) -> CellContent? { footers[section] }
  }

  private let source = TownSource(["Aarau"], ["Baden"], ["Chur"], titles: ["first", ""])
  private let elements = Elements()

  private func makeTable() throws -> TableView {
    let table = TableView()
    table.dataSource = source
    table.delegate = elements
    try table.reloadData()
    return table
  }

  // TV-2
  @Test func aSectionHasTheTitleOfTheDataSourceOrTheElementOfTheDelegate() throws {
    let table = try makeTable()
    elements.headers[2] = CellContent(title: "third", detail: "one town")
    elements.footers[0] = CellContent(elements: [ContentElement(.label("below"))])
    #expect((0..<4).map { table.header(ofSection: $0)?.title } == ["first", nil, "third", nil])
    #expect((0..<4).map { table.footer(ofSection: $0)?.texts } == [["below"], nil, nil, nil])
  }

  // TV-2
  @Test func aHeaderWithoutATextIsNotThereAtAll() throws {
    let table = try makeTable()
    elements.headers[0] = CellContent()
    elements.headers[2] = CellContent()
    elements.headers[2]?.accessibility.label = ""
    for section in 0..<3 {
      #expect(throws: TableViewError.nothingThere(.sectionHeader(section))) {
        try table.moveFocus(to: .sectionHeader(section))
      }
    }
    #expect(
      "\(TableViewError.nothingThere(.sectionHeader(1)))"
        == "there is no header of section 1; give it a text, or put the focus on a row")
  }

  // TV-2
  @Test func theTableHasAHeaderAndAFooterOfItsOwn() throws {
    let table = try makeTable()
    (table.header, table.footer) = (CellContent(title: "All towns"), CellContent(title: "3 towns"))
    _ = table.takeLines()
    try table.moveFocus(.first)
    try table.moveFocus(.last)
    #expect(
      table.takeLines() == [#"focus on table header "All towns""#, #"focus on table footer "3 towns""#])
    table.footer = nil
    #expect(table.takeLines() == [#"focus on "Chur" [2, 0]"#])
    try table.moveFocus(.first)
    table.header = nil
    #expect(table.focus == .sectionHeader(0))
  }

  // TV-2 TV-60
  @Test(arguments: [nil, "Zug"]) func aFooterMayGoInTheMiddleOfAnUpdate(failing: String?) throws {
    let table = try makeTable()
    table.footer = CellContent(title: "3 towns")
    try table.moveFocus(.last)
    elements.whenAsked = { table.footer = nil }
    source.failing = failing
    source.sections.append(["Zug"])
    #expect((try? table.insertSections([3])) != nil || failing != nil)
    elements.whenAsked = {}
    #expect(table.focus == .row(path(table.numberOfSections - 1, 0)))
    #expect(try table.moveFocus(.next) == false)
  }
}
