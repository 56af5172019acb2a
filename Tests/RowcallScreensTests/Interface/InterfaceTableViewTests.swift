import RowcallAccessibility
import RowcallTableView
import Testing

@testable import RowcallScreens

struct InterfaceTableViewTests {
  @Test func aDesignedTableBecomesALiveOne() throws {
    let table = try interface(
      storyboard(staticTable(cell(#"<label text="A"/>"#) + cell(#"<label text="B"/>"#)))
    )
    .scenes[0].tables[0]
    let designed = try table.designed()
    #expect(designed.tableView.style == .grouped)
    #expect(designed.tableView.numberOfRows == 2)
    #expect(designed.tableView.visibleCells.map(\.content.texts) == [["A"], ["B"]])
  }

  @Test func aSceneIsATreeOfItsTitleItsControlsAndItsTables() throws {
    let text = storyboard(
      """
      <view key="view"><subviews><button><state key="normal" title="Help"/></button>
      \(staticTable(cell(#"<label text="Alerts"/><switch on="YES"/>"#)))</subviews></view>
      """)
    let dump = try interface(text).scenes[0].tree().dump
    #expect(
      dump == """
        group "Settings" #vc
        ├─ heading "Settings" level 1
        ├─ button "Help" {activate}
        └─ list #table
           └─ section "Sounds"
              ├─ heading "Sounds" level 2
              └─ row 1 of 1
                 ├─ row "Alerts" 1 of 1 {activate}
                 └─ switch (on) {activate}

        """)
  }

  @Test(arguments: [
    (#"<label text="Alerts"/>"#, #"switch "Alerts" (on) 1 of 1 {activate}"#),
    ("", "switch (on) 1 of 1 {activate}"),
    (
      #"<label text="Alerts"/><button><state key="normal" title="More"/></button>"#,
      #"row 1 of 1 [row "Alerts" 1 of 1 {activate}, button "More" {activate}, switch "Alerts" (on) {activate}]"#
    ),
  ])
  func aSwitchAtTheEndOfARowIsNamedByTheRow(subviews: String, heard: String) throws {
    let cell = """
      <tableViewCell id="cell"><tableViewCellContentView key="contentView"><subviews>\(subviews)</subviews>
      </tableViewCellContentView><switch key="accessoryView" on="YES" id="s1"/></tableViewCell>
      """
    let dump = try interface(storyboard(staticTable(cell))).scenes[0].tree().dump
    let lines = dump.split(separator: "\n").map { $0.drop { !$0.isLetter } }
    let rows = lines.drop { !$0.hasPrefix("heading \"Sounds\"") }.dropFirst()
    let row = rows.first ?? ""
    #expect((rows.count == 1 ? "\(row)" : "\(row) [\(rows.dropFirst().joined(separator: ", "))]") == heard)
  }
}
