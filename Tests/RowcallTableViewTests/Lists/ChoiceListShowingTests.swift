import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ChoiceListShowingTests {
  private func table(of source: ChoiceSource) throws -> TableView {
    let table = TableView()
    table.dataSource = source
    table.delegate = source
    try table.reloadData()
    _ = table.takeLines()
    return table
  }

  // TV-42
  @Test func onlyTheRowsThatChangedAreReloadedAndTheSelectionGoes() throws {
    let source = ChoiceSource(ChoiceList(exclusive: ["work", "home", "garden"]))
    let table = try table(of: source)
    try table.activateRow(at: path(0, 2))
    #expect(table.visibleCells.map(\.content.accessory) == [.none, .none, .checkmark])
    #expect(table.indexPathsForSelectedRows.isEmpty)
    #expect(
      table.takeLines() == [
        #"focus on "garden" [0, 2]"#, #"selected "garden" [0, 2]"#, #"deselected "garden" [0, 2]"#,
        #"reloaded "work" [0, 0]"#, #"reloaded "garden" with checkmark [0, 2]"#,
      ])
  }

  // TV-42
  @Test func choosingTheCheckedRowAgainReloadsNothing() throws {
    let source = ChoiceSource(ChoiceList(exclusive: ["work", "home"], chosen: 1))
    let table = try table(of: source)
    try table.activateRow(at: path(0, 1))
    #expect(table.visibleCells.map(\.content.accessory) == [.none, .checkmark])
    #expect(
      table.takeLines() == [
        #"focus on "home" with checkmark [0, 1]"#, #"selected "home" with checkmark [0, 1]"#,
        #"deselected "home" with checkmark [0, 1]"#,
      ])
  }

  // TV-42
  @Test func anInclusiveRowIsCheckedAndUncheckedInPlace() throws {
    let source = ChoiceSource(ChoiceList(inclusive: ["olives", "capers"]))
    let table = try table(of: source)
    try table.activateRow(at: path(0, 0))
    try table.activateRow(at: path(0, 1))
    #expect(table.visibleCells.map(\.content.accessory) == [.checkmark, .checkmark])
    try table.activateRow(at: path(0, 0))
    #expect(table.visibleCells.map(\.content.accessory) == [.none, .checkmark])
    #expect(table.takeLines().filter { $0.hasPrefix("reloaded") }.count == 3)
  }
}

/// Shows a choice list.
private final class ChoiceSource: TableViewDataSource, TableViewDelegate {
  private var choices: ChoiceList<String>

  init(_ choices: ChoiceList<String>) { self.choices = choices }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { choices.items.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.content.title = choices.items[indexPath.row]
    cell.content.accessory = choices.accessory(ofRow: indexPath.row)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    try tableView.showChoice(at: indexPath, changedRows: choices.choose(indexPath.row))
  }
}
