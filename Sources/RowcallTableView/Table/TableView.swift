/// A table of sections and rows that a listener moves through, selects from and edits, without a screen.
///
/// It asks its data source for cells only as far as its window reaches, tells its delegate what the listener does, and
/// writes every change into its log. Calls that cannot be carried out throw and leave the table as it was. A table
/// belongs to whoever made it: use it from one thread or actor only.
public final class TableView {
  /// How the sections are set off from each other.
  public enum Style: Hashable, Sendable {
    /// One list; headers stay in sight while their section scrolls.
    case plain
    /// Each section is a group of its own.
    case grouped
    /// Each section is a group of its own, set in from the edges.
    case insetGrouped
  }

  /// How the sections are set off from each other.
  public let style: Style
  /// The name of the table in its log; `nil` for none.
  public var name: String?
  /// Where everything that happens is written down; opening a screen sets it to the log of its navigation.
  public var log: EventLog
  /// What the table shows; another one is read at the next call that needs its rows.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { isLoaded = false } }
  }
  /// Who hears what the listener does.
  public weak var delegate: (any TableViewDelegate)?

  /// What stands before the first row; `nil` for nothing.
  public var header: CellContent? {
    didSet { leaveLostEnd() }
  }
  /// What stands after the last row; `nil` for nothing.
  public var footer: CellContent? {
    didSet { leaveLostEnd() }
  }

  /// Whether rows can be selected outside editing mode.
  public var allowsSelection = true
  /// Whether rows can be selected in editing mode.
  public var allowsSelectionDuringEditing = false
  /// Whether more than one row can be selected outside editing mode.
  public var allowsMultipleSelection = false
  /// Whether more than one row can be selected in editing mode.
  public var allowsMultipleSelectionDuringEditing = false

  /// How many rows the window shows at most; 1 to 2147483647.
  public internal(set) var windowSize: Int
  /// The titles of the section index; empty if the table has none.
  public internal(set) var sectionIndexTitles: [String] = []
  /// What the cursor is on; `nil` before it is put anywhere, and in an empty table.
  public internal(set) var focus: Focus?
  /// Whether the table is in editing mode.
  public internal(set) var isEditing = false

  var counts = SectionCounts([])
  var isLoaded = false
  var window = VisibleWindow()
  var pool = ReusePool()
  var selection = SelectionState()
  var updates = OpenUpdates()
  var calls = CallGuard()
  /// Where the section index stands while the cursor is on it.
  var indexStand: IndexStand?
  /// What was typed to find the row that the cursor is on; `nil` once the cursor went elsewhere.
  var typed: String?
  /// The data source's name for the focused item; `nil` if it names none.
  var focusedIdentifier: String?
  /// The cells of rows that are being filled anew, by the rows' places after the update.
  var refilled: [RowPlace: TableViewCell] = [:]
  var swipe: Swipe?
  var swipeRunsBegun = 0
  /// The runs of which it is not known yet whether they were carried out.
  var pendingSwipeRuns: [SwipeRun.ID: SwipeRun] = [:]
  var confirmation: RowPlace?
  var reordering: Reordering?
  /// Rows that have to be found again after a callback; `nil` for one that went meanwhile.
  var bookmarks: [RowPlace?] = []

  /// Makes a table without rows.
  ///
  /// - Parameters:
  ///   - style: how the sections are set off from each other.
  ///   - windowSize: how many rows the window shows at most.
  ///   - log: where events are written; a log of its own unless given.
  public init(style: Style = .plain, windowSize: Int = 10, log: EventLog = EventLog()) {
    self.style = style
    self.windowSize = Self.possibleWindowSize(windowSize)
    self.log = log
  }

  func note(_ event: TableViewEvent) { log.append(.table(event), from: self) }

  /// Reads the whole table anew: the counts of all sections, then the cells of the window.
  ///
  /// The window stays where it is as far as it can and shows the cursor's row. The selection is lost, a swipe or a move
  /// under way ends. The cursor finds its item again by the data source's identifiers, else by what the row shows, else
  /// it keeps its place.
  /// Inside an update block the whole block becomes a reload.
  public func reloadData() throws(TableViewError) {
    try change("reloadData()", insideUpdates: true) { () throws(TableViewError) in
      if updates.areOpen { updates.isReload = true } else { try load() }
    }
  }

  /// Reads the table if nobody has done so yet.
  func loadIfNeeded() throws(TableViewError) {
    if !isLoaded { try load() }
  }

  /// Reads the table; everything that can fail comes first.
  func load() throws(TableViewError) {
    let before = memory
    let content = focusedPlace.flatMap { window.cell(at: $0)?.content }
    let (made, landing) = try attempt { () throws(TableViewError) -> (VisibleWindow, Landing?) in
      counts = try askCounts()
      forgetPlaces()
      let identified = identifiedPlace()
      let made = try makeWindow(
        top: topAfterReload(identified), isCounted: { _, _ in true }, keeping: { _ in nil })
      return (made, self.landing(after: content, in: made, identified: identified))
    }
    window = made
    isLoaded = true
    noteCutShort(before) { _ in true }
    note(.loaded(sections: counts.numberOfSections, rows: counts.total))
    askIndexTitles()
    land(landing)
    display(made, after: before.window, measuring: true)
    endLostSwipe()
  }

  /// Forgets everything that names a row by its former place; where the window starts is kept.
  private func forgetPlaces() {
    window.rows = []
    window.titles = [:]
    selection.removeAll()
    confirmation = nil
    reordering = nil
    swipe?.place = nil
    bookmarks = bookmarks.map { _ in nil }
  }

  /// Writes down what ends because its row is read anew.
  func noteCutShort(_ before: TableMemory, where isReadAnew: (RowPlace) -> Bool) {
    if let place = before.confirmation, isReadAnew(place) {
      note(.confirmationCancelled(before.reference(to: place)))
    }
    if let carried = before.reordering, isReadAnew(carried.origin) {
      note(.reorderingCancelled(before.reference(to: carried.origin)))
    }
  }

  /// Where the window starts after a reload: where it was, or so that the cursor's row lies in it.
  private func topAfterReload(_ identified: RowPlace?) -> Int {
    guard let place = identified ?? focus.flatMap(nearest(to:))?.rowPlace else { return window.top }
    return top(near: window.top, showing: counts.position(of: place))
  }

  /// The number of sections, as the table knows it.
  public var numberOfSections: Int { counts.numberOfSections }

  /// The number of rows in all sections together.
  public var numberOfRows: Int { counts.total }

  /// The number of rows in a section; 0 for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    (0..<counts.numberOfSections).contains(section) ? counts[section] : 0
  }

  /// The position of a row over all sections, counted from zero; `nil` for a row that is not there.
  package func position(of indexPath: IndexPath) -> Int? {
    (try? counts.place(of: indexPath)).map(counts.position(of:))
  }

  /// The path of the row at a position over all sections, counted from zero; `nil` past the end.
  package func indexPath(atPosition position: Int) -> IndexPath? {
    counts.place(at: position)?.indexPath
  }

  /// Asks the data source for all counts.
  func askCounts() throws(TableViewError) -> SectionCounts {
    guard let dataSource else { throw .noDataSource }
    let sections = try askNumberOfSections(dataSource)
    var rows: [Int] = []
    rows.reserveCapacity(sections)
    for section in 0..<sections { rows.append(try askNumberOfRows(dataSource, section)) }
    return SectionCounts(rows)
  }

  func askNumberOfSections(_ source: any TableViewDataSource) throws(TableViewError) -> Int {
    let count = ask("numberOfSections(in:)") { source.numberOfSections(in: self) }
    return try SectionCounts.checked(count, section: nil)
  }

  func askNumberOfRows(_ source: any TableViewDataSource, _ section: Int) throws(TableViewError) -> Int {
    let count = ask("tableView(_:numberOfRowsInSection:)") {
      source.tableView(self, numberOfRowsInSection: section)
    }
    return try SectionCounts.checked(count, section: section)
  }

  /// Finds a data source that changed its mind about a section without telling the table.
  func checkCount(ofSection section: Int) throws(TableViewError) {
    guard let dataSource else { throw .noDataSource }
    let found = try askNumberOfRows(dataSource, section)
    guard found == counts[section] else {
      throw .countChanged(section: section, known: counts[section], found: found)
    }
  }

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

/// Everything that an update changes, as a value: what events still need to know of the table before it, and what is put
/// back if it fails half-way.
struct TableMemory {
  var counts: SectionCounts
  var window: VisibleWindow
  var selection: SelectionState
  var swipe: Swipe?
  var confirmation: RowPlace?
  var reordering: Reordering?
  var bookmarks: [RowPlace?]
}

extension TableView {
  var memory: TableMemory {
    get {
      TableMemory(
        counts: counts, window: window, selection: selection, swipe: swipe, confirmation: confirmation,
        reordering: reordering, bookmarks: bookmarks)
    }
    set {
      counts = newValue.counts
      window = newValue.window
      selection = newValue.selection
      swipe = newValue.swipe
      confirmation = newValue.confirmation
      reordering = newValue.reordering
      bookmarks = newValue.bookmarks
    }
  }

  /// Runs steps of which any may fail; if one does, all is put back.
  func attempt<Result>(_ steps: () throws(TableViewError) -> Result) throws(TableViewError) -> Result {
    let before = memory
    do throws(TableViewError) {
      return try steps()
    } catch {
      memory = before
      throw error
    }
  }
}
