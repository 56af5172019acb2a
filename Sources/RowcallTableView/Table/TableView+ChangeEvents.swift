extension TableView {
  /// Writes down one thing that an update did.
  func note(_ change: UpdateChange, _ before: TableMemory) {
    note(event(of: change, before))
    if case .rowRefreshed(let from, let to, .reload) = change, before.selection.contains(from) {
      note(.deselected(reference(to: to)))
    }
  }

  private func event(of change: UpdateChange, _ before: TableMemory) -> TableViewEvent {
    switch change {
    case .rowDeleted(let place): .rowDeleted(before.reference(to: place))
    case .rowInserted(let place): .rowInserted(reference(to: place))
    case .rowRefreshed(_, let place, _): .rowReloaded(reference(to: place))
    case .rowMoved(let from, let to): moved(before.reference(to: from), to)
    case .sectionDeleted(let section, let rows):
      .sectionDeleted(reference(toSection: section, in: before.window, rows: rows))
    case .sectionInserted(let section, let rows):
      .sectionInserted(reference(toSection: section, in: window, rows: rows))
    case .sectionReloaded(_, let section, let rows):
      .sectionReloaded(reference(toSection: section, in: window, rows: rows))
    case .sectionMoved(let from, let to):
      .sectionMoved(
        from: reference(toSection: from, in: before.window, rows: before.counts[from]),
        to: reference(toSection: to, in: window, rows: counts[to]))
    }
  }

  /// A row that left the window by its move is still named by what it showed there.
  private func moved(_ from: RowReference, _ to: RowPlace) -> TableViewEvent {
    var reference = reference(to: to)
    reference.content = reference.content ?? from.content
    return .rowMoved(from: from, to: reference, neighbour(of: to))
  }
}

extension TableMemory {
  /// A row as it was.
  func reference(to place: RowPlace) -> RowReference {
    RowReference(
      place.indexPath, rowsInSection: counts[place.section], content: window.cell(at: place)?.content)
  }
}
