/// A data source that is given whole snapshots, and tells the table the fewest changes from one to the next.
///
/// Keep it alive: the table does not. Subclass it for headers and footers, or to add `EditableTableViewDataSource` or
/// `ReorderableTableViewDataSource`.
open class DiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  IdentifyingTableViewDataSource
{
  /// Gives the cell for an item, from the table's queues or newly made.
  public typealias CellProvider = (TableView, IndexPath, ItemID) throws -> TableViewCell

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var current = SnapshotIndex<SectionID, ItemID>()
  /// The item that the table asked the name of last, so that it is found again whatever other items are called.
  private var named: (name: String, item: ItemID)?

  /// Makes a data source without sections, and makes it the table's.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What the table shows now; change it, and hand it to `apply(_:)`.
  public func snapshot() -> TableSnapshot<SectionID, ItemID> { current.snapshot }

  /// Brings the table to a snapshot: with the fewest deletions, insertions and moves, and the reloads it asks for.
  ///
  /// Items that are in both snapshots are the same rows, wherever they stand: they keep the cursor and stay selected.
  /// With `reloadingData` the table is read anew instead. A table that was never loaded is loaded.
  /// - Throws: what the table's update throws; the table and the data source are then as they were.
  public func apply(
    _ snapshot: TableSnapshot<SectionID, ItemID>, reloadingData: Bool = false
  ) throws(TableViewError) {
    guard let tableView else { return current = SnapshotIndex(snapshot.settled) }
    try tableView.apply(snapshot, from: current.snapshot, reloadingData: reloadingData) {
      current = SnapshotIndex($0)
    }
  }

  // MARK: Finding

  /// The item in a row; `nil` if there is no such row.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemID? { current.item(at: indexPath) }

  /// The row of an item; `nil` if the item is not there.
  public func indexPath(for item: ItemID) -> IndexPath? { current.indexPath(of: item) }

  /// The identifier of the section at an index; `nil` if there is no such section.
  public func sectionIdentifier(for index: Int) -> SectionID? { current.section(at: index) }

  /// The index of a section; `nil` if the section is not there.
  public func index(for section: SectionID) -> Int? { current.index(of: section) }

  // MARK: TableViewDataSource

  /// As many sections as the snapshot has.
  public func numberOfSections(in tableView: TableView) -> Int { current.snapshot.numberOfSections }

  /// As many rows as the section has items.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.items(inSection: section).count
  }

  /// The cell that the provider gives for the item.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      throw TableViewError.rowOutOfRange(
        indexPath, sections: current.snapshot.numberOfSections,
        rows: current.section(at: indexPath.section).map { _ in
          current.items(inSection: indexPath.section).count
        },
        .now)
    }
    return try cellProvider(tableView, indexPath, item)
  }

  /// No header; override it to give one.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// No footer; override it to give one.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  /// No index; override it to give one.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of the same number; override it for an index that is not one title for each section.
  open func tableView(_: TableView, sectionForSectionIndexTitle: String, at index: Int) -> Int { index }

  /// The title itself; override it where something else is to be spoken.
  open func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String? { nil }

  /// The first text that the row shows; override it where rows are found by more, or are many.
  open func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? { nil }

  /// Moves the item in the snapshot, as the table moves its row.
  ///
  /// A subclass that is a `ReorderableTableViewDataSource` needs no more than this.
  open func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    var moved = current.snapshot
    moved.moveItem(
      from: RowPlace(section: source.section, row: source.row),
      to: RowPlace(section: destination.section, row: destination.row))
    current = SnapshotIndex(moved)
  }

  // MARK: IdentifyingTableViewDataSource

  /// The item's description.
  public func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String? {
    named = itemIdentifier(for: indexPath).map { ("\($0)", $0) }
    return named?.name
  }

  /// The row of the item whose description the table asked for last.
  public func indexPathForElement(
    withModelIdentifier identifier: String, in tableView: TableView
  ) -> IndexPath? {
    guard let named, named.name == identifier else { return nil }
    return indexPath(for: named.item)
  }
}

extension TableView {
  /// Brings the table from one snapshot to another, for a data source that keeps the snapshot itself.
  ///
  /// - Parameters:
  ///   - snapshot: what the table shows afterwards.
  ///   - former: what it shows now.
  ///   - reloadingData: whether the table is read anew instead of getting the fewest changes.
  ///   - adopt: gives the data source the snapshot that it has to answer from; called before the table asks, and once
  ///     more with the former one if the table refuses the update.
  /// - Throws: what the table's update throws; the table is then as it was.
  public func apply<SectionID, ItemID>(
    _ snapshot: TableSnapshot<SectionID, ItemID>, from former: TableSnapshot<SectionID, ItemID>,
    reloadingData: Bool = false, adopt: (TableSnapshot<SectionID, ItemID>) -> Void
  ) throws(TableViewError) {
    try change("apply(_:)") { () throws(TableViewError) in
      let operations = reloadingData ? [] : SnapshotDifference(from: former, to: snapshot).operations
      adopt(snapshot.settled)
      do throws(TableViewError) {
        try apply(OpenUpdates(block: UpdateBlock(operations: operations), isReload: reloadingData))
      } catch {
        adopt(former)
        throw error
      }
    }
  }
}
