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
  var selection = RowSelection()
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
  var swipeRuns = SwipeRuns()
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
}
