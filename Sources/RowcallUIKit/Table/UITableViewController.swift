/// A screen that is one table, its data source and its delegate; overrides must be in the class itself, not in an extension.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// True if the selection is cleared when the screen appears again.
  open var clearsSelectionOnViewWillAppear = true
  private let style: UITableView.Style
  /// Makes a screen with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a screen with a plain table; nothing is read from nib files.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a screen with a plain table.
  public convenience init() { self.init(style: .plain) }
  /// Makes a screen with a plain table; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// The table, which is also the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set {
      if newValue?.dataSource == nil { newValue?.dataSource = self }
      if newValue?.delegate == nil { newValue?.delegate = self }
      view = newValue
    }
  }
  /// What reloads the table when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  /// Makes the table, with this screen as its data source and delegate.
  open override func loadView() { tableView = UITableView(frame: .zero, style: style) }
  /// Clears the selection, unless that is switched off.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }
  /// Enters or leaves editing mode, with the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
  /// The number of rows in a section; 0 unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row; an empty one unless overridden.
  open func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell { UITableViewCell() }
  /// The number of sections; 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The title above a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The text below a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Deletes or inserts a row in the data.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.noteMissing(.commit) }
  /// Whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.noteMissing(.canMove)
    return true
  }
  /// Moves the item of a row in the data.
  open func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
  /// The titles of the section index; none unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a title of the index leads to.
  open func tableView(_: UITableView, sectionForSectionIndexTitle: String, at index: Int) -> Int { index }
  /// A cell is about to be shown in a row.
  open func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
  /// A header is about to be shown.
  open func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int) {}
  /// A footer is about to be shown.
  open func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int) {}
  /// A cell is no longer shown.
  open func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath) {}
  /// The height of a row in points; a row of no height is not there for a person.
  open func tableView(_ tableView: UITableView, heightForRowAt: IndexPath) -> CGFloat { tableView.rowHeight }
  /// The height of a header in points; stored only.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The height of a footer in points; stored only.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// A guess at the height of a row; never asked for here.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// The view above a section; `nil`: the title of the data source.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The view below a section; `nil`: the text of the data source.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// How deep a row is indented, 0 for the base level.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.indentationLevelOfCell(at: indexPath)
  }
  /// The detail button of a row was tapped.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Whether a row may be highlighted, and so selected, by a touch.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// A row was highlighted by a touch.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// The touch of a row ended.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Never called.
  open func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt: IndexPath) -> Bool { false }
  /// Never called.
  open func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt: IndexPath) {}
  /// Never called.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// The row to select in place of the one tapped; `nil` to refuse.
  open func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// The row to deselect in place of the selected one; `nil` to refuse.
  open func tableView(_: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// A row was selected by a touch.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A row was deselected by a touch.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The edit control of a row.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt: IndexPath) -> EditingStyle {
    tableView.standardEditingStyle
  }
  /// The title of the button that confirms a deletion; `nil`: the usual word.
  open func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String? { nil }
  /// The actions behind a row, as they were given before swipe actions; `nil`: the standard one.
  open func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> [UITableViewRowAction]? { nil }
  /// The actions behind the start of a row; `nil` for none.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  /// The actions behind the end of a row; `nil`: the standard one, which deletes.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Whether a row makes room for its edit control; stored only.
  open func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool { true }
  /// A row was swiped and is about to be edited.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// The editing of a swiped row ended; `nil` if the row is gone.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Where a moved row may go; another path than the proposed one redirects it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// The menu of a row; `nil` for none.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A drag begins.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A drag ended.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Scrolling has ended.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
