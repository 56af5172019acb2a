/// One row of a table as it is shown: standard labels and an image, or whatever the app puts into the content view.
///
/// Nothing is drawn. What the cell holds is read in reading order each time somebody asks.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The identifier under which the cell goes back into its queue; `nil` for a cell that is never reused.
  public private(set) var reuseIdentifier: String?
  /// The layout of the standard parts.
  let style: RowcallTableView.CellStyle
  /// What the engine holds in place of this cell, as long as it holds it.
  weak var hosted: HostedCell?

  /// The view that holds everything the app adds to the row.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// The label of the title.
  open var textLabel: UILabel? { made(&standardTextLabel, UILabel.init(frame:)) }
  /// The label of the detail; `nil` in the style `default`.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : made(&standardDetailLabel, UILabel.init(frame:))
  }
  /// The image before the title.
  open var imageView: UIImageView? { made(&standardImageView, UIImageView.init(frame:)) }

  /// What stands at the end of the row.
  open var accessoryType: AccessoryType = .none
  /// A view of the app's own at the end of the row; it takes the place of the accessory type.
  open var accessoryView: UIView?
  /// What stands at the end of the row in editing mode.
  open var editingAccessoryType: AccessoryType = .none
  /// A view of the app's own at the end of the row in editing mode.
  open var editingAccessoryView: UIView?

  /// Whether a selected row stays highlighted.
  open var selectionStyle: SelectionStyle = .default
  /// How deep the row is indented, 0 for the base level.
  open var indentationLevel = 0
  /// The width of one level in points; accepted and not drawn.
  open var indentationWidth: CGFloat = 10
  /// The inset of the line below the row; accepted and not drawn.
  open var separatorInset: UIEdgeInsets = .zero
  /// Whether the row makes room for its edit control; accepted and not drawn.
  open var shouldIndentWhileEditing = true
  /// Whether the row shows the control by which it is moved, where it can be moved.
  open var showsReorderControl = false
  /// How the cell looks while a keyboard is at it; accepted and not drawn.
  open var focusStyle: FocusStyle = .default
  /// Whether a drag of this row begins at a touch; accepted and not used.
  open var userInteractionEnabledWhileDragging = true

  /// The view behind the content; accepted and not drawn.
  open var backgroundView: UIView?
  /// The view behind the content of a selected row; accepted and not drawn.
  open var selectedBackgroundView: UIView?
  /// The view behind the content of a row selected among several; accepted and not drawn.
  open var multipleSelectionBackgroundView: UIView?
  /// How the background looks; kept, not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the background follows the state by itself; accepted and not drawn.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// What the row shows, as a value; it takes the place of the standard labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Sets the configurations for a state; called before the row is shown and whenever the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  // The standard parts that were asked for: a row that shows none has none.
  private(set) var standardTextLabel: UILabel?
  private(set) var standardDetailLabel: UILabel?
  private(set) var standardImageView: UIImageView?

  var configuredContent = ConfiguredContent()
  var needsUpdateConfiguration = true
  var engineState = CellState()
  private var selected = false
  private var highlighted = false
  private var editing = false

  /// Makes a cell of a style, with the identifier of the queue that it goes back to.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = RowcallTableView.CellStyle(style)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell of the default style; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Makes a cell of the default style that is never reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row can be edited now.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// What the edit control of the row does at present.
  open var editingStyle: EditingStyle { EditingStyle(engineState.editingStyle) }
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { engineState.showsDeleteConfirmation }
  /// The state that configurations are made for.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(of: self)
  }

  /// Called before a cell that has been shown is given out again.
  open func prepareForReuse() {}
  /// Selects or deselects the cell; called by the table.
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }
  /// Highlights the cell or ends that; called by the table.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }
  /// Enters or leaves editing mode; called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  /// Called before the controls of editing mode come or go.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls of editing mode came or went.
  open func didTransition(to state: StateMask) {}
  /// Called when the row is dragged; never here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Asks for the configurations to be made anew before the row is read next.
  open func setNeedsUpdateConfiguration() { needsUpdateConfiguration = true }
  /// Sets the configurations for a state; override it to make them.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// The content configuration that fits the style of the cell, without any text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .standard(for: style) }
  /// The background configuration that fits the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Makes a standard part when it is first asked for, and puts it below the content view, where code looks for it.
  private func made<Part: UIView>(_ part: inout Part?, _ make: (CGRect) -> Part) -> Part {
    if let part { return part }
    let new = make(.zero)
    contentView.addSubview(new)
    part = new
    return new
  }
}
