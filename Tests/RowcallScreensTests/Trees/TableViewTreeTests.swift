import RowcallAccessibility
import RowcallScreens
import RowcallTableView
import Testing

@Suite struct TableViewTreeTests {
  private func towns() -> ContentSource {
    let source = ContentSource(
      [["Aarau", "Aigle"], [], ["Chur"], ["Davos", "Disentis"]].map { $0.map { CellContent(title: $0) } })
    source.headers = ["A", "", "C", "D"]
    source.footers = ["2 towns", "none", "", "2 more"]
    return source
  }

  @Test func aTableIsAListOfSectionsInReadingOrder() throws {
    let source = towns()
    let table = try source.table()
    table.name = "towns"
    table.header = CellContent(title: "Towns", detail: "of the country")
    table.footer = CellContent(title: "5 in all")
    #expect(
      table.dump == """
        list #towns
        ├─ heading "Towns, of the country" level 1
        ├─ section "A"
        │  ├─ heading "A" level 2
        │  ├─ row "Aarau" 1 of 2 {activate}
        │  ├─ row "Aigle" 2 of 2 {activate}
        │  └─ footer "2 towns"
        ├─ section
        │  └─ footer "none"
        ├─ section "C"
        │  ├─ heading "C" level 2
        │  └─ row "Chur" 1 of 1 {activate}
        ├─ section "D"
        │  ├─ heading "D" level 2
        │  ├─ row "Davos" 1 of 2 {activate}
        │  ├─ row "Disentis" 2 of 2 {activate}
        │  └─ footer "2 more"
        └─ footer "5 in all"
        """)
  }

  @Test(arguments: [TableView.Style.plain, .grouped])
  func onlyWhatIsInTheWindowIsThere(_ style: TableView.Style) throws {
    let source = towns()
    let table = try source.table(style: style, windowSize: 3)
    table.header = CellContent(title: "Towns")
    table.footer = CellContent(title: "5 in all")
    try table.scrollToRow(at: path(0, 1), at: .top)
    let header = style == .plain ? "│  ├─ heading \"A\" level 2\n" : ""
    #expect(
      table.dump == """
        list
        ├─ section\(style == .plain ? " \"A\"" : "")
        \(header)│  ├─ row "Aigle" 2 of 2 {activate}
        │  └─ footer "2 towns"
        ├─ section
        │  └─ footer "none"
        ├─ section "C"
        │  ├─ heading "C" level 2
        │  └─ row "Chur" 1 of 1 {activate}
        └─ section "D"
           ├─ heading "D" level 2
           └─ row "Davos" 1 of 2 {activate}
        """)
  }

  // TV-24
  @Test func whatIsSpokenForAnIndexTitleCanBeReplaced() throws {
    let source = towns()
    source.indexTitles = ["A", "#"]
    source.indexLabels = ["#": "other signs"]
    let table = try source.table(windowSize: 1)
    #expect(
      table.dump.hasSuffix(
        """
        └─ index = "A" 1 of 2 {activate, increment, decrement}
        """))
    try table.adjustSectionIndex(by: 1)
    #expect(table.dump.hasSuffix(#"└─ index = "other signs" 2 of 2 {activate, increment, decrement}"#))
    #expect(table.accessibilityLabel(forIndexTitleAt: 1) == "other signs")
    #expect(table.accessibilityLabel(forIndexTitleAt: 2) == nil)
  }

  @Test func aTableThatWasNotLoadedIsAnEmptyList() {
    #expect(TableView().dump == "list")
  }

  @Test func aHeaderWithAControlIsNextToItsHeading() throws {
    final class Headed: TableViewDelegate {
      func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent? {
        CellContent(title: "Fruit", elements: [.init(.button("See all"))])
      }
      func tableView(_ tableView: TableView, footerForSection section: Int) -> CellContent? {
        CellContent(elements: [.init(.button("More"))])
      }
    }
    let (delegate, source) = (Headed(), ContentSource([[CellContent(title: "Pear")]]))
    let table = try source.table()
    table.delegate = delegate
    #expect(
      table.rowDump == """
        heading "Fruit" level 2
        button "See all" {activate}
        row "Pear" 1 of 1 {activate}
        button "More" {activate}
        """)
  }
}
