/// One row as it is shown: its content, and the state that the table gives it.
///
/// Cells are reused. Whatever a data source sets for one row it must set or reset for every row, or undo in
/// `prepareForReuse()`. Subclass it to hold more than its content.
open class TableViewCell {
  /// The identifier under which the cell goes back into its queue; `nil` for a cell that is never reused.
  public let reuseIdentifier: String?

  /// Everything that the cell shows.
  open var content: CellContent

  /// What the table says about the cell: selected, editing, and so on.
  public internal(set) var state = CellState() {
    didSet { if state != oldValue { stateDidChange(from: oldValue) } }
  }

  /// Whether the cell stands in the queue of a table, and whether it may be given out from there.
  var isQueued = false
  var isWaiting = false

  private var changeHandlers: [String: (ContentElement) throws -> Void] = [:]

  /// Makes a cell of a style.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    content = CellContent(style: style)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before a cell that has been shown is given out again; everything that was not reset is still there.
  open func prepareForReuse() {}

  /// Called after the table has changed the cell's state.
  open func stateDidChange(from previous: CellState) {}

  /// Changes the value of a control as the listener asks; the table writes that down and calls `didOperate(_:)`.
  ///
  /// - Throws: `TableViewError.noSuchElement`, or `.controlRefused` for a control that cannot do that.
  open func perform(_ action: ControlAction, on id: ElementID) throws {
    guard var element = content[id] else { throw TableViewError.noSuchElement(id, texts: content.texts) }
    try element.apply(action)
    content[id] = element
  }

  /// The listener operated a control, which has its new value: runs the handler that was set for its name.
  open func didOperate(_ element: ContentElement) throws {
    if let name = element.name { try changeHandlers[name]?(element) }
  }

  /// Sets what happens when the listener operates the control of that name; it takes the place of an earlier handler.
  public func whenOperated(_ name: String, _ handler: @escaping (ContentElement) throws -> Void) {
    changeHandlers[name] = handler
  }
}

/// What the table says about a cell that it shows.
public struct CellState: Hashable, Sendable {
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether the row looks selected; a cell with the selection style `none` never does.
  public var isHighlighted = false
  /// Whether the row can be edited now.
  public var isEditing = false
  /// What the row's edit control does; `none` outside editing mode.
  public var editingStyle = EditingStyle.none
  /// Whether the row asks for confirmation of its deletion.
  public var showsDeleteConfirmation = false
  /// Whether the row can be moved now.
  public var showsReorderControl = false
  /// The indentation level that the delegate gave, or else the cell's own.
  public var indentationLevel = 0
  /// The height that the delegate gave, in points; `nil` if the cell decides.
  ///
  /// A row of no height is not there for a listener.
  public var height: Double?

  /// Makes the state of a cell at rest.
  public init() {}
}

/// What an edit control does to a row.
public enum EditingStyle: Hashable, Sendable {
  /// Nothing: there is no control.
  case none
  /// Deletes the row.
  case delete
  /// Inserts a row.
  case insert
}

/// The cells that wait to be shown again, one queue for each identifier, and how new ones are made.
///
/// It never calls the author's code itself, so that such code may turn to the table while a cell is being made.
struct ReusePool {
  private(set) var prototypes: [String: (String) -> TableViewCell] = [:]
  private var queues: [String: [TableViewCell]] = [:]

  /// Sets how a cell of an identifier is made; returns the cells of an earlier prototype, which are forgotten.
  mutating func register(_ identifier: String, _ make: @escaping (String) -> TableViewCell) -> [TableViewCell]
  {
    prototypes[identifier] = make
    return queues.removeValue(forKey: identifier) ?? []
  }

  /// Takes a waiting cell out of its queue; `nil` if none waits.
  mutating func takeWaiting(_ identifier: String) -> TableViewCell? {
    while let cell = queues[identifier]?.popLast() {
      cell.isQueued = false
      if cell.isWaiting { return cell }
    }
    return nil
  }

  /// Takes back a cell that is no longer shown.
  ///
  /// A data source that keeps its cells shows them again without asking for them here; such a cell is in its queue once,
  /// and is not given out while it is shown.
  mutating func enqueue(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cell.isWaiting = true
    guard !cell.isQueued else { return }
    cell.isQueued = true
    queues[identifier, default: []].append(cell)
  }
}
