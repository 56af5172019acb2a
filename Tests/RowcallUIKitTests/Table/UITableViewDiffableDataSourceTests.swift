import RowcallUIKit
import Testing

@Suite @MainActor struct UITableViewDiffableDataSourceTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func source(_ table: UITableView) -> Source {
    Source(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func aSnapshotBeforeTheFirstLayoutIsWhatTheTableLoads() {
    let table = UITableView()
    let source = source(table)
    source.apply(snapshot(["a": [1, 2], "b": [3]]))
    #expect(table.engine.log.entries.isEmpty)
    table.layoutIfNeeded()
    #expect(table.engine.log.entries.map(\.description) == ["loaded 3 rows in 2 sections"])
  }

  @Test func theFewestChangesAreApplied() {
    let table = UITableView()
    let source = source(table)
    source.apply(snapshot(["a": [1, 2, 3]]))
    table.layoutIfNeeded()
    let before = table.engine.log.nextNumber
    var isApplied = false
    source.apply(snapshot(["a": [3, 2, 4]])) { isApplied = true }
    #expect(isApplied)
    #expect(
      table.engine.log.events(from: before).map(\.description) == [
        "deleted \"1\" [0, 0]", "moved \"3\" [0, 0] from [0, 2], above \"2\" [0, 1]", "inserted \"4\" [0, 2]",
      ])
  }

  @Test func itemsAreFoundByPathAndPathsByItem() {
    let table = UITableView()
    let source = source(table)
    source.apply(snapshot(["a": [1, 2], "b": [3]]))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "c") == nil)
  }

  @Test func whatAPhoneRefusesLeavesASnapshotAsItWas() {
    var snapshot = snapshot(["a": [1, 2]])
    snapshot.appendItems([2])
    snapshot.appendItems([5], toSection: "none")
    snapshot.insertItems([6], beforeItem: 9)
    snapshot.moveItem(1, afterItem: 9)
    snapshot.deleteItems([9])
    snapshot.appendSections(["a"])
    snapshot.deleteSections(["none"])
    snapshot.reloadItems([9])
    #expect(snapshot.itemIdentifiers == [1, 2])
    #expect(snapshot.sectionIdentifiers == ["a"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.numberOfItems(inSection: "none") == 0)
  }

  @Test func reloadingReadsTheTableAnew() {
    let table = UITableView()
    let source = source(table)
    table.layoutIfNeeded()
    source.applySnapshotUsingReloadData(snapshot(["a": [1]]))
    #expect(table.engine.log.entries.last?.description == "loaded 1 row in 1 section")
  }
}
