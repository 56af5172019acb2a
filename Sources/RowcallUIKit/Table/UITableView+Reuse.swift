extension UITableView {
  /// Registers the class whose cells are made for an identifier; `nil` or no class of cells registers a plain cell.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type ?? UITableViewCell.self
    engine.register(forCellReuseIdentifier: identifier) { identifier in
      // Unsafe in name only: the engine calls back where it was called from, which is the main actor.
      nonisolated(unsafe) var made: HostedCell?
      MainActor.assumeIsolated { made = HostedCell(cellClass.made(registeredAs: identifier)) }
      return made ?? TableViewCell(reuseIdentifier: identifier)
    }
  }
  /// Registers a plain cell for an identifier, because nothing is read from nib files.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
  }
  /// Registers the class whose views are made for an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// Registers a plain header or footer for an identifier, because nothing is read from nib files.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = UITableViewHeaderFooterView.self
  }

  /// A cell that waits to be shown again, else a new one of the registered class, else `nil`.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    (engine.dequeueReusableCell(withIdentifier: identifier) as? HostedCell)?.view
  }
  /// A cell that waits to be shown again, else a new one of the registered class.
  ///
  /// Where nothing is registered a phone takes the prototype of the storyboard, or raises an exception. Here the row
  /// gets a plain cell with both labels.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = try? engine.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? HostedCell
    return cell?.view ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
  }
  /// A new view of the class that is registered for headers and footers; `nil` if none is.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    headerFooterClasses[identifier]?.made(registeredAs: identifier)
  }
}
