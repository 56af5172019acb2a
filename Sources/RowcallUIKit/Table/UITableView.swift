/// A table of sections and rows, with the methods that app authors know and Rowcall's engine behind them.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table.
  public typealias Style = TableView.Style
  /// Where a row is after scrolling.
  public typealias ScrollPosition = RowcallTableView.ScrollPosition
  /// The style of the table.
  public let style: Style
  /// The headless table, which does all the work.
  public let engine: TableView
  private(set) lazy var bridge = TableBridge(self)
  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { loadAnew() } }
  }
  /// The delegate; a weak reference.
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The prefetching data source; a weak reference.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are announced to the prefetch data source.
  open var isPrefetchingEnabled = true
  /// The view before the first row; `nil` for none.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view after the last row; `nil` for none.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Stored only, without effect, but for a row height of 0, which hides the rows.
  open var rowHeight = automaticDimension, estimatedRowHeight = automaticDimension,
    sectionHeaderHeight = automaticDimension, sectionFooterHeight = automaticDimension,
    estimatedSectionHeaderHeight = automaticDimension, estimatedSectionFooterHeight = automaticDimension,
    sectionHeaderTopPadding = automaticDimension, separatorInset: UIEdgeInsets = .zero,
    separatorStyle: UITableViewCell.SeparatorStyle = .singleLine, separatorColor: UIColor?,
    sectionIndexColor: UIColor?, sectionIndexBackgroundColor: UIColor?,
    sectionIndexTrackingBackgroundColor: UIColor?, separatorEffect: UIVisualEffect?,
    separatorInsetReference = SeparatorInsetReference.fromCellEdges, selectionFollowsFocus = false,
    backgroundView: UIView?,
    sectionIndexMinimumDisplayRowCount = 0, cellLayoutMarginsFollowReadableWidth = false,
    insetsContentViewsToSafeArea = true, dragInteractionEnabled = true, remembersLastFocusedIndexPath = false
  /// Whether rows can be selected outside editing mode.
  open var allowsSelection = true { didSet { engine.allowsSelection = allowsSelection } }
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false {
    didSet { engine.allowsSelectionDuringEditing = allowsSelectionDuringEditing }
  }
  /// Whether more than one row can be selected outside editing mode.
  open var allowsMultipleSelection = false {
    didSet { engine.allowsMultipleSelection = allowsMultipleSelection }
  }
  /// Whether more than one row can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { engine.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing }
  }
  /// True once the table has asked for its rows.
  var isLoaded = false
  var missing: Set<OptionalMethod> = []
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The views above and below sections, as they were last given.
  var sectionViews: (headers: [Int: UIView], footers: [Int: UIView]) = ([:], [:])
  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    engine = TableView(style: style)
    super.init(frame: frame)
    connect()
  }
  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    engine = TableView(style: .plain)
    super.init(coder: coder)
    connect()
  }
  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { engine.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Enters or leaves editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { attempt { try engine.setEditing(editing) } }
  /// Reloads the table, at the first layout if that has not been yet.
  open func reloadData() {
    guard isLoaded else { return setNeedsLayout() }
    attempt { try engine.reloadData() }
  }
  /// Loads the table if that was not done yet.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
  }
  /// Joins the session that drives the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    joinSession()
  }
  private func connect() { (engine.dataSource, engine.delegate) = (bridge, bridge) }
}

extension UITableView {
  /// The height that says "as the content needs".
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of the search field in the section index.
  nonisolated public static let indexSearch = "{search}"
  /// Runs a call of the engine, which logs what it refuses.
  func attempt(_ call: () throws -> Void) {
    announceScreens()
    try? call()
  }
  /// Lets the session log which screens came or went.
  func announceScreens() { session?.announceScreens() }
  /// The session that drives the window of the table; `nil` for a table that is used by itself.
  private var session: ScreenSession? { (window as? SessionWindow)?.session }
  /// Loads the table if that was not done yet and there is somebody to ask.
  func loadIfNeeded() {
    guard !isLoaded, dataSource != nil else { return }
    isLoaded = true
    joinSession()
    readEnds()
    attempt { try engine.reloadData() }
  }
  /// Logs into the session from now on.
  private func joinSession() {
    guard let session, engine.log !== session.log else { return }
    engine.log = session.log
    try? engine.resizeWindow(to: session.rowsInSight)
  }
  private func loadAnew() {
    missing = []
    isLoaded = false
    setNeedsLayout()
  }
  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    readEnds()
  }
  /// Reads the views before the first and after the last row.
  func readEnds() {
    engine.header = tableHeaderView.flatMap { CellContent(reading: $0) }
    engine.footer = tableFooterView.flatMap { CellContent(reading: $0) }
  }
  /// The number of sections, as the table knows it.
  public var numberOfSections: Int {
    loadIfNeeded()
    return engine.numberOfSections
  }
  /// The number of rows in a section; 0 for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return engine.numberOfRows(inSection: section)
  }
  /// The cell that shows a row; `nil` if the row is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    (engine.cellForRow(at: indexPath) as? HostedCell)?.view
  }
  /// The path of the row that a cell shows; `nil` if the cell is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.hosted.flatMap { engine.indexPath(for: $0) }
  }
  /// The cells in sight, in order.
  public var visibleCells: [UITableViewCell] {
    loadIfNeeded()
    return engine.visibleCells.compactMap { ($0 as? HostedCell)?.view }
  }
  /// The paths of the rows in sight, in order; `nil` if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    let paths = engine.indexPathsForVisibleRows
    return paths.isEmpty ? nil : paths
  }
  /// The rectangle of a section: none, because nothing is laid out.
  public func rect(forSection section: Int) -> CGRect { .zero }
  /// The path of the row at a point: that of the cell that answered `convert(_:to:)`, else none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Moves the rows in sight so that a row is among them.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    attempt { try engine.scrollToRow(at: indexPath, at: scrollPosition) }
  }
}

// Selection from code, of which the delegate hears nothing.
extension UITableView {
  /// The path of the first selected row; `nil` if none is selected.
  public var indexPathForSelectedRow: IndexPath? { engine.indexPathForSelectedRow }
  /// The paths of the selected rows; `nil` if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = engine.indexPathsForSelectedRows
    return paths.isEmpty ? nil : paths
  }
  /// Selects a row; a path of `nil` deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    let position = scrollPosition == .none ? nil : scrollPosition
    attempt { try engine.selectRow(at: indexPath, scrollPosition: position) }
  }
  /// Deselects a row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    attempt { try engine.deselectRow(at: indexPath) }
  }
  /// Registers the class whose cells are made for an identifier; `nil` or no class of cells registers a plain cell.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type ?? UITableViewCell.self
    engine.register(forCellReuseIdentifier: identifier) { identifier in
      // Unsafe in name only: the engine calls back where it was called from, which is the main actor.
      nonisolated(unsafe) var made: HostedCell?
      MainActor.assumeIsolated { made = HostedCell(cellClass.made(registeredAs: identifier)) }
      return made ?? TableViewCell(reuseIdentifier: identifier)
    }
  }
  /// Registers a plain cell for an identifier, because nothing is read from nib files.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
  }
  /// Registers the class whose views are made for an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// Registers a plain header or footer for an identifier, because nothing is read from nib files.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = UITableViewHeaderFooterView.self
  }
  /// A cell that waits to be shown again, else a new one of the registered class, else `nil`.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    (engine.dequeueReusableCell(withIdentifier: identifier) as? HostedCell)?.view
  }
  /// A cell that waits to be shown again, else a new one of the registered class.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = try? engine.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? HostedCell
    return cell?.view ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
  }
  /// A new view of the class that is registered for headers and footers; `nil` if none is.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { headerFooterClasses[identifier]?.made(registeredAs: identifier) }
  /// The view above a section; `nil` if it was not in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.headers[section] as? UITableViewHeaderFooterView
  }
  /// The view below a section; `nil` if it was not in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.footers[section] as? UITableViewHeaderFooterView
  }
  /// Asks for the view above a section, or puts its title into one, and reads it.
  func readHeader(ofSection section: Int) -> CellContent? {
    let view = delegate?.tableView(self, viewForHeaderInSection: section)
    let shown = view ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    sectionViews.headers[section] = shown
    shown.map { delegate?.tableView(self, willDisplayHeaderView: $0, forSection: section) }
    return shown.flatMap { CellContent(reading: $0) }
  }
  /// Asks for the view below a section, or puts its text into one, and reads it.
  func readFooter(ofSection section: Int) -> CellContent? {
    let view = delegate?.tableView(self, viewForFooterInSection: section)
    let shown = view ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    sectionViews.footers[section] = shown
    shown.map { delegate?.tableView(self, willDisplayFooterView: $0, forSection: section) }
    return shown.flatMap { CellContent(reading: $0) }
  }
  private func titled(_ title: String?) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

extension CellContent {
  /// Reads a header or footer; one text alone is its title, and an empty view is `nil`.
  @MainActor init?(reading view: UIView) {
    let parts = ViewReading(view).parts.map(\.element)
    guard !parts.isEmpty || view.accessibilityLabel?.isEmpty == false else { return nil }
    if parts.count == 1, case .label(let text) = parts[0].kind {
      self.init(title: text)
    } else {
      self.init(style: .custom, elements: parts)
    }
    accessibility = view.authoredAccessibility
  }
}
