/// A data source that applies the fewest changes from one snapshot to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Gives the cell for an item; `nil` is a mistake that shows an empty row.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// A snapshot for this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How rows come and go; accepted, because nothing moves here.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var current = SnapshotIndex<SectionIdentifierType, ItemIdentifierType>()
  /// Makes a data source without sections, and makes it the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }
  /// A copy of the current snapshot.
  open func snapshot() -> Snapshot { Snapshot(current.snapshot) }
  /// Applies a snapshot with the fewest changes, then calls the completion.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    show(snapshot, reloadingData: false)
    completion?()
  }
  /// Applies a snapshot with the fewest changes.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    show(snapshot, reloadingData: false)
  }
  /// Applies a snapshot by reloading the table, then calls the completion.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    show(snapshot, reloadingData: true)
    completion?()
  }
  private func show(_ snapshot: Snapshot, reloadingData: Bool) {
    guard let tableView, tableView.isLoaded, !tableView.bridge.isMoving else {
      // Not loaded yet; or a row is being moved by hand, which the table carries out by itself.
      current = SnapshotIndex(snapshot.table.settled)
      return
    }
    let former = current.snapshot
    tableView.attempt {
      try tableView.engine.apply(snapshot.table, from: former, reloadingData: reloadingData) {
        current = SnapshotIndex($0)
      }
    }
  }
  /// Shows the visible items of an outline as the rows of a section, which is added if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole, reloadingData: false)
    outlines[section] = snapshot
    completion?()
  }
  /// The outline of a section: the one that was applied, or else its items without children.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    let items = snapshot().itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(items)
    return outline
  }
  /// The item in a row; `nil` if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The row of an item; `nil` if the item is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  /// The section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }
  /// The index of a section; `nil` if the section is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.index(of: sectionIdentifier)
  }
  /// As many sections as the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.snapshot.numberOfSections }
  /// As many rows as the section has items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.items(inSection: section).count
  }
  /// The cell that the provider gives for the item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  /// No title; override it to give one.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No text; override it to give one.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row can be edited: none, unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Deletes or inserts a row in the data; override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.noteMissing(.commit) }
  /// Whether a row can be moved: none, unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Moves an item as its row is moved; override it to apply a snapshot.
  open func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
  /// No index; override it to give one.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of the same number; override it for another index.
  open func tableView(_: UITableView, sectionForSectionIndexTitle: String, at index: Int) -> Int { index }
}
