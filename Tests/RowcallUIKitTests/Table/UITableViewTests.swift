import RowcallUIKit
import Testing

/// Names in one section; edits and moves are left out unless a subclass adds them.
@MainActor private class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names: [String]
  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

@MainActor private final class Tagged: UITableViewCell {
  var prepared = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() { prepared += 1 }
}

/// A cell class with an initializer of its own, which compiles only because no initializer is required.
@MainActor private final class Modelled: UITableViewCell {
  init(title: String) {
    super.init(style: .default, reuseIdentifier: nil)
    textLabel?.text = title
  }
  required init?(coder: NSCoder) { nil }
}

@Suite @MainActor struct UITableViewTests {
  private func table(_ source: Names) -> UITableView {
    let table = UITableView(frame: .zero, style: .grouped)
    table.register(Tagged.self, forCellReuseIdentifier: "Name")
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test func aTableLoadsWhenItIsLaidOutAndNotBefore() {
    let source = Names(["Ada"])
    let table = table(source)
    table.reloadData()
    #expect(table.engine.log.entries.isEmpty)
    source.names.append("Ben")
    table.layoutIfNeeded()
    #expect(table.engine.log.entries.map(\.description) == ["loaded 2 rows in 1 section"])
  }

  @Test func aRegisteredClassIsMadeByItsOwnInitializer() {
    let source = Names(["Ada"])
    let table = table(source)
    #expect(table.visibleCells.first is Tagged)
    #expect(table.visibleCells.first?.reuseIdentifier == "Name")
    #expect(table.visibleCells.first?.detailTextLabel != nil)
    #expect(Modelled(title: "Eve").textLabel?.text == "Eve")
  }

  @Test func aReusedCellIsTheSameObjectAndIsPrepared() {
    let source = Names((0..<30).map { "Name \($0)" })
    let table = table(source)
    let first = table.visibleCells.first as? Tagged
    for row in [10, 20] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    }
    #expect(table.visibleCells.contains { $0 === first })
    #expect(first?.prepared == 1)
  }

  @Test func anIdentifierThatNobodyRegisteredGivesAPlainCell() {
    let source = Names(["Ada"])
    let table = UITableView()
    table.dataSource = source
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada"])
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
  }

  @Test func anUpdateThatDoesNotAddUpChangesNothingAndIsLogged() {
    let source = Names(["Ada", "Ben"])
    let table = table(source)
    table.layoutIfNeeded()
    var isDone: Bool?
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    } completion: {
      isDone = $0
    }
    #expect(isDone == false)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.engine.log.entries.last?.description.hasPrefix("refused: ") == true)
  }

  @Test func rowsThatDoNotExistAreRefusedAndNothingTraps() {
    let source = Names(["Ada"])
    let table = table(source)
    table.layoutIfNeeded()
    let nowhere = IndexPath(row: 7, section: 3)
    table.selectRow(at: nowhere, animated: false, scrollPosition: .none)
    table.deselectRow(at: nowhere, animated: false)
    table.scrollToRow(at: nowhere, at: .middle, animated: false)
    table.reloadRows(at: [nowhere], with: .none)
    table.moveSection(4, toSection: 5)
    table.endUpdates()
    #expect(table.cellForRow(at: nowhere) == nil)
    #expect(table.engine.log.entries.dropFirst().count == 6)
    #expect(table.engine.log.entries.dropFirst().allSatisfy { $0.description.hasPrefix("refused: ") })
  }

  @Test func deletingWithoutCommitIsRefusedAndTheRowStays() {
    let source = Names(["Ada"])
    let table = table(source)
    table.layoutIfNeeded()
    #expect(throws: TableViewError.notEditable([0, 0])) {
      try table.engine.swipeRow(at: [0, 0])
      try table.engine.performSwipeAction()
    }
    #expect(table.numberOfRows(inSection: 0) == 1)
    // Found out once, it is not offered again.
    #expect(throws: TableViewError.nothingToSwipe([0, 0])) { try table.engine.swipeRow(at: [0, 0]) }
  }

  @Test func aTableWithoutADataSourceIsEmpty() {
    let table = UITableView()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func theViewsAroundTheRowsAreRead() {
    let source = Names([])
    let table = table(source)
    let header = UILabel()
    header.text = "Members"
    table.tableHeaderView = header
    table.tableFooterView = UIView()
    #expect(table.engine.header?.title == "Members")
    #expect(table.engine.footer == nil)
    table.tableHeaderView = nil
    #expect(table.engine.header == nil)
  }
}
