/// A table of sections and rows, with the methods that app authors know and Rowcall's engine behind them.
///
/// The table is loaded when it is laid out for the first time, as on a phone. A call that a phone would answer with an
/// exception changes nothing here, and stands in the log as refused.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How the sections are set off from each other.
  public let style: Style
  /// The table without a screen, which does everything.
  public let engine: TableView
  private(set) lazy var bridge = TableBridge(self)

  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { loadAnew() } }
  }
  /// Who says how rows behave, and hears what is done to them.
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Who hears early which rows will be needed.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are announced to the prefetch data source.
  open var isPrefetchingEnabled = true
  /// Gives the items of a drag; accepted and never asked.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Takes what is dropped; accepted and never asked.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged to other apps; accepted.
  open var dragInteractionEnabled = true

  /// The view before the first row; `nil` for none.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view after the last row; `nil` for none.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows; its texts are not read.
  open var backgroundView: UIView?

  /// The height of rows in points; accepted and not drawn, unless the delegate says that a row has none.
  open var rowHeight = automaticDimension
  /// The height of headers in points; accepted and not drawn.
  open var sectionHeaderHeight = automaticDimension
  /// The height of footers in points; accepted and not drawn.
  open var sectionFooterHeight = automaticDimension
  /// A guess at the height of rows; accepted and not drawn.
  open var estimatedRowHeight = automaticDimension
  /// A guess at the height of headers; accepted and not drawn.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// A guess at the height of footers; accepted and not drawn.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The space above headers; accepted and not drawn.
  open var sectionHeaderTopPadding = automaticDimension
  /// The height of empty rows below the last; accepted and not drawn.
  open var fillerRowHeight: CGFloat = 0
  /// Whether cells measure themselves anew when their content changes; accepted and not drawn.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  /// The line between rows; accepted and not drawn.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of that line; accepted and not drawn.
  open var separatorColor: UIColor?
  /// The inset of that line; accepted and not drawn.
  open var separatorInset: UIEdgeInsets = .zero
  /// What that inset is measured from; accepted and not drawn.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// An effect of that line; accepted and not drawn.
  open var separatorEffect: UIVisualEffect?
  /// Whether content keeps clear of the safe area; accepted and not drawn.
  open var insetsContentViewsToSafeArea = true
  /// Whether content keeps a width that is good to read; accepted and not drawn.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The number of rows from which the index is shown; accepted: it is there as soon as it has titles.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index; accepted and not drawn.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index; accepted and not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index while it is touched; accepted and not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Whether a keyboard that comes to a row selects it; accepted and not used.
  open var selectionFollowsFocus = false
  /// Whether the row last focused is the first again; accepted and not used.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row can be focused by a keyboard; accepted and not used.
  open var allowsFocus = true

  /// True once the table has asked for its rows.
  var isLoaded = false
  var missing: Set<OptionalMethod> = []
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var sectionViews = SectionViews()

  /// Makes a table of a style; the rectangle is kept and not drawn.
  public init(frame: CGRect, style: Style) {
    self.style = style
    engine = TableView(style: TableView.Style(style))
    super.init(frame: frame)
    connect()
  }

  /// Makes a plain table; the rectangle is kept and not drawn.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table.
  public convenience init() { self.init(frame: .zero, style: .plain) }

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
  open func setEditing(_ editing: Bool, animated: Bool) {
    attempt { () throws(TableViewError) in try engine.setEditing(editing) }
  }

  /// Reads the whole table anew, or, before the first layout, when that comes.
  open func reloadData() {
    guard isLoaded else { return setNeedsLayout() }
    attempt { () throws(TableViewError) in try engine.reloadData() }
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

  private func connect() {
    engine.dataSource = bridge
    engine.delegate = bridge
  }
}

extension UITableView {
  /// The height that says "as the content needs".
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title that stands for the search field in the index.
  nonisolated public static let indexSearch = "{search}"

  /// Runs a call of the engine, which writes into the log what it refuses.
  ///
  /// A session first says which screens came or went, so that its log has them in the order in which they happened.
  func attempt(_ call: () throws(TableViewError) -> Void) {
    announceScreens()
    try? call()
  }

  /// Lets the session say which screens came or went.
  func announceScreens() { session?.announceScreens() }

  /// The session that drives the window of the table; `nil` for a table that is used by itself.
  private var session: ScreenSession? { (window as? SessionWindow)?.session }

  /// Loads the table if that was not done yet and there is somebody to ask.
  func loadIfNeeded() {
    guard !isLoaded, dataSource != nil else { return }
    isLoaded = true
    joinSession()
    readEnds()
    attempt { () throws(TableViewError) in try engine.reloadData() }
  }

  /// Has events written into the log of the session from now on.
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

  /// Reads what stands before the first and after the last row.
  func readEnds() {
    engine.header = tableHeaderView.flatMap { CellContent(reading: $0) }
    engine.footer = tableFooterView.flatMap { CellContent(reading: $0) }
  }
}
