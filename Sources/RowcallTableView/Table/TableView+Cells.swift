#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TableView {
  /// Registers how a cell of an identifier is made, as a prototype; the closure gets the identifier.
  public func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping (String) -> TableViewCell
  ) {
    // Released only after the pool was changed: a cell may turn to the table when it goes.
    withExtendedLifetime(pool.register(identifier, make)) {}
  }

  /// A cell that waits to be shown again, else a new one from the prototype, else `nil` if the identifier is not
  /// registered: the data source then makes the cell.
  ///
  /// A reused cell keeps whatever was not reset; its `prepareForReuse()` was called.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let waiting = pool.takeWaiting(identifier) {
      waiting.prepareForReuse()
      return waiting
    }
    return pool.prototypes[identifier]?(identifier)
  }

  /// A cell for a row from the prototype of an identifier.
  ///
  /// While the row is reconfigured this is the cell that shows it already, as it is.
  /// - Throws: `TableViewError.unregisteredIdentifier` if nothing is registered under that identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) throws(TableViewError) -> TableViewCell {
    if let present = refilled[try RowPlace(indexPath)], present.reuseIdentifier == identifier {
      return present
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      throw .unregisteredIdentifier(identifier, known: pool.prototypes.keys.sorted())
    }
    return cell
  }

  /// The cell that shows a row; `nil` if the row is not in the window or not there.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard let place = try? counts.place(of: indexPath) else { return nil }
    return window.cell(at: place)
  }

  /// The path of the row that a cell shows; `nil` if the cell is not shown.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    window.place(of: cell)?.indexPath
  }

  /// The cells in the window, in order.
  public var visibleCells: [TableViewCell] { window.rows.map(\.cell) }

  /// The paths of the rows in the window, in order.
  public var indexPathsForVisibleRows: [IndexPath] { window.rows.map(\.place.indexPath) }
}
