import Foundation
import RowcallAccessibility
import RowcallScreens
import RowcallTableView
import Testing

@Suite struct RowBuilderTests {
  // TV-11 TV-21
  @Test(arguments: [
    (CellAccessory.none, #"row "Oslo" 1 of 1 {activate}"#),
    (.disclosureIndicator, #"button "Oslo" 1 of 1 {activate}"#),
    (.checkmark, #"row "Oslo" (on) 1 of 1 {activate}"#),
    (
      .detailButton,
      """
      row 1 of 1
      ├─ row "Oslo" 1 of 1 {activate}
      └─ button "Oslo" <moreInfo> {showDetail}
      """
    ),
    (
      .detailDisclosureButton,
      """
      row 1 of 1
      ├─ button "Oslo" 1 of 1 {activate}
      └─ button "Oslo" <moreInfo> {showDetail}
      """
    ),
  ]) func standardAccessoriesNeedNoWordOfTheAuthor(_ accessory: CellAccessory, _ dump: String) throws {
    #expect(try rowDump(CellContent(title: "Oslo", accessory: accessory)) == dump)
  }

  // TV-23
  @Test func aCellIsAContainerByItself() throws {
    let content = CellContent(title: "Ada", accessory: .detailButton, elements: [.init(.button("Call"))])
    #expect(content.accessibility == AuthoredAccessibility())
    #expect(
      try rowDump(content) == """
        row 1 of 1
        ├─ row "Ada" 1 of 1 {activate}
        ├─ button "Call" {activate}
        └─ button "Ada" <moreInfo> {showDetail}
        """)
  }

  // TV-21 TV-50
  @Test func editControlsAreElementsOfTheirOwn() throws {
    var eggs = CellContent(title: "Eggs", accessory: .disclosureIndicator)
    eggs.editingAccessory = .detailButton
    let source = EditableSource([[CellContent(title: "Milk"), eggs]])
    let table = try source.editableTable()
    try table.setEditing(true)
    #expect(
      table.rowDump == """
        row 1 of 2
        ├─ button "Milk" <insert> {insert}
        └─ row "Milk" 1 of 2
        row 2 of 2
        ├─ button "Eggs" <delete> {delete}
        ├─ row "Eggs" 2 of 2
        ├─ button "Eggs" <moreInfo> {showDetail}
        └─ button "Eggs" <reorder> {reorder}
        """)
  }

  // TV-21 TV-51
  @Test(arguments: [
    (nil, #""Eggs" <confirmDeletion> {delete}"#), ("Throw away", #""Throw away" {delete}"#),
  ]) func aQuestionHasTwoAnswers(_ title: String?, _ confirmation: String) throws {
    let source = EditableSource([[CellContent(title: "Milk"), CellContent(title: "Eggs")]])
    source.deletionTitle = title
    let table = try source.editableTable()
    try table.setEditing(true)
    try table.activateEditControl(ofRowAt: path(0, 1))
    #expect(
      table.rowDump == """
        row 1 of 2
        ├─ button "Milk" <insert> {insert}
        └─ row "Milk" 1 of 2
        row 2 of 2
        ├─ button "Eggs" <delete> {delete}
        ├─ row "Eggs" 2 of 2
        ├─ button \(confirmation)
        ├─ button "Eggs" <cancel> {activate}
        └─ button "Eggs" <reorder> {reorder}
        """)
  }

  // TV-52
  @Test func aSwipedRowOffersItsActionsAndNoOtherRowDoes() throws {
    let source = EditableSource([[CellContent(title: "Milk"), CellContent(title: "Eggs")]])
    source.swipeActions = [.delete(), SwipeAction("Flag") { _ in true }]
    let table = try source.editableTable()
    try table.swipeRow(at: path(0, 1))
    #expect(
      table.rowDump == """
        row "Milk" 1 of 2 {activate}
        row 2 of 2
        ├─ row "Eggs" 2 of 2 {activate}
        ├─ button "Eggs" <confirmDeletion> {delete}
        └─ button "Flag" {activate}
        """)
    try table.cancelSwipe()
    #expect(table.rowDump.contains("Flag") == false)
  }

  @Test func aSelectedRowSaysSoAndOneThatCannotBeTappedOffersNothing() throws {
    let (table, source) = try ContentSource.table([CellContent(title: "Milk"), CellContent(title: "Eggs")])
    try table.selectRow(at: path(0, 1))
    #expect(table.rowDump.hasSuffix(#"row "Eggs" (selected) 2 of 2 {activate}"#))
    table.allowsSelection = false
    #expect(table.rowDump.hasPrefix("row \"Milk\" 1 of 2\n"))
    withExtendedLifetime(source) {}
  }

  // TV-5
  @Test func anIndentedRowHasALevelAndARowOfNoHeightIsNotThere() throws {
    final class Indenting: TableViewDelegate {
      func tableView(_ tableView: TableView, indentationLevelForRowAt path: IndexPath) -> Int? { path.row }
      func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> Double? {
        path.row == 1 ? 0 : nil
      }
    }
    let delegate = Indenting()
    let source = ContentSource([["a", "b", "c"].map { CellContent(title: $0) }])
    let table = try source.table()
    table.delegate = delegate
    try table.reloadData()
    #expect(
      table.rowDump == """
        row "a" 1 of 3 {activate}
        row "c" level 3 3 of 3 {activate}
        """)
  }
}
