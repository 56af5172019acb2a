/// Passes the engine's questions on to the app's data source, and what happened to its delegate.
///
/// The engine is bound to no actor; the conformances are bound to the main one, where every table of this module is.
@MainActor final class TableBridge {
  unowned let table: UITableView
  /// True while a row is moved by a driver: then a data source that says nothing about moving is asked to move.
  var assumesMoves = false

  /// True while the data source moves the item of a row that was dragged.
  private(set) var isMoving = false
  /// The numbers that the app knows the titles of the index by.
  private var indexNumbers: [Int] = []

  init(_ table: UITableView) { self.table = table }

  var source: (any UITableViewDataSource)? { table.dataSource }
  var delegate: (any UITableViewDelegate)? { table.delegate }
}

extension TableBridge: @MainActor TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { source?.numberOfSections(in: table) ?? 0 }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    source?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    guard let source else { throw TableViewError.noDataSource }
    let cell = source.tableView(table, cellForRowAt: indexPath)
    cell.updateConfigurationIfNeeded()
    return cell.hostedCell
  }

  /// The titles without the magnifying glass, which stands for the search field above the table and leads to no section.
  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    let titles = source?.sectionIndexTitles(for: table) ?? []
    indexNumbers = titles.indices.filter { titles[$0] != UITableView.indexSearch }
    return indexNumbers.map { titles[$0] }
  }

  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    let number = indexNumbers.indices.contains(index) ? indexNumbers[index] : index
    return source?.tableView(table, sectionForSectionIndexTitle: title, at: number) ?? number
  }
}

extension TableBridge: @MainActor EditableTableViewDataSource {
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Once it was found out that nothing can be committed, rows are no longer offered for deletion.
    guard let source, !table.missing.contains(.commit) else { return false }
    return source.tableView(table, canEditRowAt: indexPath)
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    guard let source else { throw TableViewError.noDataSource }
    let style = UITableViewCell.EditingStyle(editingStyle)
    let isImplemented = table.isImplemented(.commit) {
      source.tableView(table, commit: style, forRowAt: indexPath)
    }
    if !isImplemented { throw TableViewError.notEditable(indexPath) }
  }
}

extension TableBridge: @MainActor ReorderableTableViewDataSource {
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let source else { return false }
    var canMove = false
    let isImplemented = table.isImplemented(.canMove) {
      canMove = source.tableView(table, canMoveRowAt: indexPath)
    }
    // Whether rows can be moved is then up to `moveRowAt`, which cannot be called only to see whether it is there.
    return canMove && (isImplemented || assumesMoves)
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    isMoving = true
    defer { isMoving = false }
    self.source?.tableView(table, moveRowAt: source, to: destination)
  }
}
