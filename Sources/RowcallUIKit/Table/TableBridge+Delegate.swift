extension TableBridge: @MainActor TableViewDelegate {
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    guard let cell = (cell as? HostedCell)?.view else { return }
    table.addSubview(cell)
    delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  {
    guard let cell = (cell as? HostedCell)?.view else { return }
    cell.removeFromSuperview()
    delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard !table.isInert(indexPath) else { return nil }
    guard let delegate else { return indexPath }
    guard delegate.tableView(table, shouldHighlightRowAt: indexPath) else { return nil }
    delegate.tableView(table, didHighlightRowAt: indexPath)
    delegate.tableView(table, didUnhighlightRowAt: indexPath)
    return delegate.tableView(table, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.tableView(table, didSelectRowAt: indexPath)
    delegate?.tableView(table, performPrimaryActionForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.map { $0.tableView(table, willDeselectRowAt: indexPath) } ?? indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    delegate?.tableView(table, didDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
  }

  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
    EditingStyle(
      delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? table.standardEditingStyle(at: indexPath)
    )
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate?.tableView(table, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate?.tableView(table, didEndEditingRowAt: indexPath)
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    delegate?.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      ?? proposed
  }

  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    delegate?.tableView(table, indentationLevelForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    let height = delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    return height == UITableView.automaticDimension ? nil : Double(height)
  }

  func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent? {
    table.readHeader(ofSection: section)
  }

  func tableView(_ tableView: TableView, footerForSection section: Int) -> CellContent? {
    table.readFooter(ofSection: section)
  }
}
