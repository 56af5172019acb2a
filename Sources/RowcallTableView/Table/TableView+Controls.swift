#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TableView {
  /// Operates a control inside a row: its value changes and its action runs; the row is not selected.
  ///
  /// The cursor goes to the row.
  /// - Throws: a place error; `.noSuchElement` or `.controlRefused` if the control is not there or cannot do that;
  ///   `.controlFailed` with whatever else the cell throws.
  public func perform(
    _ action: ControlAction, on id: ElementID, inRowAt indexPath: IndexPath
  ) throws(TableViewError) {
    try change("perform(_:on:inRowAt:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let place = try counts.place(of: indexPath)
      try reveal(place)
      guard let cell = window.cell(at: place) else { return }
      focusRow(at: place)
      try run(orThrow: { .controlFailed(id, indexPath, reason: $0) }) {
        try operate(id, of: cell, at: place, action)
      }
    }
  }

  private func operate(
    _ id: ElementID, of cell: TableViewCell, at place: RowPlace, _ action: ControlAction
  ) throws {
    let former = reference(to: place)
    let now = try follow(place) { try cell.perform(action, on: id) }
    // Whatever the action leads to is written down after it.
    guard let element = cell.content[id] else { return }
    note(.operated(element, now.map(reference(to:)) ?? former))
    try cell.didOperate(element)
  }
}
