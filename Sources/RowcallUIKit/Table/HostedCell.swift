/// A `UITableViewCell` as the engine sees it.
///
/// The engine is bound to no actor and this module to the main one; everything here is called by a table of this
/// module, which is on the main actor, and therefore may assume it.
final class HostedCell: TableViewCell {
  let view: UITableViewCell
  private weak var operated: UIControl?

  @MainActor init(_ view: UITableViewCell) {
    self.view = view
    super.init(style: view.style, reuseIdentifier: view.reuseIdentifier)
    view.hosted = self
  }

  /// What the view shows, read anew each time; setting it does nothing, because the view alone knows.
  override var content: CellContent {
    get {
      let view = view
      return MainActor.assumeIsolated { view.content }
    }
    set {}
  }

  override func prepareForReuse() {
    let view = view
    MainActor.assumeIsolated { view.prepareForReuse() }
  }

  override func stateDidChange(from previous: CellState) {
    let (view, state) = (view, state)
    MainActor.assumeIsolated { view.take(state) }
  }

  override func perform(_ action: ControlAction, on id: ElementID) throws {
    let view = view
    operated = try MainActor.assumeIsolated { try view.change(id, by: action) }
  }

  override func didOperate(_ element: ContentElement) throws {
    let control = operated
    operated = nil
    MainActor.assumeIsolated { control?.tellOperated() }
  }
}

extension UITableViewCell {
  /// What the engine holds in place of this cell.
  var hostedCell: HostedCell { hosted ?? HostedCell(self) }

  /// Takes over what the table says about the row.
  func take(_ state: CellState) {
    let previous = engineState
    engineState = state
    let mask = StateMask(state)
    if mask != StateMask(previous) { willTransition(to: mask) }
    if state.isSelected != previous.isSelected { setSelected(state.isSelected, animated: false) }
    if state.isHighlighted != previous.isHighlighted { setHighlighted(state.isHighlighted, animated: false) }
    if state.isEditing != previous.isEditing { setEditing(state.isEditing, animated: false) }
    if mask != StateMask(previous) { didTransition(to: mask) }
    needsUpdateConfiguration = true
    updateConfigurationIfNeeded()
  }

  /// Makes the configurations for the state at present, if something changed since they were made.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: configurationState)
    }
    updateConfiguration(using: configurationState)
  }
}

extension UITableViewCell.StateMask {
  init(_ state: CellState) {
    self = []
    if state.editingStyle != .none { insert(.showingEditControl) }
    if state.showsDeleteConfirmation { insert(.showingDeleteConfirmation) }
  }
}
