extension NavigationStack {
  /// What can be pressed now: the form's own items if one is open, else those of the top screen.
  public var barItems: [BarItem] { form == nil ? top.barItems : formItems }

  /// Presses an item in the bar.
  ///
  /// - Throws: `.noSuchBarItem`, `.barItemDisabled`; whatever the item's action throws, as `.barItemFailed` if it is no
  ///   `TableViewError`.
  public func press(_ kind: BarItem.Kind) throws(TableViewError) {
    try change { () throws(TableViewError) in
      let items = barItems
      guard let item = items.first(where: { $0.kind == kind }) else {
        throw .noSuchBarItem(kind, present: items.map(\.kind))
      }
      guard item.isEnabled else { throw .barItemDisabled(kind) }
      log.note(.pressed(kind))
      do {
        try item.action()
      } catch {
        throw (error as? TableViewError) ?? .barItemFailed(kind, reason: String(describing: error))
      }
    }
  }

  private var formItems: [BarItem] {
    [BarItem(.cancel) { try self.cancelForm() }, BarItem(.save) { try self.saveForm() }]
  }
}
