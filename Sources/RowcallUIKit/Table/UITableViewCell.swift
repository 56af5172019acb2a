/// A row of a table: standard labels and an image, or what the app adds to the content view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The identifier under which the cell goes back into its queue; `nil` for a cell that is never reused.
  public private(set) var reuseIdentifier: String?
  /// The layout of the standard parts.
  let style: CellStyle
  /// What the engine holds in place of this cell, as long as it holds it.
  weak var hosted: HostedCell?
  /// The view that holds everything the app adds to the row.
  open private(set) lazy var contentView: UIView = added(UIView())
  /// The label of the title.
  open var textLabel: UILabel? { made(&standardTextLabel, UILabel.init(frame:)) }
  /// The label of the detail; `nil` in the style `default`.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : made(&standardDetailLabel, UILabel.init(frame:))
  }
  /// The image before the title.
  open var imageView: UIImageView? { made(&standardImageView, UIImageView.init(frame:)) }
  /// The accessory at the end of the row, and the one in editing mode.
  open var accessoryType: AccessoryType = .none, editingAccessoryType: AccessoryType = .none
  /// Views of the app's own in place of the accessories.
  open var accessoryView: UIView?, editingAccessoryView: UIView?
  /// Whether a selected row stays highlighted.
  open var selectionStyle: SelectionStyle = .default
  /// The indentation level, 0 for the base level.
  open var indentationLevel = 0
  /// Stored only, without effect.
  open var separatorInset: UIEdgeInsets = .zero, backgroundView: UIView?, selectedBackgroundView: UIView?,
    backgroundConfiguration: UIBackgroundConfiguration?, indentationWidth: CGFloat = 10,
    shouldIndentWhileEditing = true, multipleSelectionBackgroundView: UIView?, showsReorderControl = false
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
  private var flags = (selected: false, highlighted: false, editing: false)
  /// Makes a cell of a style, with the identifier of the queue that it goes back to.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
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
    get { flags.selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { flags.highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row can be edited now.
  open var isEditing: Bool {
    get { flags.editing }
    set { setEditing(newValue, animated: false) }
  }
  /// The current edit control of the row.
  open var editingStyle: EditingStyle { engineState.editingStyle }
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { engineState.showsDeleteConfirmation }
  /// The state that configurations are made for.
  open var configurationState: UICellConfigurationState { UICellConfigurationState(of: self) }
  /// Called before a cell that has been shown is given out again.
  open func prepareForReuse() {}
  /// Selects or deselects the cell; called by the table.
  open func setSelected(_ selected: Bool, animated: Bool) { flags.selected = selected }
  /// Highlights the cell or ends that; called by the table.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { flags.highlighted = highlighted }
  /// Enters or leaves editing mode; called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) { flags.editing = editing }
  /// Called before the controls of editing mode come or go.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls of editing mode came or went.
  open func didTransition(to state: StateMask) {}
  /// Asks for an update of the configurations before the row is read next.
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
    let new = contentView.added(make(.zero))
    part = new
    return new
  }
}

extension UITableViewCell {
  /// The layout of a cell's standard parts.
  public typealias CellStyle = RowcallTableView.CellStyle
  /// What an edit control does to a row.
  public typealias EditingStyle = RowcallTableView.EditingStyle
  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// Whether a selected row stays highlighted.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The controls that a cell shows while its table is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let showingEditControl = Self(rawValue: 1), showingDeleteConfirmation = Self(rawValue: 2)
    init(_ state: CellState) {
      let delete: Self = state.showsDeleteConfirmation ? .showingDeleteConfirmation : []
      self = state.editingStyle == .none ? delete : delete.union(.showingEditControl)
    }
  }
}

extension CellAccessory {
  init(_ type: UITableViewCell.AccessoryType) {
    self =
      switch type {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
  }
}

extension UITableViewCell {
  /// Everything that the cell shows, as the engine and the layers above it read it.
  var content: CellContent {
    updateConfigurationIfNeeded()
    var content = CellContent(style: style)
    if let list = contentConfiguration as? UIListContentConfiguration {
      content.style = list.layout
      content.title = list.title
      content.detail = list.detail
      content.image = list.image.map { CellImage($0) }
    } else if contentConfiguration == nil {
      fillFromStandardParts(&content)
    }
    content.elements = ownParts.map(\.element)
    if content.title == nil, content.detail == nil, content.image == nil, !content.elements.isEmpty {
      content.style = .custom
    }
    content.accessory = accessory(accessoryView, accessoryType)
    content.editingAccessory = accessory(editingAccessoryView, editingAccessoryType)
    content.selectionStyle = selectionStyle == .none ? .none : .default
    content.indentationLevel = max(0, indentationLevel)
    content.accessibility = authoredAccessibility
    return content
  }
  /// The texts, images and controls that the app put into the content view.
  var ownParts: [ViewReading.Part] {
    if contentConfiguration is UIListContentConfiguration {
      return added(to: contentView, but: configuredContent.view)
    }
    return added(to: contentView, but: nil) + added(to: self, but: nil)
  }
  /// The parts of the views that the app added below a view.
  private func added(to view: UIView, but excluded: UIView?) -> [ViewReading.Part] {
    guard !view.isHidden else { return [] }
    let standard = [contentView, standardTextLabel, standardDetailLabel, standardImageView, excluded]
    return view.subviews.filter { subview in !standard.contains { $0 === subview } }
      .flatMap { ViewReading($0).parts }
  }
  private func fillFromStandardParts(_ content: inout CellContent) {
    content.title = standardTextLabel?.visibleText
    content.detail = standardDetailLabel?.visibleText
    if let view = standardImageView, !view.isHidden { content.image = view.image.map { CellImage($0) } }
  }
  private func accessory(_ view: UIView?, _ type: AccessoryType) -> CellAccessory {
    guard let view else { return CellAccessory(type) }
    guard let part = ViewReading(view).parts.first else { return .none }
    return .control(part.element)
  }
}

extension UILabel {
  /// The text of a label that is not hidden.
  fileprivate var visibleText: String? { isHidden ? nil : shownText }
}

/// A reusable view above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view was made; `nil` for one that is never reused.
  public private(set) var reuseIdentifier: String?
  /// The view that holds everything the app adds.
  open private(set) lazy var contentView: UIView = added(UIView())
  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = added(UILabel())
  /// The label of the detail.
  open private(set) lazy var detailTextLabel: UILabel? = added(UILabel())
  /// Stored only, without effect.
  open var backgroundView: UIView?, backgroundConfiguration: UIBackgroundConfiguration?
  /// What the view shows, as a value; it takes the place of the standard labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  var configuredContent = ConfiguredContent()
  /// Makes a view with the identifier of the queue that it goes back to.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Makes a view that is never reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes a view; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Called before a view that has been shown is given out again; never here, where each section gets a new one.
  open func prepareForReuse() {}
  /// The content configuration of a header, without any text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
}
