import RowcallTableView
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One level of a small application: a list of names, each of which may lead to the next level.
final class LevelScreen: TableScreen {
  let title: String
  let tableView = TableView()
  weak var navigation: NavigationStack?
  var names: [String]
  var items: [BarItem] = []
  var hidesBack = false
  /// The screen that a row leads to; `nil` for none.
  var next: (String) -> (any TableScreen)? = { _ in nil }
  /// What `willAppear()` and the showing of cells throw.
  var failure: (any Error)?
  private(set) var calls: [String] = []

  init(_ title: String, _ names: [String]) {
    self.title = title
    self.names = names
    tableView.dataSource = self
    tableView.delegate = self
  }

  var barItems: [BarItem] { items }

  func willAppear() throws {
    calls.append("will appear")
    if let failure { throw failure }
  }

  func didReturn(from screen: any TableScreen) { calls.append("returned from \(screen.title)") }

  /// Which hooks ran since the last call.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

extension LevelScreen: EditableTableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.content.title = names[indexPath.row]
    cell.content.accessory = .detailDisclosureButton
    return cell
  }

  func tableView(_ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath)
    throws
  {
    names.remove(at: indexPath.row)
    try tableView.deleteRows(at: [indexPath])
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    if let screen = next(names[indexPath.row]) { try navigation?.push(screen) }
  }
}

/// What the author's own code throws in the tests.
enum OwnError: Error { case outOfPaper }

extension NavigationStack {
  /// What was logged since the last call, a line each.
  func takeLines() -> [String] { log.drain().map(\.description) }
}
